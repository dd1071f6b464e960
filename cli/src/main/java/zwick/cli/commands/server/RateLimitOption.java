package zwick.cli.commands.server;

import java.util.List;
import java.util.regex.Pattern;
import zwick.cli.support.BadUsage;
import zwick.hall.policy.UsageLimits;
import zwick.text.Words;

/// What `--limit` says: `games-per-minute=10`.
public final class RateLimitOption {
  private static final Pattern FORM = Pattern.compile("([a-z-]+)=([0-9]{1,9})");
  private static final int MOST = 1_000_000;

  private RateLimitOption() {}

  /// These limits with all that was said about them.
  static UsageLimits read(List<String> said, UsageLimits limits) {
    for (var text : said) {
      var form = FORM.matcher(text);
      if (!form.matches() || Integer.parseInt(form.group(2)) > MOST) {
        throw bad(text);
      }
      limits =
          limits.with(form.group(1), Integer.parseInt(form.group(2))).orElseThrow(() -> bad(text));
    }
    return limits;
  }

  private static BadUsage bad(String text) {
    var names = String.join(", ", UsageLimits.usual().all().keySet());
    return new BadUsage("serve.bad-limit", text, MOST, names);
  }

  /// All there are, one a line, as they are if nobody says otherwise.
  public static String[] help(Words words) {
    return UsageLimits.usual().all().entrySet().stream()
        .map(limit ->
            "  %s=%d%n      %s"
                .formatted(limit.getKey(), limit.getValue(), words.text("limit." + limit.getKey())))
        .toArray(String[]::new);
  }
}
