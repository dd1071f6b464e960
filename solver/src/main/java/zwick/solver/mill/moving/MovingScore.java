package zwick.solver.mill.moving;

import zwick.solver.mill.positions.MovingEntry;

/// What a move is worth to a forward check. Scores order what moves lead to: early wins highest,
/// early losses lowest.
final class MovingScore {
  static final int WIN = 1000;

  /// Nothing is better than to take the last stone, or one after which all is won.
  static final int BEST = WIN - 1;

  private static final int DRAW = 500;

  /// Of an entry that a move inside the pair leads to, the opponent being to move.
  static final int[] QUIET = new int[256];

  /// Of an entry of a smaller pair, the opponent being to move.
  static final int[] TAKING = new int[256];

  /// Of an entry of a smaller pair, the one who took being to move again.
  static final int[] AGAIN = new int[256];

  static {
    for (int entry = 0; entry < 256; entry++) {
      boolean drawn = MovingEntry.drawn(entry);
      int plies = MovingEntry.plies(entry) + 1;
      QUIET[entry] = drawn ? DRAW : MovingEntry.lost(entry) ? WIN - plies : plies;
      TAKING[entry] = drawn ? DRAW : MovingEntry.lost(entry) ? BEST : 0;
      AGAIN[entry] = drawn ? DRAW : MovingEntry.won(entry) ? BEST : 0;
    }
  }

  private MovingScore() {}

  /// The entry that the best move's score stands for.
  static int entry(int score) {
    return score == DRAW ? MovingEntry.DRAWN : MovingEntry.of(score > DRAW ? WIN - score : score);
  }
}
