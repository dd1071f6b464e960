package zwick.hall.people;

import zwick.hall.policy.Objection;

/// What comes of wanting to be known here.
public sealed interface LoginResult {
  record In(PlayerProfile playerProfile) implements LoginResult {}

  record Refused(Objection objection) implements LoginResult {}
}
