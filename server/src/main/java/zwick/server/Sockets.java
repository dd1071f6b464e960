package zwick.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;
import zwick.hall.GameRow;
import zwick.hall.Identity;
import zwick.hall.Match;
import zwick.hall.Phase;
import zwick.hall.Sitter;
import zwick.hall.StorageTrouble;
import zwick.hall.Table;
import zwick.hall.UsageLimits;

/// All pages that are open, and what they want to hear of.
final class Sockets implements AutoCloseable {
  private static final Duration SILENCE = Duration.ofSeconds(70);
  private static final long PING = 25;
  private static final long MOST_SAID = 16 << 10;
  private static final long PATIENCE = 1_000;
  private static final String ADDRESS = "zwick.address";
  private static final String SECURE = "zwick.secure";
  private static final String LOBBY = "lobby";
  private static final String PATH = "/api/socket";

  private final House house;
  private final Map<Session, Connection> open = new ConcurrentHashMap<>();
  private final Map<Long, Channel> channels = new ConcurrentHashMap<>();
  private final Map<Long, Set<Connection>> players = new ConcurrentHashMap<>();
  private final Map<String, Integer> addresses = new ConcurrentHashMap<>();

  /// Who looks at the lobby, and who has not been told yet how it stands.
  private final Set<Connection> lobby = ConcurrentHashMap.newKeySet();

  private final Set<Connection> curious = ConcurrentHashMap.newKeySet();
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
        PATH,
        request -> {
          try {
            admit(request);
          } catch (Trouble trouble) { // which is answered, but not counted as other requests are
            int status = Complaint.status(trouble.in(Tongue.of(request)));
            house.meters().turnedAway(PATH, status);
            house.security().unopened(request, PATH, status);
            throw trouble;
          }
        });
    routes.ws(PATH, this::configure);
  }

  private void admit(Context request) {
    if (!house.doorman().mayChange(request)) {
      throw new Trouble(Complaint.FORBIDDEN);
    }
    var address = house.doorman().address(request);
    house.questions().require(address);
    if (isFull(addresses.getOrDefault(address, 0))) {
      throw new Trouble(Complaint.TOO_MANY);
    }
    request.attribute(ADDRESS, address);
    request.attribute(SECURE, house.doorman().isSecure(request));
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

  private boolean isFull(int open) {
    return UsageLimits.isReached(house.hall().limits().socketsPerAddress(), open);
  }

  /// While the database is away nobody can be told from another, and nobody is let in.
  private void connect(WsConnectContext page) {
    try {
      admit(page);
    } catch (StorageTrouble _) {
      disconnect(page.session);
      page.session.close(Outbox.TOO_SLOW, "try again later", Callback.NOOP);
    }
  }

  private void admit(WsConnectContext page) {
    var address = Objects.requireNonNullElse(page.<String>attribute(ADDRESS), "");
    var identity = identity(page); // before he is counted: it may fail
    if (isFull(addresses.merge(address, 1, Integer::sum) - 1)) { // several came at once
      gone(address);
      page.session.close(Outbox.TOO_MUCH, "too many sockets", Callback.NOOP);
      return;
    }
    page.session.setIdleTimeout(SILENCE);
    page.session.setMaxTextMessageSize(MOST_SAID);
    page.enableAutomaticPings(PING, TimeUnit.SECONDS);
    var language = Tongue.of(page.queryParam("language"), page.header("Accept-Language"));
    var connection = new Connection(house, this, page.session, identity, language, address);
    open.put(page.session, connection);
    connection.player().ifPresent(id -> players.compute(id, (_, pages) -> with(pages, connection)));
    if (!identity(page).map(Identity::token).equals(connection.token())) {
      connection.expel(); // it ended before he was on the list of those who hear of it
    }
  }

  private static Set<Connection> with(@Nullable Set<Connection> pages, Connection page) {
    var all = pages == null ? ConcurrentHashMap.<Connection>newKeySet() : pages;
    all.add(page);
    return all;
  }

  private Optional<Identity> identity(WsConnectContext page) {
    boolean secure = Boolean.TRUE.equals(page.<Boolean>attribute(SECURE));
    var cookie = SessionCookie.read(name -> page.cookie(name), secure);
    return house.doorman().identity(page.header("Authorization"), cookie);
  }

  /// Those of this player, or all there are, with what they are known by.
  Map<Connection, Long> known(OptionalLong player) {
    var some =
        player.isPresent()
            ? players.getOrDefault(player.getAsLong(), Set.of())
            : Set.copyOf(open.values());
    var known = new HashMap<Connection, Long>();
    some.forEach(connection -> connection.token().ifPresent(token -> known.put(connection, token)));
    return known;
  }

  private void disconnect(Session session) {
    var connection = open.remove(session);
    if (connection != null) {
      gone(connection.address());
      lobby.remove(connection);
      curious.remove(connection);
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

  private void gone(String address) {
    addresses.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
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
          var channel = known == null ? new Channel(house, clock) : known;
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
    if (!on) {
      lobby.remove(connection);
      curious.remove(connection);
    } else if (lobby.add(connection) && connection.looksIntoTheLobby()) {
      connection.send(LOBBY, house.lobby().message());
    } else {
      curious.add(connection); // he has seen it a moment ago; again when the others do
    }
  }

  private void tellLobby() {
    boolean changed = lobbyChanged.getAndSet(false);
    var readers = changed ? lobby : curious;
    if (readers.isEmpty()) {
      return;
    }
    try {
      var text = changed ? house.lobby().news() : house.lobby().message();
      readers.forEach(connection -> {
        curious.remove(connection);
        connection.send(LOBBY, text);
      });
    } catch (RuntimeException _) {
      lobbyChanged.set(changed); // the database is away; again in a second
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
