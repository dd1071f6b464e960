package zwick.solver.mill.moving;

import static zwick.solver.mill.moving.MovingScore.BEST;
import static zwick.solver.mill.moving.MovingScore.QUIET;

import java.util.function.IntFunction;
import zwick.solver.mill.positions.InnerLoops;
import zwick.solver.mill.positions.PointSubsets;

/// The side with more stones moves, from block to block.
final class LargerSideHalf extends MovingHalf {
  private final boolean extra;
  private final byte[] replies;
  private final byte[] afterOne;
  private final byte[] afterTwo;
  private final PointSubsets one;
  private final PointSubsets two;

  LargerSideHalf(MovingCheck check, int many, int few, boolean extra) {
    super(check, many, few, many);
    this.extra = extra;
    var table = check.tables().all(few, many, false);
    replies = many == few ? new BlockSwap(space, many).of(table, check.workers()) : table;
    afterOne = check.taken(few - 1, many);
    afterTwo = rules.two() ? check.taken(few - 2, many) : new byte[0];
    one = space.subsets(many, few - 1);
    two = space.subsets(many, few - 2);
  }

  @Override
  IntFunction<int[]> scorer() {
    var scores = new int[pointSubsets.count()];
    var sets = new int[pointSubsets.count()];
    return block -> {
      int free = orbits.free(block);
      for (int i = 0; i < sets.length; i++) {
        sets[i] = Integer.expand(pointSubsets.sets()[i], free);
      }
      // Whoever may move again may as well pass.
      for (int i = 0; i < scores.length; i++) {
        scores[i] = extra ? QUIET[replies[block * scores.length + i] & 255] : 0;
      }
      int stones = orbits.set(block);
      for (int rest = stones; rest != 0; rest &= rest - 1) {
        int from = Integer.numberOfTrailingZeros(rest);
        int reach = rules.jumps(many) ? free : space.plane().neighbours(from) & free;
        for (; reach != 0; reach &= reach - 1) {
          move(stones ^ (1 << from), Integer.numberOfTrailingZeros(reach), sets, scores);
        }
      }
      return scores;
    };
  }

  private void move(int others, int to, int[] sets, int[] scores) {
    int place = orbits.place(others | 1 << to);
    var image = space.plane().image(place & 15);
    int block = place >>> 4;
    int free = orbits.free(block);
    int mills = space.plane().mills(to, others);
    if (mills == 0) {
      quiet(replies, block * pointSubsets.count(), 1 << to, image, free, sets, scores);
      return;
    }
    for (int i = 0; i < sets.length; i++) {
      if ((sets[i] >> to & 1) == 0 && scores[i] < BEST) {
        int turned = InnerLoops.turned(image, sets[i]);
        scores[i] = Math.max(scores[i], close(block, free, turned, mills > 1 && rules.two()));
      }
    }
  }

  private void quiet(
      byte[] table, int start, int to, int[] image, int free, int[] sets, int[] scores) {
    var high = pointSubsets.high();
    var low = PointSubsets.lows();
    for (int i = 0; i < sets.length; i++) {
      int set = sets[i];
      if ((set & to) == 0) {
        int c = Integer.compress(InnerLoops.turned(image, set), free);
        int score = QUIET[table[start + high[c >>> 12] + low[c & 4095]] & 255];
        scores[i] = Math.max(scores[i], score);
      }
    }
  }

  private int close(int block, int free, int set, boolean both) {
    int targets = rules.targets(set, few);
    int c = Integer.compress(set, free);
    if (targets == 0) {
      return QUIET[replies[block * pointSubsets.count() + pointSubsets.rank(c)] & 255];
    }
    boolean twice = both && few > 3 && rules.targets(set ^ (targets & -targets)) != 0;
    if (few - (twice ? 2 : 1) < 3) {
      return BEST;
    }
    int best = 0;
    for (; targets != 0 && best < BEST; targets &= targets - 1) {
      int first = targets & -targets;
      int left = c ^ Integer.compress(first, free);
      if (!twice) {
        best = Math.max(best, taking[afterOne[block * one.count() + one.rank(left)] & 255]);
        continue;
      }
      int then = Integer.compress(rules.targets(set ^ first), free);
      for (; then != 0; then &= then - 1) {
        int at = block * two.count() + two.rank(left ^ (then & -then));
        best = Math.max(best, taking[afterTwo[at] & 255]);
      }
    }
    return best;
  }
}
