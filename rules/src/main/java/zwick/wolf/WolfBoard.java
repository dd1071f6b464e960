package zwick.wolf;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import zwick.game.moves.Grid;

/// The 32 dark squares of the 8×8 board, numbered from the top left, row by row. White sits at the
/// bottom, where the left corner is dark.
///
/// A set of squares is an `int` with bit 0 for square 1.
public final class WolfBoard implements Grid {
  public static final WolfBoard BOARD = new WolfBoard();

  /// White's first row, where the sheep start: 29 to 32.
  static final int FIRST_ROW = 0xF000_0000;

  private final List<Integer> points = IntStream.rangeClosed(1, 32).boxed().toList();
  private final int[] forward = new int[33];
  private final int[] around = new int[33];

  private WolfBoard() {
    for (int square : points) {
      for (int to : points) {
        if (Math.abs(row(square) - row(to)) == 1 && Math.abs(column(square) - column(to)) == 1) {
          around[square] |= set(to);
          forward[square] |= row(to) > row(square) ? set(to) : 0;
        }
      }
    }
  }

  @Override
  public List<Integer> points() {
    return points;
  }

  @Override
  public String name(int point) {
    return String.valueOf(point);
  }

  @Override
  public OptionalInt find(String name) {
    return points.stream().filter(point -> name(point).equals(name)).mapToInt(i -> i).findFirst();
  }

  /// Counted from White's side, 1 to 8, as the players count.
  public static int row(int square) {
    return 8 - (square - 1) / 4;
  }

  /// Counted from the left, 1 to 8.
  public static int column(int square) {
    int inRow = (square - 1) % 4;
    return row(square) % 2 == 0 ? 2 * inRow + 2 : 2 * inRow + 1;
  }

  static int set(int square) {
    return 1 << (square - 1);
  }

  static boolean contains(int set, int square) {
    return (set & set(square)) != 0;
  }

  /// The squares one step ahead for a sheep, as a set.
  int forward(int square) {
    return forward[square];
  }

  /// The squares one step away in any direction, as a set.
  public int around(int square) {
    return around[square];
  }
}
