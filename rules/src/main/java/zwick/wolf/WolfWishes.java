package zwick.wolf;

import java.util.List;
import zwick.game.Refusal;
import zwick.game.moves.Move;
import zwick.game.moves.Wish;

/// What a wish means in a position, or why it means nothing there. A wish may hold any numbers,
/// also some that are no squares.
final class WolfWishes {

  static List<Move> find(WolfPosition here, Wish wish) {
    return here.legalMoves().stream().filter(move -> Wish.of(move).equals(wish)).toList();
  }

  static Refusal explain(WolfPosition here, Wish wish) {
    var over = here.outcome();
    if (over.isPresent()) {
      return new Refusal.GameOver(over.get());
    }
    if (wish.kind() == Wish.Kind.PASS) {
      return new Refusal.NothingToDecline();
    }
    if (!readable(wish)) {
      return new Refusal.NotAMove(text(wish));
    }
    if (here.placing() && wish.kind() != Wish.Kind.PLACE) {
      return new Refusal.MustPlaceWolf();
    }
    return switch (wish.kind()) {
      case PLACE -> explainPlace(here, wish);
      case SLIDE -> explainSlide(here, wish);
      case CAPTURE -> new Refusal.NothingToCapture(wish.from(), wish.to());
      case PASS -> new Refusal.NothingToDecline();
    };
  }

  /// Whether the wish has as many squares as its kind needs, and all of them exist.
  private static boolean readable(Wish wish) {
    int stops = wish.path().size();
    boolean complete =
        switch (wish.kind()) {
          case PLACE -> stops == 1;
          case SLIDE -> stops == 2;
          case CAPTURE -> stops >= 2;
          case PASS -> stops == 0;
        };
    var points = WolfBoard.BOARD.points();
    return complete && points.containsAll(wish.path()) && points.containsAll(wish.takes());
  }

  private static Refusal explainPlace(WolfPosition here, Wish wish) {
    if (!WolfBoard.contains(here.free(), wish.to())) {
      return new Refusal.Occupied(wish.to());
    }
    return here.placing() ? nothingToTake(wish) : new Refusal.HandIsEmpty();
  }

  private static Refusal explainSlide(WolfPosition here, Wish wish) {
    int from = wish.from();
    int to = wish.to();
    if (!WolfBoard.contains(here.own(), from)) {
      return WolfBoard.contains(here.free(), from)
          ? new Refusal.NoPieceThere(from)
          : new Refusal.NotYourPiece(from);
    }
    if (!WolfBoard.contains(here.free(), to)) {
      return new Refusal.Occupied(to);
    }
    if (!WolfBoard.contains(here.reach(from), to)) {
      return WolfBoard.contains(WolfBoard.BOARD.around(from), to)
          ? new Refusal.ManGoesForward(from, to)
          : new Refusal.OutOfReach(from, to);
    }
    return nothingToTake(wish);
  }

  /// The move would be legal if it did not claim to take something.
  private static Refusal nothingToTake(Wish wish) {
    return new Refusal.NothingToRemove(
        wish.takes().isEmpty() ? wish.to() : wish.takes().getFirst());
  }

  private static String text(Wish wish) {
    return String.join("-", wish.path().stream().map(String::valueOf).toList());
  }

  private WolfWishes() {}
}
