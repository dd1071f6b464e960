package zwick.notation;

import java.util.Optional;
import zwick.game.Clock;
import zwick.game.TextParts;

/// Clocks and thinking times as text, in seconds: `300+5` for five minutes each and five seconds a
/// move, `300/240+5` where the players begin with different times, `300+5d10` where each move may
/// take ten seconds before the clock runs.
public final class ClockText {
  private static final char DELAY = 'd';

  /// Milliseconds, as many digits as a JSON record may have.
  private static final long LONGEST = 999_999_999_999_999L;

  private ClockText() {}

  public static String write(Clock clock) {
    var times =
        clock.white() == clock.black()
            ? seconds(clock.white())
            : seconds(clock.white()) + "/" + seconds(clock.black());
    var delay = clock.delay() == 0 ? "" : DELAY + seconds(clock.delay());
    return times + "+" + seconds(clock.increment()) + delay;
  }

  public static Optional<Clock> read(String text) {
    int plus = text.indexOf('+');
    var times = plus < 0 ? text : text.substring(0, plus);
    int slash = times.indexOf('/');
    long white = milliseconds(slash < 0 ? times : times.substring(0, slash));
    long black = slash < 0 ? white : milliseconds(times.substring(slash + 1));
    var added = plus < 0 ? "0" : text.substring(plus + 1);
    int waits = added.indexOf(DELAY);
    long increment = milliseconds(waits < 0 ? added : added.substring(0, waits));
    long delay = waits < 0 ? 0 : milliseconds(added.substring(waits + 1));
    return Math.min(Math.min(white, black), Math.min(increment, delay)) < 0
        ? Optional.empty()
        : Optional.of(new Clock(white, black, increment, delay));
  }

  /// `1.25` for 1250 milliseconds.
  public static String seconds(long milliseconds) {
    long rest = milliseconds % 1000;
    var text = new StringBuilder().append(milliseconds / 1000);
    if (rest > 0) {
      text.append('.').append(String.valueOf(1000 + rest), 1, 4);
      while (text.charAt(text.length() - 1) == '0') {
        text.setLength(text.length() - 1);
      }
    }
    return text.toString();
  }

  /// The other way round, also of `h:mm:ss`; -1 if it is no time.
  public static long milliseconds(String text) {
    var whole = text.strip();
    int point = whole.indexOf('.');
    long rest = 0;
    if (point >= 0) {
      var digits = whole.substring(point + 1);
      rest = digits.length() > 3 ? -1 : number((digits + "000").substring(0, 3));
      whole = whole.substring(0, point);
    }
    long seconds = 0;
    var parts = TextParts.of(whole, ':');
    for (var part : parts) {
      long number = number(part);
      if (number < 0 || rest < 0 || parts.size() > 3) {
        return -1;
      }
      seconds = 60 * seconds + number;
    }
    return seconds > LONGEST / 1000 ? -1 : 1000 * seconds + rest;
  }

  private static long number(String digits) {
    boolean number =
        !digits.isEmpty()
            && digits.length() <= 12
            && digits.chars().allMatch(c -> c >= '0' && c <= '9');
    return number ? Long.parseLong(digits) : -1;
  }
}
