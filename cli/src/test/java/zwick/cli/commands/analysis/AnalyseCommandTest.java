package zwick.cli.commands.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.cli.Run;
import zwick.notation.json.Json;

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
            "rules", "position", "turn", "known", "depth", "nodes", "millis", "lines", "outcome");
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

  @Test
  void whatTablesKnowIsNotSearchedFor(@TempDir Path folder) {
    Run.zwick("solve", "english", "--pieces", "3", "--to", folder.toString());
    var tables = folder.toString();
    var lost = json("english", "--position", "W:WK6:B2,3", "--tables", tables, "--lines", "1");
    assertThat(lost.get("known")).isEqualTo(Json.of("lost"));
    assertThat(lost.get("nodes")).isEqualTo(Json.of(0));
    assertThat(lost.get("lines").write()).contains("\"win\":-62,\"moves\":[\"6-10\",");
    var text = Run.zwick("analyse", "english", "--position", "W:WK6:B2,3", "--tables", tables);
    assertThat(text.lines()).last().isEqualTo("Known for sure: Black wins in 31 moves.");
  }

  @Test
  void noMoveThatThrowsAKnownDrawAwayIsAmongTheBest(@TempDir Path folder) {
    Run.zwick("solve", "english", "--pieces", "2", "--to", folder.toString());
    var position = "W:WK10:BK1"; // but not 10-6
    var tables = folder.toString();
    var probe = Run.zwick("probe", "english", "--position", position, "--from", tables, "--json");
    var known = (Json.Obj) Json.read(probe.out().strip());
    assertThat(known.get("value")).isEqualTo(Json.of("drawn"));
    var keeping =
        ((Json.Arr) known.get("moves"))
            .items().stream()
                .map(move -> (Json.Obj) move)
                .filter(move -> move.get("effect").equals(Json.of("keeps")))
                .map(move -> move.get("move"))
                .toList();
    assertThat(keeping).isNotEmpty().doesNotContain(Json.of("10-6"));
    var json =
        json("english", "--position", position, "--tables", tables, "--depth", "3", "--lines", "9");
    assertThat(json.get("known")).isEqualTo(Json.of("drawn"));
    assertThat(((Json.Arr) json.get("lines")).items())
        .extracting(line -> ((Json.Arr) ((Json.Obj) line).get("moves")).items().getFirst())
        .containsExactlyInAnyOrderElementsOf(keeping);
  }

  @Test
  void aSearchThatMeetsTablesSaysWhoWinsButNotWhen(@TempDir Path folder) {
    Run.zwick("solve", "mulino", "--stones", "3", "--to", folder.toString());
    var position = "W:Wa1,d1,e3:Ba4,c5,d7,e4"; // after e3-g1xc5 everything is known
    var tables = folder.toString();
    var json = json("mulino", "--position", position, "--tables", tables, "--depth", "3");
    assertThat(json.get("known")).isEqualTo(Json.none());
    assertThat(json.get("lines").write()).contains("\"win\":null,\"moves\":[\"e3-g1xc5\"]");
    var run =
        Run.zwick("analyse", "mulino", "--position", position, "--tables", tables, "--depth", "3");
    assertThat(run.lines())
        .anyMatch(line -> line.startsWith("1   wins  e3-g1xc5"))
        .contains("White can force a win.");
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
