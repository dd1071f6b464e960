package zwick.solver.mill.moving;

import zwick.solver.mill.moving.MovingPair.Scratch;
import zwick.solver.mill.positions.InnerLoops;
import zwick.solver.mill.positions.MovingEntry;
import zwick.solver.mill.positions.MovingRules;
import zwick.solver.mill.positions.OrbitUnmoves.Kind;
import zwick.solver.mill.positions.OrbitUnmoves.Ways;
import zwick.solver.mill.positions.PointSubsets;

/// Counts the larger side's moves before anything is known about a pair, those that take stones by
/// what the smaller pairs say about them.
final class LargerSideMoveCount {
  /// What closing a mill is worth to the one who did it.
  static final byte LOSES = 0;

  static final byte OPEN = 1;
  static final byte WINS = 2;

  private final MovingPair pair;
  private final MovingRules rules;

  /// Ranks the smaller side's stones once one or two are gone.
  private final PointSubsets one;

  private final PointSubsets two;

  /// A table of a smaller pair, read as it is needed.
  @FunctionalInterface
  interface Smaller {
    /// Copies `count` of its entries.
    void copy(long from, byte[] into, int count);
  }

  LargerSideMoveCount(MovingPair pair) {
    this.pair = pair;
    this.rules = pair.space.rules();
    one = pair.space.subsets(pair.many, pair.few - 1);
    two = pair.space.subsets(pair.many, pair.few - 2);
  }

  /// @param afterOne the table where the smaller side has lost a stone and is to move; not asked
  ///   where that is the end
  /// @param afterTwo the same with two stones lost
  void count(Smaller afterOne, Smaller afterTwo) {
    pair.each(this::quiet);
    pair.each((block, scratch) -> {
      var near = new byte[Math.max(one.count(), two.count())];
      var singles = pair.orbitUnmoves.ways(Kind.MILL);
      var doubles = pair.orbitUnmoves.ways(Kind.DOUBLE);
      boolean any = ways(singles, block) + ways(doubles, block) > 0;
      if (any && pair.few > 3) {
        afterOne.copy((long) block * one.count(), near, one.count());
      }
      if (any) {
        sort(block, false, near, scratch, near);
        mark(singles, block, scratch);
        if (!rules.two()) {
          mark(doubles, block, scratch);
        }
      }
      if (rules.two() && ways(doubles, block) > 0) {
        var far = new byte[two.count()];
        if (pair.few > 4) {
          afterTwo.copy((long) block * two.count(), far, two.count());
        }
        sort(block, true, near, scratch, far);
        mark(doubles, block, scratch);
      }
    });
  }

  private static int ways(Ways ways, int block) {
    return ways.starts()[block + 1] - ways.starts()[block];
  }

  private void quiet(int block, Scratch scratch) {
    int free = pair.orbits.free(block);
    int start = block * pair.width;
    for (int i = 0; i < pair.width; i++) {
      int open = ~Integer.expand(scratch.freePoints.sets[i], free);
      pair.manyTable[start + i] = (byte) pair.orbitUnmoves.quiet(block, open);
    }
  }

  /// Lists the sets of the smaller side against which closing a mill, or two, wins or leaves things
  /// open.
  private void sort(int block, boolean both, byte[] near, Scratch scratch, byte[] far) {
    scratch.wins = 0;
    scratch.open = 0;
    int free = pair.orbits.free(block);
    for (int i = 0; i < pair.width; i++) {
      int set = Integer.expand(scratch.freePoints.sets[i], free);
      byte worth = both ? worthOfTwo(set, free, near, far) : worthOfOne(set, free, near);
      if (worth == WINS) {
        scratch.sets[scratch.wins++] = set;
      } else if (worth == OPEN) {
        scratch.others[scratch.open++] = set;
      }
    }
  }

  private void mark(Ways ways, int block, Scratch scratch) {
    for (int way = ways.starts()[block]; way < ways.starts()[block + 1]; way++) {
      int from = ways.from()[way];
      var back = pair.aim(ways, way, scratch);
      int start = from * pair.width;
      var table = pair.manyTable;
      var high = pair.pointSubsets.high();
      pair.lock(from);
      InnerLoops.take(table, pair.base, true, scratch.sets, scratch.wins, back, start, high);
      InnerLoops.take(table, pair.base, false, scratch.others, scratch.open, back, start, high);
      pair.unlock(from);
    }
  }

  /// What taking the best stone of `set` is worth.
  private byte worthOfOne(int set, int free, byte[] near) {
    int targets = rules.targets(set, pair.few);
    if (targets == 0) {
      return OPEN;
    }
    if (pair.few == 3) {
      return WINS;
    }
    int all = Integer.compress(set, free);
    byte best = LOSES;
    for (int rest = Integer.compress(targets, free); rest != 0; rest &= rest - 1) {
      byte entry = near[one.rank(all ^ (rest & -rest))];
      if (MovingEntry.lost(entry)) {
        return WINS;
      }
      best = MovingEntry.drawn(entry) ? OPEN : best;
    }
    return best;
  }

  /// The same for two stones, each taken by the board at its time.
  private byte worthOfTwo(int set, int free, byte[] near, byte[] far) {
    int targets = rules.targets(set, pair.few);
    if (targets == 0 || pair.few == 3 || rules.targets(set ^ (targets & -targets)) == 0) {
      return worthOfOne(set, free, near);
    }
    if (pair.few == 4) {
      return WINS;
    }
    int all = Integer.compress(set, free);
    byte best = LOSES;
    for (; targets != 0; targets &= targets - 1) {
      int first = targets & -targets;
      int left = all ^ Integer.compress(first, free);
      int next = Integer.compress(rules.targets(set ^ first), free);
      for (; next != 0; next &= next - 1) {
        byte entry = far[two.rank(left ^ (next & -next))];
        if (MovingEntry.lost(entry)) {
          return WINS;
        }
        best = MovingEntry.drawn(entry) ? OPEN : best;
      }
    }
    return best;
  }
}
