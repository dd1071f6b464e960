package zwick.cli;

/// A board of squares; beside each row stand the numbers of its first and last playing square.
///
/// @param left whether the bottom left corner is a playing square
record SquareDrawing(int size, boolean left, BoardDrawing drawing) {
  String draw() {
    var text = new StringBuilder();
    var edge = "─".repeat(2 * size + 1);
    text.append("    ").append(drawing.board("┌" + edge + "┐")).append('\n');
    for (int row = 0; row < size; row++) {
      row(row, text);
    }
    return text.append("    ").append(drawing.board("└" + edge + "┘")).append('\n').toString();
  }

  private void row(int row, StringBuilder text) {
    var pieces = drawing.pieces();
    int half = size / 2;
    int number = row * half + 1;
    text.append(number < 10 ? "  " : " ").append(drawing.board(String.valueOf(number)));
    text.append(' ').append(drawing.board("│")).append(' ');
    for (int column = 0; column < size; column++) {
      boolean playing = (size - 1 - row + column) % 2 == (left ? 0 : 1);
      var piece = pieces.get(number + column / 2);
      if (!playing) {
        text.append("  ");
      } else {
        text.append(piece == null ? drawing.board("·") : drawing.piece(piece)).append(' ');
      }
    }
    text.append(drawing.board("│")).append(' ');
    text.append(drawing.board(String.valueOf(number + half - 1))).append('\n');
  }
}
