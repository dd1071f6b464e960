package zwick.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import zwick.engine.players.Level;
import zwick.engine.players.Player;
import zwick.engine.search.Engine;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.notation.ActionText;
import zwick.notation.PositionText;
import zwick.notation.RuleText;

/// Two players at a board.
public final class Match {
  /// Lets a search look one ply ahead and no further.
  public static final SearchControl IMPATIENT =
      new SearchControl() {
        @Override
        public long millis() {
          return 0;
        }

        @Override
        public boolean stopped() {
          return true;
        }
      };

  // players leave nothing behind in their engine, so one after the other can have it
  private static RuleSet rules = RuleText.read("dama");
  private static Engine engine = Engine.of(rules);

  private Match() {}

  public static Game game(String ruleText, String position) {
    return Game.of(PositionText.read(RuleText.read(ruleText), position));
  }

  public static Player player(RuleSet wanted, int level, long seed) {
    if (!rules.equals(wanted)) {
      rules = wanted;
      engine = Engine.of(wanted);
    }
    return new Player(engine, new Level(level), seed);
  }

  /// The game after so many actions, or its end; whoever is offered a draw answers at once.
  public static Game play(Game start, Player white, Player black, int actions) {
    var game = start;
    for (int i = 0; i < actions && game.outcome().isEmpty(); i++) {
      var side = game.position().turn();
      var player = side == Side.WHITE ? white : black;
      var other = side == Side.WHITE ? black : white;
      var action = player.act(game, side, IMPATIENT);
      game = apply(game, action);
      if (action instanceof Action.Offer) {
        game = apply(game, other.answer(game, side.other(), IMPATIENT).orElseThrow());
      }
    }
    return game;
  }

  /// The game after these, written as players write them.
  public static Game after(Game start, String... actions) {
    var game = start;
    for (var text : actions) {
      game = apply(game, ActionText.read(game, text).orElseThrow());
    }
    return game;
  }

  public static Game apply(Game game, Action action) {
    var verdict = game.apply(action);
    assertThat(verdict)
        .as("%s in %s", action, PositionText.write(game.position()))
        .isInstanceOf(Verdict.Accepted.class);
    return ((Verdict.Accepted) verdict).game();
  }

  /// How many of a hundred players of a level do something like this.
  public static long ofHundred(Game game, int level, Class<? extends Action> what) {
    var me = game.position().turn();
    return LongStream.range(0, 100)
        .mapToObj(seed -> player(game.rules(), level, seed).act(game, me, IMPATIENT))
        .filter(what::isInstance)
        .count();
  }
}
