package zwick.wire;

import zwick.game.Game;
import zwick.game.Move;
import zwick.game.Position;

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
