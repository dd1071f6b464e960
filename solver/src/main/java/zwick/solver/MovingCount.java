package zwick.solver;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;

/// Counts the positions of a finished table, those that a symmetry carries into each other once.
final class MovingCount {
  private final MovingSpace space;
  private final Orbits orbits;
  private final Subsets subsets;
  private final Workers workers;

  MovingCount(MovingSpace space, int many, int few, Workers workers) {
    this.space = space;
    this.workers = workers;
    orbits = space.orbits(many);
    subsets = space.subsets(many, few);
  }

  Census of(byte[] table, int own, int opponent) {
    var counts = new AtomicLongArray(3);
    var deepest = new AtomicInteger();
    workers.each(
        orbits.count(),
        (from, to, _) -> {
          for (int block = from; block < to; block++) {
            deepest.accumulateAndGet(count(table, block, counts), Math::max);
          }
        });
    long drawn = counts.get(0);
    long won = counts.get(1);
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

  /// Returns the deepest entry of the block.
  private int count(byte[] table, int block, AtomicLongArray counts) {
    var keepers = orbits.keepers(block);
    int start = block * subsets.count();
    int free = orbits.free(block);
    int deepest = 0;
    var here = new long[3];
    for (int i = 0; i < subsets.count(); i++) {
      int entry = table[start + i] & 255;
      deepest = Math.max(deepest, entry);
      if (keepers.length == 1 || first(Integer.expand(subsets.sets()[i], free), keepers)) {
        here[Entry.drawn(entry) ? 0 : 1 + (entry & 1)]++;
      }
    }
    for (int i = 0; i < here.length; i++) {
      counts.addAndGet(i, here[i]);
    }
    return deepest;
  }

  /// Whether of all sets that the block's own symmetries make of this one it is the smallest.
  private boolean first(int set, int[] keepers) {
    for (int turn : keepers) {
      if (space.plane().image(turn, set) < set) {
        return false;
      }
    }
    return true;
  }
}
