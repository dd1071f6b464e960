package zwick.solver.mill.positions;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;
import zwick.solver.TableCensus;
import zwick.solver.Workers;

/// Counts the positions of a finished table, those that a symmetry carries into each other once.
public final class SymmetryClassCount {
  /// What each byte of a table is worth: of one with plies, and of one without.
  private static final byte[] ENTRIES = new byte[256];

  private static final byte[] WORTHS = {0, 1, 2};

  static {
    for (int entry = 0; entry < ENTRIES.length; entry++) {
      ENTRIES[entry] = WinDrawLoss.of(entry);
    }
  }

  private final MovingIndex space;
  private final Orbits orbits;
  private final PointSubsets pointSubsets;
  private final Workers workers;

  /// @param blocks how many stones the side has whose sets are the blocks
  /// @param others how many the other side has
  public SymmetryClassCount(MovingIndex space, int blocks, int others, Workers workers) {
    this.space = space;
    this.workers = workers;
    orbits = space.orbits(blocks);
    pointSubsets = space.subsets(blocks, others);
  }

  /// Of a table of [MovingEntry]s, `own` being to move.
  public TableCensus ofEntries(byte[] table, int own, int opponent) {
    return of(table, ENTRIES, own, opponent, true);
  }

  /// Of a table of [WinDrawLoss]s.
  public TableCensus ofWorths(byte[] table, int own, int opponent) {
    return of(table, WORTHS, own, opponent, false);
  }

  private TableCensus of(byte[] table, byte[] worths, int own, int opponent, boolean plies) {
    var counts = new AtomicLongArray(3);
    var deepest = new AtomicInteger();
    workers.each(
        orbits.count(),
        (from, to, _) -> {
          for (int block = from; block < to; block++) {
            deepest.accumulateAndGet(count(table, worths, block, counts), Math::max);
          }
        });
    long drawn = counts.get(WinDrawLoss.DRAWN);
    long won = counts.get(WinDrawLoss.WON);
    long lost = counts.get(WinDrawLoss.LOST);
    return new TableCensus(
        String.valueOf(own),
        String.valueOf(opponent),
        won + drawn + lost,
        won,
        drawn,
        lost,
        plies ? MovingEntry.plies(deepest.get()) : -1);
  }

  /// Returns the largest entry of the block.
  private int count(byte[] table, byte[] worths, int block, AtomicLongArray counts) {
    var keepers = orbits.keepers(block);
    int start = block * pointSubsets.count();
    int free = orbits.free(block);
    int deepest = 0;
    var here = new long[3];
    for (int i = 0; i < pointSubsets.count(); i++) {
      int entry = table[start + i] & 255;
      deepest = Math.max(deepest, entry);
      if (keepers.length == 1 || first(Integer.expand(pointSubsets.sets()[i], free), keepers)) {
        here[worths[entry]]++;
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
