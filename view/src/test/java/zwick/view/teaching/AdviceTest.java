package zwick.view.teaching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwick.engine.evaluation.Evaluation;
import zwick.engine.evaluation.ShippedWeights;
import zwick.notation.json.Json;
import zwick.view.Answers;
import zwick.view.Page;

/// What the engine does for the page: playing, hints, analyses.
class AdviceTest {
  private final Page page = new Page();

  private static String record(String rules, String position) {
    return "{\"rules\":\"" + rules + "\",\"position\":\"" + position + "\"}";
  }

  private static String record(String rules, String position, String action) {
    return "{\"rules\":\""
        + rules
        + "\",\"position\":\""
        + position
        + "\",\"actions\":[\""
        + action
        + "\"]}";
  }

  private Json chosen(String record, String side) {
    return page.ask("choose", "record", record, "level", 4, "side", side, "seed", 3).get("action");
  }

  @Test
  void theComputerWinsWhereItCan() {
    var record = record("muehle-turnier", "W:Wa1,a4,d7,f4:Bd2,c3,g4");
    assertThat(((Json.Str) chosen(record, "W")).text()).startsWith("d7-a7x");
    assertThat(chosen(record, "B")).as("not its turn").isEqualTo(Json.none());
  }

  @Test
  void theComputerAnswersAnOfferAlthoughItIsNotItsTurn() {
    var record = record("muehle-turnier", "W:Wa1,a4,d7,f4:Bd2,c3,g4", "W:offer");
    assertThat(((Json.Str) chosen(record, "B")).text()).isIn("B:accept", "B:decline");
    assertThat(((Json.Str) chosen(record, "W")).text()).startsWith("d7-a7x");
  }

  @Test
  void theComputerDoesNothingWhenTheGameIsOver() {
    assertThat(chosen(record("dama", "W:W30:B3", "W:resign"), "B")).isEqualTo(Json.none());
  }

  /// White could take 17 and shuts Black in instead.
  @ParameterizedTest
  @CsvSource({"dame-ravensburger, insist", "dama, huff:22"})
  void whoeverIsShutInByAMissedCaptureUsesHisRight(String rules, String right) {
    var record = record(rules, "W:W22,26,29,30:B17,21", "W:29-25");
    var view = page.ask("view", "record", record, "language", "en");
    assertThat(Page.list(view, "choices")).isEmpty();
    assertThat(Page.text(view, "prompt"))
        .isEqualTo("Black has no move, because White missed a capture.");
    assertThat(((Json.Str) chosen(record, "B")).text()).isEqualTo(right);
    assertThat(Page.text(page.ask("hint", "record", record), "action")).isEqualTo(right);
    var analysis = page.ask("analyse", "record", record, "depth", 3, "lines", 1);
    assertThat(Page.list(analysis, "lines")).isEmpty();
  }

  @Test
  void aHintIsFirstANudgeThenAMove() {
    var record = record("muehle-turnier", "W:Wa1,a4,d7,f4:Bd2,c3,g4");
    var hint = page.ask("hint", "record", record, "language", "en");
    assertThat(Page.text(hint, "nudge")).isEqualTo("Have a closer look at d7.");
    assertThat(Page.text(hint, "move")).startsWith("Try d7-a7x").endsWith("with the next move.");
    assertThat(Page.points(hint, "points")).hasSize(1);
    assertThat(page.trouble("hint", "record", record("dama", "W:W30:B")))
        .singleElement()
        .asString()
        .startsWith("The game is over.");
  }

  @Test
  void aHintForPlacingNamesMoreThanOnePoint() {
    var hint = page.ask("hint", "record", "{\"rules\":\"muehle-turnier\"}", "language", "en");
    assertThat(Page.points(hint, "points")).hasSize(8);
    assertThat(Page.text(hint, "nudge")).startsWith("Have a look around here:");
  }

