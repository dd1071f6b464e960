package zwick.cli.commands.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwick.cli.Run;
import zwick.engine.Weights;

class TrainCommandTest {
  @TempDir Path folder;

  private Run train(String name) {
    return Run.zwick(
        "train", "six", "--games", "4,4", "--nodes", "50", "--to", folder.resolve(name).toString());
  }

  @Test
  void theSameCommandLearnsTheSame() throws IOException {
    assertThat(train("a").exitCode()).isZero();
    assertThat(train("b").out()).contains("rules: six", "seed: 1", "class 2: 4 games");
    var once = Files.readAllBytes(folder.resolve("a"));
    assertThat(Files.readAllBytes(folder.resolve("b"))).isEqualTo(once);
    assertThat(Weights.read(once).facts()).containsEntry("nodes", "50");
  }

  @ParameterizedTest
  @CsvSource({"--games, none", "--games, '3,,4'", "--nodes, 0", "--seed, -1", "--to, /no/such/x"})
  void whatCannotBeIsRefusedBeforeTheWorkBegins(String option, String value) {
    var run = Run.zwick("train", "six", option, value);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err().lines()).hasSize(1);
  }

  @Test
  void tablesThatAreNotThereTeachNothing() {
    var run = Run.zwick("train", "six", "--tables", folder.toString());
    assertThat(run.complaint()).contains(folder.toString());
  }

  @ParameterizedTest
  @CsvSource({"de, nichts zu lernen", "fr, rien à apprendre", "it, niente da", "en, nothing to"})
  void aSolvedGameHasNothingToLearn(String language, String words) {
    var file = folder.resolve("wolf");
    var run = Run.zwick("--language", language, "train", "lupo-e-pecore", "--to", file.toString());
    assertThat(run.complaint()).contains("lupo-e-pecore", words);
    assertThat(file).doesNotExist();
  }
}
