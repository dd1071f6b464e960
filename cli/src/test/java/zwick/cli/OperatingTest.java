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

/// Whoever runs a server types what `docs/operating.md` shows; it has to exist.
class OperatingTest {
  private static final Path GUIDE = Path.of("..", "docs", "operating.md");
  private static final Pattern COMMAND =
      Pattern.compile("(?m)^    (?:.* )?(?:\\./)?zwick ((?:serve|export|import)\\b.*)$");
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

  /// What is written by others beside it comes with them.
  @Test
  void everythingItLeadsToIsThere() throws IOException {
    var links = LINK.matcher(Files.readString(GUIDE)).results().map(found -> found.group(1));
    assertThat(links.distinct().toList())
        .hasSizeGreaterThan(5)
        .allSatisfy(link -> assertThat(GUIDE.resolveSibling(link)).exists());
  }
}
