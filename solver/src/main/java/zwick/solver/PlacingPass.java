package zwick.solver;

import static zwick.solver.Worth.DRAWN;
import static zwick.solver.Worth.LOST;
import static zwick.solver.Worth.WON;

import java.util.Arrays;

/// Finds a table of the placing phase from those one ply on, block by block. The blocks are White's
/// orbits in all of them.
final class PlacingPass {
  private final MovingSpace space;
  private final MovingRules rules;
  private final PlacingStage stage;
  private final Orbits orbits;
  private final Subsets subsets;
  private final int width;
  private final byte[] table;

  /// White's stones after his or Black's move: one more, or up to two fewer.
  private final Orbits[] after = new Orbits[3];

  /// The tables one ply on with no stone taken, one, and two; empty where there is none.
  private final byte[][] next;

  private final Subsets[] ranks = new Subsets[3];

  PlacingPass(MovingSpace space, PlacingStage stage, byte[][] next) {
    this.space = space;
    this.rules = space.rules();
    this.stage = stage;
    this.next = next;
    orbits = space.orbits(stage.white());
    subsets = space.subsets(stage.white(), stage.black());
    width = subsets.count();
    table = new byte[width * orbits.count()];
    for (int taken = 0; taken < 3; taken++) {
      var then = stage.next(taken);
      if (next[taken].length > 0) {
        ranks[taken] = space.subsets(then.white(), then.black());
        after[taken] = space.orbits(then.white());
      }
    }
  }

  byte[] run(Workers workers) {
    var scratch = new Scratch[workers.threads()];
    Arrays.setAll(scratch, _ -> new Scratch());
    workers.each(
        orbits.count(),
        (from, to, worker) -> {
          for (int block = from; block < to; block++) {
            if (stage.whiteToMove()) {
              white(block, scratch[worker]);
            } else {
              black(block, scratch[worker]);
            }
          }
        });
    return table;
  }

  /// What one thread works with. White's pass keeps the positions that are not yet won, Black's what
  /// closing a mill is worth.
  private final class Scratch {
    final int[] sets = new int[width];
    final int[] at = new int[width];
    final byte[] worth = new byte[ranks[0].count()];
    final byte[] twice = new byte[rules.two() ? worth.length : 0];
    final int[] found = new int[worth.length];
    final Room room = new Room(space.plane(), stage.white(), ranks[0], false);
  }

  /// Whether any mill ends the game.
  private boolean sweeps() {
    return rules.sweep() && stage.opponentOwns() == 3;
  }

  // White places: from block to block

  private void white(int block, Scratch scratch) {
    int free = orbits.free(block);
    int stones = orbits.set(block);
    var sets = subsets.sets();
    int start = block * width;
    for (int i = 0; i < width; i++) {
      scratch.sets[i] = Integer.expand(sets[i], free);
      scratch.at[i] = start + i;
    }
    Arrays.fill(table, start, start + width, LOST);
    int left = width;
    // Mills first: they win most often, and what is won need not be looked at again.
    for (int mills = 2; mills >= 0; mills--) {
      for (int rest = free; rest != 0; rest &= rest - 1) {
        int to = Integer.numberOfTrailingZeros(rest);
        if (Math.min(2, space.plane().mills(to, stones)) == mills) {
          left = place(stones, 1 << to, mills, scratch, left);
        }
      }
    }
  }

