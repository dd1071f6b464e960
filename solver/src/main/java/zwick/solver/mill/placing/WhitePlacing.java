package zwick.solver.mill.placing;

import static zwick.solver.mill.positions.WinDrawLoss.DRAWN;
import static zwick.solver.mill.positions.WinDrawLoss.LOST;
import static zwick.solver.mill.positions.WinDrawLoss.WON;

import java.util.Arrays;
import zwick.solver.mill.positions.InnerLoops;
import zwick.solver.mill.positions.MovingRules;
import zwick.solver.mill.positions.PointSubsets;

/// White places a stone, which leads from block to block.
final class WhitePlacing implements PlacingTableMaker.Pass {
  private final PlacingSuccessors next;
  private final MovingRules rules;
  private final int width;
  private final byte[] table;

  /// Black's stones in the positions that are not yet won, and where these stand in the table.
  private final int[] open;

  private final int[] at;

  WhitePlacing(PlacingSuccessors next, byte[] table) {
    this.next = next;
    this.table = table;
    rules = next.rules;
    width = next.pointSubsets.count();
    open = new int[width];
    at = new int[width];
  }

  @Override
  public void fill(int block) {
    int free = next.orbits.free(block);
    int stones = next.orbits.set(block);
    var sets = next.pointSubsets.sets();
    int start = block * width;
    for (int i = 0; i < width; i++) {
      open[i] = Integer.expand(sets[i], free);
      at[i] = start + i;
    }
    Arrays.fill(table, start, start + width, LOST);
    int left = width;
    // Mills first: they win most often, and what is won need not be looked at again.
    for (int mills = 2; mills >= 0; mills--) {
      for (int rest = free; rest != 0; rest &= rest - 1) {
        int to = Integer.numberOfTrailingZeros(rest);
        if (Math.min(2, next.plane.mills(to, stones)) == mills) {
          left = place(stones, 1 << to, mills, left);
        }
      }
    }
  }

  /// One stone placed on the point `to`; returns how many positions are still not won.
  private int place(int stones, int to, int mills, int left) {
    int place = next.after[0].place(stones | to);
    var image = next.plane.image(place & 15);
    int orbit = place >>> 4;
    int free = next.after[0].free(orbit);
    if (mills > 0) {
      return close(left, to, mills == 2 && rules.two(), image, orbit, free);
    }
    var quiet = next.tables[0];
    int start = orbit * next.ranks[0].count();
    var high = next.ranks[0].high();
    return quiet(table, open, at, left, to, image, free, quiet, start, high);
  }

  private static int quiet(
      byte[] table,
      int[] sets,
      int[] at,
      int n,
      int to,
      int[] image,
      int free,
      byte[] next,
      int start,
      int[] high) {
    var low = PointSubsets.lows();
    int kept = 0;
    for (int i = 0; i < n; i++) {
      int set = sets[i];
      int entry = at[i];
      if ((set & to) == 0) {
        int turned = InnerLoops.turned(image, set);
        int c = Integer.compress(turned, free);
        byte worth = next[start + high[c >>> 12] + low[c & 4095]];
        if (worth == LOST) {
          table[entry] = WON;
          continue;
        }
        if (worth == DRAWN) {
          table[entry] = DRAWN;
        }
      }
      sets[kept] = set;
      at[kept++] = entry;
    }
    return kept;
  }

  private int close(int n, int to, boolean two, int[] image, int orbit, int free) {
    int kept = 0;
    for (int i = 0; i < n; i++) {
      int set = open[i];
      int entry = at[i];
      if ((set & to) == 0) {
        int turned = InnerLoops.turned(image, set);
        byte worth = closed(turned, two, orbit, free);
        if (worth == WON) {
          table[entry] = WON;
          continue;
        }
        if (worth == DRAWN) {
          table[entry] = DRAWN;
        }
      }
      open[kept] = set;
      at[kept++] = entry;
    }
    return kept;
  }

  /// What a mill is worth to White whose stones are those of `orbit` now, against Black's `set`.
  private byte closed(int set, boolean two, int orbit, int free) {
    int c = Integer.compress(set, free);
    int targets = rules.targets(set);
    if (next.sweeps()) {
      return WON;
    }
    if (targets == 0) {
      return turned(next.tables[0][orbit * next.ranks[0].count() + next.ranks[0].rank(c)]);
    }
    boolean both = two && rules.targets(set ^ (targets & -targets)) != 0;
    if (next.stage.opponentOwns() - (both ? 2 : 1) < 3) {
      return WON;
    }
    byte best = LOST;
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      int first = rest & -rest;
      int left = c ^ Integer.compress(first, free);
      if (!both) {
        best =
            better(
                best,
                turned(next.tables[1][orbit * next.ranks[1].count() + next.ranks[1].rank(left)]));
      } else {
        int then = Integer.compress(rules.targets(set ^ first), free);
        for (; then != 0; then &= then - 1) {
          int index = orbit * next.ranks[2].count() + next.ranks[2].rank(left ^ (then & -then));
          best = better(best, turned(next.tables[2][index]));
        }
      }
      if (best == WON) {
        return WON;
      }
    }
    return best;
  }

  /// What is won for one is lost for the other.
  private static byte turned(byte worth) {
    return worth == DRAWN ? DRAWN : (byte) (3 - worth);
  }

  private static byte better(byte one, byte other) {
    return one == WON || other == WON ? WON : one == DRAWN || other == DRAWN ? DRAWN : LOST;
  }
}
