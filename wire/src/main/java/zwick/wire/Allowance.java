package zwick.wire;

import zwick.engine.Limits;

/// How long to think, given what the clock shows. Some of it is kept back for the way to the other
/// program, whose clock is the one that counts.
final class Allowance {
  private static final long RESERVE = 20;

  private Allowance() {}

  /// For this one move.
  static Limits move(long millis) {
    return Limits.time(Math.max(1, millis - Math.min(RESERVE, millis / 2)));
  }

  /// A share of what is left on the clock.
  ///
  /// @param moves to be made in this time; 0 for the rest of the game
  static Limits clock(long left, long increment, int moves) {
    long usable = Math.max(1, left - Math.min(2 * RESERVE, left / 2));
    return Limits.clock(usable, increment, moves);
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
