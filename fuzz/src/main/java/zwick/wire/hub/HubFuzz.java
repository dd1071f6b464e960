package zwick.wire.hub;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zwick.fuzz.Check;
import zwick.fuzz.TextTarget;
import zwick.game.known.Oracle;
import zwick.wire.WireBoard;

/// What another program says over the Hub protocol. Every line is obeyed or answered with an
/// `error`, and whatever we say is one line of the protocol.
public final class HubFuzz extends TextTarget {
  /// These say nothing that could be misread, and an engine of its own for each would take minutes.
  private static final Set<String> COSTLY = Set.of("init", "new-game", "go");

  private static final Set<String> ANSWERS = Set.of("id", "param", "wait", "pong", "error");

  public HubFuzz() {
    super("hub");
  }

  @Override
  protected Stream<String> texts() {
    var start = WireBoard.HUB.write(HubVariant.NORMAL.rules().start());
    return Stream.of(
        "hub\nset-param name=variant value=frisian\npos pos=" + start + "\n",
        "pos pos=" + start + " moves=\"32-28 18-23 38-32\"\nping\n",
        "pos moves=\"32-28 19-23 28x19x23 14x23x19\"\n",
        "set-param name=variant value=\"losing\"\npos\nstop\nponder-hit\nquit\n",
        "level time=60 inc=0.5 moves=40\nlevel depth=12 nodes=1000000 move-time=3\nlevel infinite\n",
        "pos pos=BeeeeeeeeeeeeeeeeeeeeeWeeeeeeeBeeeeeeeeeeeeeeeeeeee\n");
  }

  @Override
  protected void take(String text) {
    text.lines().forEach(HubFuzz::line);
    var said =
        text.lines()
            .filter(line -> COSTLY.stream().noneMatch(word -> line.strip().startsWith(word)))
            .collect(Collectors.joining("\n"));
    var answers = new ByteArrayOutputStream();
    new HubEngine(
            "1",
            rules -> Oracle.NONE,
            new ByteArrayInputStream(said.getBytes(StandardCharsets.UTF_8)),
            new PrintStream(answers, true, StandardCharsets.UTF_8))
        .run();
    for (var answer : answers.toString(StandardCharsets.UTF_8).split("\n")) {
      if (!answer.isEmpty()) {
        answered(answer);
      }
    }
  }

  private static void line(String text) {
    try {
      var line = HubLine.read(text);
      var written = new StringBuilder(line.command());
      line.arguments().forEach((name, value) -> written.append(HubLine.pair(name, value)));
      Check.same(text, line.command(), HubLine.read(written.toString()).command());
    } catch (HubError error) {
      Check.holds("a sentence", !error.sentence().isBlank());
    }
  }

  private static void answered(String answer) {
    Check.holds(
        "control characters in " + answer, answer.chars().noneMatch(Character::isISOControl));
    try {
      Check.holds("no answer: " + answer, ANSWERS.contains(HubLine.read(answer).command()));
    } catch (HubError error) {
      throw new AssertionError("not of the protocol: " + answer, error);
    }
  }
}
