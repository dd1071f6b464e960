package zwick.server;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import zwick.hall.Entry;
import zwick.hall.Event;
import zwick.hall.Ids;
import zwick.hall.Table;
import zwick.notation.Json;

/// All browsers that have one table open. What happens there is put into words once for all.
final class Channel implements Table.Watcher {
  private final House house;
  private final Set<Connection> connections = ConcurrentHashMap.newKeySet();

  Channel(House house) {
    this.house = house;
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
    var game = Ids.text(table.id());
    if (stir instanceof Table.Stir.Rewound) {
      connections.forEach(connection -> connection.open(table));
      return;
    }
    tell(
        switch (stir) {
          case Table.Stir.Attendance(), Table.Stir.Rewound() ->
              Replies.message("table")
                  .put("game", game)
                  .put("table", house.json().table(table, house.hall().now()))
                  .done();
          case Table.Stir.Said(var message) ->
              Replies.message("message")
                  .put("game", game)
                  .put("message", TableJson.message(message))
                  .done();
        });
  }

  private void tell(Json message) {
    var text = message.write();
    connections.forEach(connection -> connection.send(text));
  }
}
