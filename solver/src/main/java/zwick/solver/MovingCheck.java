package zwick.solver;

import java.util.function.Consumer;

/// Checks every entry of a pair against the positions its moves lead to, forwards: no counters, no
/// ways back, nothing of how the tables were made. A pair in which every entry follows from its
/// successors, plies and all, can only be right: wins and losses by their plies, one after the
/// other, and draws because nobody can leave them.
record MovingCheck(MovingTables tables, MovingSpace space, Workers workers) {
  void check(int many, int few) {
    var both = space.rules().again() ? new boolean[] {false, true} : new boolean[] {false};
    for (boolean extra : both) {
      each(many, few, extra, half -> half.check(extra));
    }
  }

  /// The two halves of a pair, or the one of equal sides.
  void each(int many, int few, boolean extra, Consumer<MovingHalf> what) {
    what.accept(new LargerHalf(this, many, few, extra));
    if (many != few) {
      try (var replies = tables.open(many, few)) {
        what.accept(new SmallerHalf(this, many, few, extra, replies));
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
