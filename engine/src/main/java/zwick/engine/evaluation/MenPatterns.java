package zwick.engine.evaluation;

import zwick.draughts.DraughtsBoard;

/// Overlapping blocks of nine squares, three rows by three, that cover a draughts board. What the
/// men of both sides look like inside a block is a number of nine ternary digits, its shape: an own
/// man is a one, an opponent's man a two.
///
/// The board looks the same to both players once it is turned round. So the blocks of the upper
/// half as White sees them and those of the lower half as Black sees them use the same weights, and
/// together they are the whole board. Block 2r begins in the r-th row at the left, 2r + 1 ends in
/// it at the right.
final class MenPatterns {
  static final int SHAPES = 19_683;

  private final int half;
  private final int mask;

  /// Where each row begins in a set of squares.
  private final int[] rowAt;

  /// The digits of one row, for every way men can stand in it: of the block at the left in the
  /// lower 16 bits, of the one at the right in the upper 16.
  private final int[] whiteSees;

  private final int[] blackSees;

  /// How many blocks there are.
  final int count;

  MenPatterns(DraughtsBoard board) {
    half = board.size() / 2;
    mask = (1 << half) - 1;
    rowAt = new int[board.size()];
    for (int row = 0; row < board.size(); row++) {
      rowAt[row] = Long.numberOfTrailingZeros(board.bit(row * half + 1));
    }
    count = board.size() - 2;
    whiteSees = new int[1 << 2 * half];
    blackSees = new int[1 << 2 * half];
    for (int white = 0; white <= mask; white++) {
      for (int black = 0; black <= mask; black++) {
        int turnedWhite = Integer.reverse(white) >>> 32 - half;
        int turnedBlack = Integer.reverse(black) >>> 32 - half;
        whiteSees[white | black << half] = digits(white, black);
        blackSees[white | black << half] = digits(turnedBlack, turnedWhite);
      }
    }
  }

  private int digits(int own, int foe) {
    return three(own, foe, 0) | three(own, foe, half - 3) << 16;
  }

  private static int three(int own, int foe, int from) {
    int digits = 0;
    for (int i = 2; i >= 0; i--) {
      digits = 3 * digits + (own >> from + i & 1) + 2 * (foe >> from + i & 1);
    }
    return digits;
  }

  private int whiteRow(long white, long black, int row) {
    return whiteSees[
        (int) (white >>> rowAt[row]) & mask | ((int) (black >>> rowAt[row]) & mask) << half];
  }

  /// The `row`-th row from Black's side.
  private int blackRow(long white, long black, int row) {
    int at = rowAt[rowAt.length - 1 - row];
    return blackSees[(int) (white >>> at) & mask | ((int) (black >>> at) & mask) << half];
  }

  /// What White's blocks weigh less what Black's weigh.
  int weigh(int[] weights, long white, long black) {
    int sum = 0;
    int w = whiteRow(white, black, 0) + 27 * whiteRow(white, black, 1);
    int b = blackRow(white, black, 0) + 27 * blackRow(white, black, 1);
    int w1 = whiteRow(white, black, 1);
    int b1 = blackRow(white, black, 1);
    for (int row = 0, from = 0; row < count / 2; row++, from += 2 * SHAPES) {
      int w2 = whiteRow(white, black, row + 2);
      int b2 = blackRow(white, black, row + 2);
      w += 729 * w2;
      b += 729 * b2;
      sum += weights[from + (w & 0xffff)] + weights[from + SHAPES + (w >>> 16)];
      sum -= weights[from + (b & 0xffff)] + weights[from + SHAPES + (b >>> 16)];
      w = w1 + 27 * w2;
      b = b1 + 27 * b2;
      w1 = w2;
      b1 = b2;
    }
    return sum;
  }

  /// The same, weight by weight.
  void features(long white, long black, Evaluation.Sink sink) {
    for (int row = 0, from = 0; row < count / 2; row++, from += 2 * SHAPES) {
      int w =
          whiteRow(white, black, row)
              + 27 * whiteRow(white, black, row + 1)
              + 729 * whiteRow(white, black, row + 2);
      int b =
          blackRow(white, black, row)
              + 27 * blackRow(white, black, row + 1)
              + 729 * blackRow(white, black, row + 2);
      sink.add(from + (w & 0xffff), 1);
      sink.add(from + SHAPES + (w >>> 16), 1);
      sink.add(from + (b & 0xffff), -1);
      sink.add(from + SHAPES + (b >>> 16), -1);
    }
  }
}
