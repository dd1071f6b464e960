package zwick.view.game;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import zwick.draughts.DraughtsPosition;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.Refusal;
import zwick.game.Setup;
import zwick.game.Side;
import zwick.game.moves.Move;
import zwick.game.moves.Wish;
import zwick.mill.MillPosition;
import zwick.mill.MillRules.Placing;
import zwick.notation.json.Json;
import zwick.text.Words;
import zwick.wolf.WolfPosition;

/// Why touched points lead to no move. A touch is only half a wish; so this finds the wish behind
/// it that the referee can say most about.
public final class WhyNoMove {
  private final Game game;
  private final Position position;
  private final Words words;
  private final List<Move> legal;

  public WhyNoMove(Game game, Words words) {
    this.game = game;
    this.words = words;
    position = game.position();
    legal = position.legalMoves();
  }

  public Json explain(List<Integer> touches) {
    if (game.outcome().isPresent()) {
      return refused(new Refusal.GameOver(game.outcome().get()));
    }
    if (touches.isEmpty() || !position.rules().grid().points().containsAll(touches)) {
      return RefusalJson.of("not-a-move", words.text("why.nothing"), List.of());
    }
    int good = good(touches);
    if (good == touches.size()) {
      return goesOn(touches);
    }
    var wrong = touches.subList(0, good + 1); // what comes after it does not matter any more
    return wrong.size() == 1 ? first(wrong.getFirst()) : further(wrong);
  }

  /// How many of the touches are the beginning of a legal move.
  private int good(List<Integer> touches) {
    int good = 0;
    for (var move : legal) {
      for (var way : Touches.of(move)) {
        while (good < touches.size() && Touches.begins(touches.subList(0, good + 1), way)) {
          good++;
        }
      }
    }
    return good;
  }

  private Json goesOn(List<Integer> touches) {
    var next = new TreeSet<Integer>();
    for (var move : legal) {
      for (var way : Touches.of(move)) {
        if (way.equals(touches)) {
          return RefusalJson.of("not-a-move", words.text("why.fine"), touches);
        }
        if (Touches.begins(touches, way)) {
          next.add(way.get(touches.size()));
        }
      }
    }
    return RefusalJson.of("not-a-move", words.text("why.go-on"), next);
  }

  // The first touch: a point where no move begins

  private Json first(int at) {
    var owner = owner(at);
    if (owner == position.turn()) {
      return own(at);
    }
    boolean places =
        position instanceof MillPosition mill && mill.hand(mill.turn()) > 0
            || position instanceof WolfPosition wolf && wolf.placing();
    if (owner != null) {
      return refused(places ? new Refusal.Occupied(at) : new Refusal.NotYourPiece(at));
    }
    return refused(
        position instanceof MillPosition
            ? new Refusal.HandIsEmpty()
            : new Refusal.NoPieceThere(at));
  }

  private Json own(int at) {
    if (position instanceof MillPosition mill
        && mill.hand(mill.turn()) > 0
        && mill.rules().placing() == Placing.FIRST) {
      return refused(new Refusal.StillPlacing(mill.hand(mill.turn())));
    }
    if (position instanceof DraughtsPosition draughts) {
      var refusal = new WhyNoDraughtsMove(draughts, words).own(at);
      if (refusal != null) {
        return refused(refusal);
      }
    }
    return RefusalJson.of(
        "blocked", words.text("why.stuck", position.rules().grid().name(at)), List.of(at));
  }

  private @Nullable Side owner(int at) {
    for (Setup.Piece piece : position.setup().pieces()) {
      if (piece.at() == at) {
        return piece.side();
      }
    }
    return null;
  }

  // A later touch: the move has begun, and cannot go on there

  private Json further(List<Integer> touches) {
    return switch (position) {
      case MillPosition mill -> refused(mill(mill, touches));
      case DraughtsPosition draughts -> new WhyNoDraughtsMove(draughts, words).further(touches);
      case WolfPosition wolf ->
          refused(
              wolf.placing()
                  ? new Refusal.NothingToRemove(touches.get(1))
                  : position.explain(Wish.slide(touches.get(0), touches.get(1))));
    };
  }

  private Refusal mill(MillPosition mill, List<Integer> touches) {
    boolean places = owner(touches.getFirst()) == null;
    if (!places && touches.size() == 2) {
      return position.explain(Wish.slide(touches.get(0), touches.get(1)));
    }
    int path = places ? 1 : 2;
    var takes = new ArrayList<Integer>(touches.subList(path, touches.size()));
    // Where two stones are due, one alone would be refused for its number, whatever it is.
    var due = due(touches.subList(0, path));
    for (int i = 0; takes.size() < 2 && i < due.size(); i++) {
      if (due.size() > 1 && !takes.contains(due.get(i))) {
        takes.add(due.get(i));
      }
    }
    var kind = places ? Wish.Kind.PLACE : Wish.Kind.SLIDE;
    return mill.explain(new Wish(kind, touches.subList(0, path), takes, false));
  }

  /// Some stones that a move with this path takes.
  private List<Integer> due(List<Integer> path) {
    for (var move : legal) {
      if (Touches.begins(path, move.touches())) {
        return move.touches().subList(path.size(), move.touches().size());
      }
    }
    return List.of();
  }

  private Json refused(Refusal refusal) {
    return RefusalJson.of(words, position, refusal);
  }
}
