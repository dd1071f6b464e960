package zwick.mill;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;
import zwick.game.TextParts;
import zwick.game.moves.Grid;
import zwick.mill.MillRules.Board;

/// The points of a mill board, which of them are neighbours, and the lines that make mills.
///
/// A set of points is an `int` with bit 0 for the first point in the order a1, a4, a7, b2 …; that
/// order is the alphabetical one.
public final class MillBoard implements Grid {
  private static final String RINGS =
      "a1-a4-a7 b2-b4-b6 c3-c4-c5 e3-e4-e5 f2-f4-f6 g1-g4-g7 "
          + "a1-d1-g1 b2-d2-f2 c3-d3-e3 c5-d5-e5 b6-d6-f6 a7-d7-g7 ";
  private static final String SPOKES = "a4-b4-c4 d1-d2-d3 d5-d6-d7 e4-f4-g4 ";
  private static final String DIAGONALS = "a1-b2-c3 a7-b6-c5 e3-f2-g1 e5-f6-g7 ";
  private static final String TWO_RINGS =
      "a1-a3-a5 b2-b3-b4 d2-d3-d4 e1-e3-e5 a1-c1-e1 b2-c2-d2 b4-c4-d4 a5-c5-e5 ";
  private static final String SHORT_SPOKES = "a3-b3 c1-c2 c4-c5 d3-e3 ";

  private static final MillBoard SIX = new MillBoard(TWO_RINGS + SHORT_SPOKES);
  private static final MillBoard NINE = new MillBoard(RINGS + SPOKES);
  private static final MillBoard TWELVE = new MillBoard(RINGS + SPOKES + DIAGONALS);

  private final List<String> names;
  private final List<Integer> points;
  private final int all;
  private final int[] neighbours;
  private final int[] lines;

  /// For each point the lines through it, without the point itself.
  private final int[][] partners;

  /// Every way joins neighbours; those with three points are lines that make a mill.
  private MillBoard(String ways) {
    var sorted = new TreeSet<String>();
    for (var way : TextParts.of(ways.strip(), ' ')) {
      sorted.addAll(TextParts.of(way, '-'));
    }
    names = List.copyOf(sorted);
    points = points((1 << names.size()) - 1);
    all = (1 << names.size()) - 1;
    neighbours = new int[names.size()];
    var mills = new ArrayList<Integer>();
    for (var way : TextParts.of(ways.strip(), ' ')) {
      var stops = TextParts.of(way, '-');
      int line = 0;
      for (int i = 0; i < stops.size(); i++) {
        int at = names.indexOf(stops.get(i));
        line |= 1 << at;
        if (i > 0) {
          int before = names.indexOf(stops.get(i - 1));
          neighbours[at] |= 1 << before;
          neighbours[before] |= 1 << at;
        }
      }
      if (stops.size() == 3) {
        mills.add(line);
      }
    }
    lines = mills.stream().mapToInt(Integer::intValue).toArray();
    partners = new int[names.size()][];
    for (int at : points) {
      int bit = 1 << at;
      partners[at] =
          mills.stream().filter(line -> (line & bit) != 0).mapToInt(line -> line ^ bit).toArray();
    }
  }

  public static MillBoard of(Board board) {
    return switch (board) {
      case SIX -> SIX;
      case NINE -> NINE;
      case TWELVE -> TWELVE;
    };
  }

  /// How many points there are; they are numbered from 0.
  public int size() {
    return names.size();
  }

  @Override
  public List<Integer> points() {
    return points;
  }

  @Override
  public String name(int point) {
    return names.get(point);
  }

  @Override
  public OptionalInt find(String name) {
    int point = names.indexOf(name);
    return point < 0 ? OptionalInt.empty() : OptionalInt.of(point);
  }

  /// The ring a point lies on, counted from the outermost, which is 0.
  public int ring(int point) {
    var last = names.getLast();
    var name = names.get(point);
    int column = name.charAt(0) - 'a';
    int row = name.charAt(1) - '1';
    int fromLeft = Math.min(column, last.charAt(0) - 'a' - column);
    return Math.min(fromLeft, Math.min(row, last.charAt(1) - '1' - row));
  }

  /// All points as a set.
  public int all() {
    return all;
  }

  /// The points next to `point` on a line, as a set.
  public int neighbours(int point) {
    return neighbours[point];
  }

  /// The lines that make mills when one colour fills them, each as a set of three points.
  public List<Integer> lines() {
    var list = new ArrayList<Integer>();
    for (int line : lines) {
      list.add(line);
    }
    return list;
  }

  /// The points of a set, ascending.
  public static List<Integer> points(int set) {
    var list = new ArrayList<Integer>();
    for (int rest = set; rest != 0; rest &= rest - 1) {
      list.add(Integer.numberOfTrailingZeros(rest));
    }
    return List.copyOf(list);
  }

  /// The points, free or not, that two of `stones` would make a mill with.
  int closing(int stones) {
    int closing = 0;
    for (int line : lines) {
      int missing = line & ~stones;
      closing |= (missing & (missing - 1)) == 0 ? missing : 0;
    }
    return closing;
  }

  /// Those of `stones` that stand in a mill.
  int inMills(int stones) {
    int in = 0;
    for (int line : lines) {
      in |= (line & ~stones) == 0 ? line : 0;
    }
    return in;
  }

  /// How many mills a stone on `point` makes with two of `stones`.
  int mills(int point, int stones) {
    int mills = 0;
    for (int two : partners[point]) {
      mills += (two & ~stones) == 0 ? 1 : 0;
    }
    return mills;
  }

  /// The lines through `point`, each without the point itself.
  int[] partners(int point) {
    return partners[point];
  }
}
