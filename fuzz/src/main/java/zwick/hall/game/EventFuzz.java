package zwick.hall.game;

import java.util.stream.Stream;
import zwick.fuzz.Check;
import zwick.fuzz.TextTarget;
import zwick.game.Side;

/// Events as a database or a backup has them: a line with the kind, then the payload.
public final class EventFuzz extends TextTarget {
  public EventFuzz() {
    super("event");
  }

  @Override
  protected Stream<String> texts() {
    var terms = TermsFuzz.examples().limit(3).toList();
    return Stream.of(
            new Event.Opened(1, terms.get(0), true),
            new Event.Opened(2, terms.get(1), false),
            new Event.Proposed(3, terms.get(2)),
            new Event.Began(new SeatHolder.Person(1), new SeatHolder.Computer(8), 77),
            new Event.Acted("W:a1", 1_500),
            new Event.AskedBack(Side.WHITE),
            new Event.RefusedBack(Side.BLACK),
            new Event.Outage(1, 2),
            new Event.Rested(Side.WHITE, 5),
            new Event.Moved(1, 2),
            new Event.Aborted(),
            new Event.AskedRematch(Side.BLACK),
            new Event.Rematched(9))
        .map(EventFuzz::text);
  }

  private static String text(Event event) {
    return EventJson.kind(event) + "\n" + EventJson.payload(event).write();
  }

  @Override
  protected void take(String text) {
    Event event;
    try {
      event = read(text);
    } catch (IllegalStateException _) {
      return; // as it says it would
    }
    Check.same("event", event, read(text(event)));
  }

  private static Event read(String text) {
    int end = Math.max(0, text.indexOf('\n'));
    return EventJson.read(text.substring(0, end), EventJson.VERSION, text.substring(end));
  }
}
