package zwick.mill;

import java.util.ArrayList;
import java.util.List;
import zwick.game.Refusal;
import zwick.game.moves.Move;
import zwick.game.moves.MoveBuffer;
import zwick.game.moves.Wish;

/// What a wish means in a position, or why it means nothing there. A wish may hold any numbers,
/// also some that are no points.
final class MillWishes {

  static List<Move> find(MillPosition here, Wish wish) {
    var found = new ArrayList<Move>();
    if (!readable(here, wish)) {
      return found;
    }
    int code = code(wish);
    long takes = 0;
    for (int at : wish.takes()) {
      takes |= 1L << at;
    }
    var moves = new MoveBuffer();
    here.generate(moves);
    for (int i = 0; i < moves.size(); i++) {
      boolean sweep = (moves.code(i) & MillMoves.SWEEP) != 0;
      long named = sweep ? 0 : moves.taken(i);
      if ((moves.code(i) & MillMoves.PASS) == code
          && wish.all() == sweep
          && takes == named
          && wish.takes().size() == Long.bitCount(named)) {
        found.add(here.describe(moves, i));
      }
    }
    return found;
  }

  static Refusal explain(MillPosition here, Wish wish) {
    var over = here.outcome();
    if (over.isPresent()) {
      return new Refusal.GameOver(over.get());
    }
    if (wish.kind() == Wish.Kind.PASS && !here.extra()) {
      return new Refusal.NothingToDecline();
    }
    if (!readable(here, wish)) {
      return new Refusal.NotAMove(text(here, wish));
    }
    return switch (wish.kind()) {
      case PLACE -> explainPlace(here, wish);
      case SLIDE -> explainSlide(here, wish);
      case CAPTURE -> new Refusal.NothingToCapture(wish.from(), wish.to());
      case PASS -> new Refusal.NotAMove(text(here, wish)); // with a stone to take
    };
  }

  /// Whether the wish has as many points as its kind needs, and all of them exist.
  private static boolean readable(MillPosition here, Wish wish) {
    int stops = wish.path().size();
    boolean complete =
        switch (wish.kind()) {
          case PLACE -> stops == 1;
          case SLIDE -> stops == 2;
          case CAPTURE -> stops >= 2;
          case PASS -> stops == 0;
        };
    var points = here.rules().grid().points();
    return complete && points.containsAll(wish.path()) && points.containsAll(wish.takes());
  }

  /// The low bits of the move codes that can be meant; none for a capture by jumping.
  private static int code(Wish wish) {
    return switch (wish.kind()) {
      case PLACE -> (MillMoves.HAND << 5) | wish.to();
      case SLIDE -> (wish.from() << 5) | wish.to();
      case CAPTURE -> -1;
      case PASS -> MillMoves.PASS;
    };
  }

  private static Refusal explainPlace(MillPosition here, Wish wish) {
    if (!contains(here.free(), wish.to())) {
      return new Refusal.Occupied(wish.to());
    }
    if (here.hand(here.turn()) == 0) {
      return new Refusal.HandIsEmpty();
    }
    return explainTakes(here, wish, here.stones(here.turn()));
  }

  private static Refusal explainSlide(MillPosition here, Wish wish) {
    int from = wish.from();
    int own = here.stones(here.turn());
    if (!contains(own, from)) {
      return contains(here.free(), from)
          ? new Refusal.NoPieceThere(from)
          : new Refusal.NotYourPiece(from);
    }
    if (!contains(here.free(), wish.to())) {
      return new Refusal.Occupied(wish.to());
    }
    if (!here.mayMove()) {
      return new Refusal.StillPlacing(here.hand(here.turn()));
    }
    if (!contains(here.reach(from), wish.to())) {
      return new Refusal.OutOfReach(from, wish.to());
    }
    return explainTakes(here, wish, own ^ (1 << from));
  }

  /// The stone itself may go where it is to go, so something is wrong with what it takes.
  ///
  /// @param others the player's stones on the board without the one that moves
  private static Refusal explainTakes(MillPosition here, Wish wish, int others) {
    int mills = here.rules().grid().mills(wish.to(), others);
    int foe = here.stones(here.turn().other());
    boolean sweep = mills > 0 && MillReward.of(here) == MillReward.SWEEP;
    int due = mills > 0 ? due(here, foe, mills) : 0;
    boolean wrongNumber = wish.takes().stream().distinct().count() != due;
    if (sweep || due > 0 && (wrongNumber || wish.all())) {
      return new Refusal.MustRemove(due);
    }
    int empty = here.free() & ~(1 << wish.to());
    int left = foe;
    for (int i = 0; i < wish.takes().size(); i++) {
      int at = wish.takes().get(i);
      if (i < due && contains(empty | (foe & ~left), at)) {
        return new Refusal.NoPieceThere(at);
      }
      if (i < due && !contains(left, at)) {
        return new Refusal.OwnStone(at);
      }
      if (i >= due) {
        return new Refusal.NothingToRemove(at);
      }
      if (!contains(MillReward.targets(here.rules(), left), at)) {
        return new Refusal.ProtectedByMill(at);
      }
      left ^= 1 << at;
    }
    // It says that all are taken; a refusal names one of them.
    return new Refusal.NothingToRemove(foe == 0 ? wish.to() : Integer.numberOfTrailingZeros(foe));
  }

  private static int due(MillPosition here, int foe, int mills) {
    return switch (MillReward.of(here)) {
      case SWEEP -> 3; // in his hand or on the board
      case EXTRA_MOVE -> 0;
      case REMOVE, REMOVE_AND_EXTRA_MOVE -> MillReward.toTake(here.rules(), foe, mills);
    };
  }

  private static boolean contains(int set, int point) {
    return ((set >> point) & 1) != 0;
  }

  private static String text(MillPosition here, Wish wish) {
    var grid = here.rules().grid();
    var names = wish.path().stream().map(grid::say).toList();
    return String.join("-", names);
  }

  private MillWishes() {}
}
