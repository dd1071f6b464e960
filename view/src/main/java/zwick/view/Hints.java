package zwick.view;

import java.util.ArrayList;
import java.util.List;
import zwick.engine.Engine;
import zwick.engine.Limits;
import zwick.engine.Line;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Move;
import zwick.game.Position;
import zwick.game.Refusal;
import zwick.game.Side;
import zwick.game.Step;
import zwick.game.Turn.Deed;
import zwick.game.Verdict;
import zwick.mill.MillPosition;
import zwick.notation.Json;
import zwick.text.Words;
import zwick.wolf.WolfBoard;

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
    return switch (move.steps().getFirst()) {
      case Step.Pass _ -> json(words.text("hint.pass"), List.of(), action, standing, steps);
      case Step.Place(int to) -> {
        var around = around(game.position(), to);
        yield json(words.text("hint.points", names(around)), around, action, standing, steps);
      }
      default -> {
        int from = move.touches().getFirst();
        var nudge = words.text("hint.piece", game.rules().grid().name(from));
        yield json(nudge, List.of(from), action, standing, steps);
      }
    };
  }

  /// Free points of which one is the best: those on the same ring or in the same row.
  private static List<Integer> around(Position position, int to) {
    var around = new ArrayList<Integer>();
    var taken = new ArrayList<Integer>();
    for (var piece : position.setup().pieces()) {
      taken.add(piece.at());
    }
    for (int at : position.rules().grid().points()) {
      boolean near =
          position instanceof MillPosition mill
              ? mill.rules().grid().ring(at) == mill.rules().grid().ring(to)
              : WolfBoard.row(at) == WolfBoard.row(to);
      if (near && !taken.contains(at)) {
        around.add(at);
      }
    }
    return around;
  }

  private String names(List<Integer> points) {
    var names = new ArrayList<String>();
    for (int point : points) {
      names.add(game.rules().grid().name(point));
    }
    return String.join(", ", names);
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
