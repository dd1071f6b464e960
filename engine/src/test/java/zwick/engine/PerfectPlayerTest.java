package zwick.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.engine.evaluation.ShippedWeights;
import zwick.engine.players.Level;
import zwick.engine.players.Player;
import zwick.engine.search.Engine;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.known.Oracle;
import zwick.game.known.Oracle.Known;
import zwick.game.known.Oracle.Value;
import zwick.notation.ActionText;
import zwick.notation.MoveText;
import zwick.notation.PositionText;
import zwick.notation.RuleText;

class PerfectPlayerTest {
  private static final RuleSet MILL = RuleText.read("muehle-turnier");

  /// White may close a mill at d7, or stay away from it.
  private static final Position MILL_TO_CLOSE =
      PositionText.read(MILL, "W:Wa7,g7,d6,b4,c3:Be5,f2,b2,g1,c5");

  /// Claims that the start is as it says, that these moves keep it, and that all others lose.
  private static Oracle claims(Position start, Value value, List<String> keeping, int... plies) {
    var good = new ArrayList<Position>();
    keeping.forEach(move -> good.add(after(start, move)));
    return p -> {
      int at = good.indexOf(p);
      if (at >= 0) {
        return new Known(value.turned(), value == Value.DRAWN ? 0 : plies[at]);
      }
      return p.equals(start) ? new Known(value, 9) : p.turn() == start.turn() ? null : won();
    };
  }

  private static Known won() {
    return new Known(Value.WON, 1);
  }

  private static Position after(Position p, String move) {
    return p.play(MoveText.writeAll(p).get(move)).orElseThrow();
  }

  private static String plays(Position p, Oracle oracle, int level) {
    var engine = new Engine(p.rules(), ShippedWeights.weights(p.rules()), oracle, 1 << 20);
    var game = Game.of(p);
    var action = new Player(engine, new Level(level), 1).act(game, p.turn(), SearchControl.NONE);
    return action instanceof Action.Play ? ActionText.write(p, action) : action.toString();
  }

  @Test
  void levelNineIsThereOnlyWhereEverythingIsKnown() {
    var wolf = RuleText.read("lupo-e-pecore");

    assertThat(Level.of(MILL, Oracle.NONE)).isEqualTo(Level.all());
    assertThat(Level.of(wolf, Oracle.NONE)).contains(new Level(Level.PERFECT));
  }

  @Test
  void aKnownDrawIsKeptWhateverElseLooksBetter() {
    var quiet = List.of("d6-f6", "b4-a4");

    assertThat(plays(MILL_TO_CLOSE, claims(MILL_TO_CLOSE, Value.DRAWN, quiet), 9)).isIn(quiet);
  }

  @Test
  void amongMovesThatKeepADrawTheOneThatLooksBestIsPlayed() {
    // without the stone on f2 Black has no mill to close on d2
    var both = List.of("d6-b6", "d6-d7xf2");

    assertThat(plays(MILL_TO_CLOSE, claims(MILL_TO_CLOSE, Value.DRAWN, both), 9))
        .isEqualTo("d6-d7xf2");
  }

  @Test
  void theQuickestWinIsPlayed() {
    var oracle = claims(MILL_TO_CLOSE, Value.WON, List.of("d6-d7xe5", "b4-a4"), 12, 4);

    assertThat(plays(MILL_TO_CLOSE, oracle, 9)).isEqualTo("b4-a4");
  }

  @Test
  void aMasterHasEndgamesByHeartAndTheOthersHaveNot() {
    var oracle = claims(MILL_TO_CLOSE, Value.DRAWN, List.of("d6-d5"));

    assertThat(plays(MILL_TO_CLOSE, oracle, 8)).isEqualTo("d6-d5");
    assertThat(plays(MILL_TO_CLOSE, oracle, 7)).isNotEqualTo("d6-d5");
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 8, 9})
  void perfectSheepNeverLetTheWolfThrough(int level) {
    var rules = RuleText.read("lupo-e-pecore");
    var sheep = Match.player(rules, 9, 1);
    for (int at = 1; at <= 28; at += 3) {
      var start = Match.after(Game.of(rules.start()), String.valueOf(at));
      var game = Match.play(start, sheep, Match.player(rules, level, at), 200);

      assertThat(game.outcome().orElseThrow())
          .isInstanceOfSatisfying(
              Outcome.Win.class, win -> assertThat(win.winner()).isEqualTo(Side.WHITE));
    }
  }
}
