package zwick.mill;

import java.util.ArrayList;
import java.util.List;
import zwick.game.Side;

/// The pattern this house is named after: five stones of which one can be slid to and fro so that
/// each slide closes a mill.
///
/// It is a pattern on the board: the swinging stone stands in a closed mill, the point beside it is
/// free, and two more stones wait there for the third. Whether its owner is to move, or still has
/// to place stones first, makes no difference.
///
/// @param here where the swinging stone stands
/// @param there the free neighbouring point it swings to
/// @param closed the three points of the mill it stands in
/// @param open the three points of the mill it closes by swinging
public record Zwickmuehle(
    Side side, int here, int there, List<Integer> closed, List<Integer> open, Kind kind) {

  /// Told apart by the rings that the two points of the swinging stone lie on.
  public enum Kind {
    /// Both lie on one ring. The stone goes round a corner: one mill is a side of that ring and
    /// ends in the corner, the other leads across the rings: a1-a4-a7 and d5-d6-d7, swinging a7-d7.
    ON_RING,
    /// They lie on two rings. Without diagonals the mills are parallel sides of the two rings:
    /// a1-a4-a7 and b2-b4-b6, swinging a4-b4.
    BETWEEN_RINGS
  }

  public Zwickmuehle {
    closed = List.copyOf(closed);
    open = List.copyOf(open);
  }

  /// Every one that `side` has, in the order of [#here], then [#there].
  public static List<Zwickmuehle> of(MillPosition position, Side side) {
    var board = position.rules().grid();
    int stones = position.stones(side);
    var found = new ArrayList<Zwickmuehle>();
    for (int here : MillBoard.points(board.inMills(stones))) {
      int others = stones ^ (1 << here);
      for (int there : MillBoard.points(board.neighbours(here) & position.free())) {
        var kind = board.ring(here) == board.ring(there) ? Kind.ON_RING : Kind.BETWEEN_RINGS;
        for (int left : board.partners(here)) {
          for (int right : board.partners(there)) {
            if (((left | right) & ~others) == 0 && (left & right) == 0) {
              var closed = MillBoard.points(left | (1 << here));
              var open = MillBoard.points(right | (1 << there));
              found.add(new Zwickmuehle(side, here, there, closed, open, kind));
            }
          }
        }
      }
    }
    return found;
  }

  /// The points of the five stones, as a set.
  public int stones() {
    int stones = 0;
    for (int at : closed) {
      stones |= 1 << at;
    }
    for (int at : open) {
      stones |= 1 << at;
    }
    return stones & ~(1 << there);
  }
}
