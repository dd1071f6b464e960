package zwick.cli.commands.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.arena.Tactic;
import zwick.cli.Run;
import zwick.notation.RuleText;

class TacticsCommandTest {
  @Test
  void whatIsMadeCanBeReadAndMadeAgain(@TempDir Path folder) throws IOException {
    var rules = "lupo-e-pecore";
    var file = folder.resolve("wolf");
    var again = folder.resolve("again");
    assertThat(Run.zwick("tactics", rules, "--count", "4", "--to", file.toString()).lines())
        .singleElement()
        .asString()
        .startsWith("4 positions: ");
    assertThat(Tactic.read(RuleText.read(rules), Files.readString(file))).hasSize(4);
    Run.zwick("tactics", rules, "--count", "4", "--to", again.toString());
    assertThat(again).hasSameTextualContentAs(file);
  }

  @Test
  void aFileThatCannotBeWrittenIsNamed() {
    var run = Run.zwick("tactics", "lupo-e-pecore", "--count", "1", "--to", "/nowhere/at/all");
    assertThat(run.complaint()).contains("/nowhere/at/all");
    assertThat(Run.zwick("tactics", "dama").complaint()).contains("--to");
    assertThat(Run.zwick("tactics", "dama", "--count", "x", "--to", "y").complaint())
        .contains("--count");
  }
}
