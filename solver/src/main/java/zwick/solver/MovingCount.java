package zwick.solver;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;

/// Ends a pair: what was never decided is drawn, every entry becomes what [Entry] says, and the
/// positions are counted, those that a symmetry carries into each other once.
final class MovingCount {
  private final MovingPair pair;

  MovingCount(MovingPair pair) {
    this.pair = pair;
  }

  Census end(byte[] table, int own, int opponent) {
    var counts = new AtomicLongArray(3);
    var deepest = new AtomicInteger();
    pair.each(
        (block, _) -> {
          int start = block * pair.width;
          int last = 0;
          for (int i = start; i < start + pair.width; i++) {
            int code = Math.max(0, (table[i] & 255) - pair.base + 1);
            table[i] = (byte) code;
            last = Math.max(last, code);
          }
          count(table, block, counts);
          deepest.accumulateAndGet(last, Math::max);
        });
    long won = counts.get(1);
    long drawn = counts.get(0);
    long lost = counts.get(2);
    return new Census(
        String.valueOf(own),
        String.valueOf(opponent),
        won + drawn + lost,
        won,
        drawn,
        lost,
        Entry.plies(deepest.get()));
  }

  private void count(byte[] table, int block, AtomicLongArray counts) {
    var keepers = pair.orbits.keepers(block);
    int start = block * pair.width;
    int free = pair.orbits.free(block);
    var here = new long[3];
    for (int i = 0; i < pair.width; i++) {
      if (keepers.length == 1 || first(Integer.expand(pair.subsets.sets()[i], free), keepers)) {
        int code = table[start + i] & 255;
        here[code == 0 ? 0 : 1 + (code & 1)]++;
      }
    }
    for (int i = 0; i < here.length; i++) {
      counts.addAndGet(i, here[i]);
    }
  }

  /// Whether of all sets that the block's own symmetries make of this one it is the smallest.
  private boolean first(int set, int[] keepers) {
    for (int turn : keepers) {
      if (pair.space.plane().image(turn, set) < set) {
        return false;
      }
    }
    return true;
  }
}
