package zwick.wire;

import java.util.ArrayList;
import java.util.List;
import zwick.game.Game;
import zwick.game.Move;
import zwick.game.Position;
import zwick.notation.MoveText;
import zwick.notation.PositionText;

/// Writes down what a spectator sees.
final class Notes implements Spectator {
  final List<String> lines = new ArrayList<>();
  final List<String> moves = new ArrayList<>();

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
    lines.add(result + " " + game.turn().deeds().size());
  }
}
