package zwick.cli.drawing;

import picocli.CommandLine.Help.Ansi;
import zwick.game.Setup;
import zwick.game.Side;

/// How a board is to be drawn.
///
/// @param near who sits at the bottom
/// @param numbers whether every square shows its number
/// @param marks what the last move has touched
public record DrawingStyle(Ansi ansi, Side near, boolean numbers, LastMoveMarks lastMoveMarks) {
  // The board brings its own background, so that white is white on any terminal.
  static final String WOOD = "bg(180)";
  static final String LINE = "bg(180),fg(94)";
  static final String DARK = "bg(137)";
  static final String LIGHT = "bg(223)";
  static final String FAINT = "faint";
  private static final String LEFT = "bg(143)";
  private static final String ARRIVED = "bg(107)";

  /// As a book shows it: White at the bottom, nothing but the pieces.
  public static DrawingStyle plain(Ansi ansi) {
    return new DrawingStyle(ansi, Side.WHITE, false, LastMoveMarks.NONE);
  }

  boolean turned() {
    return near == Side.BLACK;
  }

  /// A piece as one character. With colours both sides have full ones, else a full one is black.
  String sign(Setup.Piece piece) {
    boolean full = ansi.enabled() || piece.side() == Side.BLACK;
    if (piece.king()) {
      return full ? "♚" : "♔";
    }
    return full ? "●" : "○";
  }

  /// The same with its colour, to stand outside the board.
  public String loose(Side side) {
    var sign = sign(new Setup.Piece(side, 0, false));
    return Canvas.colour(
        ansi, side == Side.WHITE ? "bg(137),fg(231),bold" : "bg(137),fg(16)", sign);
  }

  /// The style of a piece on `ground`.
  String piece(Setup.Piece piece, String ground) {
    return ground(piece.at(), ground)
        + (piece.side() == Side.WHITE ? ",fg(231),bold" : ",fg(16),bold");
  }

  /// The background of a point, which shows whether the last move began or ended there.
  String ground(int point, String usual) {
    if (lastMoveMarks.arrived().contains(point)) {
      return ARRIVED;
    }
    return lastMoveMarks.left().contains(point) ? LEFT : usual;
  }

  /// The sign of an empty point.
  String empty(int point) {
    return lastMoveMarks.taken().contains(point) ? "×" : ansi.enabled() ? "•" : "·";
  }

  String emptyStyle(int point, String ground) {
    return ground(point, ground)
        + (lastMoveMarks.taken().contains(point) ? ",fg(160),bold" : ",fg(94)");
  }

  /// The style of a square's number.
  String number(int point) {
    var ground = ground(point, DARK);
    return ground + (ground.equals(DARK) ? ",fg(223)" : ",fg(16)");
  }

  /// What stands before and after a point where colours cannot mark it.
  String brackets(int point) {
    if (ansi.enabled()) {
      return "";
    }
    return lastMoveMarks.arrived().contains(point)
        ? "[]"
        : lastMoveMarks.left().contains(point) ? "()" : "";
  }
}
