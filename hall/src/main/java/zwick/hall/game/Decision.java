package zwick.hall.game;

import java.util.List;
import zwick.hall.policy.Objection;

/// What comes of a [Command].
public sealed interface Decision {
  /// These events, in this order.
  record Happens(List<Event> events) implements Decision {
    public Happens {
      events = List.copyOf(events);
    }
  }

  /// Both want to play again.
  record MeetAgain() implements Decision {}

  record Refused(Objection objection) implements Decision {}

  static Decision happens(Event event) {
    return new Happens(List.of(event));
  }
}
