package zwick.engine;

import java.util.ArrayList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import zwick.game.DrawRules;
import zwick.game.Game;
import zwick.game.MoveBuffer;
import zwick.game.Position;
import zwick.game.Turn;

/// Where a search begins: the position and what the draw rules have counted up to it. The same
/// counts as the referee's [Turn], in the form a search needs.
///
/// @param before the keys of the positions that stood on the board, oldest first
/// @param quiet moves in a row without progress
/// @param limited moves since the material fell under the endgame limit it is under
public record Root(Position position, long[] before, int quiet, int limited) {
  private static final int MOST = 256;

  public static Root of(Position position) {
    return new Root(position.strict(), new long[0], 0, 0);
  }

  public static Root of(Game game) {
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

  /// After one of the moves that `generate` found in this position.
  public Root after(MoveBuffer moves, int index) {
    var next = position.play(moves, index);
    long[] keys = {};
    if (position.reversible(moves, index)) {
      keys = Arrays.copyOf(before, before.length + 1);
      keys[before.length] = position.key();
    }
    boolean sameLimit = next.limit().isPresent() && next.limit().equals(position.limit());
    return new Root(
        next, keys, position.quiet(moves, index) ? quiet + 1 : 0, sameLimit ? limited + 1 : 0);
  }

  /// After a huff, which nothing brings back.
  public Root huffed(int at) {
    return new Root(position.huff(at), new long[0], 0, 0);
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
