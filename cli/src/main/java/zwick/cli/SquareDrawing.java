package zwick.cli;

import java.util.ArrayList;
import java.util.List;
import zwick.cli.BoardDrawing.Row;

/// A board of squares. The numbers stand on the squares, or else beside each row those of its first
/// and last playing square.
///
/// @param left whether the bottom left corner is a playing square
record SquareDrawing(int size, boolean left, BoardDrawing drawing) {
  List<Row> rows() {
    var look = drawing.look();
    boolean colours = look.ansi().enabled();
    int cell = look.numbers() ? 4 : 2;
    var canvas = new Canvas(cell * size + (colours ? 0 : 1), size, Look.LIGHT);
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        if ((size - 1 - row + column) % 2 == (left ? 0 : 1)) {
          int x = cell * (look.turned() ? size - 1 - column : column);
          int y = look.turned() ? size - 1 - row : row;
          square(canvas, x, y, row * size / 2 + 1 + column / 2);
        }
      }
    }
    return framed(canvas);
  }

  private void square(Canvas canvas, int x, int y, int point) {
    var look = drawing.look();
    var piece = drawing.pieces().get(point);
    var number = look.numbers() ? String.valueOf(point) : "";
    var ground = look.ground(point, Look.DARK);
    canvas.put(x, y, look.numbers() ? "    " : "  ", ground);
    if (piece == null) {
      // where squares have a background, an empty one needs no sign
      boolean sign = !look.ansi().enabled() || look.marks().taken().contains(point);
      canvas.put(x + 1, y, sign ? look.empty(point) : " ", look.emptyStyle(point, Look.DARK));
    } else {
      canvas.put(x + 1, y, look.sign(piece), look.piece(piece, Look.DARK));
    }
    canvas.put(x + 2, y, number, look.number(point));
    var brackets = look.brackets(point);
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
    for (var text : canvas.rows(drawing.look().ansi())) {
      int row = drawing.look().turned() ? size - 1 - y : y;
      int first = row * size / 2 + 1;
      int last = first + size / 2 - 1;
      boolean turned = drawing.look().turned();
      var before = label(turned ? last : first);
      var after = drawing.look().numbers() ? "" : " " + (turned ? first : last);
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
    if (drawing.look().numbers()) {
      return "   ";
    }
    return (number < 10 ? "  " : " ") + number;
  }
}
