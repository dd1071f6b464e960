package zwick.engine.evaluation;

import zwick.mill.MillBoard;

/// Groups of points that cover a mill board: its four sides, each through all rings, and its rings.
/// What the stones of both players look like in a group is a number of ternary digits.
///
/// All sides look alike, and so do the outermost and the innermost ring; a side may be seen in a
/// mirror and a ring may be turned too. Patterns that are alike in this way share a weight: [#side]
/// and [#ring] name the one that stands for all of them.
final class StonePatterns {
  static final int SIDE_SHAPES = 19_683;
  static final int RING_SHAPES = 6_561;

  private static final int BYTES = 3;

  /// The ternary digits of every byte of a set of points: four sides, then up to three rings, in 16
  /// bits each.
  private final long[][] sides = new long[BYTES][256];

  private final long[][] rings = new long[BYTES][256];

  final int ringCount;

  StonePatterns(MillBoard board) {
    int count = 0;
    for (int point : board.points()) {
      count = Math.max(count, board.ring(point) + 1);
      for (int side = 0; side < 4; side++) {
        int place = placeOnSide(board, point, side);
        if (place >= 0) {
          add(sides, point, (long) power(place) << 16 * side);
        }
      }
      add(rings, point, (long) power(placeOnRing(board, point)) << 16 * board.ring(point));
    }
    ringCount = count;
  }

  private static void add(long[][] digits, int point, long value) {
    for (int bits = 0; bits < 256; bits++) {
      if ((bits >> (point & 7) & 1) != 0) {
        digits[point >> 3][bits] += value;
      }
    }
  }

  /// Left to right from the middle of the board: -1, 0 or 1, as seen from the given side.
  private static int along(MillBoard board, int point, int side) {
    int x = Integer.signum(across(board, point));
    int y = Integer.signum(up(board, point));
    return switch (side) {
      case 0 -> x; // top
      case 1 -> -y; // right
      case 2 -> -x; // bottom
      default -> y; // left
    };
  }

  private static int across(MillBoard board, int point) {
    int last = board.name(board.size() - 1).charAt(0) - 'a';
    return 2 * (board.name(point).charAt(0) - 'a') - last;
  }

  private static int up(MillBoard board, int point) {
    int last = board.name(board.size() - 1).charAt(1) - '1';
    return 2 * (board.name(point).charAt(1) - '1') - last;
  }

  /// A point's digit on a side, or -1 if it is not on it.
  private static int placeOnSide(MillBoard board, int point, int side) {
    int x = Integer.signum(across(board, point));
    int y = Integer.signum(up(board, point));
    boolean on =
        switch (side) {
          case 0 -> y > 0;
          case 1 -> x > 0;
          case 2 -> y < 0;
          default -> x < 0;
        };
    return on ? board.ring(point) * 3 + along(board, point, side) + 1 : -1;
  }

  /// Clockwise from the top left corner, 0 to 7.
  private static int placeOnRing(MillBoard board, int point) {
    for (int side = 0; side < 4; side++) {
      int along = along(board, point, side);
      if (placeOnSide(board, point, side) >= 0 && along < 1) {
        return 2 * side + along + 1;
      }
    }
    throw new IllegalArgumentException(board.name(point) + " is on no side");
  }

  private static int power(int digit) {
    int value = 1;
    for (int i = 0; i < digit; i++) {
      value *= 3;
    }
    return value;
  }

  /// The patterns of the four sides, 16 bits each: own stones are ones, the opponent's are twos.
  long sides(int own, int foe) {
    return sum(sides, own) + 2 * sum(sides, foe);
  }

  /// The patterns of the rings, the outermost in the lowest 16 bits.
  long rings(int own, int foe) {
    return sum(rings, own) + 2 * sum(rings, foe);
  }

  private static long sum(long[][] digits, int set) {
    return digits[0][set & 255] + digits[1][set >> 8 & 255] + digits[2][set >> 16 & 255];
  }

  /// The pattern that stands for this one and its mirror image.
  static int side(int shape) {
    int mirrored = 0;
    for (int digit = 0; digit < 9; digit++) {
      int ring = digit / 3;
      mirrored += shape / power(digit) % 3 * power(3 * ring + 2 - digit % 3);
    }
    return Math.min(shape, mirrored);
  }

  /// The pattern that stands for this one however the ring is turned or mirrored.
  static int ring(int shape) {
    int least = shape;
    for (int turn = 0; turn < 8; turn += 2) {
      for (int way = -1; way <= 1; way += 2) {
        int turned = 0;
        for (int digit = 0; digit < 8; digit++) {
          turned += shape / power(digit) % 3 * power(turn + way * digit & 7);
        }
        least = Math.min(least, turned);
      }
    }
    return least;
  }
}
