package zwick.server.socket;

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
import zwick.hall.GameSession;
import zwick.hall.game.GameStatus;
import zwick.hall.game.OnlineGame;
import zwick.hall.game.SeatHolder;
import zwick.hall.people.Identity;
import zwick.hall.policy.UsageLimits;
import zwick.hall.session.GameRow;
import zwick.hall.storage.StorageTrouble;
import zwick.server.context.ServerContext;
import zwick.server.protocol.HttpProblem;
import zwick.server.protocol.JsonReplies;
import zwick.server.protocol.RequestLanguage;
import zwick.server.protocol.RequestTrouble;
import zwick.server.security.SessionCookie;

/// All pages that are open, and what they want to hear of.
public final class Sockets implements AutoCloseable {
  private static final Duration SILENCE = Duration.ofSeconds(70);
  private static final long PING = 25;
  private static final long MOST_SAID = 16 << 10;
  private static final long PATIENCE = 1_000;
  private static final String ADDRESS = "zwick.address";
  private static final String SECURE = "zwick.secure";
  private static final String LOBBY = "lobby";
  private static final String PATH = "/api/socket";

  private final ServerContext serverContext;
  private final Map<Session, SocketConnection> open = new ConcurrentHashMap<>();
  private final Map<Long, GameChannel> channels = new ConcurrentHashMap<>();
  private final Map<Long, Set<SocketConnection>> players = new ConcurrentHashMap<>();
  private final Map<String, Integer> addresses = new ConcurrentHashMap<>();

  /// Who looks at the lobby, and who has not been told yet how it stands.
  private final Set<SocketConnection> lobby = ConcurrentHashMap.newKeySet();

  private final Set<SocketConnection> curious = ConcurrentHashMap.newKeySet();
  private final AtomicBoolean lobbyChanged = new AtomicBoolean();
  private final Runnable unfollow;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(Thread.ofVirtual().factory());

  public Sockets(ServerContext serverContext) {
    this.serverContext = serverContext;
    unfollow = serverContext.hall().follow(this::changed);
    clock.scheduleWithFixedDelay(this::tellLobby, 1, 1, TimeUnit.SECONDS);
  }

  public void add(RoutesConfig routes) {
    routes.wsBeforeUpgrade(
        PATH,
        request -> {
          try {
            admit(request);
          } catch (
              RequestTrouble
                  requestTrouble) { // which is answered, but not counted as other requests are
            int status = HttpProblem.status(requestTrouble.in(RequestLanguage.of(request)));
            serverContext.serverMetrics().turnedAway(PATH, status);
            serverContext.security().unopened(request, PATH, status);
            throw requestTrouble;
          }
        });
    routes.ws(PATH, this::configure);
  }

  private void admit(Context request) {
    if (!serverContext.requestIdentity().mayChange(request)) {
      throw new RequestTrouble(HttpProblem.FORBIDDEN);
    }
    var address = serverContext.requestIdentity().address(request);
    serverContext.questions().require(address);
    if (isFull(addresses.getOrDefault(address, 0))) {
      throw new RequestTrouble(HttpProblem.TOO_MANY);
    }
    request.attribute(ADDRESS, address);
    request.attribute(SECURE, serverContext.requestIdentity().isSecure(request));
  }

  private void configure(WsConfig socket) {
    socket.onConnect(this::connect);
    socket.onMessage(said -> {
      var socketConnection = open.get(said.session);
      if (socketConnection != null) {
        socketConnection.hear(said.message());
      }
    });
    socket.onClose(gone -> disconnect(gone.session));
    socket.onError(broken -> disconnect(broken.session));
  }

  private boolean isFull(int open) {
    return UsageLimits.isReached(serverContext.hall().limits().socketsPerAddress(), open);
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
    var language = RequestLanguage.of(page.queryParam("language"), page.header("Accept-Language"));
    var socketConnection =
        new SocketConnection(serverContext, this, page.session, identity, language, address);
    open.put(page.session, socketConnection);
    socketConnection
        .player()
        .ifPresent(id -> players.compute(id, (_, pages) -> with(pages, socketConnection)));
    if (!identity(page).map(Identity::token).equals(socketConnection.token())) {
      socketConnection.expel(); // it ended before he was on the list of those who hear of it
    }
  }

  private static Set<SocketConnection> with(
      @Nullable Set<SocketConnection> pages, SocketConnection page) {
    var all = pages == null ? ConcurrentHashMap.<SocketConnection>newKeySet() : pages;
    all.add(page);
    return all;
  }

