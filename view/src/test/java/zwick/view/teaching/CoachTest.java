package zwick.view.teaching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.game.Position;
import zwick.game.known.Oracle;
import zwick.game.known.Oracle.Known;
import zwick.game.known.Oracle.Value;
import zwick.notation.MoveText;
import zwick.notation.PositionText;
import zwick.notation.RuleText;
import zwick.notation.json.Json;
import zwick.text.Language;
import zwick.text.Words;
import zwick.view.Page;

class CoachTest {
  private static final String WOLF = "lupo-e-pecore";

  private final Page page = new Page();

  private Json.Obj open(String rules, String position) {
    return page.ask("open", "rules", rules, "position", position, "language", "en");
  }

  private Json coach(Json.Obj view) {
    return page.any("coach", "record", Page.text(view, "record"), "language", "en");
  }

  @Test
  void everyChoiceOfThePageIsJudged() {
    var view = open(WOLF, "W:W29,30,31,32:B18");
    var coach = (Json.Obj) coach(view);

    assertThat(Page.texts(Page.list(coach, "moves"), "move"))
        .containsExactlyInAnyOrderElementsOf(Page.texts(Page.list(view, "choices"), "action"));
    assertThat(Page.texts(Page.list(coach, "moves"), "sign")).contains("✓", "✗");
    assertThat(Page.text(coach, "text")).startsWith("White wins in ");
  }

  @Test
  void theLadderLeadsFromTheValueToTheReason() {
    var coach = (Json.Obj) coach(open(WOLF, "W:W29,30,31,32:B18"));
    var rungs = Page.list(coach, "ladder");
    var best = Page.list(coach, "moves").getFirst();

    assertThat(rungs).hasSize(4);
    assertThat(Page.texts(rungs, "text").getFirst()).startsWith("White can win here");
    assertThat(Page.points(rungs.getFirst(), "points")).isEmpty();
    assertThat(Page.points(rungs.get(1), "points")).hasSize(1);
    assertThat(Page.list(rungs.get(1), "steps")).isEmpty();
    assertThat(rungs.get(2).get("steps")).isEqualTo(best.get("steps"));
    assertThat(Page.text(rungs.get(3), "text"))
        .startsWith("After " + Page.text(best, "move") + " every answer loses.");
  }

  @Test
  void theProofCanBePlayedThroughToTheEnd() {
    var view = open(WOLF, "W:W29,30,31,32:B18");
    var coach = (Json.Obj) coach(view);
    var here = view;
    for (var move : Page.list((Json.Obj) coach.get("proof"), "moves")) {
      assertThat(Page.moved(here, move)).isEqualTo(Page.board(move));
      here = move;
      view = page.act(view, Page.text(move, "text"));
    }

    assertThat(view.get("outcome")).isNotEqualTo(Json.none());
    assertThat(Page.list(coach, "moves")).isNotEmpty();
  }

  @Test
  void aPastMomentIsJudgedToo() {
    var view = page.act(open(WOLF, "W:W29,30,31,32:B18"), "30-26");
    var record = Page.text(view, "record");

    var then = page.ask("coach", "record", record, "at", 0, "language", "en");

    assertThat(Page.text(then, "turn")).isEqualTo("W");
    assertThat(page.trouble("coach", "record", record, "at", 2, "language", "en")).hasSize(1);
  }

  @Test
  void aLostGameSaysWhichMoveWasTheLastChance() {
    var view = open(WOLF, "W:W29,30,31,32:B18");
    var actions = new ArrayList<String>();
    boolean thrown = false;
    while (view.get("outcome").equals(Json.none())) {
      var moves = Page.list((Json.Obj) coach(view), "moves");
      boolean bad = !thrown && Page.text(moves.getLast(), "effect").equals("loses");
      actions.add(Page.text(bad ? moves.getLast() : moves.getFirst(), "move"));
      view = page.act(view, actions.getLast());
      thrown |= bad;
    }

    var chance = page.ask("chance", "record", Page.text(view, "record"), "language", "en");

    assertThat(Page.number(chance, "at")).isZero();
    assertThat(Page.text(chance, "text"))
        .startsWith("With move 1 White could still have won: ")
        .endsWith("Played was " + actions.getFirst() + ".");
  }