  /// One stone placed on the point `to`; returns how many positions are still not won.
  private int place(int stones, int to, int mills, Scratch scratch, int left) {
    int place = after[0].place(stones | to);
    var image = space.plane().image(place & 15);
    int orbit = place >>> 4;
    int free = after[0].free(orbit);
    if (mills > 0) {
      return close(scratch, left, to, mills == 2 && rules.two(), image, orbit, free);
    }
    var quiet = next[0];
    int start = orbit * ranks[0].count();
    var high = ranks[0].high();
    return quiet(table, scratch.sets, scratch.at, left, to, image, free, quiet, start, high);
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
    var low = Subsets.lows();
    int kept = 0;
    for (int i = 0; i < n; i++) {
      int set = sets[i];
      int entry = at[i];
      if ((set & to) == 0) {
        int turned = Passes.turned(image, set);
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

  private int close(
      Scratch scratch, int n, int to, boolean two, int[] image, int orbit, int free) {
    var sets = scratch.sets;
    var at = scratch.at;
    int kept = 0;
    for (int i = 0; i < n; i++) {
      int set = sets[i];
      int entry = at[i];
      if ((set & to) == 0) {
        int turned = Passes.turned(image, set);
        byte worth = closed(turned, two, orbit, free);
        if (worth == WON) {
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

  /// What a mill is worth to White whose stones are those of `orbit` now, against Black's `set`.
  private byte closed(int set, boolean two, int orbit, int free) {
    int c = Integer.compress(set, free);
    int targets = rules.targets(set);
    if (sweeps()) {
      return WON;
    }
    if (targets == 0) {
      return turned(next[0][orbit * ranks[0].count() + ranks[0].rank(c)]);
    }
    boolean both = two && rules.targets(set ^ (targets & -targets)) != 0;
    if (stage.opponentOwns() - (both ? 2 : 1) < 3) {
      return WON;
    }
    byte best = LOST;
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      int first = rest & -rest;
      int left = c ^ Integer.compress(first, free);
      if (!both) {
        best = better(best, turned(next[1][orbit * ranks[1].count() + ranks[1].rank(left)]));
      } else {
        int then = Integer.compress(rules.targets(set ^ first), free);
        for (; then != 0; then &= then - 1) {
          int at = orbit * ranks[2].count() + ranks[2].rank(left ^ (then & -then));
          best = better(best, turned(next[2][at]));
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

  // Black places: inside the block

  private void black(int block, Scratch scratch) {
    var room = scratch.room;
    room.enter(orbits.free(block));
    weigh(orbits.set(block), orbits.free(block), block, scratch);
    var twice = rules.two() ? scratch.twice : scratch.worth;
    int start = block * ranks[0].count();
    black(block * width, subsets.sets(), start, scratch, twice);
  }

  private void black(int block, int[] sets, int start, Scratch scratch, byte[] twice) {
    var room = scratch.room;
    var quiet = next[0];
    var high = room.high;
    var low = Subsets.lows();
    var worths = scratch.worth;
    var first = room.first;
    var second = room.second;
    var third = room.third;
    int all = (1 << space.plane().size() - stage.white()) - 1;
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
        byte worth = mills == 0 ? quiet[start + rank] : (mills == 1 ? worths : twice)[rank];
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
  private void weigh(int stones, int free, int block, Scratch scratch) {
    var room = scratch.room;
    int n = 0;
    for (int i = 0; i < room.sets.length; i++) {
      if (room.closed(room.sets[i])) {
        scratch.found[n++] = i;
      }
    }
    int targets = rules.targets(stones);
    if (sweeps() || targets != 0 && stage.opponentOwns() == 3) {
      Arrays.fill(scratch.worth, LOST);
    } else if (targets == 0) {
      System.arraycopy(next[0], block * room.sets.length, scratch.worth, 0, room.sets.length);
    } else {
      Arrays.fill(scratch.worth, WON);
      for (int rest = targets; rest != 0 && n > 0; rest &= rest - 1) {
        weigh(stones ^ (rest & -rest), 1, free, n, scratch, scratch.worth);
      }
    }
    if (rules.two()) {
      weighTwo(stones, targets, free, n, scratch);
    }
  }

  private void weighTwo(int stones, int targets, int free, int n, Scratch scratch) {
    System.arraycopy(scratch.worth, 0, scratch.twice, 0, scratch.worth.length);
    if (sweeps() || targets == 0 || rules.targets(stones ^ (targets & -targets)) == 0) {
      return;
    }
    if (stage.opponentOwns() - 2 < 3) {
      Arrays.fill(scratch.twice, LOST);
      return;
    }
    if (next[2].length == 0) {
      return; // too few stones to close two mills
    }
    Arrays.fill(scratch.twice, WON);
    for (int rest = targets; rest != 0; rest &= rest - 1) {
      int left = stones ^ (rest & -rest);
      for (int then = rules.targets(left); then != 0; then &= then - 1) {
        weigh(left ^ (then & -then), 2, free, n, scratch, scratch.twice);
      }
    }
  }

  /// White has only `left` any more.
  private void weigh(int left, int taken, int free, int n, Scratch scratch, byte[] worth) {
    int place = after[taken].place(left);
    int start = (place >>> 4) * ranks[taken].count();
    var image = space.plane().image(place & 15);
    int room = after[taken].free(place >>> 4);
    var high = ranks[taken].high();
    var low = Subsets.lows();
    var table = next[taken];
    var sets = scratch.room.sets;
    for (int i = 0; i < n; i++) {
      int rank = scratch.found[i];
      if (worth[rank] != LOST) {
        int set = Integer.expand(sets[rank], free);
        int turned = Passes.turned(image, set);
        int c = Integer.compress(turned, room);
        byte then = table[start + high[c >>> 12] + low[c & 4095]];
        worth[rank] = then == LOST ? LOST : then == DRAWN ? DRAWN : worth[rank];
      }
    }
  }
}
