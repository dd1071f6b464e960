package zwick.game.moves;

import java.util.List;
import java.util.OptionalInt;

/// The points of a board and what people call them.
///
/// A point is an `int` everywhere: in the mill family its place in the order a1, a4, a7, b2 …,
/// starting at 0; in draughts and in wolf and sheep the number of the square, starting at 1.
public interface Grid {
  /// Every point, ascending.
  List<Integer> points();

  String name(int point);

  /// The name of a point, or the bare number where the board has no such point.
  default String say(int point) {
    return points().contains(point) ? name(point) : String.valueOf(point);
  }

  OptionalInt find(String name);
}
