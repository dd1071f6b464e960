package zwick.solver.mill.placing;

import static zwick.solver.mill.positions.WinDrawLoss.DRAWN;
import static zwick.solver.mill.positions.WinDrawLoss.LOST;
import static zwick.solver.mill.positions.WinDrawLoss.WON;

import java.util.Arrays;
import zwick.solver.mill.positions.FreePoints;
import zwick.solver.mill.positions.InnerLoops;
import zwick.solver.mill.positions.MovingRules;
import zwick.solver.mill.positions.PointSubsets;

/// Black places a stone, which stays inside the block.
final class BlackPlacing implements PlacingTableMaker.Pass {
  private final PlacingSuccessors next;
  private final MovingRules rules;
  private final int width;
  private final byte[] table;
  private final FreePoints freePoints;

  /// For each set of Black's stones what closing a mill, or two, is worth to White.
  private final byte[] worth;

  private final byte[] twice;

  /// Sets with a mill.
  private final int[] found;

  BlackPlacing(PlacingSuccessors next, byte[] table) {
    this.next = next;
    this.table = table;
    rules = next.rules;
    width = next.pointSubsets.count();
    freePoints = new FreePoints(next.plane, next.stage.white(), next.ranks[0], false);
    worth = new byte[next.ranks[0].count()];
    twice = new byte[rules.two() ? worth.length : 0];
    found = new int[worth.length];
  }

  @Override
  public void fill(int block) {
    freePoints.enter(next.orbits.free(block));
    weigh(next.orbits.set(block), next.orbits.free(block), block);
    int start = block * next.ranks[0].count();
    fill(block * width, next.pointSubsets.sets(), start, rules.two() ? twice : worth);
  }

  private void fill(int block, int[] sets, int start, byte[] twice) {
    var quiet = next.tables[0];
    var high = freePoints.high;
    var low = PointSubsets.lows();
    var once = this.worth;
    var first = freePoints.first;
    var second = freePoints.second;
    var third = freePoints.third;
    int all = (1 << next.plane.size() - next.stage.white()) - 1;
    for (int i = 0; i < sets.length; i++) {
      int c = sets[i];
      byte best = LOST;
      for (int rest = all & ~c; rest != 0; rest &= rest - 1) {
        int at = Integer.numberOfTrailingZeros(rest);
        int then = c | 1 << at;
        int rank = high[then >>> 12] + low[then & 4095];
        int mills =
            ((c & first[at]) == first[at] ? 1 : 0)
                + ((c & second[at]) == second[at] ? 1 : 0)
                + ((c & third[at]) == third[at] ? 1 : 0);
        byte worth = mills == 0 ? quiet[start + rank] : (mills == 1 ? once : twice)[rank];
        if (worth == LOST) {
          best = WON;
          break;
        }
        best = worth == DRAWN ? DRAWN : best;
      }
      table[block + i] = best;
    }
  }

  /// For every set of Black's with a mill: what it is worth to White that it has just been closed.
  private void weigh(int stones, int free, int block) {
    int n = 0;
    for (int i = 0; i < freePoints.sets.length; i++) {
      if (freePoints.closed(freePoints.sets[i])) {
        found[n++] = i;
      }
    }
    int targets = rules.targets(stones);
    if (next.sweeps() || targets != 0 && next.stage.opponentOwns() == 3) {
      Arrays.fill(worth, LOST);
    } else if (targets == 0) {
      System.arraycopy(
          next.tables[0], block * freePoints.sets.length, worth, 0, freePoints.sets.length);
    } else {
      Arrays.fill(worth, WON);
      for (int rest = targets; rest != 0 && n > 0; rest &= rest - 1) {
        weigh(stones ^ (rest & -rest), 1, free, n, worth);
      }
    }
    if (rules.two()) {
      weighTwo(stones, targets, free, n);
    }
  }

  private void weighTwo(int stones, int targets, int free, int n) {
    System.arraycopy(worth, 0, twice, 0, worth.length);
    if (next.sweeps() || targets == 0 || rules.targets(stones ^ (targets & -targets)) == 0) {
      return;
    }
    if (next.stage.opponentOwns() - 2 < 3) {
      Arrays.fill(twice, LOST);
      return;
    }
    if (next.tables[2].length == 0) {
      return; // too few stones to close two mills
    }
    Arrays.fill(twice, WON);
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      int left = stones ^ (rest & -rest);
      for (int then = rules.targets(left); then != 0; then &= then - 1) {
        weigh(left ^ (then & -then), 2, free, n, twice);
      }
    }
  }

  /// White has only `left` any more.
  private void weigh(int left, int taken, int free, int n, byte[] worth) {
    int place = next.after[taken].place(left);
    int start = (place >>> 4) * next.ranks[taken].count();
    var image = next.plane.image(place & 15);
    int there = next.after[taken].free(place >>> 4);
    var high = next.ranks[taken].high();
    var low = PointSubsets.lows();
    var table = next.tables[taken];
    var sets = freePoints.sets;
    for (int i = 0; i < n; i++) {
      int rank = found[i];
      if (worth[rank] != LOST) {
        int set = Integer.expand(sets[rank], free);
        int turned = InnerLoops.turned(image, set);
        int c = Integer.compress(turned, there);
        byte then = table[start + high[c >>> 12] + low[c & 4095]];
        worth[rank] = then == LOST ? LOST : then == DRAWN ? DRAWN : worth[rank];
      }
    }
  }
}
