package zwick.wire;

import java.util.ArrayList;
import java.util.List;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.moves.Move;
import zwick.notation.MoveText;
import zwick.notation.PositionText;
import zwick.wire.dxp.DxpResult;
import zwick.wire.dxp.DxpTerms;
import zwick.wire.dxp.Spectator;

/// Writes down what a spectator sees.
public final class Notes implements Spectator {
  public final List<String> lines = new ArrayList<>();
  public final List<String> moves = new ArrayList<>();

  @Override
  public void begins(int number, String opponent, DxpTerms terms) {
    lines.add(number + " " + opponent + " " + terms.mine());
  }

  @Override
  public void moved(Position before, Move move) {
    moves.add(MoveText.write(before, move));
  }

  @Override
  public void tookBack(Game game) {
    lines.add("back " + PositionText.write(game.position()).charAt(0));
  }

  @Override
  public void chatted(String text) {
    lines.add("chat " + text);
  }

  @Override
  public void ended(Game game, DxpResult result) {
    lines.add(result + " " + game.progress().deeds().size());
  }
}
