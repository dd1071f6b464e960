package zwick.cli;

import zwick.mill.MillPosition;

/// A mill board: the lines between neighbouring points, and the stones on them.
record MillDrawing(MillPosition position, BoardDrawing drawing) {
  private static final int ACROSS = 4;
  private static final int DOWN = 2;

  String draw() {
    var board = position.rules().grid();
    int size = board.name(board.size() - 1).charAt(0) - 'a' + 1;
    var cells = new String[DOWN * (size - 1) + 1][ACROSS * (size - 1) + 1];
    for (int point : board.points()) {
      for (int other : board.points()) {
        if (point < other && ((board.neighbours(point) >> other) & 1) != 0) {
          line(cells, x(point), y(point, size), x(other), y(other, size));
        }
      }
    }
    var pieces = drawing.pieces();
    for (int point : board.points()) {
      var piece = pieces.get(point);
      cells[y(point, size)][x(point)] = piece == null ? drawing.board("·") : drawing.piece(piece);
    }
    return text(cells, size);
  }

  private void line(String[][] cells, int x, int y, int toX, int toY) {
    int stepX = Integer.signum(toX - x);
    int stepY = Integer.signum(toY - y);
    if (stepX != 0 && stepY != 0) { // a diagonal has room for one sign in the middle
      cells[(y + toY) / 2][(x + toX) / 2] = drawing.board(stepX == stepY ? "╲" : "╱");
      return;
    }
    var sign = drawing.board(stepX == 0 ? "│" : "─");
    for (int i = x + stepX, j = y + stepY; i != toX || j != toY; i += stepX, j += stepY) {
      cells[j][i] = sign;
    }
  }

  private String text(String[][] cells, int size) {
    var text = new StringBuilder();
    for (int row = 0; row < cells.length; row++) {
      text.append(row % DOWN == 0 ? "  " + (size - row / DOWN) + "  " : "     ");
      for (var cell : cells[row]) {
        text.append(cell == null ? " " : cell);
      }
      text.append('\n');
    }
    text.append("\n  ");
    for (int column = 0; column < size; column++) {
      text.append("   ").append((char) ('a' + column));
    }
    return text.append('\n').toString();
  }

  private int x(int point) {
    return ACROSS * (name(point).charAt(0) - 'a');
  }

  private int y(int point, int size) {
    return DOWN * (size - (name(point).charAt(1) - '0'));
  }

  private String name(int point) {
    return position.rules().grid().name(point);
  }
}
