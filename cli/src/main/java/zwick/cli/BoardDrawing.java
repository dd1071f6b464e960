package zwick.cli;

import java.util.HashMap;
import java.util.Map;
import picocli.CommandLine.Help.Ansi;
import zwick.draughts.DraughtsPosition;
import zwick.draughts.DraughtsRules;
import zwick.game.Position;
import zwick.game.Setup;
import zwick.game.Side;
import zwick.mill.MillPosition;
import zwick.wolf.WolfPosition;

/// Draws a position with the characters every terminal has, White at the bottom.
record BoardDrawing(Position position, Ansi ansi) {
  String draw() {
    return switch (position) {
      case MillPosition mill -> new MillDrawing(mill, this).draw();
      case DraughtsPosition draughts -> {
        DraughtsRules rules = draughts.rules();
        boolean left = rules.corner() == DraughtsRules.Corner.LEFT;
        yield new SquareDrawing(rules.board(), left, this).draw();
      }
      case WolfPosition _ -> new SquareDrawing(8, true, this).draw();
    };
  }

  Map<Integer, Setup.Piece> pieces() {
    var pieces = new HashMap<Integer, Setup.Piece>();
    position.setup().pieces().forEach(piece -> pieces.put(piece.at(), piece));
    return pieces;
  }

  /// A piece as one character; without colours a full one is black.
  String piece(Setup.Piece piece) {
    boolean white = piece.side() == Side.WHITE;
    String sign;
    if (piece.king()) {
      sign = white ? "♔" : "♚";
    } else {
      sign = white ? "○" : "●";
    }
    return colour(white ? "fg(230),bold" : "fg(173),bold", sign);
  }

  /// What belongs to the board itself.
  String board(String text) {
    return colour("faint", text);
  }

  private String colour(String style, String text) {
    return ansi.enabled() ? ansi.string("@|" + style + " " + text + "|@") : text;
  }
}
