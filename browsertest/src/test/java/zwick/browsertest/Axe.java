package zwick.browsertest;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/// Looks a page over for what shuts people out: names a screen reader misses, colours too faint,
/// what a keyboard cannot reach.
final class Axe {
  private static final String SCRIPT = script();

  /// The answer of axe-core is large; these lines say what is wrong, where, and how to mend it.
  private static final String LOOK =
      """
      async () => {
        const { violations } = await axe.run(document, { resultTypes: ['violations'] });
        return violations.flatMap(({ id, impact, help, nodes }) =>
          nodes.map(({ target, failureSummary, html }) => {
            const how = (failureSummary ?? '').split('\\n').slice(1).map((line) => line.trim());
            return `${id} (${impact}): ${help}. ${target.join(' ')}: ${how.join('; ')} ${html}`;
          }));
      }
      """;

  private Axe() {}

  /// Every violation as a line to read; none if all is well.
  static List<String> violations(Page page) {
    page.evaluate(SCRIPT);
    return ((List<?>) page.evaluate(LOOK)).stream().map(String::valueOf).toList();
  }

  private static String script() {
    try (var in = requireNonNull(Axe.class.getResourceAsStream("/axe.min.js"))) {
      // a script whose last value is nothing: what it defines cannot be handed out of the browser
      return new String(in.readAllBytes(), UTF_8) + "\n;undefined";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
