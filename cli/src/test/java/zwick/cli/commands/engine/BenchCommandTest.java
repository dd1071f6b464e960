package zwick.cli.commands.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.cli.Run;
import zwick.game.presets.Presets;

class BenchCommandTest {
  @Test
  void theLastLineIsTheSignatureAndAlwaysTheSame() {
    var lines = Run.zwick("bench", "--depth", "2").lines();
    assertThat(lines).hasSize(Presets.all().size() + 2);
    assertThat(lines.getFirst()).startsWith("muehle-ravensburger ").contains(" nodes ");
    assertThat(lines.getLast()).matches("Bench: [0-9]+");
    assertThat(Run.zwick("bench", "--depth", "2").lines().getLast()).isEqualTo(lines.getLast());
  }

  @Test
  void someGamesAreEnoughIfOneSaysWhich() {
    var lines = Run.zwick("bench", "dama,mulino", "--nodes", "500").lines();
    assertThat(lines).hasSize(4);
    assertThat(lines.get(0)).startsWith("mulino ");
    assertThat(lines.get(1)).startsWith("dama ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--nodes 0", "--depth x", "--nodes 5 --depth 5", "dama,king=short --depth 1"})
  void badInputIsNamed(String more) {
    var words = ("bench " + more).split(" ");
    assertThat(Run.zwick(words).complaint()).contains(words[1]);
  }
}
