package zwick.server;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.eclipse.jetty.websocket.api.Session;
import zwick.hall.GameRow;
import zwick.hall.Match;
import zwick.hall.Phase;
import zwick.hall.Player;
import zwick.hall.Sitter;
import zwick.hall.Table;

/// All pages that are open, and what they want to hear of.
final class Sockets implements AutoCloseable {
  private static final Duration SILENCE = Duration.ofSeconds(70);
  private static final long PING = 25;
  private static final long MOST_SAID = 16 << 10;
  private static final long PATIENCE = 1_000;

  private final House house;
  private final Map<Session, Connection> open = new ConcurrentHashMap<>();
  private final Map<Long, Channel> channels = new ConcurrentHashMap<>();
  private final Map<Long, Set<Connection>> players = new ConcurrentHashMap<>();
  private final Set<Connection> lobby = ConcurrentHashMap.newKeySet();
  private final AtomicBoolean lobbyChanged = new AtomicBoolean();
  private final Runnable unfollow;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(Thread.ofVirtual().factory());

  Sockets(House house) {
    this.house = house;
    unfollow = house.hall().follow(this::changed);
    clock.scheduleWithFixedDelay(this::tellLobby, 1, 1, TimeUnit.SECONDS);
  }

  void add(RoutesConfig routes) {
    routes.wsBeforeUpgrade(
        "/api/socket",
        request -> {
          if (!house.doorman().mayChange(request)) {
            throw new Trouble(Complaint.FORBIDDEN);
          }
          if (!house.questions().has(house.doorman().address(request))) {
            throw new Trouble(Complaint.TOO_MANY);
          }
        });
    routes.ws("/api/socket", this::configure);
  }

  private void configure(WsConfig socket) {
    socket.onConnect(this::connect);
    socket.onMessage(said -> {
      var connection = open.get(said.session);
      if (connection != null) {
        connection.hear(said.message());
      }
    });
    socket.onClose(gone -> disconnect(gone.session));
    socket.onError(broken -> disconnect(broken.session));
  }

  private void connect(WsConnectContext page) {
    page.session.setIdleTimeout(SILENCE);
    page.session.setMaxTextMessageSize(MOST_SAID);
    page.enableAutomaticPings(PING, TimeUnit.SECONDS);
    var player = house.doorman().known(page.header("Authorization"), page.cookie("zwick"));
    var language = Tongue.of(page.queryParam("language"), page.header("Accept-Language"));
    var connection = new Connection(house, this, page.session, player, language);
    open.put(page.session, connection);
    player
        .map(Player::id)
        .ifPresent(
            id -> players.computeIfAbsent(id, _ -> ConcurrentHashMap.newKeySet()).add(connection));
  }

  private void disconnect(Session session) {
    var connection = open.remove(session);
    if (connection != null) {
      lobby.remove(connection);
      connection
          .player()
          .ifPresent(id ->
              players.computeIfPresent(
                  id,
                  (_, pages) -> {
                    pages.remove(connection);
                    return pages.isEmpty() ? null : pages;
                  }));
      connection.close();
    }
  }

  int open() {
    return open.size();
  }

  /// Different players with a page open.
  int people() {
    return players.size();
  }

  // Tables

  void watch(Table table, Connection connection) {
    channels.compute(
        table.id(),
        (_, known) -> {
          var channel = known == null ? new Channel(house) : known;
          channel.add(connection);
          if (known == null) {
            table.watch(channel, table.match().seq());
          }
          return channel;
        });
  }

  void leave(Table table, Connection connection) {
    channels.computeIfPresent(
        table.id(),
        (_, channel) -> {
          if (channel.remove(connection)) {
            table.leave(channel);
            return null;
          }
          return channel;
        });
  }

  // Lists

  void lobby(Connection connection, boolean on) {
    if (on) {
      lobby.add(connection);
      connection.send(lobby());
    } else {
      lobby.remove(connection);
    }
  }

  private String lobby() {
    var lists = GameRoutes.lobby(house, Optional.empty());
    return Replies.with(Replies.message("lobby").done(), lists).write();
  }

  private void tellLobby() {
    if (lobbyChanged.getAndSet(false) && !lobby.isEmpty()) {
      try {
        var text = lobby();
        lobby.forEach(connection -> connection.send(text));
      } catch (RuntimeException _) {
        lobbyChanged.set(true); // the database is away; again in a second
      }
    }
  }

  /// Something has happened at a table, perhaps one that is open nowhere.
  private void changed(Match match) {
    if (match.agreement().listed()) {
      lobbyChanged.set(true);
    }
    if (players.isEmpty()) {
      return;
    }
    var concerned =
        Stream.concat(
                Stream.concat(
                    Stream.of(match.agreement().host()), match.agreement().guest().stream()),
                match.seats().stream()
                    .flatMap(seats -> Stream.of(seats.white(), seats.black()))
                    .flatMap(sitter ->
                        sitter instanceof Sitter.Person(long id) ? Stream.of(id) : Stream.empty()))
            .distinct()
            .toList();
    for (long player : concerned) {
      for (var connection : players.getOrDefault(player, Set.of())) {
        if (!connection.watches(match.id()) || match.phase() != Phase.PLAYING) {
          var row = house.json().row(GameRow.of(match), Optional.of(player));
          connection.send(Replies.message("mine").put("row", row).done().write());
        }
      }
    }
  }

  /// Says good-bye and waits until it is heard; the pages come back to whoever serves next.
  @Override
  public void close() {
    unfollow.run();
    clock.shutdownNow();
    var bye = Replies.message("bye").done().write();
    open.values().forEach(connection -> connection.end(bye));
    long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE);
    while (!open.isEmpty() && System.nanoTime() < until) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
    }
  }
}
