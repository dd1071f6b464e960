package zwick.solver.mill.positions;

import java.util.ArrayList;
import java.util.Arrays;
import zwick.mill.MillBoard;

/// A mill board as the solver sees it: rings of eight points, point `8 * ring + corner or side`,
/// counted round the ring with the corners even. Turning, mirroring and exchanging the inner and
/// the outer ring is then arithmetic, and so is finding mills. Neighbours and lines are the
/// referee's.
public final class RingBoard {
  private final MillBoard board;
  private final int rings;
  private final int[] toBoard;
  private final int[] fromBoard;
  private final int[] neighbours;
  private final int[] lines;

  /// For each point the lines through it, without the point itself.
  private final int[][] partners;

  /// The places round the ring where a line runs across all rings.
  private final int spokes;

  private final int sides;
  private final int[][] turns;
  private final int[][] images;
  private final int[] inverse;

  RingBoard(MillBoard board) {
    this.board = board;
    rings = board.size() / 8;
    toBoard = new int[board.size()];
    fromBoard = new int[board.size()];
    for (int point : board.points()) {
      int at = 8 * board.ring(point) + around(point);
      fromBoard[point] = at;
      toBoard[at] = point;
    }
    neighbours = new int[board.size()];
    for (int point : board.points()) {
      neighbours[fromBoard[point]] = fromBoard(board.neighbours(point));
    }
    lines = board.lines().stream().mapToInt(this::fromBoard).sorted().toArray();
    partners = new int[board.size()][];
    for (int at = 0; at < partners.length; at++) {
      int bit = 1 << at;
      partners[at] =
          Arrays.stream(lines).filter(line -> (line & bit) != 0).map(line -> line ^ bit).toArray();
    }
    int across = 0;
    for (int place = 0; place < 8; place++) {
      int spoke = 0x010101 << place & all();
      across |= rings == 3 && Arrays.binarySearch(lines, spoke) >= 0 ? 1 << place : 0;
    }
    spokes = across;
    sides = 0xAAAAAA & all();
    turns = turns();
    images = new int[turns.length][];
    inverse = new int[turns.length];
    for (int turn = 0; turn < turns.length; turn++) {
      images[turn] = images(turns[turn]);
      inverse[turn] = undoing(turn);
    }
  }

  /// Where on its ring a point lies, from the lower left corner on.
  private int around(int point) {
    int middle = board.name(board.size() - 1).charAt(1) - '1';
    var name = board.name(point);
    int x = Integer.signum(2 * (name.charAt(0) - 'a') - middle);
    int y = Integer.signum(2 * (name.charAt(1) - '1') - middle);
    return switch (3 * y + x) {
      case -4 -> 0;
      case -3 -> 1;
      case -2 -> 2;
      case 1 -> 3;
      case 4 -> 4;
      case 3 -> 5;
      case 2 -> 6;
      default -> 7;
    };
  }

  public int size() {
    return 8 * rings;
  }

  public int all() {
    return (1 << size()) - 1;
  }

  /// A set of the board's points as one of ours.
  public int fromBoard(int set) {
    int result = 0;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      result |= 1 << fromBoard[Integer.numberOfTrailingZeros(rest)];
    }
    return result;
  }

  public int toBoard(int set) {
    int result = 0;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      result |= 1 << toBoard[Integer.numberOfTrailingZeros(rest)];
    }
    return result;
  }

  public int neighbours(int point) {
    return neighbours[point];
  }

  int[] lines() {
    return lines;
  }

  int[] partners(int point) {
    return partners[point];
  }

  /// Those of `stones` that stand in a mill.
  int inMills(int stones) {
    int before = (stones << 1 & 0xFEFEFE) | (stones >>> 7 & 0x010101);
    int after = (stones >>> 1 & 0x7F7F7F) | (stones << 7 & 0x808080);
    int middle = stones & before & after & sides;
    int ring =
        middle
            | (middle << 1 & 0xFEFEFE)
            | (middle >>> 7 & 0x010101)
            | (middle >>> 1 & 0x7F7F7F)
            | (middle << 7 & 0x808080);
    int spoke = stones & stones >>> 8 & stones >>> 16 & spokes;
    return ring | spoke | spoke << 8 | spoke << 16;
  }

  /// How many mills a stone on `point` makes with two of `stones`.
  public int mills(int point, int stones) {
    int mills = 0;
    for (int two : partners[point]) {
      mills += (two & ~stones) == 0 ? 1 : 0;
    }
    return mills;
  }

  // The symmetries; number 0 leaves everything where it is.

  int symmetries() {
    return turns.length;
  }

  public int image(int symmetry, int set) {
    var image = images[symmetry];
    return image[set & 255] | image[256 + (set >>> 8 & 255)] | image[512 + (set >>> 16)];
  }

  /// Three tables of 256 sets, for the points of each ring.
  public int[] image(int symmetry) {
    return images[symmetry];
  }

  int inverse(int symmetry) {
    return inverse[symmetry];
  }

  private int[][] turns() {
    var found = new ArrayList<int[]>();
    for (int kind = 0; kind < 16; kind++) {
      var turn = new int[size()];
      for (int at = 0; at < turn.length; at++) {
        int ring = (kind & 8) == 0 ? at >> 3 : rings - 1 - (at >> 3);
        int place = (kind & 4) == 0 ? at & 7 : -at & 7;
        turn[at] = 8 * ring + (place + 2 * (kind & 3) & 7);
      }
      if (keeps(turn)) {
        found.add(turn);
      }
    }
    return found.toArray(int[][]::new);
  }

  private boolean keeps(int[] turn) {
    for (int at = 0; at < turn.length; at++) {
      if (moved(turn, neighbours[at]) != neighbours[turn[at]]) {
        return false;
      }
    }
    return Arrays.stream(lines).allMatch(l -> Arrays.binarySearch(lines, moved(turn, l)) >= 0);
  }

  private static int moved(int[] turn, int set) {
    int result = 0;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      result |= 1 << turn[Integer.numberOfTrailingZeros(rest)];
    }
    return result;
  }

  private static int[] images(int[] turn) {
    var images = new int[768];
    for (int ring = 0; ring < turn.length / 8; ring++) {
      for (int set = 0; set < 256; set++) {
        images[256 * ring + set] = moved(turn, set << 8 * ring);
      }
    }
    return images;
  }

  private int undoing(int turn) {
    for (int back = 0; back < turns.length; back++) {
      boolean undone = true;
      for (int at = 0; at < size(); at++) {
        undone &= turns[back][turns[turn][at]] == at;
      }
      if (undone) {
        return back;
      }
    }
    throw new IllegalStateException("symmetries of a board form a group");
  }
}
