package zwick.hall.game;

import java.util.List;
import zwick.hall.policy.Objection;

/// The answer to a [Command].
public sealed interface Reply {
  /// It is stored. Asking again gives the same answer.
  ///
  /// @param seq of the event it led to
  record Done(int seq) implements Reply {}

  /// Something else happened first; look at it and ask again.
  record Stale(List<LoggedEvent> missed) implements Reply {
    public Stale {
      missed = List.copyOf(missed);
    }
  }

  record Refused(Objection objection) implements Reply {}
}
