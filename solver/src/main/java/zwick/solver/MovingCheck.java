package zwick.solver;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/// Checks every entry of a pair against the positions its moves lead to, forwards: no counters, no
/// ways back, nothing of how the tables were made. A pair in which every entry follows from its
/// successors, plies and all, can only be right: wins and losses by their plies, one after the
/// other, and draws because nobody can leave them.
final class MovingCheck {
  /// Scores of a move order what it leads to: early wins highest, early losses lowest.
  private static final int WIN = 1000;

  private static final int DRAW = 500;
  private static final int[] QUIET = new int[256];
  private static final int[] TAKING = new int[256];
  private static final int[] AGAIN = new int[256];

  static {
    for (int entry = 0; entry < 256; entry++) {
      boolean drawn = Entry.drawn(entry);
      int plies = Entry.plies(entry) + 1;
      QUIET[entry] = drawn ? DRAW : Entry.lost(entry) ? WIN - plies : plies;
      TAKING[entry] = drawn ? DRAW : Entry.lost(entry) ? WIN - 1 : 0;
      AGAIN[entry] = drawn ? DRAW : Entry.won(entry) ? WIN - 1 : 0;
    }
  }

  private final MovingTables tables;
  private final MovingSpace space;
  private final MovingRules rules;
  private final Workers workers;

  MovingCheck(MovingTables tables, MovingSpace space, Workers workers) {
    this.tables = tables;
    this.space = space;
    this.rules = space.rules();
    this.workers = workers;
  }

  void check(int many, int few) {
    for (boolean extra : rules.again() ? new boolean[] {false, true} : new boolean[] {false}) {
      each(many, few, extra, half -> half.check(extra));
    }
  }

  /// The two halves of a pair, or the one of equal sides.
  void each(int many, int few, boolean extra, Consumer<Half> what) {
    what.accept(new Larger(many, few, extra));
    if (many != few) {
      try (var replies = tables.open(many, few)) {
        what.accept(new Smaller(many, few, extra, replies));
      }
    }
  }

  /// The entry that the best move's score stands for.
  private static int entry(int score) {
    return score == DRAW ? Entry.DRAWN : Entry.of(score > DRAW ? WIN - score : score);
  }

  /// What a side finds that has taken stones: `left` remain to the other side, which is to move
  /// unless the first may move again.
  private byte[] taken(int left, int own) {
    if (left < 3) {
      return new byte[0];
    }
    return rules.again() ? tables.all(own, left, true) : tables.all(left, own, false);
  }

  private int taking(byte entry) {
    return (rules.again() ? AGAIN : TAKING)[entry & 255];
  }

  /// What both halves of the check share.
  abstract class Half {
    final int many;
    final int few;
    final Orbits orbits;
    final Subsets subsets;
    final int own;

    Half(int many, int few, int own) {
      this.many = many;
      this.few = few;
      this.own = own;
      orbits = space.orbits(many);
      subsets = space.subsets(many, few);
    }

    abstract IntFunction<int[]> scorer();

    /// The whole table, made anew.
    final byte[] make() {
      var table = new byte[(int) space.size(many, few)];
      workers.each(
          orbits.count(),
          (from, to, _) -> {
            var scorer = scorer();
            for (int block = from; block < to; block++) {
              var scores = scorer.apply(block);
              for (int i = 0; i < scores.length; i++) {
                table[block * scores.length + i] = (byte) entry(scores[i]);
              }
            }
          });
      return table;
    }

    /// Compares what is stored with the best score of each position.
    final void check(boolean extra) {
      try (var table = tables.open(own, many + few - own, extra)) {
        workers.each(
            orbits.count(),
            (from, to, _) -> {
              var stored = new byte[subsets.count()];
              var scorer = scorer();
              for (int block = from; block < to; block++) {
                table.copy((long) block * stored.length, stored, stored.length);
                compare(table, block, stored, scorer.apply(block));
              }
            });
      }
    }

    private void compare(Entries table, int block, byte[] stored, int[] scores) {
      for (int i = 0; i < stored.length; i++) {
        int due = entry(scores[i]);
        int is = stored[i] & 255;
        if (table.brief() ? Worth.of(is) != Worth.of(due) : is != due) {
          throw new BadTable(
              BadTable.Trouble.WRONG,
              table.file(),
              "%d: %d, %d".formatted((long) block * stored.length + i, is, due));
        }
      }
    }
  }

  /// The side with more stones moves, from block to block.
  private final class Larger extends Half {
    private final boolean extra;
    private final byte[] replies;
    private final byte[] afterOne;
    private final byte[] afterTwo;
    private final Subsets one;
    private final Subsets two;

    Larger(int many, int few, boolean extra) {
      super(many, few, many);
      this.extra = extra;
      var table = tables.all(few, many, false);
      replies = many == few ? new MovingTurn(space, many).of(table, workers) : table;
      afterOne = taken(few - 1, many);
      afterTwo = rules.two() ? taken(few - 2, many) : new byte[0];
      one = space.subsets(many, few - 1);
      two = space.subsets(many, few - 2);
    }

