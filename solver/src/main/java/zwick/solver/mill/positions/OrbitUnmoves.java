package zwick.solver.mill.positions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Every way from one orbit of stones to another by moving a stone, listed at the orbit where it
/// ends, each as often as there are moves. They are the exact reverse of the moves, so that
/// counting successors needs no thought about symmetries.
///
/// Going back along a way is possible unless the opponent stands on the point that the stone left.
public final class OrbitUnmoves {
  /// What a move closes.
  public enum Kind {
    QUIET,
    MILL,
    /// Two mills or more at once.
    DOUBLE
  }

  /// @param starts for each orbit where its ways begin in the other lists
  /// @param from the orbit a way comes from
  /// @param turn the symmetry that carries the end of the way back to there
  /// @param left the point the stone left, as a set, as seen from the end
  public record Ways(int[] starts, int[] from, int[] turn, int[] left) {}

  private final Ways[] ways = new Ways[Kind.values().length];

  /// For each orbit and point how many quiet moves end on the point, as three binary digits.
  private final int[][] counts;

  OrbitUnmoves(RingBoard plane, Orbits orbits, boolean jumping) {
    counts = new int[3][orbits.count()];
    List<List<int[]>> found = new ArrayList<>();
    for (var _ : Kind.values()) {
      found.add(new ArrayList<>());
    }
    for (int orbit = 0; orbit < orbits.count(); orbit++) {
      var ends = new int[plane.size()];
      int set = orbits.set(orbit);
      for (int rest = set; rest != 0; rest &= rest - 1) {
        int from = Integer.numberOfTrailingZeros(rest);
        int others = set ^ (1 << from);
        int reach = (jumping ? plane.all() : plane.neighbours(from)) & ~set;
        for (; reach != 0; reach &= reach - 1) {
          int to = Integer.numberOfTrailingZeros(reach);
          int place = orbits.place(others | 1 << to);
          var kind = Kind.values()[Math.min(2, plane.mills(to, others))];
          ends[to] += kind == Kind.QUIET ? 1 : 0;
          int left = plane.image(place & 15, 1 << from);
          found
              .get(kind.ordinal())
              .add(new int[] {place >>> 4, orbit, plane.inverse(place & 15), left});
        }
      }
      for (int point = 0; point < ends.length; point++) {
        for (int digit = 0; digit < 3; digit++) {
          counts[digit][orbit] |= (ends[point] >> digit & 1) << point;
        }
      }
    }
    for (var kind : Kind.values()) {
      ways[kind.ordinal()] = sorted(found.get(kind.ordinal()), orbits.count());
    }
  }

  private static Ways sorted(List<int[]> found, int orbits) {
    var starts = new int[orbits + 1];
    for (var way : found) {
      starts[way[0] + 1]++;
    }
    Arrays.parallelPrefix(starts, Integer::sum);
    var next = starts.clone();
    var from = new int[found.size()];
    var turn = new int[found.size()];
    var left = new int[found.size()];
    for (var way : found) {
      int at = next[way[0]]++;
      from[at] = way[1];
      turn[at] = way[2];
      left[at] = way[3];
    }
    return new Ways(starts, from, turn, left);
  }

  public Ways ways(Kind kind) {
    return ways[kind.ordinal()];
  }

  /// How many quiet moves `orbit`'s stones have to points of the set `open`.
  public int quiet(int orbit, int open) {
    return Integer.bitCount(counts[0][orbit] & open)
        + 2 * Integer.bitCount(counts[1][orbit] & open)
        + 4 * Integer.bitCount(counts[2][orbit] & open);
  }
}
