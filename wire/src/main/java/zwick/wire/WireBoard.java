package zwick.wire;

import java.util.ArrayList;
import java.util.Optional;
import zwick.game.Position;
import zwick.game.Setup;
import zwick.game.Side;

/// A position as a letter for the side to move and one for each of the fifty squares in order: men
/// small, kings in capitals, `e` where there is none. Only the letter for Black differs.
public enum WireBoard {
  HUB('B'),
  DXP('Z');

  private static final int SQUARES = 50;
  private static final char EMPTY = 'e';

  private final char black;

  WireBoard(char black) {
    this.black = black;
  }

  /// The pieces as they stand there, possible or not; none if it is no such text.
  public Optional<Setup> read(String text) {
    if (text.length() != SQUARES + 1 || side(text.charAt(0)).isEmpty()) {
      return Optional.empty();
    }
    var pieces = new ArrayList<Setup.Piece>();
    for (int square = 1; square <= SQUARES; square++) {
      char c = text.charAt(square);
      if (c != EMPTY) {
        var side = side(Character.toUpperCase(c));
        if (side.isEmpty()) {
          return Optional.empty();
        }
        pieces.add(new Setup.Piece(side.get(), square, Character.isUpperCase(c)));
      }
    }
    return side(text.charAt(0)).map(turn -> new Setup(turn, pieces, 0, 0, false));
  }

  public String write(Position position) {
    var setup = position.setup();
    var text = new StringBuilder().append(letter(setup.turn()));
    text.repeat(EMPTY, SQUARES);
    for (var piece : setup.pieces()) {
      char c = letter(piece.side());
      text.setCharAt(piece.at(), piece.king() ? c : Character.toLowerCase(c));
    }
    return text.toString();
  }

  public Optional<Side> side(char letter) {
    if (letter == black) {
      return Optional.of(Side.BLACK);
    }
    return letter == 'W' ? Optional.of(Side.WHITE) : Optional.empty();
  }

  public char letter(Side side) {
    return side == Side.WHITE ? 'W' : black;
  }
}
