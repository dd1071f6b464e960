package zwick.engine.search;

import org.jspecify.annotations.Nullable;
import zwick.engine.SearchRoot;
import zwick.game.DrawRules;
import zwick.game.Position;
import zwick.game.moves.MoveBuffer;

/// The way from the start of the game to the position a search is looking at, as the draw rules
/// count it.
final class SearchPath {
  private final PlyFrame[] frames;
  private final boolean limits;
  private final int quietPlies;
  private final int base;

  /// The keys of all positions on the way, those of the game before those of the search.
  private final long[] keys;

  SearchPath(SearchRoot searchRoot, PlyFrame[] frames) {
    this.frames = frames;
    var draws = searchRoot.position().rules().draws();
    limits = draws.endgameLimits();
    quietPlies = draws.quietPlies();
    base = searchRoot.before().length;
    keys = new long[base + frames.length];
    System.arraycopy(searchRoot.before(), 0, keys, 0, base);
    var first = frames[0];
    first.key = searchRoot.position().key();
    first.quiet = searchRoot.quiet();
    first.limited = searchRoot.limited();
    first.reach = base;
    keys[base] = first.key;
  }

  /// Goes on to `after`, where a move leads from `p`, or a huff if there is no move.
  void enter(Position p, @Nullable MoveBuffer moves, int index, Position after, int ply) {
    var from = frames[ply - 1];
    var to = frames[ply];
    to.key = after.key();
    keys[base + ply] = to.key;
    if (moves == null) { // nothing brings a huffed piece back
      to.reach = 0;
      to.quiet = 0;
      to.limited = 0;
      return;
    }
    to.reach = p.reversible(moves, index) ? from.reach + 1 : 0;
    to.quiet = p.quiet(moves, index) ? from.quiet + 1 : 0;
    to.limited = limits && sameLimit(p, after) ? from.limited + 1 : 0;
  }

  private static boolean sameLimit(Position p, Position after) {
    return after.limit().isPresent() && after.limit().equals(p.limit());
  }

  /// Whether the position has stood on the board before. One that comes a second time is taken for
  /// a draw: whoever can repeat it once can do so again.
  boolean repeated(int ply) {
    int now = base + ply;
    int oldest = Math.max(0, now - frames[ply].reach);
    for (int i = now - 2; i >= oldest; i--) {
      if (keys[i] == keys[now]) {
        return true;
      }
    }
    return false;
  }

  /// Whether a draw is due by the moves counted, in a position that has moves.
  boolean overdue(Position p, int ply) {
    var plyFrame = frames[ply];
    return quietPlies > 0 && plyFrame.quiet >= quietPlies
        || limits
            && plyFrame.limited > 0
            && p.limit().filter(rule -> plyFrame.limited >= DrawRules.plies(rule)).isPresent();
  }
}
