package zwick.solver.mill.moving;

import static zwick.solver.mill.moving.MovingScore.BEST;
import static zwick.solver.mill.moving.MovingScore.QUIET;

import java.util.Arrays;
import java.util.function.IntFunction;
import zwick.solver.mill.positions.FreePoints;

/// The side with fewer stones moves, inside the block.
final class SmallerSideHalf extends MovingHalf {
  private final byte[] afterOne;
  private final byte[] afterTwo;

  /// The larger side's table, read block by block.
  private final MovingTableFile table;

  private final boolean extra;

  SmallerSideHalf(MovingCheck check, int many, int few, boolean extra, MovingTableFile table) {
    super(check, many, few, few);
    this.extra = extra;
    this.table = table;
    afterOne = check.taken(many - 1, few);
    afterTwo = rules.two() ? check.taken(many - 2, few) : new byte[0];
  }

  @Override
  IntFunction<int[]> scorer() {
    var scores = new int[pointSubsets.count()];
    var replies = new byte[pointSubsets.count()];
    var ones = new int[pointSubsets.count()];
    var twos = new int[pointSubsets.count()];
    var freePoints = new FreePoints(space.plane(), many, pointSubsets, rules.jumps(few));
    return block -> {
      table.copy((long) block * replies.length, replies, replies.length);
      freePoints.enter(orbits.free(block));
      Arrays.fill(ones, -1);
      Arrays.fill(twos, -1);
      for (int i = 0; i < scores.length; i++) {
        scores[i] = best(block, pointSubsets.sets()[i], replies, freePoints, ones, twos);
      }
      return scores;
    };
  }

  private int best(
      int block, int c, byte[] replies, FreePoints freePoints, int[] ones, int[] twos) {
    int best = extra ? QUIET[replies[pointSubsets.rank(c)] & 255] : 0;
    for (int rest = c; rest != 0; rest &= rest - 1) {
      int stone = rest & -rest;
      int others = c ^ stone;
      int reach = freePoints.reach[Integer.numberOfTrailingZeros(stone)] & ~c;
      for (; reach != 0; reach &= reach - 1) {
        int to = Integer.numberOfTrailingZeros(reach);
        int then = pointSubsets.rank(others | 1 << to);
        int mills = freePoints.mills(to, others);
        int score = QUIET[replies[then] & 255];
        if (mills > 0) {
          var known = mills > 1 && rules.two() ? twos : ones;
          if (known[then] < 0) {
            known[then] = close(block, others | 1 << to, score, known == twos);
          }
          score = known[then];
        }
        best = Math.max(best, score);
      }
    }
    return best;
  }

  private int close(int block, int c, int quiet, boolean both) {
    int stones = orbits.set(block);
    int mine = Integer.expand(c, orbits.free(block));
    int targets = rules.targets(stones, many);
    if (targets == 0) {
      return quiet;
    }
    boolean twice = both && rules.targets(stones ^ (targets & -targets)) != 0;
    if (many - (twice ? 2 : 1) < 3) {
      return BEST;
    }
    int best = 0;
    for (; targets != 0 && best < BEST; targets &= targets - 1) {
      int left = stones ^ (targets & -targets);
      if (!twice) {
        best = Math.max(best, taking[afterOne[at(left, mine)] & 255]);
        continue;
      }
      for (int then = rules.targets(left); then != 0; then &= then - 1) {
        best = Math.max(best, taking[afterTwo[at(left ^ (then & -then), mine)] & 255]);
      }
    }
    return best;
  }

  private int at(int left, int mine) {
    return (int) (rules.again() ? space.index(mine, left) : space.index(left, mine));
  }
}
