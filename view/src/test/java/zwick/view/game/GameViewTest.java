package zwick.view.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwick.notation.json.Json;
import zwick.view.Page;
import zwick.view.json.JsonObjectBuilder;

class GameViewTest {
  private final Page page = new Page();

  private Json.Obj view(String rules, String position, String... actions) {
    var view = page.ask("open", "rules", rules, "position", position, "language", "en");
    for (var action : actions) {
      var answer =
          page.ask("act", "record", Page.text(view, "record"), "action", action, "language", "en");
      assertThat(answer.get("refusal")).as(action).isEqualTo(Json.none());
      view = (Json.Obj) answer.get("view");
    }
    return view;
  }

  private static List<String> rights(Json.Obj view) {
    return Page.texts(Page.list(view, "rights"), "action");
  }

  @ParameterizedTest
  @CsvSource({
    "muehle-turnier, W:W+9:B+9, White places a stone.",
    "mulino-misto, W:W+9:B+9, White places a stone or moves one.",
    "mulino-ceylonese, 'W:Wa1,a4,a7+6:Bd2,d3+7:X', White has an extra move and may decline it.",
    "muehle-turnier, 'B:Wa1,a4,d7,f2:Bd2,c3,e5', 'Black may jump: with three stones you can go to any free point.'",
    "muehle-turnier, 'W:Wa1,a4,d7,f2:Bd2,c3,e5', White moves.",
    "dame-10x10, 'W:W33,39:B8,28', White must capture.",
    "dame-ravensburger, 'W:W22:B18,3', White moves.",
    "lupo-e-pecore, 'B:W29,30,31,32:B', The wolf chooses a free square.",
    "lupo-e-pecore, 'W:W29,30,31,32:B2', A sheep moves.",
    "dama, 'W:W30:B', White wins: Black has no pieces left."
  })
  void thePromptSaysWhatToDo(String rules, String position, String prompt) {
    assertThat(Page.text(view(rules, position), "prompt")).isEqualTo(prompt);
  }

  @Test
  void whoMustCaptureIsNamedWhereTheRulesEnforceIt() {
    assertThat(Page.points(view("dame-10x10", "W:W33,39:B8,28"), "must")).containsExactly(33);
    assertThat(Page.points(view("dame-ravensburger", "W:W22:B18,3"), "must")).isEmpty();
    var insisted = view("dame-ravensburger", "W:W22,32:B18,3", "32-28", "insist");
    assertThat(Page.points(insisted, "must")).containsExactly(22);
    assertThat(Page.text(insisted, "prompt")).isEqualTo("White must capture: Black insists.");
    assertThat(Page.text(insisted, "said"))
        .isEqualTo("Black insists on the capture; White’s move does not count.");
    assertThat(Page.list(insisted, "moves")).isEmpty();
  }

  @Test
  void aPassIsAButtonAndNoPoint() {
    var view = view("mulino-ceylonese", "W:Wa1,a4+7:Bd2,d3+7", "a7");
    var pass = Page.list(view, "rights").getLast();
    assertThat(Page.text(pass, "kind")).isEqualTo("pass");
    assertThat(Page.text(pass, "label")).isEqualTo("Decline the extra move");
    assertThat(Page.list(view, "choices")).noneMatch(c -> Page.points(c, "touches").isEmpty());
    var passed = page.act(view, Page.text(pass, "action"));
    assertThat(Page.text(passed, "turn")).isEqualTo("B");
    assertThat(Page.texts(Page.list(passed, "moves"), "text")).containsExactly("a7", "pass");
  }

  @Test
  void bothSidesSeeTheirRights() {
    var view = view("dama", "W:W22,32:B18,3", "32-28");
    assertThat(rights(view))
        .containsExactly(
            "W:offer", "W:resign", "W:takeback", "huff:22", "offer", "resign", "takeback");
    var huffed = page.act(view, "huff:22");
    assertThat(Page.text(huffed, "turn")).isEqualTo("B");
    assertThat(Page.texts(Page.list(huffed, "moves"), "text")).containsExactly("32-28", "huff:22");
    assertThat(((Json.Obj) huffed.get("taken")).get("W")).isEqualTo(Json.of(1));
    var offered = page.act(huffed, "W:offer");
    assertThat(Page.text(offered, "offer")).isEqualTo("W");
    assertThat(rights(offered)).contains("accept", "decline").doesNotContain("W:offer");
    assertThat(rights(page.act(offered, "accept"))).isEmpty();
  }

  @Test
  void whatAPlayerMayAlwaysAskForIsThereEvenWhenItIsNoRight() {
    var over = view("dama", "W:W22,32:B18,3", "resign");
    assertThat(rights(over)).isEmpty();
    var black = (Json.Obj) ((Json.Obj) over.get("requests")).get("B");
    for (var wish : List.of("offer", "resign", "takeback")) {
      var record = Page.text(over, "record");
      var answer = page.ask("act", "record", record, "action", Page.text(black, wish));
      assertThat(answer.get("refusal")).as(wish).isNotEqualTo(Json.none());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "muehle-turnier, stone, stone",
    "dama, man king, man king",
    "lupo-e-pecore, sheep, wolf"
  })
  void allKindsOfPiecesAreNamed(String rules, String white, String black) {
    var view = page.ask("open", "rules", rules, "language", "en");
    var kinds = (Json.Obj) view.get("kinds");
    assertThat(String.join(" ", Page.strings(kinds.get("W")))).isEqualTo(white);
    assertThat(String.join(" ", Page.strings(kinds.get("B")))).isEqualTo(black);
  }

