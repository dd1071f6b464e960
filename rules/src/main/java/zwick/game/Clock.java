package zwick.game;

/// Time left, in milliseconds, as data. It never reads the time: the caller says how long somebody
/// has thought, so that a replay gives the same clock again.
///
/// @param increment what a player earns with every turn
/// @param delay how long he may think about a move before his time is touched at all: seconds in
///   front of a real clock, days in a game by post
public record Clock(long white, long black, long increment, long delay) {
  public Clock(long white, long black, long increment) {
    this(white, black, increment, 0);
  }

  public static Clock of(long each, long increment) {
    return new Clock(each, each, increment);
  }

  public long left(Side side) {
    return side == Side.WHITE ? white : black;
  }

  /// How long he can think about this move at the most.
  public long allows(Side side) {
    return left(side) + delay;
  }

  /// The increment is earned when the turn passes, so an extra move earns none.
  Clock spend(Side side, long used, boolean turnPasses) {
    long rest = left(side) - Math.max(0, used - delay) + (turnPasses ? increment : 0);
    return side == Side.WHITE
        ? new Clock(rest, black, increment, delay)
        : new Clock(white, rest, increment, delay);
  }
}
