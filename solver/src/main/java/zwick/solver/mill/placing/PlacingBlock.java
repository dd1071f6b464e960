package zwick.solver.mill.placing;

import static zwick.solver.mill.positions.WinDrawLoss.DRAWN;
import static zwick.solver.mill.positions.WinDrawLoss.LOST;
import static zwick.solver.mill.positions.WinDrawLoss.WON;

import java.util.Arrays;
import zwick.solver.mill.positions.FreePoints;
import zwick.solver.mill.positions.InnerLoops;
import zwick.solver.mill.positions.MovingRules;
import zwick.solver.mill.positions.Orbits;
import zwick.solver.mill.positions.PointSubsets;
import zwick.solver.mill.positions.RingBoard;

/// The positions of a table of the placing phase with the same stones of White, each worth what its
/// moves lead to, one move after the other.
final class PlacingBlock {
  private static final byte UNKNOWN = -1;

  private final PlacingSuccessors next;
  private final byte[][] tables;
  private final RingBoard plane;
  private final MovingRules rules;
  private final PlacingStage stage;
  private final Orbits[] after;
  private final PointSubsets[] ranks;
  private int orbit;
  private int white;
  private int free;

  /// Whether Black's mill takes one of White's stones and the game goes on, and how many there are
  /// to choose from.
  private boolean plain;

  private int targets;

  /// Where White's stone on a point leads, or taking one of his: the symmetry that carries it
  /// there, the points that are free there, where its block begins.
  private final int[][] images;

  private final int[] frees;
  private final int[] starts;
  private final int[] mills;

  /// Where Black's stones can stand, and what his mills lead to.
  private final FreePoints freePoints;

  private final int everywhere;
  private final byte[] closed;

  PlacingBlock(PlacingSuccessors next) {
    this.next = next;
    tables = next.tables;
    plane = next.plane;
    rules = next.rules;
    stage = next.stage;
    after = next.after;
    ranks = next.ranks;
    images = new int[plane.size()][];
    frees = new int[plane.size()];
    starts = new int[plane.size()];
    mills = new int[plane.size()];
    freePoints = new FreePoints(plane, stage.white(), ranks[0], false);
    everywhere = (1 << plane.size() - stage.white()) - 1;
    closed = new byte[ranks[0].count()];
  }

  void enter(int number) {
    orbit = number;
    white = next.orbits.set(orbit);
    free = next.orbits.free(orbit);
    plain = tables[1].length > 0 && !next.sweeps();
    if (stage.whiteToMove()) {
      for (int rest = free; rest != 0; rest &= rest - 1) {
        int to = Integer.numberOfTrailingZeros(rest);
        aim(to, after[0].place(white | 1 << to), 0);
        mills[to] = plane.mills(to, white);
      }
    } else {
      freePoints.enter(free);
      Arrays.fill(closed, UNKNOWN);
      targets = 0;
      for (int rest = plain ? rules.targets(white) : 0; rest != 0; rest &= rest - 1) {
        aim(targets++, after[1].place(white ^ (rest & -rest)), 1);
      }
      plain = plain && targets > 0;
    }
  }

  private void aim(int at, int place, int taken) {
    images[at] = plane.image(place & 15);
    frees[at] = after[taken].free(place >>> 4);
    starts[at] = (place >>> 4) * ranks[taken].count();
  }

  /// Black's `set` is numbered by the points that White leaves free.
  byte worth(int set) {
    return stage.whiteToMove() ? white(Integer.expand(set, free)) : black(set);
  }

  private byte white(int black) {
    var quiet = tables[0];
    var high = ranks[0].high();
    var low = PointSubsets.lows();
    byte best = LOST;
    for (int rest = free & ~black; rest != 0; rest &= rest - 1) {
      int to = Integer.numberOfTrailingZeros(rest);
      int turned = InnerLoops.turned(images[to], black);
      byte then;
      if (mills[to] == 0) {
        int c = Integer.compress(turned, frees[to]);
        then = quiet[starts[to] + high[c >>> 12] + low[c & 4095]];
      } else {
        int block = starts[to] / ranks[0].count();
        then = taken(turned, mills[to], gone -> look(gone, block, turned & ~gone));
      }
      if (then == LOST) {
        return WON;
      }
      best = then == DRAWN ? DRAWN : best;
    }
    return best;
  }

