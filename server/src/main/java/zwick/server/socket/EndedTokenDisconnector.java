package zwick.server.socket;

import java.time.Duration;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwick.hall.people.Players;

/// Sends away whoever is here by a token that has ended: at once when the hall tells of it, and
/// every few seconds whatever it tells.
public final class EndedTokenDisconnector implements AutoCloseable {
  public static final Duration ROUND = Duration.ofSeconds(15);

  private static final Logger LOG = LoggerFactory.getLogger(EndedTokenDisconnector.class);

  private final Players players;
  private final Sockets sockets;
  private final GameStreams gameStreams;
  private final Runnable unfollow;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(Thread.ofVirtual().factory());

  /// @param round how often all are looked at
  public EndedTokenDisconnector(
      Players players, Sockets sockets, GameStreams gameStreams, Duration round) {
    this.players = players;
    this.sockets = sockets;
    this.gameStreams = gameStreams;
    unfollow = players.follow(this::look);
    long millis = round.toMillis();
    clock.scheduleWithFixedDelay(
        () -> look(OptionalLong.empty()), millis, millis, TimeUnit.MILLISECONDS);
  }

  private void look(OptionalLong player) {
    try {
      sendAway(sockets.known(player), SocketConnection::expel);
      sendAway(gameStreams.known(player), StreamingResponse::end);
    } catch (RuntimeException e) {
      // the database is away, and nothing can be done by anybody; the next round makes up for it
      LOG.warn("could not look who is still known: {}", e.getMessage());
    }
  }

  private <T> void sendAway(Map<T, Long> here, Consumer<T> away) {
    if (!here.isEmpty()) {
      var living = players.living(here.values());
      here.forEach((one, token) -> {
        if (!living.contains(token)) {
          away.accept(one);
        }
      });
    }
  }

  @Override
  public void close() {
    unfollow.run();
    clock.shutdownNow();
  }
}
