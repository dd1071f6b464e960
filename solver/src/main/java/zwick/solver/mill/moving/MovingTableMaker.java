package zwick.solver.mill.moving;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import zwick.solver.Workers;
import zwick.solver.mill.positions.MovingEntry;
import zwick.solver.mill.positions.MovingIndex;
import zwick.solver.mill.positions.SymmetryClassCount;
import zwick.solver.mill.positions.WinDrawLoss;

/// Makes the tables of a pair from those of the pairs before it.
public record MovingTableMaker(MovingTables tables, MovingIndex space, Workers workers) {
  /// The bytes that solving a pair takes: both its tables and what the smaller side's captures lead
  /// to; where a mill brings another move, then the finished table of one side, the one that is
  /// made from it, and what captures lead to.
  public long memory(int many, int few) {
    long both = 2 * space.size(many, few);
    int each = space.rules().two() ? 2 : 1;
    long memory = both + (many > few ? each * space.size(many - 1, few) : 0);
    return space.rules().again()
        ? Math.max(memory, both + each * space.size(many, few - 1))
        : memory;
  }

  /// Solves a pair and writes its two files, or the one where both sides are equal; where a mill
  /// brings another move, then also those of the positions in which it is due.
  public void solve(int many, int few) {
    if (!tables.there(many, few, false) || !tables.there(few, many, false)) {
      pair(many, few);
    }
    if (space.rules().again()) {
      new ExtraMoveSolver(tables, space, workers).solve(many, few);
    }
  }

  private void pair(int many, int few) {
    // Before the pair itself takes its room: turning a table takes it twice.
    var none = new byte[0];
    var one = many > few ? taken(many - 1, few, true) : none;
    var two = many > few && many > 4 && space.rules().two() ? taken(many - 2, few, false) : none;
    var pair = new MovingPair(space, many, few, workers);
    try (var near = few > 3 ? taken(many, few - 1) : null;
        var far = few > 4 && space.rules().two() ? taken(many, few - 2) : null) {
      new LargerSideMoveCount(pair)
          .count(
              (from, into, count) -> copy(near, from, into, count),
              (from, into, count) -> copy(far, from, into, count));
    }
    if (pair.even()) {
      pair.turn();
    } else {
      new SmallerSideMoveCount(pair, one, two).count();
    }
    var levels = new MovingRetrograde(pair);
    levels.settle();
    levels.solve();
    pair.end();
    var count = new SymmetryClassCount(space, many, few, workers);
    var first = count.ofEntries(pair.manyTable, many, few);
    var second = count.ofEntries(pair.fewTable, few, many);
    if (pair.even() && !first.equals(second)) {
      throw new IllegalStateException("the two tables of " + first + " are not each other's turn");
    }
    if (!pair.even()) {
      tables.write(second, pair.fewTable, few, many, false);
    }
    tables.write(first, pair.manyTable, many, few, false);
  }

  /// What the larger side finds once it has taken from the smaller, now with `few` stones.
  private MovingTableFile taken(int many, int few) {
    return space.rules().again() ? tables.open(many, few, true) : tables.open(few, many, false);
  }

  /// What is lost for one side is won for the other: so it is if the one who takes moves again.
  private void copy(@Nullable MovingTableFile table, long from, byte[] into, int count) {
    Objects.requireNonNull(table).copy(from, into, count);
    if (space.rules().again()) {
      for (int i = 0; i < count; i++) {
        into[i] = MovingEntry.turned(into[i]);
      }
    }
  }

  /// What the smaller side finds once it has taken from the larger, now with `many` stones, as the
  /// larger side sees it.
  ///
  /// @param blocks whether the blocks must be the larger side's even if both have as many stones
  private byte[] taken(int many, int few, boolean blocks) {
    if (!space.rules().again()) {
      return tables.all(many, few, false);
    }
    var entries = tables.all(few, many, true);
    WinDrawLoss.each(entries.length, workers, i -> entries[i] = MovingEntry.turned(entries[i]));
    return blocks && many == few ? new BlockSwap(space, many).of(entries, workers) : entries;
  }
}
