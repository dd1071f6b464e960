package zwick.solver.mill.positions;

import java.util.Arrays;

/// The points that a block's stones leave free, numbered among themselves, and how the other side's
/// stones move there.
public final class FreePoints {
  private static final int[] NONE = {};
  private static final int NEVER = 1 << 30;

  private final RingBoard plane;
  private final boolean jumping;
  private final int points;
  public final int[] sets;
  public final int[] high;

  /// Where a stone on a free point may go, as a set of free points.
  public final int[] reach;

  /// For each free point the partners of up to three lines through it; never a subset of anything
  /// where the line is not free.
  public final int[] first;

  public final int[] second;
  public final int[] third;

  /// The mills there is room for.
  public int[] lines = NONE;

  public FreePoints(RingBoard plane, int stones, PointSubsets pointSubsets, boolean jumping) {
    this.plane = plane;
    this.jumping = jumping;
    points = plane.size() - stones;
    sets = pointSubsets.sets();
    high = pointSubsets.high();
    reach = new int[points];
    first = new int[points];
    second = new int[points];
    third = new int[points];
  }

  /// Looks at the block whose stones leave `free`.
  public void enter(int free) {
    int at = 0;
    for (int rest = free; rest != 0; rest &= rest - 1, at++) {
      int point = Integer.numberOfTrailingZeros(rest);
      reach[at] =
          jumping ? (1 << points) - 1 : Integer.compress(plane.neighbours(point) & free, free);
      var partners = plane.partners(point);
      first[at] = partner(partners, 0, free);
      second[at] = partner(partners, 1, free);
      third[at] = partner(partners, 2, free);
    }
    lines =
        Arrays.stream(plane.lines())
            .filter(line -> (line & ~free) == 0)
            .map(line -> Integer.compress(line, free))
            .toArray();
  }

  private static int partner(int[] partners, int which, int free) {
    return which < partners.length && (partners[which] & ~free) == 0
        ? Integer.compress(partners[which], free)
        : NEVER;
  }

  /// How many mills a stone on free point `at` makes with two of `others`.
  public int mills(int at, int others) {
    return ((others & first[at]) == first[at] ? 1 : 0)
        + ((others & second[at]) == second[at] ? 1 : 0)
        + ((others & third[at]) == third[at] ? 1 : 0);
  }

  /// Whether some of `stones` stand in a mill.
  public boolean closed(int stones) {
    for (int line : lines) {
      if ((stones & line) == line) {
        return true;
      }
    }
    return false;
  }
}
