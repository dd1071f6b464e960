package zwick.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import zwick.game.moves.Grid;

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

  /// What is wrong on any board: pieces off it, and points with more than one.
  public List<Problem> misplaced(Grid grid) {
    var problems = new ArrayList<Problem>();
    var seen = new HashSet<Integer>();
    var twice = new HashSet<Integer>();
    for (var piece : pieces) {
      if (!grid.points().contains(piece.at())) {
        problems.add(new Problem.OffBoard(String.valueOf(piece.at())));
      } else if (!seen.add(piece.at()) && twice.add(piece.at())) {
        problems.add(new Problem.PointTwice(piece.at()));
      }
    }
    return problems;
  }

  /// What is wrong with kings in a game that has none.
  public List<Problem> misplacedKings() {
    return pieces.stream()
        .filter(Piece::king)
        .<Problem>map(piece -> new Problem.NoKingsHere(piece.at()))
        .toList();
  }

  public long count(Side side) {
    return pieces.stream().filter(piece -> piece.side() == side).count();
  }
}
