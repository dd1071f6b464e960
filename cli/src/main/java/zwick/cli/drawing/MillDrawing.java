package zwick.cli.drawing;

import java.util.ArrayList;
import java.util.List;
import zwick.cli.drawing.BoardDrawing.Row;
import zwick.mill.MillBoard;
import zwick.mill.MillPosition;

/// A mill board: the lines between neighbouring points, and the stones on them.
record MillDrawing(MillPosition position, BoardDrawing drawing) {
  private static final int ACROSS = 4;
  private static final int DOWN = 2;
  private static final int MARGIN = 2;

  List<Row> rows() {
    var board = position.rules().grid();
    int size = size(board);
    var canvas =
        new Canvas(ACROSS * (size - 1) + 1 + 2 * MARGIN, DOWN * (size - 1) + 1, DrawingStyle.WOOD);
    for (int point : board.points()) {
      for (int other : board.points()) {
        if (point < other && ((board.neighbours(point) >> other) & 1) != 0) {
          line(canvas, point, other);
        }
      }
    }
    board.points().forEach(point -> point(canvas, point));
    return labelled(canvas, size);
  }

  private void line(Canvas canvas, int point, int other) {
    int x = x(point);
    int y = y(point);
    int stepX = Integer.signum(x(other) - x);
    int stepY = Integer.signum(y(other) - y);
    if (stepX != 0 && stepY != 0) { // a diagonal has room for one sign in the middle
      var sign = stepX == stepY ? "╲" : "╱";
      canvas.put((x + x(other)) / 2, (y + y(other)) / 2, sign, DrawingStyle.LINE);
      return;
    }
    var sign = stepX == 0 ? "│" : "─";
    for (int i = x + stepX, j = y + stepY; i != x(other) || j != y(other); i += stepX, j += stepY) {
      canvas.put(i, j, sign, DrawingStyle.LINE);
    }
  }

  private void point(Canvas canvas, int point) {
    var drawingStyle = drawing.drawingStyle();
    var piece = drawing.pieces().get(point);
    var brackets = drawingStyle.brackets(point);
    if (!brackets.isEmpty()) {
      canvas.put(x(point) - 1, y(point), brackets.substring(0, 1), DrawingStyle.LINE);
      canvas.put(x(point) + 1, y(point), brackets.substring(1), DrawingStyle.LINE);
    }
    if (piece == null) {
      canvas.put(
          x(point),
          y(point),
          drawingStyle.empty(point),
          drawingStyle.emptyStyle(point, DrawingStyle.WOOD));
    } else {
      canvas.put(
          x(point),
          y(point),
          drawingStyle.sign(piece),
          drawingStyle.piece(piece, DrawingStyle.WOOD));
    }
  }

  private List<Row> labelled(Canvas canvas, int size) {
    boolean turned = drawing.drawingStyle().turned();
    var rows = new ArrayList<Row>();
    for (var row : canvas.rows(drawing.drawingStyle().ansi())) {
      int number = turned ? 1 + rows.size() / DOWN : size - rows.size() / DOWN;
      var label = rows.size() % DOWN == 0 ? "  " + number : "   ";
      rows.add(new Row(drawing.label(label) + row, label.length() + canvas.width()));
    }
    var names = new StringBuilder("  ");
    for (int column = 0; column < size; column++) {
      names.append("   ").append((char) ('a' + (turned ? size - 1 - column : column)));
    }
    rows.add(Row.of(""));
    rows.add(new Row(drawing.label(names.toString()), names.length()));
    return rows;
  }

  private int x(int point) {
    int column = name(point).charAt(0) - 'a';
    return MARGIN + ACROSS * (drawing.drawingStyle().turned() ? last() - column : column);
  }

  private int y(int point) {
    int row = name(point).charAt(1) - '1';
    return DOWN * (drawing.drawingStyle().turned() ? row : last() - row);
  }

  private int last() {
    return size(position.rules().grid()) - 1;
  }

  private static int size(MillBoard board) {
    return board.name(board.size() - 1).charAt(0) - 'a' + 1;
  }

  private String name(int point) {
    return position.rules().grid().name(point);
  }
}
