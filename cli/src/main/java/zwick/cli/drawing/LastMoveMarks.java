package zwick.cli.drawing;

import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import zwick.game.Progress.Deed;
import zwick.game.Side;
import zwick.game.moves.Move;
import zwick.game.moves.Wish;

/// The points the last move has touched.
///
/// @param left where the piece came from and what it passed
/// @param arrived where it is now
/// @param taken where something was taken
public record LastMoveMarks(Set<Integer> left, Set<Integer> arrived, Set<Integer> taken) {
  public static final LastMoveMarks NONE = new LastMoveMarks(Set.of(), Set.of(), Set.of());

  public static LastMoveMarks of(@Nullable Deed deed) {
    return switch (deed) {
      case null -> NONE;
      case Deed.Huffed(Side _, int at) -> new LastMoveMarks(Set.of(), Set.of(), Set.of(at));
      case Deed.Moved(Side _, Move move) -> {
        var path = Wish.of(move).path();
        if (path.isEmpty()) {
          yield NONE;
        }
        var left = new TreeSet<>(path.subList(0, path.size() - 1));
        left.remove(path.getLast()); // a king can end where it began
        yield new LastMoveMarks(left, Set.of(path.getLast()), move.taken());
      }
    };
  }
}
