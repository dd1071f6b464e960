package zwick.game;

import java.util.List;

/// Pieces as typed or dragged, legal or not. [RuleSet#check] makes a [Position] of it or lists
/// every problem.
///
/// @param extra whether the side to move is about to use an extra move
public record Setup(Side turn, List<Piece> pieces, int whiteHand, int blackHand, boolean extra) {

  public record Piece(Side side, int at, boolean king) {}

  public Setup {
    pieces = List.copyOf(pieces);
  }

  public int hand(Side side) {
    return side == Side.WHITE ? whiteHand : blackHand;
  }

  public long count(Side side) {
    return pieces.stream().filter(piece -> piece.side() == side).count();
  }
}
