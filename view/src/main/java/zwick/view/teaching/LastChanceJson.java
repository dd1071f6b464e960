package zwick.view.teaching;

import java.util.Optional;
import zwick.game.Game;
import zwick.game.Progress;
import zwick.game.known.LastChance;
import zwick.game.known.Oracle;
import zwick.game.known.Oracle.Value;
import zwick.notation.MoveText;
import zwick.notation.json.Json;
import zwick.text.Words;
import zwick.view.game.DeedActions;
import zwick.view.game.GameView;
import zwick.view.game.Scene;
import zwick.view.json.JsonObjectBuilder;

/// The last move that could have saved a game, in a sentence and with where to find it.
public final class LastChanceJson {
  private LastChanceJson() {}

  /// Nothing where there was none, or where not enough is known.
  public static Optional<Json> of(Oracle oracle, Game game, Words words) {
    return LastChance.of(oracle, game).map(chance -> json(chance, game, words));
  }

  private static Json json(LastChance chance, Game game, Words words) {
    var insight = chance.insight();
    var best = insight.choices().getFirst();
    var position = insight.position();
    return new JsonObjectBuilder()
        .put("at", chance.at())
        .put("side", chance.side())
        .put("move", MoveText.write(position, best.move()))
        .put("text", sentence(chance, game, words))
        .put("steps", Scene.steps(position.rules(), position.turn(), best.move()))
        .done();
  }

  private static String sentence(LastChance chance, Game game, Words words) {
    var insight = chance.insight();
    var position = insight.position();
    var key = insight.known().value() == Value.WON ? "coach.last.won" : "coach.last.drawn";
    var progress = turn(game, chance.at());
    var could =
        words.text(
            key,
            words.side(chance.side()),
            GameView.number(game, progress, chance.side()),
            MoveText.write(position, insight.choices().getFirst().move()));
    var played = chance.played();
    return could
        + " "
        + (played == null
            ? words.text("coach.last.gave-up")
            : words.text("coach.last.instead", DeedActions.text(position, played)));
  }

  private static Progress turn(Game game, int at) {
    return GameView.line(game.progress()).get(at);
  }
}
