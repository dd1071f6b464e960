package zwick.wire;

import zwick.engine.SearchLimits;

/// How long to think, given what the clock shows. Some of it is kept back for the way to the other
/// program, whose clock is the one that counts.
public final class TimeAllowance {
  private static final long RESERVE = 20;

  private TimeAllowance() {}

  /// For this one move.
  public static SearchLimits move(long millis) {
    return SearchLimits.time(Math.max(1, millis - Math.min(RESERVE, millis / 2)));
  }

  /// A share of what is left on the clock.
  ///
  /// @param moves to be made in this time; 0 for the rest of the game
  public static SearchLimits clock(long left, long increment, int moves) {
    long usable = Math.max(1, left - Math.min(2 * RESERVE, left / 2));
    return SearchLimits.clock(usable, increment, moves);
  }

  /// Whatever comes first.
  public static SearchLimits both(SearchLimits a, SearchLimits b) {
    return new SearchLimits(
        Math.min(a.depth(), b.depth()),
        Math.min(a.nodes(), b.nodes()),
        Math.min(a.soft(), b.soft()),
        Math.min(a.hard(), b.hard()));
  }
}
