package zwick.cli.drawing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zwick.draughts.DraughtsPosition;
import zwick.draughts.DraughtsRules;
import zwick.game.Position;
import zwick.game.Setup;
import zwick.mill.MillPosition;
import zwick.wolf.WolfPosition;

/// Draws a position with the characters every terminal has.
public record BoardDrawing(Position position, DrawingStyle drawingStyle) {
  /// @param width how many characters are seen; colour codes are not
  public record Row(String text, int width) {
    public static Row of(String text) {
      return new Row(text, text.length());
    }
  }

  public List<Row> rows() {
    return switch (position) {
      case MillPosition mill -> new MillDrawing(mill, this).rows();
      case DraughtsPosition draughts -> {
        DraughtsRules rules = draughts.rules();
        boolean left = rules.corner() == DraughtsRules.Corner.LEFT;
        yield new SquareDrawing(rules.board(), left, this).rows();
      }
      case WolfPosition _ -> new SquareDrawing(8, true, this).rows();
    };
  }

  public String draw() {
    var lines = new ArrayList<String>();
    rows().forEach(row -> lines.add(row.text().stripTrailing()));
    return String.join("\n", lines) + "\n";
  }

  Map<Integer, Setup.Piece> pieces() {
    var pieces = new HashMap<Integer, Setup.Piece>();
    position.setup().pieces().forEach(piece -> pieces.put(piece.at(), piece));
    return pieces;
  }

  /// What stands beside the board.
  String label(String text) {
    return Canvas.colour(drawingStyle.ansi(), DrawingStyle.FAINT, text);
  }
}
