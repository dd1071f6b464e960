package zwick.draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import zwick.game.moves.Move;
import zwick.game.moves.MoveBuffer;
import zwick.game.moves.Wish;

/// Finds the legal moves a wish can mean.
///
/// A path whose every square is landed on means just that capture. Otherwise the start and the end,
/// and the squares named between them, must fit, so `26x8` is enough where only one capture does.
final class DraughtsWishes {
  private DraughtsWishes() {}

  static List<Move> find(DraughtsPosition p, Wish wish) {
    if (!onBoard(p, wish)) {
      return List.of();
    }
    var moves = new MoveBuffer();
    p.generate(moves);
    return switch (wish.kind()) {
      case SLIDE -> describe(p, moves, slides(p, moves, wish));
      case CAPTURE -> describe(p, moves, captures(p, moves, wish));
      case PLACE, PASS -> List.of();
    };
  }

  /// Whether the wish is a draughts move at all, so that its squares can be looked at.
  static boolean onBoard(DraughtsPosition p, Wish wish) {
    return wish.path().size() >= 2
        && wish.takes().isEmpty()
        && !wish.all()
        && wish.path().stream().allMatch(p.rules().grid().points()::contains);
  }

  private static List<Integer> slides(DraughtsPosition p, MoveBuffer moves, Wish wish) {
    var board = p.rules().grid();
    var found = new ArrayList<Integer>();
    for (int i = 0; i < moves.size(); i++) {
      if (moves.taken(i) == 0
          && wish.path().size() == 2
          && board.numberAt(DraughtsMoves.from(moves.code(i))) == wish.from()
          && board.numberAt(DraughtsMoves.to(moves.code(i))) == wish.to()) {
        found.add(i);
      }
    }
    return found;
  }

  /// The indices of the captures among `moves` that fit the wish.
  static List<Integer> captures(DraughtsPosition p, MoveBuffer moves, Wish wish) {
    var exact = exact(p, moves, wish);
    if (exact.isPresent()) {
      return List.of(exact.getAsInt());
    }
    var board = p.rules().grid();
    var found = new ArrayList<Integer>();
    for (int i = 0; i < moves.size(); i++) {
      int code = moves.code(i);
      if (moves.taken(i) != 0
          && board.numberAt(DraughtsMoves.from(code)) == wish.from()
          && board.numberAt(DraughtsMoves.to(code)) == wish.to()
          && (wish.path().size() == 2
              || new CaptureRoute(p).passes(code, moves.taken(i), wish.path()))) {
        found.add(i);
      }
    }
    return found;
  }

  private static OptionalInt exact(DraughtsPosition p, MoveBuffer moves, Wish wish) {
    long from = p.rules().grid().bit(wish.from());
    if (((p.ownMen() | p.ownKings()) & from) == 0) {
      return OptionalInt.empty();
    }
    var followed = new CaptureRoute(p).follow(wish.path());
    for (int i = 0; followed.isPresent() && i < moves.size(); i++) {
      if (moves.code(i) == followed.get().code() && moves.taken(i) == followed.get().taken()) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }

  private static List<Move> describe(DraughtsPosition p, MoveBuffer moves, List<Integer> found) {
    return found.stream().map(i -> p.describe(moves, i)).toList();
  }
}
