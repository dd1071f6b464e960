package zwick.engine;

import zwick.game.Position;

/// What a search must know of a family besides its rules.
public interface Knowledge {
  /// What the position is worth to the side to move, without looking ahead. Stays well below
  /// [Score#SURE].
  int evaluate(Position position);

  /// Whether the side to move is in for a loss that [#evaluate] does not see, so that a search
  /// should look one ply further.
  boolean restless(Position position);

  /// Whether loud moves, where there are any, are the only ones worth looking at: captures that the
  /// rules demand.
  boolean mustBeLoud();

  /// Whether pieces can be huffed.
  boolean huffs();
}