  @Test
  void whatIsNotKnownIsNothing() {
    var view = page.ask("open", "rules", "muehle-turnier", "language", "en");
    var record = Page.text(view, "record");

    assertThat(coach(view)).isEqualTo(Json.none());
    assertThat(page.any("chance", "record", record, "language", "en")).isEqualTo(Json.none());
    assertThat(Page.text(page.ask("known", "rules", "muehle-turnier"), "known"))
        .isEqualTo("nothing");
    assertThat(Page.text(page.ask("known", "rules", WOLF), "known")).isEqualTo("all");
  }

  @Test
  void thePerfectLevelIsOfferedWhereEverythingIsKnown() {
    assertThat(page.list("levels", "language", "de"))
        .last()
        .isEqualTo(Json.read("{\"level\":9,\"name\":\"vollkommen\",\"perfect\":true}"));
    for (var card : page.list("games", "language", "de")) {
      boolean wolf = Page.text(card, "family").equals("wolf");
      assertThat(card.get("perfect")).isEqualTo(Json.of(wolf));
    }
    var record = Page.text(open("dama", "W:W30:B3"), "record");
    assertThat(
            page.trouble(
                "choose", "record", record, "level", 9, "side", "W", "seed", 1, "language", "en"))
        .singleElement()
        .asString()
        .startsWith("Level 9 plays perfectly");
  }

  @Test
  void whoIsToldWhatIsKnownPlaysPerfectly() {
    var view = open("mulino", "W:Wa7,g7,d6,b4,c3:Be5,f2,b2,g1,c5");
    var start = PositionText.read(RuleText.read("mulino"), Page.text(view, "position"));
    var quiet = start.play(MoveText.writeAll(start).get("d6-d5")).orElseThrow();
    Oracle oracle = p -> new Known(p.equals(start) || p.equals(quiet) ? Value.DRAWN : Value.WON, 1);
    var told = Coach.of(oracle, start, Words.in(Language.ENGLISH)).orElseThrow();
    var record = Page.text(view, "record");

    var chosen =
        page.ask("choose", "record", record, "level", 9, "side", "W", "seed", 1, "known", told);

    assertThat(chosen.get("action")).isEqualTo(Json.of("d6-d5"));
    var other = Page.text(open("mulino", "W:Wa7,g7,d6:Be5,f2,b2"), "record");
    assertThat(
            page.trouble(
                "choose", "record", other, "level", 9, "side", "W", "seed", 1, "known", told))
        .hasSize(1);
  }

  /// Whatever tables will say, there are words for it.
  @ParameterizedTest
  @EnumSource(Language.class)
  void everyValueHasItsLadderInEveryLanguage(Language language) {
    var start = PositionText.read(RuleText.read("mulino"), "W:Wa1,g4,d6,b4:Bb2,d2,f6,c5");
    for (var before : Value.values()) {
      for (var after : List.of(Value.WON, Value.DRAWN, Value.LOST)) {
        Oracle oracle = p -> known(start, p, before, after);
        var coach = (Json.Obj) Coach.of(oracle, start, Words.in(language)).orElseThrow();

        assertThat(Page.texts(Page.list(coach, "ladder"), "text"))
            .hasSize(4)
            .allMatch(text -> !text.isBlank() && !text.contains("{"));
      }
    }
  }

  /// Half of the moves lead to one value, the others are as good as the position.
  private static Known known(Position start, Position asked, Value before, Value after) {
    if (asked.equals(start)) {
      return new Known(before, 5);
    }
    return new Known(asked.key() % 2 == 0 ? after : before.turned(), 4);
  }
}