  @Test
  void aClaimThatNeedsAMoveNamesIt() {
    var view = view("dame-10x10,repetition=2", "W:WK50:BK2,K36", "offer", "50-45");
    view = page.act(view, "2-8");
    view = page.act(view, "45-50");
    view = page.act(view, "offer");
    assertThat(Page.texts(Page.list(view, "rights"), "label"))
        .contains("Unentschieden beanspruchen mit 8-2");
    assertThat(rights(view)).contains("claim:8-2");
  }

  @Test
  void countersSayHowFarADrawHasCome() {
    var view = view("dame-10x10", "W:WK50:BK2,K36,1", "50-45", "2-8", "45-50");
    var counters = Page.list(view, "counters");
    assertThat(Page.texts(counters, "text"))
        .containsExactly(
            "Position seen 1 of 3 times",
            "1 of 25 moves by each side without a capture or a man’s move",
            "1 of 16 moves by each side against three pieces with a king");
    assertThat(Page.number(counters.get(1), "need")).isEqualTo(25);
    var mill = view("muehle-turnier", "W:Wa1,a4,d7,f2:Bd2,c3,e5,b6", "d7-g7", "b6-d6", "g7-g4");
    assertThat(Page.text(Page.list(mill, "counters").get(1), "text"))
        .isEqualTo("3 of 50 moves without a mill");
  }

  @Test
  void movesAreNumberedAsListsPrintThem() {
    var view = view("dame-ravensburger", "B:W22,32:B3,4", "3-7", "32-28", "4-8", "28-24");
    var moves = Page.list(view, "moves");
    assertThat(moves.stream().map(m -> Page.text(m, "side") + Page.number(m, "number")).toList())
        .containsExactly("B1", "W2", "B2", "W3");
    assertThat(Page.texts(moves, "spoken")).first().isEqualTo("Black moves from 3 to 7.");
  }

  @Test
  void aZwickmuehleIsNamed() {
    var view = view("muehle-turnier", "W:Wa1,a4,a7,d5,d6:Bd2,c3,f2,e4,g4");
    var found = Page.list(view, "zwickmuehlen");
    assertThat(found).hasSize(1);
    assertThat(Page.text(found.getFirst(), "side")).isEqualTo("W");
    assertThat(Page.number(found.getFirst(), "stone")).isEqualTo(2);
    assertThat(Page.text(found.getFirst(), "text"))
        .isEqualTo(
            "White has a Zwickmühle: the stone on a7 swings to d7 and back, and every move closes"
                + " a mill.");
  }

  @Test
  void aMillThatClosesIsPartOfTheChoice() {
    var view = view("muehle-turnier", "W:Wa1,a4,d7,g7+3:Bd2,b4,e5,f2+3");
    for (var choice : Page.list(view, "choices")) {
      boolean corner = Page.text(choice, "action").startsWith("a7");
      assertThat(((Json.Arr) choice.get("mills")).items()).hasSize(corner ? 2 : 0);
    }
  }

  @Test
  void theWolfWaitsInBlacksHand() {
    var view = view("lupo-e-pecore", "B:W29,30,31,32:B");
    assertThat(view.get("hand")).isEqualTo(JsonObjectBuilder.sides(0, 1));
    var placed = page.act(view, "2");
    assertThat(placed.get("hand")).isEqualTo(JsonObjectBuilder.sides(0, 0));
    assertThat(placed.get("taken")).isEqualTo(JsonObjectBuilder.sides(0, 0));
  }

  @Test
  void aRefusalSaysWhyAndWhere() {
    var view = view("dame-10x10", "W:W33,39:B8,28");
    var answer =
        page.ask("act", "record", Page.text(view, "record"), "action", "39-34", "language", "en");
    var refusal = (Json.Obj) answer.get("refusal");
    assertThat(Page.text(refusal, "reason")).isEqualTo("must-capture");
    assertThat(Page.points(refusal, "points")).containsExactly(33);
  }

  @Test
  void setUpPiecesBecomeAPositionOrProblems() {
    var view = view("muehle-turnier", "W:Wa1,a4,d7,f2:Bd2,c3,e5");
    var hand = JsonObjectBuilder.sides(2, 0);
    var good =
        page.ask(
            "check",
            "rules",
            "muehle-turnier",
            "turn",
            "B",
            "pieces",
            view.get("pieces"),
            "hand",
            hand);
    assertThat(Page.text(good, "position")).isEqualTo("B:Wa1,a4,d7,f2+2:Bc3,d2,e5");
    var bad =
        page.ask(
            "check",
            "rules",
            "muehle-turnier,stones=3",
            "turn",
            "B",
            "pieces",
            view.get("pieces"),
            "hand",
            hand,
            "language",
            "en");
    assertThat(Page.strings(bad.get("problems"))).hasSize(1);
  }

  @Test
  void gamesOfAFileHaveTitles() {
    var text = "Rules: dama\nWhite: Anna\nBlack: Beat\nEvent: Alpencup\n\n1. 22-18 resign\n";
    var games = page.list("read", "text", text, "language", "de");
    assertThat(Page.texts(games, "title")).containsExactly("Anna – Beat, Alpencup (1-0)");
    var named = page.list("read", "text", "Rules: dama\n\n1. 22-18", "language", "it");
    assertThat(Page.text(named.getFirst(), "title")).startsWith("Dama");
    var view = (Json.Obj) games.getFirst().get("view");
    var written = page.ask("write", "record", Page.text(view, "record"), "format", "text");
    assertThat(Page.text(written, "text")).contains("White: Anna");
    assertThat(Page.text(written, "name")).isEqualTo("dama.txt");
  }
}