  private Optional<Identity> identity(WsConnectContext page) {
    boolean secure = Boolean.TRUE.equals(page.<Boolean>attribute(SECURE));
    var cookie = SessionCookie.read(name -> page.cookie(name), secure);
    return serverContext.requestIdentity().identity(page.header("Authorization"), cookie);
  }

  /// Those of this player, or all there are, with what they are known by.
  Map<SocketConnection, Long> known(OptionalLong player) {
    var some =
        player.isPresent()
            ? players.getOrDefault(player.getAsLong(), Set.of())
            : Set.copyOf(open.values());
    var known = new HashMap<SocketConnection, Long>();
    some.forEach(socketConnection ->
        socketConnection.token().ifPresent(token -> known.put(socketConnection, token)));
    return known;
  }

  private void disconnect(Session session) {
    var socketConnection = open.remove(session);
    if (socketConnection != null) {
      gone(socketConnection.address());
      lobby.remove(socketConnection);
      curious.remove(socketConnection);
      socketConnection
          .player()
          .ifPresent(id ->
              players.computeIfPresent(
                  id,
                  (_, pages) -> {
                    pages.remove(socketConnection);
                    return pages.isEmpty() ? null : pages;
                  }));
      socketConnection.close();
    }
  }

  private void gone(String address) {
    addresses.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
  }

  public int open() {
    return open.size();
  }

  /// Different players with a page open.
  public int people() {
    return players.size();
  }

  // Tables

  void watch(GameSession gameSession, SocketConnection socketConnection) {
    channels.compute(
        gameSession.id(),
        (_, known) -> {
          var gameChannel = known == null ? new GameChannel(serverContext, clock) : known;
          gameChannel.add(socketConnection);
          if (known == null) {
            gameSession.watch(gameChannel, gameSession.onlineGame().seq());
          }
          return gameChannel;
        });
  }

  void leave(GameSession gameSession, SocketConnection socketConnection) {
    channels.computeIfPresent(
        gameSession.id(),
        (_, gameChannel) -> {
          if (gameChannel.remove(socketConnection)) {
            gameSession.leave(gameChannel);
            return null;
          }
          return gameChannel;
        });
  }

  // Lists

  void lobby(SocketConnection socketConnection, boolean on) {
    if (!on) {
      lobby.remove(socketConnection);
      curious.remove(socketConnection);
    } else if (lobby.add(socketConnection) && socketConnection.looksIntoTheLobby()) {
      socketConnection.send(LOBBY, serverContext.lobby().message());
    } else {
      curious.add(socketConnection); // he has seen it a moment ago; again when the others do
    }
  }

  private void tellLobby() {
    boolean changed = lobbyChanged.getAndSet(false);
    var readers = changed ? lobby : curious;
    if (readers.isEmpty()) {
      return;
    }
    try {
      var text = changed ? serverContext.lobby().news() : serverContext.lobby().message();
      readers.forEach(socketConnection -> {
        curious.remove(socketConnection);
        socketConnection.send(LOBBY, text);
      });
    } catch (RuntimeException _) {
      lobbyChanged.set(changed); // the database is away; again in a second
    }
  }

  /// Something has happened at a table, perhaps one that is open nowhere.
  private void changed(OnlineGame onlineGame) {
    if (onlineGame.agreement().listed()) {
      lobbyChanged.set(true);
    }
    if (players.isEmpty()) {
      return;
    }
    var concerned =
        Stream.concat(
                Stream.concat(
                    Stream.of(onlineGame.agreement().host()),
                    onlineGame.agreement().guest().stream()),
                onlineGame.seats().stream()
                    .flatMap(seats -> Stream.of(seats.white(), seats.black()))
                    .flatMap(seatHolder ->
                        seatHolder instanceof SeatHolder.Person(long id)
                            ? Stream.of(id)
                            : Stream.empty()))
            .distinct()
            .toList();
    for (long player : concerned) {
      for (var socketConnection : players.getOrDefault(player, Set.of())) {
        if (!socketConnection.watches(onlineGame.id())
            || onlineGame.gameStatus() != GameStatus.PLAYING) {
          var row = serverContext.json().row(GameRow.of(onlineGame), Optional.of(player));
          socketConnection.send(JsonReplies.message("mine").put("row", row).done().write());
        }
      }
    }
  }

  /// Says good-bye and waits until it is heard; the pages come back to whoever serves next.
  @Override
  public void close() {
    unfollow.run();
    clock.shutdownNow();
    var bye = JsonReplies.message("bye").done().write();
    open.values().forEach(socketConnection -> socketConnection.end(bye));
    long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE);
    while (!open.isEmpty() && System.nanoTime() < until) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
    }
  }
}
