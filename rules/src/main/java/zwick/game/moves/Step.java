package zwick.game.moves;

import java.util.List;

/// One thing a hand does on the board. A [Move] is a list of them.
public sealed interface Step {
  /// Puts a piece from the hand on the board.
  record Place(int to) implements Step {}

  /// Moves a piece without taking anything, to the next point or further.
  record Slide(int from, int to) implements Step {}

  /// Takes the piece on `over` by jumping it.
  record Jump(int from, int over, int to) implements Step {}

  /// A man becomes a king.
  record Crown(int at) implements Step {}

  /// Takes a stone for a closed mill.
  record Remove(int at) implements Step {}

  /// A mill against a jumper: all his stones leave the board.
  record Sweep(List<Integer> at) implements Step {
    public Sweep {
      at = List.copyOf(at);
    }
  }

  /// Declines an extra move.
  record Pass() implements Step {}
}
