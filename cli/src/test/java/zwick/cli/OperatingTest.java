package zwick.cli;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whoever runs a server types what `docs/operating.md` and `docs/moderation.md` show; it has to
/// exist.
class OperatingTest {
  private static final Path GUIDE = Path.of("..", "docs", "operating.md");
  private static final Path MODERATION = Path.of("..", "docs", "moderation.md");
  private static final Pattern COMMAND =
      Pattern.compile("(?m)^    (?:.* )?(?:\\./)?zwick ((?:serve|export|import)\\b.*)$");
  private static final Pattern DECISION =
      Pattern.compile("(?m)(?:`|^    )zwick (hall [a-z-]+|account)\\b([^`\n]*)");
  private static final Pattern OPTION = Pattern.compile("--[a-z-]+");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)\\)");

  static List<String> commands() throws IOException {
    return COMMAND
        .matcher(Files.readString(GUIDE))
        .results()
        .map(found -> found.group(1).strip())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyOptionThatIsShownExists(String command) {
    var name = command.split(" ")[0];
    var help = Run.zwick("help", name).out();
    assertThat(OPTION.matcher(command).results().map(found -> found.group()))
        .allSatisfy(option -> assertThat(help).containsPattern(option + "[=\\s]"))
        .isNotEmpty();
  }

  record Shown(String command, String rest) {}

  static List<Shown> decisions() throws IOException {
    return DECISION
        .matcher(Files.readString(MODERATION))
        .results()
        .map(found -> new Shown(found.group(1), found.group(2)))
        .distinct()
        .toList();
  }

  @ParameterizedTest
  @MethodSource("decisions")
  void everyDecisionThatIsShownCanBeTyped(Shown shown) {
    var words = shown.command().split(" ");
    var help =
        words.length == 1 ? Run.zwick("help", words[0]) : Run.zwick(words[0], "help", words[1]);
    var usage = help.lines().stream().collect(joining("\n"));
    assertThat(OPTION.matcher(shown.rest()).results().map(found -> found.group()))
        .allSatisfy(option -> assertThat(usage).containsPattern(option + "[=\\s]"));
    boolean why = Pattern.compile("\\s--why").matcher(usage.split("\n\n")[0]).find();
    assertThat(shown.rest().contains("--why")).as(usage).isEqualTo(why);
  }

  /// What is written by others beside it comes with them.
  @Test
  void everythingItLeadsToIsThere() throws IOException {
    var links = LINK.matcher(Files.readString(GUIDE)).results().map(found -> found.group(1));
    assertThat(links.distinct().toList())
        .hasSizeGreaterThan(5)
        .allSatisfy(link -> assertThat(GUIDE.resolveSibling(link)).exists());
  }
}
