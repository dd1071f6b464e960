package zwick.engine;

import zwick.game.Position;

/// What a search must know of a family besides its rules.
public interface FamilyKnowledge {
  /// What the position is worth to the side to move, without looking ahead. Stays well below
  /// [Score#SURE].
  int evaluate(Position position);

  /// Whether the side to move is in for a loss that [#evaluate] does not see, so that a search
  /// should look one ply further.
  default boolean restless(Position position) {
    return false;
  }

  /// Whether loud moves, where there are any, are the only ones worth looking at: captures that the
  /// rules demand.
  default boolean mustBeLoud() {
    return false;
  }

  /// Whether pieces can be huffed.
  default boolean huffs() {
    return false;
  }
}
