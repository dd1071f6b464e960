package zwick.engine;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.Turn;

/// Where a search begins: the position and what the draw rules have counted up to it.
///
/// @param before the keys of the positions that stood on the board, oldest first
record Root(Position position, long[] before, int quiet, int limited) {
  private static final int MOST = 256;

  static Root of(Position position) {
    return new Root(position.strict(), new long[0], 0, 0);
  }

  static Root of(Game game) {
    var now = game.turn();
    var keys = new ArrayList<Long>();
    for (@Nullable Turn turn = now.before();
        turn != null && keys.size() < MOST;
        turn = turn.before()) {
      keys.add(turn.position().key());
    }
    var before = keys.reversed().stream().mapToLong(Long::longValue).toArray();
    return new Root(now.position().strict(), before, now.quiet(), now.limited());
  }
}
