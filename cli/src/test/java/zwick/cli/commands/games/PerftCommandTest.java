package zwick.cli.commands.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwick.cli.Run;

class PerftCommandTest {
  @ParameterizedTest(name = "{0} {1}: {2}")
  @CsvSource({
    "dame-10x10, 0, 1",
    "dame-10x10, 1, 9",
    "dame-10x10, 5, 27117",
    "english, 6, 36768",
    "russian, 4, 1469",
    "muehle-turnier, 3, 12144",
    "lupo-e-pecore, 1, 28"
  })
  void theCountStandsAloneOnALine(String rules, String depth, String count) {
    assertThat(Run.zwick("perft", rules, depth).lines()).containsExactly(count);
  }

  @Test
  void divideGivesEveryMoveFirstAndThenTheSum() {
    var lines = Run.zwick("perft", "english", "3", "--divide").lines();
    assertThat(lines)
        .extracting(line -> line.split(" ")[0])
        .containsExactly("21-17", "22-17", "22-18", "23-18", "23-19", "24-19", "24-20", "302");
    var moves = lines.subList(0, lines.size() - 1);
    assertThat(moves.stream().mapToInt(line -> Integer.parseInt(line.split(" ")[1])).sum())
        .isEqualTo(302);
  }

  @Test
  void aPositionFullOfCapturesIsCountedAtOnce() {
    var rules = "dame-10x10,taken-leave=at-once,obligation=insist";
    var position = "W:WK50:BK7,8,K9,10,K17,18,K19,27,29,30,K38,K39,40";
    assertThat(Run.zwick("perft", rules, "1", "--position", position).lines())
        .containsExactly("1485");
    assertThat(Run.zwick("perft", rules, "1", "--divide", "--position", position).lines())
        .hasSize(1486)
        .last()
        .isEqualTo("1485");
  }

  @Test
  void threadsDoNotChangeTheCounts() {
    var one = Run.zwick("perft", "muehle-turnier", "4", "--divide").lines();
    assertThat(Run.zwick("perft", "muehle-turnier", "4", "--divide", "--threads", "4").lines())
        .isEqualTo(one);
  }

  @Test
  void aPositionIsCountedFromThere() {
    assertThat(Run.zwick("perft", "dame-10x10", "1", "--position", "W:WK3,25:B12,K40").lines())
        .containsExactly("3");
  }

  @Test
  void aFileOfPositionsIsCountedLineByLine(@TempDir Path folder) throws IOException {
    var file = Files.writeString(folder.resolve("p"), "W:W32:B1\n\n b:w32 : b1-2.\n");
    assertThat(Run.zwick("perft", "english", "1", "--positions", file.toString()).lines())
        .containsExactly("2\tW:W32:B1", "4\t b:w32 : b1-2.");
    assertThat(Run.with("W:W32:B1\n", "perft", "english", "1", "--positions", "-").lines())
        .containsExactly("2\tW:W32:B1");
  }

  @Test
  void aBadLineIsNamedAndNothingIsCounted() {
    var run = Run.with("W:W32:B1\nW:W33:B1\n", "perft", "english", "1", "--positions", "-");
    assertThat(run.complaint()).contains("Line 2").contains("33");
    assertThat(run.out()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"-1", "x", "100", "99999999999999999999", "1.5", "''"})
  void aDepthThatIsNoneIsBadInput(String depth) {
    assertThat(Run.zwick("perft", "dama", "--", depth).complaint()).contains("DEPTH");
    assertThat(Run.zwick("perft", "dama", "1", "--threads", "x" + depth).complaint())
        .contains("--threads");
  }

  @Test
  void onePositionOrManyButNotBoth() {
    var run = Run.zwick("perft", "dama", "1", "--position", "W:W32:B1", "--positions", "x");
    assertThat(run.complaint()).contains("--position").contains("--positions");
  }

  @Test
  void theTimeGoesToStandardError() {
    var run = Run.zwick("perft", "english", "2", "--time");
    assertThat(run.out()).isEqualTo("49\n");
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.exitCode()).isZero();
  }
}
