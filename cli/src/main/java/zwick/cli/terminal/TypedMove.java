package zwick.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import zwick.game.Position;
import zwick.game.Refusal;
import zwick.game.moves.Grid;
import zwick.game.moves.Move;
import zwick.game.moves.TooManyCaptures;
import zwick.game.moves.Wish;
import zwick.mill.MillRules;
import zwick.notation.Excerpt;
import zwick.notation.MoveText;

/// What somebody means who types a move: as the notation has it, or only the points he touches, as
/// many as it takes to leave one legal move. Nothing is guessed: a move in full notation that is
/// not legal is refused with its reason, never bent into another.
sealed interface TypedMove {
  record One(Move move) implements TypedMove {}

  record Several(List<Move> moves) implements TypedMove {
    public Several {
      moves = List.copyOf(moves);
    }
  }

  record None(Refusal refusal) implements TypedMove {}

  static TypedMove of(Position position, String text) {
    try {
      return find(position, text);
    } catch (TooManyCaptures _) {
      return new None(new Refusal.TooManyCaptures());
    }
  }

  private static TypedMove find(Position position, String text) {
    var wish = MoveText.readWish(position.rules(), text);
    var found = wish.map(position::find).orElse(List.of());
    if (found.isEmpty()) {
      var touches = points(position, text);
      boolean touching = wish.isEmpty() || wish.get().path().size() == 1;
      found = touches.isEmpty() ? List.of() : fitting(position, touches, touching);
      if (wish.isPresent() && found.size() != 1) {
        var refusal = position.explain(wish.get());
        boolean listed = found.size() > 1 && touching && !(refusal instanceof Refusal.MustRemove);
        return listed ? new Several(found) : new None(refusal);
      }
    }
    return switch (found.size()) {
      case 0 -> new None(new Refusal.NotAMove(Excerpt.of(text)));
      case 1 -> new One(found.getFirst());
      default -> new Several(found);
    };
  }

  /// @param touching whether these are bare touches, so that the rest of the way may be left out
  private static List<Move> fitting(Position position, List<Integer> points, boolean touching) {
    boolean begun = touching || position.rules() instanceof MillRules;
    var found = new ArrayList<Move>();
    for (var move : position.legalMoves()) {
      var touches = move.touches();
      var path = Wish.of(move).path();
      boolean begins =
          touches.size() >= points.size() && touches.subList(0, points.size()).equals(points);
      boolean ends =
          points.size() == 2
              && !path.isEmpty()
              && path.getFirst().equals(points.getFirst())
              && path.getLast().equals(points.getLast());
      boolean lands =
          points.size() == 1 && !path.isEmpty() && path.getLast().equals(points.getFirst());
      if (begun && begins
          || touches.equals(points)
          || ends && move.captures()
          || touching && lands) {
        found.add(move);
      }
    }
    return found;
  }

  /// The points named, in order; none if anything else is said too.
  private static List<Integer> points(Position position, String text) {
    var points = new ArrayList<Integer>();
    var tidy = text.toLowerCase(Locale.ROOT).replaceAll("[-–—−x×:,;.>→]+", " ").strip();
    var parts =
        position.rules() instanceof MillRules ? tidy.replaceAll("([a-g][1-7])", "$1 ") : tidy;
    for (var part : parts.strip().split("\\s+")) {
      var point = point(position.rules().grid(), part);
      if (point.isEmpty()) {
        return List.of();
      }
      points.add(point.get());
    }
    return points;
  }

  private static Optional<Integer> point(Grid grid, String name) {
    var plain = name.replaceFirst("^0+(?=.)", "");
    var found = grid.find(plain);
    return found.isPresent() ? Optional.of(found.getAsInt()) : Optional.empty();
  }
}
