package zwick.testkit;

import java.util.Arrays;
import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.Corner;
import zwick.game.Setup;
import zwick.game.Side;

/// A draughts board as a table of letters: `w` and `b` are men, `W` and `B` kings. Row 0 is the top
/// row, where White's men become kings.
final class NaiveBoard {
  static final char FREE = '.';

  /// A jumped piece that is still in the way.
  static final char TAKEN = 'x';

  final int size;
  private final Corner corner;
  private final char[][] squares;

  NaiveBoard(DraughtsRules rules, Setup setup) {
    size = rules.board();
    corner = rules.corner();
    squares = new char[size][size];
    for (var row : squares) {
      Arrays.fill(row, FREE);
    }
    for (var piece : setup.pieces()) {
      char letter = piece.side() == Side.WHITE ? 'w' : 'b';
      set(
          row(piece.at()),
          column(piece.at()),
          piece.king() ? Character.toUpperCase(letter) : letter);
    }
  }

  int row(int number) {
    return (number - 1) / (size / 2);
  }

  int column(int number) {
    int inRow = (number - 1) % (size / 2);
    return 2 * inRow + (dark(row(number), 0) ? 0 : 1);
  }

  int number(int row, int column) {
    return row * (size / 2) + column / 2 + 1;
  }

  private boolean dark(int row, int column) {
    int rowsUp = size - 1 - row;
    int fromCorner = corner == Corner.LEFT ? column : size - 1 - column;
    return (rowsUp + fromCorner) % 2 == 0;
  }

  boolean on(int row, int column) {
    return row >= 0 && row < size && column >= 0 && column < size;
  }

  boolean free(int row, int column) {
    return on(row, column) && squares[row][column] == FREE;
  }

  boolean belongs(int row, int column, Side whose) {
    char piece = squares[row][column];
    return piece != FREE && piece != TAKEN && side(piece) == whose;
  }

  char get(int row, int column) {
    return squares[row][column];
  }

  void set(int row, int column, char piece) {
    squares[row][column] = piece;
  }

  int farRow(Side side) {
    return side == Side.WHITE ? 0 : size - 1;
  }

  static int forward(Side side) {
    return side == Side.WHITE ? -1 : 1;
  }

  static Side side(char piece) {
    return Character.toLowerCase(piece) == 'w' ? Side.WHITE : Side.BLACK;
  }

  static boolean king(char piece) {
    return Character.isUpperCase(piece);
  }
}
