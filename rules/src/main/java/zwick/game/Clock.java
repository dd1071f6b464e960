package zwick.game;

/// Time left, in milliseconds, as data. It never reads the time: the caller says how long somebody
/// has thought, so that a replay gives the same clock again.
public record Clock(long white, long black, long increment) {
  public static Clock of(long each, long increment) {
    return new Clock(each, each, increment);
  }

  public long left(Side side) {
    return side == Side.WHITE ? white : black;
  }

  /// The increment is earned when the turn passes, so an extra move earns none.
  Clock spend(Side side, long used, boolean turnPasses) {
    long rest = left(side) - used + (turnPasses ? increment : 0);
    return side == Side.WHITE
        ? new Clock(rest, black, increment)
        : new Clock(white, rest, increment);
  }
}
