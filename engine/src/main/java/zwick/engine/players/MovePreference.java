package zwick.engine.players;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.Progress;
import zwick.game.Progress.Deed;
import zwick.game.Side;
import zwick.game.moves.MoveBuffer;

/// What a player likes about a move before it has looked at it: it goes on with the piece it moved
/// last, and does not like to go back where it has been.
///
/// @param piece where the piece that it moved last stands; -1 if there is none
/// @param been the keys of the positions that stood on the board
/// @param overlooks whether it does not notice that it could capture
record MovePreference(int piece, Set<Long> been, boolean overlooks) {
  private static final int LIKING = 8, BOREDOM = 20;

  static final MovePreference NONE = new MovePreference(-1, Set.of(), false);

  static MovePreference of(Game game, Side me, boolean overlooks) {
    var been = new HashSet<Long>();
    int piece = -1;
    for (@Nullable Progress progress = game.progress();
        progress != null;
        progress = progress.before()) {
      been.add(progress.position().key());
      if (piece < 0
          && progress.deed() instanceof Deed.Moved(Side by, var move)
          && by == me
          && !move.touches().isEmpty()) {
        piece = move.touches().getLast();
      }
    }
    return new MovePreference(piece, been, overlooks);
  }

  boolean allows(MoveBuffer moves, int i) {
    return !overlooks || moves.taken(i) == 0;
  }

  int of(Position p, MoveBuffer moves, int i, Position after) {
    var touches = p.describe(moves, i).touches();
    boolean same = touches.size() > 1 && touches.getFirst() == piece;
    return (same ? LIKING : 0) - (been.contains(after.key()) ? BOREDOM : 0);
  }
}
