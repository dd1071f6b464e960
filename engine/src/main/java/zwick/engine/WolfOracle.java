package zwick.engine;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zwick.game.MoveBuffer;
import zwick.game.Oracle;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.Side;
import zwick.wolf.WolfPosition;

/// Knows wolf and sheep to the end. Sheep only go forwards, so the game cannot last long; what was
/// worked out once is kept.
public final class WolfOracle implements Oracle {
  private static final int DEEPEST = 128;

  private final Map<Long, Known> seen = new HashMap<>();
  private final MoveBuffer[] buffers = new MoveBuffer[DEEPEST];

  public WolfOracle() {
    for (int i = 0; i < buffers.length; i++) {
      buffers[i] = new MoveBuffer();
    }
  }

  @Override
  public @Nullable Known known(Position position) {
    return position instanceof WolfPosition wolf ? solve(wolf, 0) : null;
  }

  /// The winner hurries, the loser holds out.
  private Known solve(WolfPosition p, int ply) {
    var known = seen.get(p.key());
    if (known != null) {
      return known;
    }
    var moves = buffers[ply];
    p.generate(moves);
    boolean won = false;
    int soonest = Integer.MAX_VALUE;
    int latest = 0;
    for (int i = 0; i < moves.size(); i++) {
      var after = p.play(moves, i);
      var then = solve(after, ply + 1);
      if ((then.value() == Value.WON) == (after.turn() == p.turn())) {
        won = true;
        soonest = Math.min(soonest, then.plies() + 1);
      }
      latest = Math.max(latest, then.plies() + 1);
    }
    if (moves.size() == 0) {
      won = p.outcome().orElseThrow() instanceof Outcome.Win(Side side, var _) && side == p.turn();
      soonest = 0;
    }
    var result = new Known(won ? Value.WON : Value.LOST, won ? soonest : latest);
    seen.put(p.key(), result);
    return result;
  }
}