  private byte black(int set) {
    var quiet = tables[0];
    int start = orbit * ranks[0].count();
    var high = ranks[0].high();
    var low = PointSubsets.lows();
    var first = freePoints.first;
    var second = freePoints.second;
    var third = freePoints.third;
    byte best = LOST;
    for (int rest = everywhere & ~set; rest != 0; rest &= rest - 1) {
      int to = Integer.numberOfTrailingZeros(rest);
      int then = set | 1 << to;
      int rank = high[then >>> 12] + low[then & 4095];
      byte worth;
      if ((set & first[to]) == first[to]
          || (set & second[to]) == second[to]
          || (set & third[to]) == third[to]) {
        worth = closed(then, rank, freePoints.mills(to, set));
      } else {
        worth = quiet[start + rank];
      }
      if (worth == LOST) {
        return WON;
      }
      best = worth == DRAWN ? DRAWN : best;
    }
    return best;
  }

  /// What Black's `made` mills lead to depends, in a block, on his stones alone.
  private byte closed(int then, int rank, int made) {
    int black = Integer.expand(then, free);
    if (made > 1 && rules.two()) {
      return taken(white, made, gone -> look(gone, black));
    }
    if (closed[rank] == UNKNOWN) {
      closed[rank] = plain ? one(black) : taken(white, 1, gone -> look(gone, black));
    }
    return closed[rank];
  }

  /// The worst that can happen to White if Black, who has `black` now, takes a stone.
  private byte one(int black) {
    var table = tables[1];
    var high = ranks[1].high();
    var low = PointSubsets.lows();
    byte worst = WON;
    for (int i = 0; i < targets; i++) {
      int c = Integer.compress(InnerLoops.turned(images[i], black), frees[i]);
      byte worth = table[starts[i] + high[c >>> 12] + low[c & 4095]];
      if (worth == LOST) {
        return LOST;
      }
      worst = worth == DRAWN ? DRAWN : worst;
    }
    return worst;
  }

  /// Black, who has `black` now, takes some of White's stones.
  private byte look(int gone, int black) {
    int taken = Integer.bitCount(gone);
    int place = after[taken].place(white & ~gone);
    int turned = InnerLoops.turned(plane.image(place & 15), black);
    return look(gone, place >>> 4, turned);
  }

  private byte look(int gone, int block, int black) {
    int taken = Integer.bitCount(gone);
    int rank = ranks[taken].rank(Integer.compress(black, after[taken].free(block)));
    return tables[taken][block * ranks[taken].count() + rank];
  }

  private interface Look {
    byte after(int gone);
  }

  /// What the position is worth to the opponent, whose stones are `his`, after so many mills.
  private byte taken(int his, int mills, Look look) {
    if (next.sweeps()) {
      return LOST;
    }
    int targets = rules.targets(his);
    if (targets == 0) {
      return look.after(0);
    }
    boolean two = rules.two() && mills > 1 && rules.targets(his ^ (targets & -targets)) != 0;
    if (stage.opponentOwns() - (two ? 2 : 1) < 3) {
      return LOST;
    }
    byte worst = WON;
    for (; targets != 0 && worst != LOST; targets &= targets - 1) {
      int first = targets & -targets;
      if (!two) {
        worst = worse(worst, look.after(first));
        continue;
      }
      for (int then = rules.targets(his ^ first); then != 0; then &= then - 1) {
        worst = worse(worst, look.after(first | then & -then));
      }
    }
    return worst;
  }

  private static byte worse(byte one, byte other) {
    return one == LOST || other == LOST ? LOST : one == DRAWN || other == DRAWN ? DRAWN : WON;
  }
}
