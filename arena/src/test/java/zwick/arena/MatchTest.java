package zwick.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.engine.SearchLimits;
import zwick.engine.search.Engine;
import zwick.game.Action;
import zwick.game.Ending;
import zwick.game.Game;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.known.Oracle;
import zwick.game.presets.Presets;
import zwick.notation.ActionText;
import zwick.notation.PositionText;
import zwick.notation.RuleText;
import zwick.notation.records.RecordFormat;

class MatchTest {
  static Stream<RuleSet> presets() {
    return Presets.all().stream().map(preset -> preset.rules());
  }

  @ParameterizedTest
  @MethodSource("presets")
  void everyGameIsPlayedToAnEndTheRefereeAccepts(RuleSet rules) {
    var match = match(rules, "nodes:60", "level:1", 2);
    var bouts = new ArrayList<MatchGame>();
    var tally = match.play(1, bouts::add);
    assertThat(tally.wins() + tally.draws() + tally.losses()).isEqualTo(2);
    var written = bouts.stream().map(matchGame -> matchGame.record(match)).toList();
    var read = RecordFormat.PDN.read(RecordFormat.PDN.write(written));
    assertThat(read).hasSize(2);
    for (int i = 0; i < 2; i++) {
      assertThat(read.get(i).result()).isEqualTo(written.get(i).result()).isNotEqualTo("*");
    }
  }

  @Test
  void threadsDoNotChangeTheGames() {
    var match = match(RuleText.read("english"), "nodes:200", "level:2", 8);
    assertThat(records(match, 3)).isEqualTo(records(match, 1));
  }

  @Test
  void anotherSeedGivesOtherGames() {
    var rules = RuleText.read("mulino");
    var one = contestant("nodes:50");
    assertThat(records(new Match(rules, one, one, 2, OptionalInt.empty(), 1, Oracle.NONE), 1))
        .isNotEqualTo(
            records(new Match(rules, one, one, 2, OptionalInt.empty(), 2, Oracle.NONE), 1));
  }

  @Test
  void everyOpeningIsPlayedFromBothSides() {
    var match = match(RuleText.read("russian"), "nodes:50", "nodes:50", 6);
    var bouts = new ArrayList<MatchGame>();
    match.play(2, bouts::add);
    assertThat(bouts).extracting(MatchGame::number).containsExactly(0, 1, 2, 3, 4, 5);
    assertThat(bouts)
        .extracting(MatchGame::first)
        .containsExactly(Side.WHITE, Side.BLACK, Side.WHITE, Side.BLACK, Side.WHITE, Side.BLACK);
    for (int i = 0; i < 6; i += 2) {
      // the same engine on both sides: the same opening gives the same game
      assertThat(bouts.get(i).game().log()).isEqualTo(bouts.get(i + 1).game().log());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"mulino", "dama", "dame-10x10", "six", "lupo-e-pecore", "antidraughts"})
  void openingsDifferAndNobodyHasOverlookedAnything(String rules) {
    var openings = Openings.of(RuleText.read(rules), OptionalInt.empty(), 12, 7);
    assertThat(openings.stream().map(Game::position).distinct()).hasSize(12);
    for (var game : openings) {
      assertThat(game.outcome()).isEmpty();
      assertThat(game.progress().oversight()).isFalse();
      assertThat(game.progress().deeds()).hasSizeBetween(2, 6);
    }
  }

  @Test
  void anOpeningOfNoMovesIsTheStart() {
    var rules = RuleText.read("mulino");
    var openings = Openings.of(rules, OptionalInt.of(0), 3, 7);
    assertThat(openings).extracting(Game::position).containsOnly(rules.start()).hasSize(3);
  }

  @ParameterizedTest
  @CsvSource({"'nodes:50,tables=none', false", "nodes:50, true"})
  void whoHasNoTablesDoesNotAskThem(String who, boolean asks) {
    var asked = new AtomicBoolean();
    Oracle oracle =
        _ -> {
          asked.set(true);
          return null;
        };
    var player = contestant(who);
    var rules = RuleText.read("six");
    new Match(rules, player, player, 2, OptionalInt.empty(), 1, oracle).play(1, _ -> {});
    assertThat(asked.get()).isEqualTo(asks);
  }

  @Test
  void theEngineTakesADrawThatIsDue() {
    var game = repeated();
    assertThat(game.progress().due()).isPresent();
    var matchGame = MatchGame.play(0, Side.WHITE, game, seats(game.rules(), Side.WHITE));
    assertThat(matchGame.ending()).contains(Ending.REPETITION);
    assertThat(matchGame.points()).isEqualTo(0.5);
  }

  @Test
  void whatTheRefereeRefusesIsABugWithItsRecord() {
    var game = repeated();
    assertThatThrownBy(() -> MatchGame.play(0, Side.WHITE, game, seats(game.rules(), Side.BLACK)))
        .isInstanceOf(BrokenGame.class)
        .hasMessageContaining("AlreadyOffered")
        .hasMessageContaining("46-41");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          W:W18:B2,7,15 | true
          W:W18:B15     | false
          """)
  void theEngineInsistsWhereThatHelpsAndLetsStandWhatDoesNot(String position, boolean insists) {
    var rules = RuleText.read("dame-ravensburger");
    var missed = accepted(Game.of(PositionText.read(rules, position)), "18-14");
    var seat = new SeatedContestant.Bare(Side.BLACK, Engine.of(rules), SearchLimits.depth(6));
    assertThat(seat.act(missed) instanceof Action.Insist).isEqualTo(insists);
  }

  /// A game in which a draw may be claimed, White to move.
  private static Game repeated() {
    var rules = RuleText.read("dame-10x10,draw-by=claim");
    var game = Game.of(PositionText.read(rules, "W:WK46:BK4"));
    for (var move : "46-41 4-9 41-46 9-4 46-41 4-9 41-46 9-4".split(" ")) {
      game = accepted(game, move);
    }
    return game;
  }

  /// @param white who sits where White should
  private static Map<Side, SeatedContestant> seats(RuleSet rules, Side white) {
    return Map.of(
        Side.WHITE, new SeatedContestant.Bare(white, Engine.of(rules), SearchLimits.depth(1)),
        Side.BLACK,
            new SeatedContestant.Bare(white.other(), Engine.of(rules), SearchLimits.depth(1)));
  }

  private static Game accepted(Game game, String action) {
    return switch (ActionText.apply(game, action)) {
      case Verdict.Accepted(Game next) -> next;
      case Verdict.Refused(var refusal) -> throw new AssertionError(action + ": " + refusal);
    };
  }

  private static Match match(RuleSet rules, String first, String second, int games) {
    return new Match(
        rules, contestant(first), contestant(second), games, OptionalInt.empty(), 1, Oracle.NONE);
  }

  private static Contestant contestant(String text) {
    return Contestant.read(
            text,
            file -> {
              throw new AssertionError(file);
            })
        .orElseThrow();
  }

  private static List<String> records(Match match, int threads) {
    var records = new ArrayList<String>();
    match.play(
        threads,
        matchGame -> records.add(RecordFormat.PDN.write(List.of(matchGame.record(match)))));
    return records;
  }
}
