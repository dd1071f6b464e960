package zwick.hall.game;

import zwick.game.Side;

/// How long the side to move has been thinking, and which times do not count.
///
/// @param since when it began to think
/// @param lost how long nobody could play since then; negative where the clock was put back
/// @param whiteRest until when White is on holiday; times long gone do no harm
/// @param whiteDays days of holiday White has taken
public record ThinkingTime(
    long since, long lost, long whiteRest, long blackRest, int whiteDays, int blackDays) {

  static ThinkingTime from(long at) {
    return new ThinkingTime(at, 0, 0, 0, 0, 0);
  }

  ThinkingTime turned(long at) {
    return new ThinkingTime(at, 0, whiteRest, blackRest, whiteDays, blackDays);
  }

  /// Nobody could play in that time, or the clock was put forward by it. Where `to` is before
  /// `from` it was put back: what has been thought stays as long as it was.
  ThinkingTime out(long from, long to) {
    long added = to < from ? to - from : Math.max(0, to - Math.max(from, since));
    return new ThinkingTime(since, lost + added, whiteRest, blackRest, whiteDays, blackDays);
  }

  ThinkingTime rested(Side side, long at, int days) {
    long until = Math.max(at, rest(side)) + days * Pace.DAY;
    return side == Side.WHITE
        ? new ThinkingTime(since, lost, until, blackRest, whiteDays + days, blackDays)
        : new ThinkingTime(since, lost, whiteRest, until, whiteDays, blackDays + days);
  }

  long rest(Side side) {
    return side == Side.WHITE ? whiteRest : blackRest;
  }

  int days(Side side) {
    return side == Side.WHITE ? whiteDays : blackDays;
  }

  /// Milliseconds that `side` has thought by `now`.
  long used(Side side, long now) {
    long resting = Math.max(0, Math.min(now, rest(side)) - since);
    return Math.max(0, now - since - lost - resting);
  }

  /// When it will have thought for `millis`.
  long when(Side side, long millis) {
    return since + lost + Math.max(0, rest(side) - since) + millis;
  }
}
