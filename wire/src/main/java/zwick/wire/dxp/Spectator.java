package zwick.wire.dxp;

import zwick.game.Game;
import zwick.game.Position;
import zwick.game.moves.Move;

/// Watches games with another program and tells people about them.
public interface Spectator {
  /// @param number of the game, from 1
  void begins(int number, String opponent, DxpTerms terms);

  void moved(Position before, Move move);

  /// The other program took back moves; the game goes on from here.
  void tookBack(Game game);

  void chatted(String text);

  void ended(Game game, DxpResult result);
}
