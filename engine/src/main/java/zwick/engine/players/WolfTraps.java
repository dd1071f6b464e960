package zwick.engine.players;

import java.util.Arrays;
import zwick.game.Position;
import zwick.game.known.Oracle;
import zwick.game.known.Oracle.Value;
import zwick.game.moves.MoveBuffer;

/// How to play on when wolf and sheep is lost: by moves after which most replies throw the win
/// away. The wolf is lost from the start, so that is its whole art.
final class WolfTraps {
  private static final int PLIES = 6;

  private final Oracle oracle; // knows every position
  private final MoveBuffer[] buffers = new MoveBuffer[PLIES];

  WolfTraps(Oracle oracle) {
    this.oracle = oracle;
    Arrays.setAll(buffers, _ -> new MoveBuffer());
  }

  /// The index of the trickiest of `moves`.
  int best(Position p, MoveBuffer moves) {
    int best = 0;
    double least = Double.MAX_VALUE;
    for (int i = 0; i < moves.size(); i++) {
      double safe = safety(p.play(moves, i), p, 0);
      if (safe < least) {
        least = safe;
        best = i;
      }
    }
    return best;
  }

  /// How likely the opponent of the `loser` keeps his win for some plies if he moves blindly.
  private double safety(Position p, Position loser, int ply) {
    var known = oracle.known(p);
    boolean theirs = p.turn() == loser.turn();
    if (known == null || (known.value() == Value.LOST) != theirs) {
      return 0;
    }
    if (ply >= PLIES || known.plies() == 0) {
      return 1;
    }
    var moves = buffers[ply];
    p.generate(moves);
    double sum = 0;
    double least = 1;
    for (int i = 0; i < moves.size(); i++) {
      double safe = safety(p.play(moves, i), loser, ply + 1);
      sum += safe;
      least = Math.min(least, safe);
    }
    return theirs ? least : sum / moves.size();
  }
}
