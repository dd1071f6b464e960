package zwick.cli.drawing;

import java.util.ArrayList;
import java.util.List;
import zwick.cli.drawing.BoardDrawing.Row;

/// A board of squares. The numbers stand on the squares, or else beside each row those of its first
/// and last playing square.
///
/// @param left whether the bottom left corner is a playing square
record SquareDrawing(int size, boolean left, BoardDrawing drawing) {
  List<Row> rows() {
    var drawingStyle = drawing.drawingStyle();
    boolean colours = drawingStyle.ansi().enabled();
    int cell = drawingStyle.numbers() ? 4 : 2;
    var canvas = new Canvas(cell * size + (colours ? 0 : 1), size, DrawingStyle.LIGHT);
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        if ((size - 1 - row + column) % 2 == (left ? 0 : 1)) {
          int x = cell * (drawingStyle.turned() ? size - 1 - column : column);
          int y = drawingStyle.turned() ? size - 1 - row : row;
          square(canvas, x, y, row * size / 2 + 1 + column / 2);
        }
      }
    }
    return framed(canvas);
  }

  private void square(Canvas canvas, int x, int y, int point) {
    var drawingStyle = drawing.drawingStyle();
    var piece = drawing.pieces().get(point);
    var number = drawingStyle.numbers() ? String.valueOf(point) : "";
    var ground = drawingStyle.ground(point, DrawingStyle.DARK);
    canvas.put(x, y, drawingStyle.numbers() ? "    " : "  ", ground);
    if (piece == null) {
      // where squares have a background, an empty one needs no sign
      boolean sign =
          !drawingStyle.ansi().enabled() || drawingStyle.lastMoveMarks().taken().contains(point);
      canvas.put(
          x + 1,
          y,
          sign ? drawingStyle.empty(point) : " ",
          drawingStyle.emptyStyle(point, DrawingStyle.DARK));
    } else {
      canvas.put(x + 1, y, drawingStyle.sign(piece), drawingStyle.piece(piece, DrawingStyle.DARK));
    }
    canvas.put(x + 2, y, number, drawingStyle.number(point));
    var brackets = drawingStyle.brackets(point);
    if (!brackets.isEmpty()) {
      canvas.put(x, y, brackets.substring(0, 1), "");
      canvas.put(x + 2 + number.length(), y, brackets.substring(1), "");
    }
  }

  private List<Row> framed(Canvas canvas) {
    var rows = new ArrayList<Row>();
    int width = canvas.width() + 6;
    var edge = "─".repeat(canvas.width());
    rows.add(new Row("    " + drawing.label("┌" + edge + "┐"), width));
    var side = drawing.label("│");
    int y = 0;
    for (var text : canvas.rows(drawing.drawingStyle().ansi())) {
      int row = drawing.drawingStyle().turned() ? size - 1 - y : y;
      int first = row * size / 2 + 1;
      int last = first + size / 2 - 1;
      boolean turned = drawing.drawingStyle().turned();
      var before = label(turned ? last : first);
      var after = drawing.drawingStyle().numbers() ? "" : " " + (turned ? first : last);
      rows.add(
          new Row(
              drawing.label(before) + " " + side + text + side + drawing.label(after),
              width + after.length()));
      y++;
    }
    rows.add(new Row("    " + drawing.label("└" + edge + "┘"), width));
    return rows;
  }

  private String label(int number) {
    if (drawing.drawingStyle().numbers()) {
      return "   ";
    }
    return (number < 10 ? "  " : " ") + number;
  }
}
