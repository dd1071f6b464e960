package zwick.view.teaching;

import java.util.List;
import zwick.engine.SearchLimits;
import zwick.engine.SearchLine;
import zwick.engine.search.Engine;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Progress.Deed;
import zwick.game.Refusal;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.moves.Move;
import zwick.notation.json.Json;
import zwick.text.Words;
import zwick.view.game.DeedActions;
import zwick.view.game.Scene;
import zwick.view.json.JsonObjectBuilder;
import zwick.view.json.Unanswerable;

/// Helps a person on: first a nudge, where to look, then what to do.
public record Hints(Engine engine, Game game, Words words) {
  private static final long NODES = 100_000;

  public Json hint() {
    if (game.outcome().isPresent()) {
      throw new Unanswerable(
          words.refusal(new Refusal.GameOver(game.outcome().get()), game.rules()));
    }
    var turn = game.position().turn();
    boolean shutIn = game.position().outcome().isPresent();
    if (shutIn && !game.position().huffable().isEmpty()) {
      return hint(new Deed.Huffed(turn, game.position().huffable().getFirst()), "");
    }
    if (shutIn || insist()) {
      return json(words.text("hint.missed"), List.of(), "insist", "", List.of());
    }
    var searchLine = best(game);
    return hint(searchLine.first(), " " + new Advice(engine, game, words).standing(searchLine));
  }

  private SearchLine best(Game thought) {
    return engine.think(thought, SearchLimits.nodes(NODES)).best();
  }

  /// Whether it is better to insist on the capture the opponent has missed.
  private boolean insist() {
    var insistence = new Action.Insist(game.position().turn());
    return game.apply(insistence) instanceof Verdict.Accepted(Game then)
        && -best(then).score() > best(game).score();
  }

  private Json hint(Deed deed, String standing) {
    var action = DeedActions.text(game.position(), deed);
    var steps = Scene.steps(game.rules(), deed);
    if (!(deed instanceof Deed.Moved(Side _, Move move))) {
      return json(words.text("hint.missed"), List.of(), action, standing, steps);
    }
    var nudge = Nudge.of(words, game.position(), move);
    return json(nudge.text(), nudge.points(), action, standing, steps);
  }

  private Json json(
      String nudge, List<Integer> points, String action, String standing, List<Json> steps) {
    return new JsonObjectBuilder()
        .put("nudge", nudge)
        .put("points", JsonObjectBuilder.points(points))
        .put("move", words.text("hint.move", spoken(action)) + standing)
        .put("action", action)
        .put("steps", steps)
        .done();
  }

  /// Moves are called as they are written, rights as their buttons.
  private String spoken(String action) {
    int colon = action.indexOf(':'); // huff:22
    var right = "right." + (colon < 0 ? action : action.substring(0, colon));
    return words.has(right)
        ? words.text("hint.right", words.text(right, action.substring(colon + 1)))
        : action;
  }
}
