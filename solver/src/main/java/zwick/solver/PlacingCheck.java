package zwick.solver;

import static zwick.solver.Worth.DRAWN;
import static zwick.solver.Worth.LOST;
import static zwick.solver.Worth.WON;

import java.util.Arrays;

/// Checks every position of a table of the placing phase against those its moves lead to, one
/// position after the other, each move by itself.
final class PlacingCheck {
  private static final byte UNKNOWN = -1;

  private final PlacingTables tables;
  private final MillPlane plane;
  private final MovingRules rules;
  private final PlacingStage stage;
  private final byte[][] next;
  private final Orbits orbits;
  private final Subsets subsets;

  /// Of the tables one ply on: White's orbits, and how Black's stones are ranked.
  private final Orbits[] after = new Orbits[3];

  private final Subsets[] ranks = new Subsets[3];

  PlacingCheck(PlacingTables tables, MovingSpace space, PlacingStage stage) {
    this.tables = tables;
    this.plane = space.plane();
    this.rules = space.rules();
    this.stage = stage;
    next = tables.next(stage);
    orbits = space.orbits(stage.white());
    subsets = space.subsets(stage.white(), stage.black());
    for (int taken = 0; taken < 3; taken++) {
      if (next[taken].length > 0) {
        after[taken] = space.orbits(stage.next(taken).white());
        ranks[taken] = space.subsets(stage.next(taken).white(), stage.next(taken).black());
      }
    }
  }

  void check(Workers workers) {
    try (var table = tables.open(stage)) {
      workers.each(
          orbits.count(),
          (from, to, _) -> {
            long first = (long) from * subsets.count();
            long last = (long) to * subsets.count();
            var packed = new byte[(int) (Math.ceilDiv(last, 4) - first / 4)];
            table.copy(first / 4, packed, packed.length);
            var block = new Block();
            long index = first;
            for (int orbit = from; orbit < to; orbit++) {
              block.enter(orbit);
              for (int set : subsets.sets()) {
                int stored = packed[(int) (index / 4 - first / 4)] >> 2 * (int) (index % 4) & 3;
                if (stored != block.worth(set)) {
                  throw new BadTable(BadTable.Trouble.WRONG, table.file(), index + ": " + stored);
                }
                index++;
              }
            }
          });
    }
  }

  private static byte worse(byte one, byte other) {
    return one == LOST || other == LOST ? LOST : one == DRAWN || other == DRAWN ? DRAWN : WON;
  }

  /// The positions with the same stones of White.
  private final class Block {
    private int orbit;
    private int white;
    private int free;

    /// Where White's stone on a point leads: the orbit, and the symmetry that carries it there.
    private final int[] places = new int[plane.size()];

    private final int[] mills = new int[plane.size()];

    /// What Black's mills lead to depends, in a block, on his stones alone.
    private final byte[] closed = new byte[ranks[0].count()];

    void enter(int number) {
      orbit = number;
      white = orbits.set(orbit);
      free = orbits.free(orbit);
      Arrays.fill(closed, UNKNOWN);
      for (int rest = stage.whiteToMove() ? free : 0; rest != 0; rest &= rest - 1) {
        int to = Integer.numberOfTrailingZeros(rest);
        places[to] = after[0].place(white | 1 << to);
        mills[to] = plane.mills(to, white);
      }
    }

    byte worth(int set) {
      int black = Integer.expand(set, free);
      byte best = LOST;
      for (int rest = free & ~black; rest != 0; rest &= rest - 1) {
        int to = Integer.numberOfTrailingZeros(rest);
        byte then = stage.whiteToMove() ? white(black, to) : black(black, to);
        if (then == LOST) {
          return WON;
        }
        best = then == DRAWN ? DRAWN : best;
      }
      return best;
    }

    private byte white(int black, int to) {
      int turned = Passes.turned(plane.image(places[to] & 15), black);
      return mills[to] == 0
          ? look(0, places[to] >>> 4, turned)
          : taken(turned, mills[to], gone -> look(gone, places[to] >>> 4, turned & ~gone));
    }

    private byte black(int black, int to) {
      int then = black | 1 << to;
      int made = plane.mills(to, black);
      if (made == 0) {
        return look(0, orbit, then);
      }
      if (made > 1 && rules.two()) {
        return taken(white, made, gone -> look(gone, then));
      }
      int rank = ranks[0].rank(Integer.compress(then, free));
      if (closed[rank] == UNKNOWN) {
        closed[rank] = taken(white, 1, gone -> look(gone, then));
      }
      return closed[rank];
    }

    /// Black, who has `black` now, takes some of White's stones.
    private byte look(int gone, int black) {
      int taken = Integer.bitCount(gone);
      int place = after[taken].place(white & ~gone);
      int turned = Passes.turned(plane.image(place & 15), black);
      return look(gone, place >>> 4, turned);
    }

    private byte look(int gone, int block, int black) {
      int taken = Integer.bitCount(gone);
      int rank = ranks[taken].rank(Integer.compress(black, after[taken].free(block)));
      return next[taken][block * ranks[taken].count() + rank];
    }
  }

  private interface Look {
    byte after(int gone);
  }

  /// What the position is worth to the opponent, whose stones are `his`, after so many mills.
  private byte taken(int his, int mills, Look look) {
    if (rules.sweep() && stage.opponentOwns() == 3) {
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
}
