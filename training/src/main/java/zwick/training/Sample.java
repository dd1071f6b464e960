package zwick.training;

import zwick.game.Position;

/// A position of a game and how the game ended.
///
/// @param result for the side to move in it: 1 won, 0.5 drawn, 0 lost
record Sample(Position position, float result) {}
