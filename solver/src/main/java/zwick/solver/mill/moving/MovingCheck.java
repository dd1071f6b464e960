package zwick.solver.mill.moving;

import java.util.function.Consumer;
import zwick.solver.Workers;
import zwick.solver.mill.positions.MovingIndex;

/// Checks every entry of a pair against the positions its moves lead to, forwards: no counters, no
/// ways back, nothing of how the tables were made. A pair in which every entry follows from its
/// successors, plies and all, can only be right: wins and losses by their plies, one after the
/// other, and draws because nobody can leave them.
public record MovingCheck(MovingTables tables, MovingIndex space, Workers workers) {
  public void check(int many, int few) {
    var both = space.rules().again() ? new boolean[] {false, true} : new boolean[] {false};
    for (boolean extra : both) {
      each(many, few, extra, half -> half.check(extra));
    }
  }

  /// The two halves of a pair, or the one of equal sides.
  void each(int many, int few, boolean extra, Consumer<MovingHalf> what) {
    what.accept(new LargerSideHalf(this, many, few, extra));
    if (many != few) {
      try (var replies = tables.open(many, few)) {
        what.accept(new SmallerSideHalf(this, many, few, extra, replies));
      }
    }
  }

  /// What a side finds that has taken stones: `left` remain to the other side, which is to move
  /// unless the first may move again.
  byte[] taken(int left, int own) {
    if (left < 3) {
      return new byte[0];
    }
    return space.rules().again() ? tables.all(own, left, true) : tables.all(left, own, false);
  }
}
