package zwick.solver;

/// How a table says what a position is worth to the side to move, in one byte: 0 for a draw, else
/// the plies and one. An odd number of plies is a win, an even one a loss; they are counted to the
/// last move before a stone is taken or the game is over, so that taking right away is a win in 1,
/// and having only moves that lead to another, won table a loss in 0.
final class Entry {
  static final int DRAWN = 0;

  private Entry() {}

  static boolean drawn(int entry) {
    return entry == DRAWN;
  }

  static boolean won(int entry) {
    return entry != DRAWN && (entry & 1) == 0;
  }

  static boolean lost(int entry) {
    return (entry & 1) == 1;
  }

  static int plies(int entry) {
    return entry - 1;
  }

  static int of(int plies) {
    return plies + 1;
  }
}
