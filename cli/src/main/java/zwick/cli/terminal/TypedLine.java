package zwick.cli.terminal;

import zwick.game.Action;

/// What somebody at the table has said.
public sealed interface TypedLine {
  /// An empty line.
  record Nothing() implements TypedLine {}

  record Help() implements TypedLine {}

  record Moves() implements TypedLine {}

  record Hint() implements TypedLine {}

  record Back() implements TypedLine {}

  record Board() implements TypedLine {}

  record Flip() implements TypedLine {}

  record Rules() implements TypedLine {}

  /// @param number as typed; empty to ask which there are
  record Level(String number) implements TypedLine {}

  /// @param file as typed; perhaps empty
  record Save(String file) implements TypedLine {}

  record Quit() implements TypedLine {}

  record Answer(boolean yes) implements TypedLine {}

  /// Something for the referee that is no move.
  record Act(Action action) implements TypedLine {}

  /// That somebody is to be huffed, but not who.
  record HuffWhom() implements TypedLine {}

  /// Anything else is taken for a move.
  record Move(String text) implements TypedLine {}
}
