package zwick.solver;

import java.util.Arrays;
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

  static {
    for (int entry = 0; entry < 256; entry++) {
      boolean drawn = Entry.drawn(entry);
      int plies = Entry.plies(entry) + 1;
      QUIET[entry] = drawn ? DRAW : Entry.lost(entry) ? WIN - plies : plies;
      TAKING[entry] = drawn ? DRAW : Entry.lost(entry) ? WIN - 1 : 0;
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
    new Larger(many, few).check();
    if (many != few) {
      try (var replies = tables.open(many, few)) {
        new Smaller(many, few, replies).check();
      }
    }
  }

  /// The entry that the best move's score stands for.
  private static int entry(int score) {
    return score == DRAW ? Entry.DRAWN : Entry.of(score > DRAW ? WIN - score : score);
  }

  private byte[] all(int own, int opponent) {
    try (var table = tables.open(own, opponent)) {
      return table.all((int) space.size(own, opponent), workers);
    }
  }

  private byte[] smaller(int own, int opponent) {
    return own < 3 || opponent < 3 ? new byte[0] : all(own, opponent);
  }

  /// What both halves of the check share.
  private abstract class Half {
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

    /// Compares what is stored with the best score of each position.
    final void check() {
      try (var table = tables.open(own, many + few - own)) {
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
    private final byte[] replies;
    private final byte[] afterOne;
    private final byte[] afterTwo;
    private final Subsets one;
    private final Subsets two;

    Larger(int many, int few) {
      super(many, few, many);
      replies = many == few ? turned(all(few, many)) : all(few, many);
      afterOne = smaller(few - 1, many);
      afterTwo = rules.two() ? smaller(few - 2, many) : new byte[0];
      one = space.subsets(many, few - 1);
      two = space.subsets(many, few - 2);
    }

    /// Of equal sides there is one table; its blocks are the other side's here.
    private byte[] turned(byte[] table) {
      var result = new byte[table.length];
      workers.each(
          orbits.count(),
          (from, to, _) -> {
            for (int block = from; block < to; block++) {
              for (int i = 0; i < subsets.count(); i++) {
                int other = Integer.expand(subsets.sets()[i], orbits.free(block));
                int at = (int) index(orbits.place(other), orbits.set(block));
                result[block * subsets.count() + i] = table[at];
              }
            }
          });
      return result;
    }

    private long index(int place, int other) {
      int turned = space.plane().image(place & 15, other);
      int rank = subsets.rank(Integer.compress(turned, orbits.free(place >>> 4)));
      return (long) (place >>> 4) * subsets.count() + rank;
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
        Arrays.fill(scores, 0);
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
          best = Math.max(best, TAKING[afterOne[block * one.count() + one.rank(left)] & 255]);
          continue;
        }
        int then = Integer.compress(rules.targets(set ^ first), free);
        for (; then != 0; then &= then - 1) {
          int at = block * two.count() + two.rank(left ^ (then & -then));
          best = Math.max(best, TAKING[afterTwo[at] & 255]);
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

    Smaller(int many, int few, Entries table) {
      super(many, few, few);
      this.table = table;
      afterOne = smaller(many - 1, few);
      afterTwo = rules.two() ? smaller(many - 2, few) : new byte[0];
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
      int best = 0;
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
          best = Math.max(best, TAKING[afterOne[(int) space.index(left, mine)] & 255]);
          continue;
        }
        for (int then = rules.targets(left); then != 0; then &= then - 1) {
          int at = (int) space.index(left ^ (then & -then), mine);
          best = Math.max(best, TAKING[afterTwo[at] & 255]);
        }
      }
      return best;
    }
  }
}
