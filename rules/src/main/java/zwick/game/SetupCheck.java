package zwick.game;

import java.util.List;

/// What became of a [Setup].
public sealed interface SetupCheck {
  record Good(Position position) implements SetupCheck {}

  /// Every problem at once, so that an editor can mark them all.
  record Bad(List<Problem> problems) implements SetupCheck {
    public Bad {
      problems = List.copyOf(problems);
    }
  }

  default Position orThrow() {
    return switch (this) {
      case Good(Position position) -> position;
      case Bad(List<Problem> problems) -> throw new BadInput(problems);
    };
  }
}
