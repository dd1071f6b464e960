package zwick.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zwick.game.Game;
import zwick.game.Refusal;
import zwick.game.Verdict;
import zwick.notation.ActionText;
import zwick.notation.PositionText;
import zwick.notation.RuleText;
import zwick.text.Language;
import zwick.text.Words;

/// What the README shows is what the program does.
class ReadmeTest {
  private static final Pattern EXAMPLE =
      Pattern.compile(
          "(?ms)^```console\\n\\$ (?:echo '([^']*)' \\| )?\\./zwick ([^\\n]*)\\n(.*?)```");

  record Example(String input, String command, String output) {
    @Override
    public String toString() {
      return command;
    }
  }

  static List<Example> examples() throws IOException {
    return EXAMPLE
        .matcher(readme())
        .results()
        .map(m -> new Example(m.group(1) == null ? "" : m.group(1), m.group(2), m.group(3)))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void theReadmeShowsWhatTheProgramPrints(Example example) {
    var run = Run.with(example.input(), example.command().split(" "));
    assertThat(run.lines()).isEqualTo(example.output().lines().toList());
  }

  @Test
  void theLibraryExampleWorksAsPrinted() throws IOException {
    var rules = RuleText.read("dame-ravensburger,obligation=huff");
    var game = Game.of(rules.start());
    var printed =
        switch (game.apply(ActionText.read(game, "22-18").orElseThrow())) {
          case Verdict.Accepted(Game next) -> PositionText.write(next.position());
          case Verdict.Refused(Refusal no) -> Words.in(Language.GERMAN).refusal(no, rules);
        };
    assertThat(printed).startsWith("B:W18,21,23,");
    assertThat(readme())
        .contains("var rules = RuleText.read(\"dame-ravensburger,obligation=huff\");")
        .contains("switch (game.apply(ActionText.read(game, \"22-18\").orElseThrow())) {");
  }

  private static String readme() throws IOException {
    return Files.readString(Path.of("..", "README.md"));
  }
}
