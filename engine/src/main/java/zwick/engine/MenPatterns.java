package zwick.engine;

import java.util.ArrayList;
import java.util.List;
import zwick.draughts.DraughtsBoard;

/// Overlapping blocks of nine squares, three rows by three, that cover a draughts board. What the
/// men of both sides look like inside a block is a number of nine ternary digits.
///
/// The board looks the same to both players once it is turned round. So every block has a twin, the
/// block that the other player sees in the same place, and both use the same weights.
final class MenPatterns {
  static final int SHAPES = 19_683;

  /// The three squares of a row as nine bits become nine ternary digits.
  private static final char[] TERNARY = new char[512];

  /// The same with the nine bits in reverse order, for a player who sees the board turned round.
  private static final char[] TURNED = new char[512];

  static {
    for (int bits = 0; bits < 512; bits++) {
      int digit = 1;
      for (int i = 0; i < 9; i++) {
        TERNARY[bits] += (char) ((bits >> i & 1) * digit);
        TURNED[bits] += (char) ((bits >> 8 - i & 1) * digit);
        digit *= 3;
      }
    }
  }

  /// How far to rotate the board so that each row of a block comes to its place.
  private final int[] shifts;

  /// The same for the block's twin.
  private final int[] twinShifts;

  final int count;

  MenPatterns(DraughtsBoard board) {
    int half = board.size() / 2;
    var here = new ArrayList<Integer>();
    var twin = new ArrayList<Integer>();
    for (int row = 0; row < (board.size() - 2) / 2; row++) { // their twins are the other half
      for (int column : half == 5 ? List.of(0, 2) : List.of(0, 1)) {
        for (int i = 0; i < 3; i++) {
          here.add(shift(board, row + i, column, i));
          twin.add(shift(board, board.size() - 3 - row + i, half - 3 - column, i));
        }
      }
    }
    shifts = here.stream().mapToInt(Integer::intValue).toArray();
    twinShifts = twin.stream().mapToInt(Integer::intValue).toArray();
    count = shifts.length / 3;
  }

  private static int shift(DraughtsBoard board, int row, int column, int place) {
    int number = row * (board.size() / 2) + column + 1;
    return Long.numberOfTrailingZeros(board.bit(number)) - 3 * place & 63;
  }

  private static int cut(long men, int[] shifts, int at) {
    return (int)
        (Long.rotateRight(men, shifts[at]) & 7
            | Long.rotateRight(men, shifts[at + 1]) & 0x38
            | Long.rotateRight(men, shifts[at + 2]) & 0x1c0);
  }

  /// What White sees in a block: his men are ones, Black's are twos.
  int white(int block, long white, long black) {
    return TERNARY[cut(white, shifts, 3 * block)] + 2 * TERNARY[cut(black, shifts, 3 * block)];
  }

  /// What Black sees in the same place: his men are ones, White's are twos.
  int black(int block, long white, long black) {
    return TURNED[cut(black, twinShifts, 3 * block)]
        + 2 * TURNED[cut(white, twinShifts, 3 * block)];
  }
}
