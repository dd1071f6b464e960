package zwick.solver.mill.moving;

import java.util.Arrays;
import zwick.solver.mill.moving.MovingPair.Scratch;
import zwick.solver.mill.positions.InnerLoops;
import zwick.solver.mill.positions.MovingEntry;
import zwick.solver.mill.positions.MovingIndex;
import zwick.solver.mill.positions.MovingRules;
import zwick.solver.mill.positions.Orbits;
import zwick.solver.mill.positions.PointSubsets;

/// Counts the smaller side's moves before anything is known about a pair, block by block, those
/// that take stones by what the smaller pairs say about them. Only where it really has fewer
/// stones: of two equal sides one table is the other turned round.
final class SmallerSideMoveCount {
  private final MovingPair pair;
  private final MovingRules rules;
  private final MovingIndex space;

  /// The table where the larger side has lost a stone and is to move, and with two stones lost.
  private final byte[] afterOne;

  private final byte[] afterTwo;
  private final Orbits orbits;
  private final PointSubsets pointSubsets;

  SmallerSideMoveCount(MovingPair pair, byte[] afterOne, byte[] afterTwo) {
    this.pair = pair;
    this.space = pair.space;
    this.rules = space.rules();
    this.afterOne = afterOne;
    this.afterTwo = afterTwo;
    orbits = space.orbits(pair.many - 1);
    pointSubsets = space.subsets(pair.many - 1, pair.few);
  }

  void count() {
    pair.each((block, scratch) -> {
      scratch.freePoints.enter(pair.orbits.free(block));
      weigh(block, scratch);
      var twice = rules.two() ? scratch.twice : scratch.worth;
      count(pair.fewTable, block * pair.width, (byte) (pair.base + 1), scratch, twice);
    });
  }

  /// Finds for every set of the smaller side that has a mill what having closed it is worth.
  private void weigh(int block, Scratch scratch) {
    int n = 0;
    for (int i = 0; i < pair.width; i++) {
      if (scratch.freePoints.closed(scratch.freePoints.sets[i])) {
        scratch.found[n++] = i;
      }
    }
    int stones = pair.orbits.set(block);
    int targets = rules.targets(stones, pair.many);
    Arrays.fill(scratch.worth, targets == 0 ? LargerSideMoveCount.OPEN : LargerSideMoveCount.LOSES);
    for (int rest = targets; rest != 0 && n > 0; rest &= rest - 1) {
      weigh(stones ^ (rest & -rest), pair.orbits.free(block), n, scratch);
    }
    if (rules.two()) {
      weighTwo(stones, targets, pair.orbits.free(block), n, scratch);
    }
  }

  private void weigh(int left, int free, int n, Scratch scratch) {
    int place = orbits.place(left);
    var image = space.plane().image(place & 15);
    int room = orbits.free(place >>> 4);
    int start = (place >>> 4) * pointSubsets.count();
    weigh(afterOne, start, image, room, pointSubsets.high(), free, n, scratch);
  }

  private static void weigh(
      byte[] table,
      int start,
      int[] image,
      int room,
      int[] high,
      int free,
      int n,
      Scratch scratch) {
    var low = PointSubsets.lows();
    var worth = scratch.worth;
    var found = scratch.found;
    var sets = scratch.freePoints.sets;
    for (int i = 0; i < n; i++) {
      int rank = found[i];
      if (worth[rank] != LargerSideMoveCount.WINS) {
        int set = Integer.expand(sets[rank], free);
        int turned = InnerLoops.turned(image, set);
        int c = Integer.compress(turned, room);
        byte entry = table[start + high[c >>> 12] + low[c & 4095]];
        if (MovingEntry.lost(entry)) {
          worth[rank] = LargerSideMoveCount.WINS;
        } else if (MovingEntry.drawn(entry)) {
          worth[rank] = LargerSideMoveCount.OPEN;
        }
      }
    }
  }

  /// Two mills at once are rare, so here every position is looked up on its own.
  private void weighTwo(int stones, int targets, int free, int n, Scratch scratch) {
    System.arraycopy(scratch.worth, 0, scratch.twice, 0, pair.width);
    if (targets == 0 || rules.targets(stones ^ (targets & -targets)) == 0) {
      return;
    }
    for (int i = 0; i < n; i++) {
      int rank = scratch.found[i];
      scratch.twice[rank] = worthOfTwo(stones, Integer.expand(scratch.freePoints.sets[rank], free));
    }
  }

  private byte worthOfTwo(int stones, int mine) {
    if (pair.many == 4) {
      return LargerSideMoveCount.WINS;
    }
    byte best = LargerSideMoveCount.LOSES;
    for (int first = rules.targets(stones, pair.many); first != 0; first &= first - 1) {
      int left = stones ^ (first & -first);
      for (int next = rules.targets(left); next != 0; next &= next - 1) {
        int rest = left ^ (next & -next);
        long at = rules.again() ? space.index(mine, rest) : space.index(rest, mine);
        byte entry = afterTwo[(int) at];
        if (MovingEntry.lost(entry)) {
          return LargerSideMoveCount.WINS;
        }
        best = MovingEntry.drawn(entry) ? LargerSideMoveCount.OPEN : best;
      }
    }
    return best;
  }

  private static void count(byte[] table, int start, byte won, Scratch scratch, byte[] twice) {
    var freePoints = scratch.freePoints;
    var worth = scratch.worth;
    var high = freePoints.high;
    var low = PointSubsets.lows();
    var sets = freePoints.sets;
    var reach = freePoints.reach;
    var first = freePoints.first;
    var second = freePoints.second;
    var third = freePoints.third;
    for (int i = 0; i < sets.length; i++) {
      int c = sets[i];
      int count = 0;
      for (int rest = c; rest != 0 && count >= 0; rest &= rest - 1) {
        int stone = rest & -rest;
        int others = c ^ stone;
        for (int to = reach[Integer.numberOfTrailingZeros(stone)] & ~c; to != 0; to &= to - 1) {
          int at = Integer.numberOfTrailingZeros(to);
          int mills =
              ((others & first[at]) == first[at] ? 1 : 0)
                  + ((others & second[at]) == second[at] ? 1 : 0)
                  + ((others & third[at]) == third[at] ? 1 : 0);
          if (mills == 0) {
            count++;
          } else {
            int then = others | 1 << at;
            byte value = (mills == 1 ? worth : twice)[high[then >>> 12] + low[then & 4095]];
            if (value == LargerSideMoveCount.WINS) {
              count = -1;
              break;
            }
            count += value;
          }
        }
      }
      table[start + i] = count < 0 ? won : (byte) count;
    }
  }
}
