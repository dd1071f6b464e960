package zwick.wire.dxp;

import zwick.game.Position;
import zwick.game.Side;

/// What two programs agree on before a game.
///
/// @param mine the side we play
/// @param millis for each side's whole game; 0 for no clock
/// @param moves of each side after which the game ends undecided; 0 for no such limit
public record DxpTerms(Side mine, long millis, int moves, Position start) {
  DxpTerms turned() {
    return new DxpTerms(mine.other(), millis, moves, start);
  }
}
