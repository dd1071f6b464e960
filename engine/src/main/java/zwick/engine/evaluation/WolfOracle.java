package zwick.engine.evaluation;

import org.jspecify.annotations.Nullable;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.known.Oracle;
import zwick.game.moves.MoveBuffer;
import zwick.wolf.WolfPosition;
import zwick.wolf.WolfRules;

/// Knows wolf and sheep to the end. Sheep only go forwards, so no game is long, and there are only
/// 35,960 ways to set four sheep on 32 squares: one byte for each of them, each square of the wolf
/// and each side to move. What was worked out once is kept, for all who ask.
public final class WolfOracle implements Oracle {
  public static final WolfOracle WOLF = new WolfOracle();

  private static final int SQUARES = 32;
  private static final int SHEEP = 4;
  private static final int FLOCKS = 35_960;
  private static final int DEEPEST = 80;

  /// 0 unknown, n won in n - 1 plies, -n lost in n - 1 plies.
  private final byte[] ends = new byte[FLOCKS * SQUARES * 2];

  private final int[][] choose = new int[SQUARES][SHEEP + 1];
  private final MoveBuffer[] buffers = new MoveBuffer[DEEPEST];

  private WolfOracle() {
    for (int n = 0; n < SQUARES; n++) {
      choose[n][0] = 1;
      for (int k = 1; k <= SHEEP && n > 0; k++) {
        choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
      }
    }
    for (int i = 0; i < buffers.length; i++) {
      buffers[i] = new MoveBuffer();
    }
  }

  @Override
  public synchronized @Nullable Known known(Position position) {
    if (!(position instanceof WolfPosition wolf)) {
      return null;
    }
    int end = end(wolf, 0);
    return new Known(end > 0 ? Value.WON : Value.LOST, Math.abs(end) - 1);
  }

  @Override
  public boolean knowsAll(RuleSet rules) {
    return rules instanceof WolfRules;
  }

  private int end(WolfPosition p, int ply) {
    if (p.placing()) {
      return best(p, ply);
    }
    int at = index(p);
    if (ends[at] == 0) {
      ends[at] = (byte) best(p, ply);
    }
    return ends[at];
  }

  /// The winner hurries, the loser holds out.
  private int best(WolfPosition p, int ply) {
    var moves = buffers[ply];
    p.generate(moves);
    if (moves.size() == 0) {
      boolean won =
          p.outcome().orElseThrow() instanceof Outcome.Win(Side side, var _) && side == p.turn();
      return won ? 1 : -1;
    }
    int win = 0;
    int loss = 0;
    for (int i = 0; i < moves.size(); i++) {
      var after = p.play(moves, i);
      int end = after.turn() == p.turn() ? end(after, ply + 1) : -end(after, ply + 1);
      if (end > 0) {
        win = win == 0 ? end + 1 : Math.min(win, end + 1);
      } else {
        loss = Math.min(loss, end - 1);
      }
    }
    return win > 0 ? win : loss;
  }

  /// The flock's number among all sets of four squares, then the wolf, then the turn.
  private int index(WolfPosition p) {
    int flock = 0;
    int rest = p.sheep();
    for (int k = 1; k <= SHEEP; k++, rest &= rest - 1) {
      flock += choose[Integer.numberOfTrailingZeros(rest)][k];
    }
    return (flock * SQUARES + p.wolf() - 1) * 2 + (p.turn() == Side.WHITE ? 0 : 1);
  }
}
