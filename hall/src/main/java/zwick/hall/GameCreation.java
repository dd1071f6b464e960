package zwick.hall;

import zwick.hall.policy.Objection;

/// What comes of wanting a table.
public sealed interface GameCreation {
  record Laid(GameSession gameSession) implements GameCreation {}

  record Refused(Objection objection) implements GameCreation {}
}
