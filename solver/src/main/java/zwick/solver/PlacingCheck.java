package zwick.solver;

import static zwick.solver.Worth.DRAWN;
import static zwick.solver.Worth.LOST;
import static zwick.solver.Worth.WON;

import java.util.Arrays;

/// Checks every position of a table of the placing phase against those its moves lead to, one
/// position after the other, the best move wherever it is.
final class PlacingCheck {
  private static final byte UNKNOWN = -1;

  private final PlacingTables tables;
  private final MovingSpace space;
  private final MovingRules rules;
  private final PlacingStage stage;
  private final byte[][] next;
  private final Orbits orbits;
  private final Subsets subsets;

  PlacingCheck(PlacingTables tables, MovingSpace space, PlacingStage stage) {
    this.tables = tables;
    this.space = space;
    this.rules = space.rules();
    this.stage = stage;
    next = tables.next(stage);
    orbits = space.orbits(stage.white());
    subsets = space.subsets(stage.white(), stage.black());
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
            var memo = new byte[space.subsets(stage.white(), stage.black() + 1).count()];
            long index = first;
            for (int block = from; block < to; block++) {
              Arrays.fill(memo, UNKNOWN);
              for (int set : subsets.sets()) {
                int stored = packed[(int) (index / 4 - first / 4)] >> 2 * (int) (index % 4) & 3;
                if (stored != worth(block, set, memo)) {
                  throw new BadTable(BadTable.Trouble.WRONG, table.file(), index + ": " + stored);
                }
                index++;
              }
            }
          });
    }
  }

  private byte worth(int block, int set, byte[] memo) {
    int free = orbits.free(block);
    int white = orbits.set(block);
    int black = Integer.expand(set, free);
    boolean whiteMoves = stage.whiteToMove();
    byte best = LOST;
    for (int rest = free & ~black; rest != 0; rest &= rest - 1) {
      int to = Integer.numberOfTrailingZeros(rest);
      byte then = whiteMoves ? white(white, black, to) : black(white, black, to, free, memo);
      if (then == LOST) {
        return WON;
      }
      best = then == DRAWN ? DRAWN : best;
    }
    return best;
  }

  private byte white(int white, int black, int to) {
    return after(white | 1 << to, black, space.plane().mills(to, white), black);
  }

  /// What Black's stone on `to` leads to depends, in a block, on his stones alone.
  private byte black(int white, int black, int to, int free, byte[] memo) {
    int then = black | 1 << to;
    int mills = space.plane().mills(to, black);
    if (mills == 0 || mills > 1 && rules.two()) {
      return after(white, then, mills, white);
    }
    int at = space.subsets(stage.white(), stage.black() + 1).rank(Integer.compress(then, free));
    if (memo[at] == UNKNOWN) {
      memo[at] = after(white, then, mills, white);
    }
    return memo[at];
  }

  /// What the position is worth to the opponent, whose stones are `his`, after so many mills.
  private byte after(int white, int black, int mills, int his) {
    if (mills == 0) {
      return look(white, black, 0);
    }
    if (rules.sweep() && stage.opponentOwns() == 3) {
      return LOST;
    }
    int targets = rules.targets(his);
    if (targets == 0) {
      return look(white, black, 0);
    }
    boolean two = rules.two() && mills > 1 && rules.targets(his ^ (targets & -targets)) != 0;
    if (stage.opponentOwns() - (two ? 2 : 1) < 3) {
      return LOST;
    }
    byte worst = WON;
    for (; targets != 0 && worst != LOST; targets &= targets - 1) {
      int first = targets & -targets;
      if (!two) {
        worst = worse(worst, look(white & ~first, black & ~first, 1));
        continue;
      }
      for (int then = rules.targets(his ^ first); then != 0; then &= then - 1) {
        int both = first | then & -then;
        worst = worse(worst, look(white & ~both, black & ~both, 2));
      }
    }
    return worst;
  }

  private static byte worse(byte one, byte other) {
    return one == LOST || other == LOST ? LOST : one == DRAWN || other == DRAWN ? DRAWN : WON;
  }

  private byte look(int white, int black, int taken) {
    var then = stage.next(taken);
    var orbits = space.orbits(then.white());
    var ranks = space.subsets(then.white(), then.black());
    int place = orbits.place(white);
    int turned = space.plane().image(place & 15, black);
    int rank = ranks.rank(Integer.compress(turned, orbits.free(place >>> 4)));
    return next[taken][(place >>> 4) * ranks.count() + rank];
  }
}
