package zwick.game.known;

import java.util.ArrayList;
import java.util.List;
import zwick.game.Position;
import zwick.game.known.Oracle.Value;
import zwick.game.moves.Move;

/// How a decided position ends when both play as well as can be: the winner as quickly as he can,
/// the loser holding out as long as he can.
///
/// @param moves none in a draw, which nothing but endless play could show
/// @param end where the moves lead
public record Proof(List<Move> moves, Position end) {
  public Proof {
    moves = List.copyOf(moves);
  }

  /// @param most moves; the line ends there, and where the oracle knows no more
  public static Proof of(Oracle oracle, Position start, int most) {
    var moves = new ArrayList<Move>();
    var here = start;
    while (moves.size() < most && here.outcome().isEmpty()) {
      var insight = Insight.of(oracle, here);
      if (insight.isEmpty()
          || insight.get().known().value() == Value.DRAWN
          || insight.get().choices().getFirst().known() == null) {
        break;
      }
      var best = insight.get().choices().getFirst();
      moves.add(best.move());
      here = best.after();
    }
    return new Proof(moves, here);
  }

  /// Whether it goes all the way to the end of the game.
  public boolean complete() {
    return end.outcome().isPresent();
  }
}
