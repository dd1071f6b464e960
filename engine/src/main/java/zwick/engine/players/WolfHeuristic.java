package zwick.engine.players;

import zwick.engine.FamilyKnowledge;
import zwick.game.Position;
import zwick.game.Side;
import zwick.wolf.WolfBoard;
import zwick.wolf.WolfPosition;

/// How people judge wolf and sheep at a glance: is there a way through the sheep, and if not, how
/// much room has the wolf left? For players who shall not know it all, as [WolfOracle] does.
final class WolfHeuristic implements FamilyKnowledge {
  @Override
  public int evaluate(Position position) {
    var p = (WolfPosition) position;
    int forWolf = p.placing() ? 0 : forWolf(p);
    return p.turn() == Side.BLACK ? forWolf : -forWolf;
  }

  private static int forWolf(WolfPosition p) {
    int goal = goal(p);
    int reached = 1 << p.wolf() - 1;
    for (int steps = 1; ; steps++) {
      int next = reached;
      for (int rest = reached; rest != 0; rest &= rest - 1) {
        int square = Integer.numberOfTrailingZeros(rest) + 1;
        next |= WolfBoard.BOARD.around(square) & ~p.sheep();
      }
      if ((next & goal) != 0) {
        return 200 - 20 * steps;
      }
      if (next == reached) {
        return 5 * Integer.bitCount(reached) - 200;
      }
      reached = next;
    }
  }

  /// The squares below every sheep, and White's first row.
  private static int goal(WolfPosition p) {
    int lowest = Integer.MAX_VALUE;
    for (int rest = p.sheep(); rest != 0; rest &= rest - 1) {
      lowest = Math.min(lowest, WolfBoard.row(Integer.numberOfTrailingZeros(rest) + 1));
    }
    int goal = 0;
    for (int square : WolfBoard.BOARD.points()) {
      int row = WolfBoard.row(square);
      goal |= row == 1 || row < lowest ? 1 << square - 1 : 0;
    }
    return goal;
  }
}
