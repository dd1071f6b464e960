package zwick.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.engine.evaluation.WolfOracle;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.known.Insight;
import zwick.game.known.Insight.Effect;
import zwick.game.known.LastChance;
import zwick.game.known.Oracle;
import zwick.game.known.Oracle.Value;
import zwick.game.known.Proof;
import zwick.game.moves.Wish;
import zwick.notation.RuleText;

/// What [Insight], [Proof] and [LastChance] say of the one game that is known to the end.
class WolfKnowledgeTest {
  private static final RuleSet RULES = RuleText.read("lupo-e-pecore");
  private static final int LONG = 100;

  private static Insight insight(Position position) {
    return Insight.of(WolfOracle.WOLF, position).orElseThrow();
  }

  private static Game play(Game game, Insight.Choice choice) {
    var by = game.position().turn();
    return Match.apply(game, new Action.Play(by, Wish.of(choice.move())));
  }

  @ParameterizedTest
  @ValueSource(strings = {"lupo-e-pecore", "lupo-e-pecore,first=wolf"})
  void theSheepWinWhereverTheWolfIsPut(String text) {
    var start = RuleText.read(text).start();

    assertThat(insight(start).known().value()).isEqualTo(Value.LOST);
    for (var wolf : insight(start).choices()) {
      var proof = Proof.of(WolfOracle.WOLF, wolf.after(), LONG);

      assertThat(proof.complete()).isTrue();
      assertThat(proof.moves()).hasSize(insight(wolf.after()).known().plies());
      assertThat(proof.end().outcome().orElseThrow())
          .isInstanceOfSatisfying(
              Outcome.Win.class, win -> assertThat(win.winner()).isEqualTo(Side.WHITE));
    }
  }

  @Test
  void everyMoveIsWorthWhatThePositionAfterItIs() {
    var position = insight(RULES.start()).choices().getFirst().after();
    while (position.outcome().isEmpty()) {
      var here = insight(position);
      for (var choice : here.choices()) {
        var known = choice.known();
        assertThat(known).isNotNull();
        assertThat(known.value()).isEqualTo(insight(choice.after()).known().value().turned());
        assertThat(choice.effect() == Effect.KEEPS)
            .isEqualTo(known.value() == here.known().value());
      }
      assertThat(here.choices().getFirst().known()).isEqualTo(here.known());
      position = here.choices().getLast().after();
    }
  }

  /// The sheep throw their win away as soon as they can, then everybody plays as well as can be.
  private static Game thrownAway() {
    var game = play(Game.of(RULES.start()), insight(RULES.start()).choices().getFirst());
    boolean thrown = false;
    while (game.outcome().isEmpty()) {
      var here = insight(game.position());
      boolean can = here.choices().getLast().effect() == Effect.LOSES;
      game = play(game, !thrown && can ? here.choices().getLast() : here.choices().getFirst());
      thrown |= can;
    }
    return game;
  }

  @Test
  void theLastChanceIsTheMoveThatThrewTheGameAway() {
    var game = thrownAway();

    var chance = LastChance.of(WolfOracle.WOLF, game).orElseThrow();

    assertThat(chance.side()).isEqualTo(Side.WHITE);
    assertThat(chance.insight().known().value()).isEqualTo(Value.WON);
    assertThat(chance.insight().keeping()).isNotEmpty();
    assertThat(chance.played()).isEqualTo(game.progress().deeds().get(chance.at()));
  }

  @Test
  void whoNeverStoodBetterHadNoChance() {
    var game = Game.of(RULES.start());
    while (game.outcome().isEmpty()) {
      game = play(game, insight(game.position()).choices().getFirst());
    }

    assertThat(LastChance.of(WolfOracle.WOLF, game)).isEmpty();
  }

  @Test
  void whoGivesUpAWonGameHadHisChanceToTheEnd() {
    var placed = play(Game.of(RULES.start()), insight(RULES.start()).choices().getFirst());
    var game = Match.apply(placed, new Action.Resign(Side.WHITE));

    var chance = LastChance.of(WolfOracle.WOLF, game).orElseThrow();

    assertThat(chance.at()).isEqualTo(1);
    assertThat(chance.played()).isNull();
  }

  @Test
  void aGameThatGoesOnHasNoLastChance() {
    assertThat(LastChance.of(WolfOracle.WOLF, Game.of(RULES.start()))).isEmpty();
  }

  @Test
  void whatIsNotKnownIsNotCalledTheLastChance() {
    var game = thrownAway();
    Oracle forgetful = p -> p.equals(game.start()) ? null : WolfOracle.WOLF.known(p);
    Oracle dull = p -> p.turn() == Side.WHITE ? null : WolfOracle.WOLF.known(p);

    assertThat(LastChance.of(forgetful, game)).isEqualTo(LastChance.of(WolfOracle.WOLF, game));
    assertThat(LastChance.of(dull, game)).isEqualTo(Optional.empty());
  }
}
