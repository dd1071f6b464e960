package zwick.cli;

import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import zwick.game.Move;
import zwick.game.Side;
import zwick.game.Turn.Deed;
import zwick.game.Wish;

/// The points the last move has touched.
///
/// @param left where the piece came from and what it passed
/// @param arrived where it is now
/// @param taken where something was taken
record Marks(Set<Integer> left, Set<Integer> arrived, Set<Integer> taken) {
  static final Marks NONE = new Marks(Set.of(), Set.of(), Set.of());

  static Marks of(@Nullable Deed deed) {
    return switch (deed) {
      case null -> NONE;
      case Deed.Huffed(Side _, int at) -> new Marks(Set.of(), Set.of(), Set.of(at));
      case Deed.Moved(Side _, Move move) -> {
        var path = Wish.of(move).path();
        if (path.isEmpty()) {
          yield NONE;
        }
        var left = new TreeSet<>(path.subList(0, path.size() - 1));
        left.remove(path.getLast()); // a king can end where it began
        yield new Marks(left, Set.of(path.getLast()), move.taken());
      }
    };
  }
}
