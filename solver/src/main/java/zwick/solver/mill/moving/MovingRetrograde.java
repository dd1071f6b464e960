package zwick.solver.mill.moving;

import java.util.Arrays;
import zwick.mill.MillRules.TakeFromMill;
import zwick.solver.TooManyPlies;
import zwick.solver.mill.moving.MovingPair.Scratch;
import zwick.solver.mill.positions.InnerLoops;
import zwick.solver.mill.positions.MovingRules;
import zwick.solver.mill.positions.OrbitUnmoves.Kind;
import zwick.solver.mill.positions.OrbitUnmoves.Ways;

/// Follows a pair backwards from what is decided, one ply after the other.
final class MovingRetrograde {
  private final MovingPair pair;
  private final MovingRules rules;

  /// Blocks with entries of the present level and of the next.
  private byte[] manyNow;

  private byte[] fewNow;
  private byte[] manyNext;
  private byte[] fewNext;

  MovingRetrograde(MovingPair pair) {
    this.pair = pair;
    rules = pair.space.rules();
    manyNow = new byte[pair.blocks];
    fewNow = new byte[pair.blocks];
    manyNext = new byte[pair.blocks];
    fewNext = new byte[pair.blocks];
  }

  /// Once all moves are counted: who has none has lost, and the first levels are known.
  void settle() {
    settle(pair.manyTable, manyNow, manyNext);
    settle(pair.fewTable, fewNow, fewNext);
  }

  private void settle(byte[] table, byte[] now, byte[] next) {
    byte lost = (byte) pair.base;
    byte won = (byte) (pair.base + 1);
    pair.each((block, _) -> {
      for (int i = block * pair.width; i < (block + 1) * pair.width; i++) {
        if (table[i] == 0 || table[i] == lost) {
          table[i] = lost;
          now[block] = 1;
        } else if (table[i] == won) {
          next[block] = 1;
        }
      }
    });
  }

  /// Level by level, until nothing new is decided.
  void solve() {
    for (int level = 0; level == 0 || any(manyNow) || any(fewNow); level++) {
      if (pair.base + level + 1 > 255) {
        throw new TooManyPlies(255 - pair.base);
      }
      int plies = level;
      pair.each((block, scratch) -> {
        if (fewNow[block] != 0) {
          back(block, plies, scratch);
        }
        if (manyNow[block] != 0) {
          within(block, plies, scratch);
        }
      });
      var manyDone = manyNow;
      var fewDone = fewNow;
      manyNow = manyNext;
      fewNow = fewNext;
      manyNext = manyDone;
      fewNext = fewDone;
      Arrays.fill(manyNext, (byte) 0);
      Arrays.fill(fewNext, (byte) 0);
    }
  }

  private static boolean any(byte[] flags) {
    for (byte flag : flags) {
      if (flag != 0) {
        return true;
      }
    }
    return false;
  }

  /// From decided positions of the smaller side back along the larger side's moves.
  private void back(int block, int plies, Scratch scratch) {
    var sets = scratch.sets;
    byte value = (byte) (pair.base + plies);
    int n = InnerLoops.find(pair.fewTable, block * pair.width, pair.width, value, scratch.found);
    int free = pair.orbits.free(block);
    for (int i = 0; i < n; i++) {
      sets[i] = Integer.expand(scratch.freePoints.sets[scratch.found[i]], free);
    }
    back(pair.orbitUnmoves.ways(Kind.QUIET), block, plies, sets, n, scratch);
    if (rules.take()
        == TakeFromMill.NEVER) { // a mill may take nothing, and the pair stays as it is
      int safe = safe(sets, n, scratch.others);
      back(pair.orbitUnmoves.ways(Kind.MILL), block, plies, scratch.others, safe, scratch);
      back(pair.orbitUnmoves.ways(Kind.DOUBLE), block, plies, scratch.others, safe, scratch);
    }
  }

  private int safe(int[] sets, int n, int[] safe) {
    int count = 0;
    for (int i = 0; i < n; i++) {
      if (rules.targets(sets[i], pair.few) == 0) {
        safe[count++] = sets[i];
      }
    }
    return count;
  }

  private void back(Ways ways, int block, int plies, int[] sets, int n, Scratch scratch) {
    if (n == 0) {
      return;
    }
    byte value = (byte) (pair.base + plies + 1);
    var table = pair.manyTable;
    var high = pair.pointSubsets.high();
    for (int way = ways.starts()[block]; way < ways.starts()[block + 1]; way++) {
      int from = ways.from()[way];
      var back = pair.aim(ways, way, scratch);
      pair.lock(from);
      boolean any =
          (plies & 1) == 0
              ? InnerLoops.win(table, pair.base, value, sets, n, back, from * pair.width, high)
              : InnerLoops.close(table, pair.base, value, sets, n, back, from * pair.width, high);
      pair.unlock(from);
      if (any) {
        manyNext[from] = 1;
      }
    }
  }

  /// From decided positions of the larger side back along the smaller side's moves, which stay in
  /// the block.
  private void within(int block, int plies, Scratch scratch) {
    byte value = (byte) (pair.base + plies);
    int n = InnerLoops.find(pair.manyTable, block * pair.width, pair.width, value, scratch.found);
    if (n == 0) {
      return;
    }
    var freePoints = scratch.freePoints;
    freePoints.enter(pair.orbits.free(block));
    boolean stays = rules.targets(pair.orbits.set(block), pair.many) == 0;
    boolean any =
        InnerLoops.within(
            pair.fewTable,
            pair.base,
            (byte) (value + 1),
            (plies & 1) == 0,
            scratch.found,
            n,
            freePoints,
            stays ? new int[0] : freePoints.lines,
            block * pair.width);
    if (any) {
      fewNext[block] = 1;
    }
  }
}
