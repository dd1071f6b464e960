package zwick.view.game;

import java.util.ArrayList;
import java.util.List;
import zwick.game.moves.Move;
import zwick.game.moves.Step;

/// The ways fingers can touch out a move.
public final class Touches {
  private Touches() {}

  /// Usually one. Two stones taken for two mills may be touched in either order.
  public static List<List<Integer>> of(Move move) {
    var touches = move.touches();
    var ways = new ArrayList<List<Integer>>();
    ways.add(touches);
    int size = touches.size();
    if (removals(move) == 2) {
      var swapped = new ArrayList<>(touches);
      swapped.set(size - 1, touches.get(size - 2));
      swapped.set(size - 2, touches.get(size - 1));
      ways.add(swapped);
    }
    return ways;
  }

  private static int removals(Move move) {
    int removals = 0;
    for (var step : move.steps()) {
      removals += step instanceof Step.Remove ? 1 : 0;
    }
    return removals;
  }

  static boolean begins(List<Integer> touched, List<Integer> whole) {
    return touched.size() <= whole.size() && whole.subList(0, touched.size()).equals(touched);
  }
}
