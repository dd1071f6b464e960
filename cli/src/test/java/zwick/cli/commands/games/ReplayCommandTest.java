package zwick.cli.commands.games;

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

class ReplayCommandTest {
  @Test
  void theStateIsOneObjectOnOneLine() {
    var lines = Run.with("22-18\n9-14 23-19", "replay", "dama", "--json").lines();
    assertThat(lines)
        .containsExactly(
            "{\"rules\":\"dama\","
                + "\"position\":\"B:W18,19,21,24,25,26,27,28,29,30,31,32:"
                + "B1,2,3,4,5,6,7,8,10,11,12,14\","
                + "\"turn\":\"B\","
                + "\"moves\":[\"5-9\",\"6-9\",\"10-15\",\"11-15\",\"11-16\",\"12-16\","
                + "\"14-17\",\"14x23\"],"
                + "\"actions\":[\"huff:18\",\"offer\",\"resign\",\"takeback\","
                + "\"W:offer\",\"W:resign\",\"W:takeback\"],\"outcome\":null,\"refused\":null}");
  }

  @Test
  void itStopsAtTheFirstRefusedActionAndSaysWhy() {
    var json = json("22-18 9-14 insist 18x9", "dame-10x10,board=8,men=12", "en");
    assertThat(json.get("refused").write())
        .startsWith(
            "{\"index\":2,\"action\":\"insist\",\"reason\":\"nothing-to-insist\",\"text\":\"");
    assertThat(json.get("turn")).isEqualTo(Json.of("W"));
    assertThat(reason("22-18 9-14 23-19", "english")).isEqualTo("must-capture");
    assertThat(reason("22-18 x", "english")).isEqualTo("not-a-move");
    assertThat(reason("resign 22-18", "english")).isEqualTo("game-over");
    assertThat(reason("W:offer accept", "dame-10x10")).isEqualTo("nothing-to-answer");
    assertThat(reason("W:offer B:accept", "dame-10x10")).isEqualTo("too-early-to-agree");
    assertThat(reason("claim:32-28", "dame-10x10")).isEqualTo("claim-needs-offer");
    assertThat(reason("offer claim:32-28", "dame-10x10")).isEqualTo("nothing-to-claim");
    assertThat(reason("huff:12", "dama")).isEqualTo("nothing-to-huff");
    assertThat(reason("a1 d6 a4 d5 a7", "mulino")).isEqualTo("must-remove");
    assertThat(reason("a1 a1", "mulino")).isEqualTo("occupied");
    assertThat(reason("a1 a4 a1-d1", "mulino")).isEqualTo("still-placing");
  }

  @Test
  void aRefusalIsWordedInTheLanguageAskedFor() {
    var texts =
        List.of("de", "fr", "it", "en").stream()
            .map(language -> json("22-18 9-14 23-19", "english", language).get("refused").write())
            .toList();
    assertThat(texts).doesNotHaveDuplicates();
  }

  @Test
  void theOutcomeNamesTheWinnerAndTheReason() {
    assertThat(json("resign", "mulino", "en").get("outcome").write())
        .isEqualTo("{\"winner\":\"B\",\"by\":\"resignation\"}");
    var drawn = json("W:offer B:accept", "mulino", "en");
    assertThat(drawn.get("outcome").write()).isEqualTo("{\"winner\":null,\"by\":\"agreement\"}");
    assertThat(drawn.get("moves").write()).as("a drawn game is over").isEqualTo("[]");
    assertThat(drawn.get("actions").write()).isEqualTo("[]");
  }

  @Test
  void rulesAreWrittenInTheirShortestForm() {
    assertThat(json("", "dama,obligation=insist,king=flying", "en").get("rules"))
        .isEqualTo(Json.of("dama,obligation=insist"));
  }

  @Test
  void actionsComeFromAFileOrFromStandardInput(@TempDir Path folder) throws IOException {
    var file = Files.writeString(folder.resolve("game"), "22-18 \t 9-14\n\n");
    var fromFile = Run.zwick("replay", "dama", file.toString(), "--json").lines();
    assertThat(Run.with("22-18 9-14", "replay", "dama", "-", "--json").lines()).isEqualTo(fromFile);
    assertThat(Run.zwick("replay", "dama", folder.resolve("none").toString()).complaint())
        .contains("none");
    assertThat(Run.zwick("replay", "dama", folder.toString()).complaint()).isNotEmpty();
  }

  @Test
  void aPositionCanBeTheStart() {
    var run = Run.with("32-28", "replay", "english", "--json", "--position", "W:W32:B1");
    assertThat(run.lines().getFirst()).contains("\"position\":\"B:W28:B1\"");
  }

  @Test
  void peopleSeeTheBoard() {
    var run = Run.with("22-18 9-14 23-19", "replay", "dama", "--language", "de");
    assertThat(run.lines())
        .contains(
            " 13 │ ·   ●   ·   ·   │ 16", " 17 │   ·   ○   ○   · │ 20", "Schwarz ist am Zug.");
    assertThat(Run.with("a1 d6", "replay", "mulino").lines())
        .contains("  6  │   ·───────●───────·   │", "  1  ○───────────·───────────·");
    assertThat(Run.with("17 29-25", "replay", "lupo-e-pecore").lines())
        .contains(" 17 │   ●   ·   ·   · │ 20");
    assertThat(Run.zwick("replay", "dame-10x10", "--position", "W:WK3:BK40").lines())
        .contains("  1 │   ·   ·   ♔   ·   · │ 5", " 36 │ ·   ·   ·   ·   ♚   │ 40");
  }

  @Test
  void withoutJsonARefusalIsBadInputBelowTheBoard() {
    var run = Run.with("22-18 9-14 23-19", "replay", "english");
    assertThat(run.complaint()).contains("23-19");
    assertThat(run.out()).contains("│");
  }

  @Test
  void coloursAreForTerminalsOnly() {
    var none = Map.<String, String>of();
    assertThat(Run.with(none, true, "", "replay", "dama").out()).contains("\u001b[");
    assertThat(Run.with(none, false, "", "replay", "dama").out()).doesNotContain("\u001b");
    assertThat(Run.with(none, true, "", "replay", "dama", "--no-colour").out())
        .doesNotContain("\u001b");
    assertThat(Run.with(Map.of("NO_COLOR", "1"), true, "", "replay", "dama").out())
        .doesNotContain("\u001b");
    assertThat(Run.with(Map.of("TERM", "dumb"), true, "", "replay", "dama").out())
        .doesNotContain("\u001b");
  }

  private static Json.Obj json(String actions, String rules, String language) {
    var run = Run.with(actions, "replay", rules, "--json", "--language", language);
    return (Json.Obj) Json.read(run.lines().getFirst());
  }

  private static String reason(String actions, String rules) {
    var refused = (Json.Obj) json(actions, rules, "en").get("refused");
    return ((Json.Str) refused.get("reason")).text();
  }
}
