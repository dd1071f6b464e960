package zwick.draughts;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import zwick.draughts.DraughtsRules.Corner;
import zwick.game.Side;
import zwick.game.moves.Grid;

/// The numbered squares of a draughts board as bits of a `long`.
///
/// Two rows share one unused bit, so that every diagonal step is the same rotation wherever it
/// starts, and a step off the board ends on a bit that is no square:
///
/// ```
///   0   1   2   3   4        left corner, 10×10: rows of 5, bit 10 unused,
/// 5   6   7   8   9   (10)   down is +5 or +6, up is -5 or -6
/// ```
///
/// With the playing square in the right corner the unused bit lies between the two rows instead.
public final class DraughtsBoard implements Grid {
  /// Directions, as indices for [#step].
  static final int NW = 0, NE = 1, SW = 2, SE = 3, N = 4, S = 5, W = 6, E = 7;

  private static final int[][] COMPASS = {
    {-1, -1}, {-1, 1}, {1, -1}, {1, 1}, {-2, 0}, {2, 0}, {0, -2}, {0, 2}
  };

  private static final DraughtsBoard EIGHT_LEFT = new DraughtsBoard(8, Corner.LEFT);
  private static final DraughtsBoard EIGHT_RIGHT = new DraughtsBoard(8, Corner.RIGHT);
  private static final DraughtsBoard TEN_LEFT = new DraughtsBoard(10, Corner.LEFT);
  private static final DraughtsBoard TEN_RIGHT = new DraughtsBoard(10, Corner.RIGHT);

  /// The bits that are squares.
  final long squares;

  /// How far a step in each direction rotates to the right.
  final int[] shift;

  /// From where a step in each direction stays on the board.
  private final long[] from = new long[8];

  /// The squares one step away from each bit, in all eight directions.
  private final long[] near = new long[64];

  private final long[] beside = new long[64 * 8];

  private final int size;
  private final Corner corner;
  private final long[] rows;
  private final int[] numbers = new int[64];
  private final List<Integer> points;

  private DraughtsBoard(int size, Corner corner) {
    this.size = size;
    this.corner = corner;
    int half = size / 2;
    int pair = 2 * half + 1;
    shift = new int[] {half + 1, half, -half, -half - 1, pair, -pair, 1, -1};
    rows = new long[size];
    points = IntStream.rangeClosed(1, size * half).boxed().toList();
    long all = 0;
    for (int number : points) {
      long bit = bit(number);
      numbers[Long.numberOfTrailingZeros(bit)] = number;
      rows[row(number)] |= bit;
      all |= bit;
      for (int direction = 0; direction < 8; direction++) {
        int row = row(number) + COMPASS[direction][0];
        int column = column(number) + COMPASS[direction][1];
        if (row >= 0 && row < size && column >= 0 && column < size) {
          from[direction] |= bit;
        }
      }
    }
    squares = all;
    for (int number : points) {
      for (int direction = 0; direction < 8; direction++) {
        long bit = bit(number);
        near[Long.numberOfTrailingZeros(bit)] |= step(bit, direction);
        beside[Long.numberOfTrailingZeros(bit) | direction << 6] = step(bit, direction);
      }
    }
  }

  static DraughtsBoard of(int size, Corner corner) {
    return switch (corner) {
      case LEFT -> size == 8 ? EIGHT_LEFT : TEN_LEFT;
      case RIGHT -> size == 8 ? EIGHT_RIGHT : TEN_RIGHT;
    };
  }

  /// Squares in a row of the whole board: 8 or 10.
  public int size() {
    return size;
  }

  /// The row of a square from the top, starting at 0.
  public int row(int number) {
    return (number - 1) / (size / 2);
  }

  /// The column of a square from the left, starting at 0.
  public int column(int number) {
    boolean startsOnFirst = (row(number) % 2 == 0) == (corner == Corner.RIGHT);
    return (number - 1) % (size / 2) * 2 + (startsOnFirst ? 0 : 1);
  }

  /// The bit of a numbered square.
  public long bit(int number) {
    int half = size / 2;
    int odd = row(number) % 2 * (corner == Corner.LEFT ? half : half + 1);
    return 1L << row(number) / 2 * (size + 1) + odd + (number - 1) % half;
  }

  /// The number of the lowest square in a set of bits.
  public int number(long bits) {
    return numbers[Long.numberOfTrailingZeros(bits)];
  }

  int numberAt(int index) {
    return numbers[index];
  }

  /// The squares of `count` rows from row `first` on.
  long rows(int first, int count) {
    long set = 0;
    for (int row = first; row < first + count; row++) {
      set |= rows[row];
    }
    return set;
  }

  /// The squares around a single bit, rows and columns included.
  long near(long bit) {
    return near[Long.numberOfTrailingZeros(bit)];
  }

  /// The far row of the side that moves up, or down.
  long crowningRow(Side side) {
    return side == Side.WHITE ? rows[0] : rows[size - 1];
  }

  /// Where the pieces of `set` come to with one step.
  long step(long set, int direction) {
    return Long.rotateRight(set & from[direction], shift[direction]);
  }

  /// Where a single piece comes to with one step, or 0; quicker than [#step] for one piece.
  long beside(long bit, int direction) {
    return beside[Long.numberOfTrailingZeros(bit) & 63 | direction << 6];
  }

  @Override
  public List<Integer> points() {
    return points;
  }

  @Override
  public String name(int point) {
    return Integer.toString(point);
  }

  @Override
  public OptionalInt find(String name) {
    if (name.isEmpty() || name.length() > 2 || !name.chars().allMatch(c -> c >= '0' && c <= '9')) {
      return OptionalInt.empty();
    }
    int number = Integer.parseInt(name);
    return number >= 1 && number <= points.size() ? OptionalInt.of(number) : OptionalInt.empty();
  }
}
