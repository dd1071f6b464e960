package zwick.cli;

import zwick.game.Action;

/// What somebody at the table has said.
sealed interface Said {
  /// An empty line.
  record Nothing() implements Said {}

  record Help() implements Said {}

  record Moves() implements Said {}

  record Hint() implements Said {}

  record Back() implements Said {}

  record Board() implements Said {}

  record Flip() implements Said {}

  record Rules() implements Said {}

  /// @param number as typed; empty to ask which there are
  record Level(String number) implements Said {}

  /// @param file as typed; perhaps empty
  record Save(String file) implements Said {}

  record Quit() implements Said {}

  record Answer(boolean yes) implements Said {}

  /// Something for the referee that is no move.
  record Act(Action action) implements Said {}

  /// That somebody is to be huffed, but not who.
  record HuffWhom() implements Said {}

  /// Anything else is taken for a move.
  record Move(String text) implements Said {}
}
