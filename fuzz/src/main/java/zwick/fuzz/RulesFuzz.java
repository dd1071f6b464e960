package zwick.fuzz;

import java.util.Random;
import java.util.stream.Stream;
import zwick.game.BadInput;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;
import zwick.notation.RuleText;
import zwick.testkit.RandomRules;

/// Rule sets as text. What is read can be written, and begins somewhere.
public final class RulesFuzz extends TextTarget {
  public RulesFuzz() {
    super("rules");
  }

  @Override
  protected Stream<String> texts() {
    var random = new Random(1);
    return Stream.concat(
        Presets.all().stream().map(Preset::id),
        Stream.of("mill", "draughts", "wolf")
            .flatMap(family -> Stream.generate(() -> RandomRules.of(family, random)).limit(20))
            .map(RuleText::write));
  }

  @Override
  protected void take(String text) {
    try {
      var rules = RuleText.read(text);
      var written = RuleText.write(rules);
      Check.same("rules", rules, RuleText.read(written));
      Check.same("text", written, RuleText.write(RuleText.read(written)));
      Check.holds("a start", !rules.start().legalMoves().isEmpty());
    } catch (BadInput bad) {
      Check.tells(bad);
    }
  }
}
