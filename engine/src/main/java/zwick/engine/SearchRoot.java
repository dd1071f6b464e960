package zwick.engine;

import java.util.ArrayList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import zwick.game.DrawRules;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.Progress;
import zwick.game.moves.MoveBuffer;

/// Where a search begins: the position and what the draw rules have counted up to it. The same
/// counts as the referee's [ProgressListener], in the form a search needs.
///
/// @param before the keys of the positions that stood on the board, oldest first
/// @param quiet moves in a row without progress
/// @param limited moves since the material fell under the endgame limit it is under
public record SearchRoot(Position position, long[] before, int quiet, int limited) {
  private static final int MOST = 256;

  public static SearchRoot of(Position position) {
    return new SearchRoot(position.strict(), new long[0], 0, 0);
  }

  public static SearchRoot of(Game game) {
    var now = game.progress();
    var keys = new ArrayList<Long>();
    for (@Nullable Progress progress = now.before();
        progress != null && keys.size() < MOST;
        progress = progress.before()) {
      keys.add(progress.position().key());
    }
    var before = keys.reversed().stream().mapToLong(Long::longValue).toArray();
    return new SearchRoot(now.position().strict(), before, now.quiet(), now.limited());
  }

  /// After one of the moves that `generate` found in this position.
  public SearchRoot after(MoveBuffer moves, int index) {
    var next = position.play(moves, index);
    long[] keys = {};
    if (position.reversible(moves, index)) {
      keys = Arrays.copyOf(before, before.length + 1);
      keys[before.length] = position.key();
    }
    boolean sameLimit = next.limit().isPresent() && next.limit().equals(position.limit());
    return new SearchRoot(
        next, keys, position.quiet(moves, index) ? quiet + 1 : 0, sameLimit ? limited + 1 : 0);
  }

  /// After a huff, which nothing brings back.
  public SearchRoot huffed(int at) {
    return new SearchRoot(position.huff(at), new long[0], 0, 0);
  }

  /// Whether a draw is due by the counts of the rules.
  public boolean drawn() {
    var draws = position.rules().draws();
    if (draws.quietPlies() > 0 && quiet >= draws.quietPlies()) {
      return true;
    }
    if (draws.endgameLimits()
        && position.limit().filter(rule -> limited >= DrawRules.plies(rule)).isPresent()) {
      return true;
    }
    long key = position.key();
    int times = 1;
    for (long old : before) {
      times += old == key ? 1 : 0;
    }
    return draws.repetition() > 0 && times >= draws.repetition();
  }
}
