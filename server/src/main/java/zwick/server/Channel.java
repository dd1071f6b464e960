package zwick.server;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import zwick.hall.Entry;
import zwick.hall.Event;
import zwick.hall.Ids;
import zwick.hall.Messages;
import zwick.hall.Table;
import zwick.notation.Json;

/// All browsers that have one table open. What happens there is put into words once for all.
final class Channel implements Table.Watcher {
  /// Who comes and goes is told so often at most, however often they do.
  private static final long ATTENDANCE = TimeUnit.SECONDS.toNanos(1);

  private final House house;
  private final ScheduledExecutorService clock;
  private final Set<Connection> connections = ConcurrentHashMap.newKeySet();

  /// When it was told last who is there, and whether it will be told again.
  private long attended = System.nanoTime() - ATTENDANCE;

  private boolean due;

  Channel(House house, ScheduledExecutorService clock) {
    this.house = house;
    this.clock = clock;
  }

  boolean add(Connection connection) {
    return connections.add(connection);
  }

  /// Whether nobody is left.
  boolean remove(Connection connection) {
    connections.remove(connection);
    return connections.isEmpty();
  }

  @Override
  public void happened(Table table, List<Entry> fresh) {
    if (!fresh.isEmpty() && !connections.isEmpty()) {
      tell(
          Replies.message("events")
              .put("game", Ids.text(table.id()))
              .put("events", TableJson.events(fresh))
              .put("table", house.json().table(table, house.hall().now()))
              .done());
      if (fresh.stream().anyMatch(Channel::seats)) {
        // not here: whoever sits down may be waiting for this table just now
        Thread.startVirtualThread(() -> connections.forEach(page -> page.sit(table)));
      }
    }
  }

  /// Whether somebody who has only watched may have a seat now.
  private static boolean seats(Entry entry) {
    return entry.event() instanceof Event.Began || entry.event() instanceof Event.Moved;
  }

  @Override
  public void stirred(Table table, Table.Stir stir) {
    switch (stir) {
      case Table.Stir.Attendance() -> attend(table);
      case Table.Stir.Rewound() -> connections.forEach(connection -> connection.open(table));
      case Table.Stir.Said(var message) ->
          tell(
              Replies.message("message")
                  .put("game", Ids.text(table.id()))
                  .put("message", TableJson.message(message))
                  .done(),
              page -> Messages.mayRead(table.match(), page.player(), message));
    }
  }

  /// At once, or when it is time again; then as things stand by then.
  private void attend(Table table) {
    long wait;
    synchronized (this) {
      if (due) {
        return;
      }
      wait = attended + ATTENDANCE - System.nanoTime();
      due = wait > 0;
      attended = due ? attended : System.nanoTime();
    }
    if (wait <= 0) {
      tellAttendance(table);
      return;
    }
    try {
      var unused = clock.schedule(() -> later(table), wait, TimeUnit.NANOSECONDS);
    } catch (RejectedExecutionException _) {
      // everybody is leaving
    }
  }

  private void later(Table table) {
    synchronized (this) {
      due = false;
      attended = System.nanoTime();
    }
    tellAttendance(table);
  }

  private void tellAttendance(Table table) {
    var game = Ids.text(table.id());
    var text =
        Replies.message("table")
            .put("game", game)
            .put("table", house.json().table(table, house.hall().now()))
            .done()
            .write();
    connections.forEach(connection -> connection.send("table " + game, text));
  }

  private void tell(Json message) {
    tell(message, _ -> true);
  }

  private void tell(Json message, Predicate<Connection> hears) {
    var text = message.write();
    connections.stream().filter(hears).forEach(connection -> connection.send(text));
  }
}
