package zwick.text;

import java.util.Optional;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.moves.Move;
import zwick.notation.MoveText;

/// Pieces and moves as they stand in sentences.
///
/// @param position where the pieces stand, if known: then men and kings are told apart
record PieceWording(Words words, RuleSet rules, Optional<Position> position) {

  /// "The man on 23".
  String mover(Move move) {
    if (move.touches().isEmpty()) {
      return words.text("piece.any", "");
    }
    int at = move.touches().getFirst();
    return words.text("piece." + kind(at), rules.grid().name(at));
  }

  private String kind(int at) {
    return position.stream()
        .flatMap(p -> p.setup().pieces().stream())
        .filter(piece -> piece.at() == at)
        .findFirst()
        .map(piece -> piece.king() ? "king" : "man")
        .orElse("any");
  }

  /// "18 and 9", where the pieces stand that the move takes.
  String taken(Move move) {
    return words.and(move.taken().stream().map(rules.grid()::name).toList());
  }

  /// The move with every point it touches: `26x17x8`, `d6-d5xa1`.
  String write(Move move) {
    return MoveText.full(rules, move);
  }
}
