package zwick.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.notation.Json;

class AnalyseCommandTest {
  private static final String WON = "W:Wa1,d1,g4:Bb2,d2,f6";

  /// White closes one of two mills whatever Black does, and Black has no third stone in reach.
  private static final String LOST = "B:Wa1,d1,g4,a7,d5,d6:Bb2,f2,c3";

  @Test
  void aWinInOneIsFound() {
    var run = Run.zwick("analyse", "mulino", "--position", WON, "--depth", "4", "--lines", "1");
    assertThat(run.lines())
        .anyMatch(line -> line.startsWith("1  wins in 1  g4-g1x"))
        .contains("White wins with the next move.");
  }

  @Test
  void theResultIsOneObjectOnOneLine() {
    var json = json("mulino", "--position", WON, "--depth", "4", "--lines", "2");
    assertThat(json.members().keySet())
        .containsExactly(
            "rules", "position", "turn", "depth", "nodes", "millis", "lines", "outcome");
    assertThat(json.get("turn")).isEqualTo(Json.of("W"));
    var lines = ((Json.Arr) json.get("lines")).items();
    assertThat(lines).hasSize(2);
    var best = (Json.Obj) lines.getFirst();
    assertThat(best.members().keySet()).containsExactly("score", "win", "moves");
    assertThat(best.get("win")).isEqualTo(Json.of(1));
    assertThat(best.get("moves").write()).startsWith("[\"g4-g1x");
  }

  @Test
  void aLossIsCountedToo() {
    var json = json("mulino", "--position", LOST, "--depth", "4");
    assertThat(json.get("lines").write()).contains("\"win\":-2,");
    assertThat(Run.zwick("analyse", "mulino", "--position", LOST, "--depth", "4").lines())
        .anyMatch(line -> line.startsWith("1  loses in 1  "))
        .contains("White wins with the next move.");
  }

  @Test
  void aLineCanBeReplayed() {
    var args = new String[] {"dama", "--position", "W:W18,32:B1,15", "--moves", "32-28"};
    var json = json(args[0], args[1], args[2], args[3], args[4], "--depth", "7");
    for (var line : ((Json.Arr) json.get("lines")).items()) {
      var moves = ((Json.Arr) ((Json.Obj) line).get("moves")).items();
      var text = String.join(" ", moves.stream().map(move -> ((Json.Str) move).text()).toList());
      var replay = Run.with("32-28 " + text, "replay", "dama", "--position", args[2], "--json");
      assertThat(replay.out()).contains("\"refused\":null");
    }
  }

  @Test
  void movesComeAsTextOrFromAFile(@TempDir Path folder) throws IOException {
    var file = Files.writeString(folder.resolve("moves"), "22-18\n9-14");
    var fromFile = json("english", "--moves", file.toString(), "--nodes", "500");
    var position = json("english", "--moves", "22-18 9-14", "--nodes", "500").get("position");
    assertThat(fromFile.get("position")).isEqualTo(position);
    var run =
        Run.with("22-18 9-14", "analyse", "english", "--moves", "-", "--nodes", "500", "--json");
    assertThat(run.out()).contains(position.write());
    assertThat(Run.zwick("analyse", "english", "--moves", "22-18 23-18").complaint())
        .contains("23-18");
  }

  @Test
  void aFinishedGameIsSaidToBeFinished() {
    assertThat(Run.zwick("analyse", "english", "--position", "W:W32:B").lines())
        .last()
        .isEqualTo("White wins: Black has no pieces left.");
    var json = json("english", "--moves", "resign");
    assertThat(json.get("lines").write()).isEqualTo("[]");
    assertThat(json.get("outcome").write()).isEqualTo("{\"winner\":\"B\",\"by\":\"resignation\"}");
  }

  @Test
  void nodesAreALimitThatGivesTheSameAgain() {
    var once = json("frisian", "--nodes", "3000").get("lines");
    assertThat(json("frisian", "--nodes", "3000").get("lines")).isEqualTo(once);
  }

  @Test
  void whoeverWatchesSeesHowFarItIs() {
    var args = new String[] {"analyse", "english", "--depth", "3", "--language", "de"};
    var watched = Run.with(Map.of(), true, "", args);
    assertThat(watched.err()).contains("\rTiefe 3").endsWith("\r");
    assertThat(Run.zwick(args).err()).isEmpty();
    var out = Run.zwick(args).out();
    for (var word : List.of("Weiß ist am Zug.", "1  ", "3  ", "Tiefe 3, ")) {
      assertThat(out).contains(word);
    }
  }

  private static Json.Obj json(String rules, String... options) {
    var args = new String[options.length + 3];
    args[0] = "analyse";
    args[1] = rules;
    args[2] = "--json";
    System.arraycopy(options, 0, args, 3, options.length);
    var run = Run.zwick(args);
    assertThat(run.lines()).hasSize(1);
    return (Json.Obj) Json.read(run.out().strip());
  }
}
