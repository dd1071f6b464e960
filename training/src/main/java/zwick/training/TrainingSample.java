package zwick.training;

import zwick.game.Position;

/// A position of a game and what it was worth.
///
/// @param result for the side to move in it: 1 won, 0.5 drawn, 0 lost, or anything in between
record TrainingSample(Position position, float result) {}
