package zwick.solver.mill.positions;

/// How a table says what a position is worth to the side to move, in one byte: 0 for a draw, else
/// the plies and one. An odd number of plies is a win, an even one a loss; they are counted to the
/// last move before a stone is taken or the game is over, so that taking right away is a win in 1,
/// and having only moves that lead to another, won table a loss in 0.
public final class MovingEntry {
  public static final int DRAWN = 0;

  private MovingEntry() {}

  public static boolean drawn(int entry) {
    return entry == DRAWN;
  }

  public static boolean won(int entry) {
    return entry != DRAWN && (entry & 1) == 0;
  }

  public static boolean lost(int entry) {
    return (entry & 1) == 1;
  }

  /// The same for the other side, its plies forgotten.
  public static byte turned(int entry) {
    return (byte) (drawn(entry) ? DRAWN : won(entry) ? of(0) : of(1));
  }

  public static int plies(int entry) {
    return entry - 1;
  }

  public static int of(int plies) {
    return plies + 1;
  }
}