    @Override
    IntFunction<int[]> scorer() {
      var scores = new int[subsets.count()];
      var sets = new int[subsets.count()];
      return block -> {
        int free = orbits.free(block);
        for (int i = 0; i < sets.length; i++) {
          sets[i] = Integer.expand(subsets.sets()[i], free);
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
        quiet(replies, block * subsets.count(), 1 << to, image, free, sets, scores);
        return;
      }
      for (int i = 0; i < sets.length; i++) {
        if ((sets[i] >> to & 1) == 0 && scores[i] < WIN - 1) {
          int turned = Passes.turned(image, sets[i]);
          scores[i] = Math.max(scores[i], close(block, free, turned, mills > 1 && rules.two()));
        }
      }
    }

    private void quiet(
        byte[] table, int start, int to, int[] image, int free, int[] sets, int[] scores) {
      var high = subsets.high();
      var low = Subsets.lows();
      for (int i = 0; i < sets.length; i++) {
        int set = sets[i];
        if ((set & to) == 0) {
          int c = Integer.compress(Passes.turned(image, set), free);
          int score = QUIET[table[start + high[c >>> 12] + low[c & 4095]] & 255];
          scores[i] = Math.max(scores[i], score);
        }
      }
    }

    private int close(int block, int free, int set, boolean both) {
      int targets = rules.targets(set, few);
      int c = Integer.compress(set, free);
      if (targets == 0) {
        return QUIET[replies[block * subsets.count() + subsets.rank(c)] & 255];
      }
      boolean twice = both && few > 3 && rules.targets(set ^ (targets & -targets)) != 0;
      if (few - (twice ? 2 : 1) < 3) {
        return WIN - 1;
      }
      int best = 0;
      for (; targets != 0 && best < WIN - 1; targets &= targets - 1) {
        int first = targets & -targets;
        int left = c ^ Integer.compress(first, free);
        if (!twice) {
          best = Math.max(best, taking(afterOne[block * one.count() + one.rank(left)]));
          continue;
        }
        int then = Integer.compress(rules.targets(set ^ first), free);
        for (; then != 0; then &= then - 1) {
          int at = block * two.count() + two.rank(left ^ (then & -then));
          best = Math.max(best, taking(afterTwo[at]));
        }
      }
      return best;
    }
  }

  /// The side with fewer stones moves, inside the block.
  private final class Smaller extends Half {
    private final byte[] afterOne;
    private final byte[] afterTwo;

    /// The larger side's table, read block by block.
    private final Entries table;

    private final boolean extra;

    Smaller(int many, int few, boolean extra, Entries table) {
      super(many, few, few);
      this.extra = extra;
      this.table = table;
      afterOne = taken(many - 1, few);
      afterTwo = rules.two() ? taken(many - 2, few) : new byte[0];
    }

    @Override
    IntFunction<int[]> scorer() {
      var scores = new int[subsets.count()];
      var replies = new byte[subsets.count()];
      var ones = new int[subsets.count()];
      var twos = new int[subsets.count()];
      var room = new Room(space.plane(), many, subsets, rules.jumps(few));
      return block -> {
        table.copy((long) block * replies.length, replies, replies.length);
        room.enter(orbits.free(block));
        Arrays.fill(ones, -1);
        Arrays.fill(twos, -1);
        for (int i = 0; i < scores.length; i++) {
          scores[i] = best(block, subsets.sets()[i], replies, room, ones, twos);
        }
        return scores;
      };
    }

    private int best(int block, int c, byte[] replies, Room room, int[] ones, int[] twos) {
      int best = extra ? QUIET[replies[subsets.rank(c)] & 255] : 0;
      for (int rest = c; rest != 0; rest &= rest - 1) {
        int stone = rest & -rest;
        int others = c ^ stone;
        int reach = room.reach[Integer.numberOfTrailingZeros(stone)] & ~c;
        for (; reach != 0; reach &= reach - 1) {
          int to = Integer.numberOfTrailingZeros(reach);
          int then = subsets.rank(others | 1 << to);
          int mills = room.mills(to, others);
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
        return WIN - 1;
      }
      int best = 0;
      for (; targets != 0 && best < WIN - 1; targets &= targets - 1) {
        int left = stones ^ (targets & -targets);
        if (!twice) {
          best = Math.max(best, taking(afterOne[at(left, mine)]));
          continue;
        }
        for (int then = rules.targets(left); then != 0; then &= then - 1) {
          best = Math.max(best, taking(afterTwo[at(left ^ (then & -then), mine)]));
        }
      }
      return best;
    }

    private int at(int left, int mine) {
      return (int) (rules.again() ? space.index(mine, left) : space.index(left, mine));
    }
  }
}
