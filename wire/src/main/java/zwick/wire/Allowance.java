package zwick.wire;

import zwick.engine.Limits;

/// How long to think, given what the clock shows. Some of it is kept back for the way to the other
/// program, whose clock is the one that counts.
final class Allowance {
  private static final long RESERVE = 20;

  /// So many more moves are expected at most, however many there may be.
  private static final int HORIZON = 20;

  private Allowance() {}

  /// For this one move.
  static Limits move(long millis) {
    return Limits.time(Math.max(1, millis - Math.min(RESERVE, millis / 2)));
  }

  /// A fair share of what is left; a difficult move may take three times that.
  ///
  /// @param moves to be made in this time; 0 for the rest of the game
  static Limits clock(long left, long increment, int moves) {
    long usable = Math.max(1, left - Math.min(2 * RESERVE, left / 2));
    int expected = moves == 0 ? HORIZON : Math.min(moves, HORIZON);
    long share = usable / expected + increment * 3 / 4;
    long most = Math.max(1, Math.min(usable / Math.min(expected, 3), share * 3));
    long soft = expected == 1 ? most : Math.min(share * 2 / 3, most);
    return new Limits(Limits.DEEPEST, Long.MAX_VALUE, Math.max(1, soft), most);
  }

  /// Whatever comes first.
  static Limits both(Limits a, Limits b) {
    return new Limits(
        Math.min(a.depth(), b.depth()),
        Math.min(a.nodes(), b.nodes()),
        Math.min(a.soft(), b.soft()),
        Math.min(a.hard(), b.hard()));
  }
}