  @Test
  void anAnalysisGivesSoManyLinesAndTellsOfItsProgress() {
    var reports = new ArrayList<Json.Obj>();
    var answers = new Answers(Evaluation::untrained);
    var question =
        "{\"record\":" + Json.of("{\"rules\":\"dama\"}").write() + ",\"depth\":5,\"lines\":3}";
    var reply =
        answers.ask("analyse", question, report -> reports.add((Json.Obj) Json.read(report)));
    assertThat(reports).hasSize(5).allMatch(report -> Page.list(report, "lines").size() == 3);
    assertThat(((Json.Obj) Json.read(reply)).get("answer")).isEqualTo(reports.getLast());
    for (var line : Page.list(reports.getLast(), "lines")) {
      assertThat(Page.strings(line.get("moves")).getFirst()).isEqualTo(Page.text(line, "action"));
    }
  }

  @Test
  void aTimedAnalysisEndsInTime() {
    var report = page.ask("analyse", "record", "{\"rules\":\"dama\"}", "millis", 50, "lines", 2);
    assertThat(Page.number(report, "depth")).isPositive();
    assertThat(Page.number(report, "millis")).isLessThan(5_000);
  }

  @Test
  void scoresAndChancesAreWhites() {
    var black = record("dama", "B:W30:B2,3,6");
    var report = page.ask("analyse", "record", black, "depth", 3, "lines", 1, "language", "en");
    var line = Page.list(report, "lines").getFirst();
    assertThat(Page.number(line, "score")).isNegative();
    assertThat(Page.text(line, "standing")).startsWith("Black is");
    assertThat(((Json.Num) report.get("chance")).digits()).startsWith("0.1");
    var won = record("muehle-turnier", "W:Wa1,a4,d7,f4:Bd2,c3,g4");
    var sure = page.ask("analyse", "record", won, "depth", 3, "lines", 1, "language", "en");
    assertThat(sure.get("chance")).isEqualTo(new Json.Num("1.000"));
    assertThat(Page.list(sure, "lines").getFirst().get("score")).isEqualTo(Json.none());
    assertThat(Page.text(Page.list(sure, "lines").getFirst(), "standing"))
        .isEqualTo("White wins with the next move.");
  }

  @Test
  void theGraphHasAPointForEveryPosition() {
    var record = record("muehle-turnier", "W:Wa1,a4,d7,f4:Bd2,c3,g4", "W:d7-a7xg4");
    var graph = page.ask("graph", "record", record, "nodes", 200);
    assertThat(((Json.Arr) graph.get("chances")).items())
        .containsExactly(new Json.Num("1.000"), new Json.Num("1.000"));
  }

  @ParameterizedTest
  @CsvSource({
    "muehle-turnier, muehle-turnier.weights",
    "mulino, muehle-turnier.weights",
    "'dame-100,king=short', dame-100.weights"
  })
  void everyRuleSetHasTheFileThatFitsItBest(String rules, String file) {
    assertThat(Page.text(page.ask("weights", "rules", rules), "file")).isEqualTo(file);
    assertThat(page.ask("weights", "rules", "lupo-e-pecore").get("file")).isEqualTo(Json.none());
  }

  @Test
  void whatIsLearnedIsUsed() {
    var record = "{\"rules\":\"dama\"}";
    var before = page.ask("analyse", "record", record, "depth", 4, "lines", 1);
    var bytes = ShippedWeights.read("dama").orElseThrow().write();
    page.ask("learn", "file", "dama.weights", "base64", Base64.getEncoder().encodeToString(bytes));
    var after = page.ask("analyse", "record", record, "depth", 4, "lines", 1);
    assertThat(after).isNotEqualTo(before);
    var shipped = new Answers(ShippedWeights::weights);
    var question = "{\"record\":" + Json.of(record).write() + ",\"depth\":4,\"lines\":1}";
    assertThat(((Json.Obj) Json.read(shipped.ask("analyse", question))).get("answer"))
        .isEqualTo(after);
  }

  @Test
  void damagedWeightsAreTrouble() {
    var bytes = ShippedWeights.read("dama").orElseThrow().write();
    var base64 = Base64.getEncoder().encodeToString(bytes);
    for (var damaged : new String[] {"", "!", base64.substring(0, 400), "AAAA" + base64}) {
      assertThat(page.trouble("learn", "file", "dama.weights", "base64", damaged, "language", "en"))
          .containsExactly("The file “dama.weights” is damaged.");
    }
    assertThat(page.trouble("learn", "file", "muehle-turnier.weights", "base64", base64))
        .hasSize(1);
  }
}
