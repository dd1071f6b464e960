package zwick.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import zwick.draughts.DraughtsPosition;
import zwick.game.Game;
import zwick.game.Move;
import zwick.game.Position;
import zwick.game.Refusal;
import zwick.game.Setup;
import zwick.game.Side;
import zwick.game.Wish;
import zwick.mill.MillPosition;
import zwick.mill.MillRules.Placing;
import zwick.notation.Json;
import zwick.notation.MoveText;
import zwick.text.Words;
import zwick.wolf.WolfPosition;

/// Why touched points lead to no move. A touch is only half a wish; so this finds the wish behind
/// it that the referee can say most about.
final class Why {
  private final Game game;
  private final Position position;
  private final Words words;
  private final List<Move> legal;

  Why(Game game, Words words) {
    this.game = game;
    this.words = words;
    position = game.position();
    legal = position.legalMoves();
  }

  Json explain(List<Integer> touches) {
    if (game.outcome().isPresent()) {
      return refused(new Refusal.GameOver(game.outcome().get()));
    }
    if (touches.isEmpty() || !position.rules().grid().points().containsAll(touches)) {
      return Refused.of("not-a-move", words.text("why.nothing"), List.of());
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
          return Refused.of("not-a-move", words.text("why.fine"), touches);
        }
        if (Touches.begins(touches, way)) {
          next.add(way.get(touches.size()));
        }
      }
    }
    return Refused.of("not-a-move", words.text("why.go-on"), next);
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
      var meant = relaxed(draughts, at);
      if (meant != null) {
        return refused(position.explain(Wish.of(meant)));
      }
    }
    return Refused.of(
        "blocked", words.text("why.stuck", position.rules().grid().name(at)), List.of(at));
  }

  /// What the piece would do if nobody had to capture: its greatest capture, else any move.
  private static @Nullable Move relaxed(DraughtsPosition p, int at) {
    var rules = p.rules().with(Map.of("capture-choice", "free", "obligation", "insist"));
    var free =
        new DraughtsPosition(
            rules, p.whiteMen(), p.whiteKings(), p.blackMen(), p.blackKings(), p.turn(), 0, false);
    @Nullable Move best = null;
    for (var move : free.legalMoves()) {
      if (move.touches().getFirst() == at
          && (best == null || move.taken().size() > best.taken().size())) {
        best = move;
      }
    }
    return best;
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
      case DraughtsPosition _ -> draughts(touches);
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

  private Json draughts(List<Integer> touches) {
    int last = touches.size() - 1;
    var asCapture = Wish.capture(touches);
    var found = position.find(asCapture);
    if (!found.isEmpty()) { // only the ends were touched
      var whole = MoveText.full(position.rules(), found.getFirst());
      return Refused.of("not-a-move", words.text("why.each", whole), found.getFirst().touches());
    }
    var capture = position.explain(asCapture);
    if (touches.size() == 2) {
      var slide = position.explain(Wish.slide(touches.get(0), touches.get(1)));
      if (slide instanceof Refusal.MustCapture || capture instanceof Refusal.NothingToCapture) {
        return refused(slide);
      }
    }
    return switch (capture) {
      case Refusal.NothingToCapture _ ->
          refused(new Refusal.NothingToCapture(touches.get(last - 1), touches.get(last)));
      case Refusal.ManCapturesForward _ ->
          refused(new Refusal.ManCapturesForward(touches.get(last - 1), touches.get(last)));
      case Refusal.MustContinue(int at, List<Move> captures) ->
          land(touches, at, captures, capture);
      default -> refused(capture);
    };
  }

  /// A capture that could go on, but from another square than the one touched.
  private Json land(List<Integer> touches, int at, List<Move> captures, Refusal refusal) {
    var landings = new TreeSet<Integer>();
    @Nullable Move example = null;
    int last = touches.size() - 1;
    for (var move : captures) {
      if (move.touches().contains(at)) {
        return refused(refusal);
      }
      if (Touches.begins(touches.subList(0, last), move.touches())) {
        landings.add(move.touches().get(last));
        example = move;
      }
    }
    if (example == null) {
      return refused(refusal);
    }
    var text = MoveText.full(position.rules(), example);
    return Refused.of(
        refusal.reason(), words.text("why.land", position.rules().grid().name(at), text), landings);
  }

  private Json refused(Refusal refusal) {
    return Refused.of(words, position, refusal);
  }
}
