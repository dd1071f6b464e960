package zwick.server.socket;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import zwick.hall.GameSession;
import zwick.hall.Messages;
import zwick.hall.game.Event;
import zwick.hall.game.LoggedEvent;
import zwick.hall.policy.Ids;
import zwick.notation.json.Json;
import zwick.server.context.GameSessionJson;
import zwick.server.context.ServerContext;
import zwick.server.protocol.JsonReplies;

/// All browsers that have one table open. What happens there is put into words once for all.
final class GameChannel implements GameSession.Watcher {
  /// Who comes and goes is told so often at most, however often they do.
  private static final long ATTENDANCE = TimeUnit.SECONDS.toNanos(1);

  private final ServerContext serverContext;
  private final ScheduledExecutorService clock;
  private final Set<SocketConnection> connections = ConcurrentHashMap.newKeySet();

  /// When it was told last who is there, and whether it will be told again.
  private long attended = System.nanoTime() - ATTENDANCE;

  private boolean due;

  GameChannel(ServerContext serverContext, ScheduledExecutorService clock) {
    this.serverContext = serverContext;
    this.clock = clock;
  }

  boolean add(SocketConnection socketConnection) {
    return connections.add(socketConnection);
  }

  /// Whether nobody is left.
  boolean remove(SocketConnection socketConnection) {
    connections.remove(socketConnection);
    return connections.isEmpty();
  }

  @Override
  public void happened(GameSession gameSession, List<LoggedEvent> fresh) {
    if (!fresh.isEmpty() && !connections.isEmpty()) {
      tell(
          JsonReplies.message("events")
              .put("game", Ids.text(gameSession.id()))
              .put("events", GameSessionJson.events(fresh))
              .put("table", serverContext.json().table(gameSession, serverContext.hall().now()))
              .done());
      if (fresh.stream().anyMatch(GameChannel::seats)) {
        // not here: whoever sits down may be waiting for this table just now
        Thread.startVirtualThread(() -> connections.forEach(page -> page.sit(gameSession)));
      }
    }
  }

  /// Whether somebody who has only watched may have a seat now.
  private static boolean seats(LoggedEvent loggedEvent) {
    return loggedEvent.event() instanceof Event.Began || loggedEvent.event() instanceof Event.Moved;
  }

  @Override
  public void stirred(GameSession gameSession, GameSession.Stir stir) {
    switch (stir) {
      case GameSession.Stir.Attendance() -> attend(gameSession);
      case GameSession.Stir.Rewound() ->
          connections.forEach(socketConnection -> socketConnection.open(gameSession));
      case GameSession.Stir.Said(var message) ->
          tell(
              JsonReplies.message("message")
                  .put("game", Ids.text(gameSession.id()))
                  .put("message", GameSessionJson.message(message))
                  .done(),
              page -> Messages.mayRead(gameSession.onlineGame(), page.player(), message));
    }
  }

  /// At once, or when it is time again; then as things stand by then.
  private void attend(GameSession gameSession) {
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
      tellAttendance(gameSession);
      return;
    }
    try {
      var unused = clock.schedule(() -> later(gameSession), wait, TimeUnit.NANOSECONDS);
    } catch (RejectedExecutionException _) {
      // everybody is leaving
    }
  }

  private void later(GameSession gameSession) {
    synchronized (this) {
      due = false;
      attended = System.nanoTime();
    }
    tellAttendance(gameSession);
  }

  private void tellAttendance(GameSession gameSession) {
    var game = Ids.text(gameSession.id());
    var text =
        JsonReplies.message("table")
            .put("game", game)
            .put("table", serverContext.json().table(gameSession, serverContext.hall().now()))
            .done()
            .write();
    connections.forEach(socketConnection -> socketConnection.send("table " + game, text));
  }

  private void tell(Json message) {
    tell(message, _ -> true);
  }

  private void tell(Json message, Predicate<SocketConnection> hears) {
    var text = message.write();
    connections.stream().filter(hears).forEach(socketConnection -> socketConnection.send(text));
  }
}
