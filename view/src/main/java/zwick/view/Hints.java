package zwick.view;

import java.util.List;
import zwick.engine.Engine;
import zwick.engine.Limits;
import zwick.engine.Line;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Move;
import zwick.game.Refusal;
import zwick.game.Side;
import zwick.game.Turn.Deed;
import zwick.game.Verdict;
import zwick.notation.Json;
import zwick.text.Words;

/// Helps a person on: first a nudge, where to look, then what to do.
record Hints(Engine engine, Game game, Words words) {
  private static final long NODES = 100_000;

  Json hint() {
    if (game.outcome().isPresent()) {
      throw new Sorry(words.refusal(new Refusal.GameOver(game.outcome().get()), game.rules()));
    }
    var turn = game.position().turn();
    boolean shutIn = game.position().outcome().isPresent();
    if (shutIn && !game.position().huffable().isEmpty()) {
      return hint(new Deed.Huffed(turn, game.position().huffable().getFirst()), "");
    }
    if (shutIn || insist()) {
      return json(words.text("hint.missed"), List.of(), "insist", "", List.of());
    }
    var line = best(game);
    return hint(line.first(), " " + new Advice(engine, game, words).standing(line));
  }

  private Line best(Game thought) {
    return engine.think(thought, Limits.nodes(NODES)).best();
  }

  /// Whether it is better to insist on the capture the opponent has missed.
  private boolean insist() {
    var insistence = new Action.Insist(game.position().turn());
    return game.apply(insistence) instanceof Verdict.Accepted(Game then)
        && -best(then).score() > best(game).score();
  }

  private Json hint(Deed deed, String standing) {
    var action = Deeds.text(game.position(), deed);
    var steps = Scene.steps(game.rules(), deed);
    if (!(deed instanceof Deed.Moved(Side _, Move move))) {
      return json(words.text("hint.missed"), List.of(), action, standing, steps);
    }
    var nudge = Nudge.of(words, game.position(), move);
    return json(nudge.text(), nudge.points(), action, standing, steps);
  }

  private Json json(
      String nudge, List<Integer> points, String action, String standing, List<Json> steps) {
    return new Members()
        .put("nudge", nudge)
        .put("points", Members.points(points))
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
