package zwick.server.socket;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.websocket.api.Session;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwick.game.BadInput;
import zwick.game.Side;
import zwick.hall.GameSession;
import zwick.hall.game.Reply;
import zwick.hall.people.Identity;
import zwick.hall.people.PlayerProfile;
import zwick.hall.people.Token;
import zwick.hall.policy.Ids;
import zwick.hall.storage.StorageTrouble;
import zwick.notation.json.Json;
import zwick.server.context.GameSessionJson;
import zwick.server.context.ServerContext;
import zwick.server.http.GameRoutes;
import zwick.server.protocol.HttpProblem;
import zwick.server.protocol.JsonReplies;
import zwick.server.protocol.RequestFields;
import zwick.server.protocol.RequestTrouble;
import zwick.server.security.Permissions;
import zwick.server.security.TokenBucket;
import zwick.text.Language;

/// One open page. It hears of the tables it watches and of its own games, and says what its player
/// does. Messages come one at a time.
final class SocketConnection {
  private static final Logger LOG = LoggerFactory.getLogger(SocketConnection.class);

  /// A page shows one game, or a few in a list.
  private static final int MOST_TABLES = 16;

  /// So many seconds' worth of messages may come at once: a page says most when it comes back.
  private static final int AT_ONCE = 4;

  private final ServerContext serverContext;
  private final Sockets sockets;
  private final Outbox outbox;
  private final Optional<Identity> identity;
  private final Language language;
  private final String address;

  /// How much it may say, and how often it may be told that this was too much.
  private final TokenBucket messages;

  private final TokenBucket warnings;

  /// How often it may be told at once how the lobby stands; it is long.
  private final TokenBucket glances = new TokenBucket(1, 2, System::nanoTime);

  /// Changed by one thread at a time, which may wait for a table meanwhile; read by tables, which
  /// must not wait for it.
  private final Map<Long, Chair> watched = new ConcurrentHashMap<>();

  /// Where it looks on; the table is kept, for nobody else finds one that has been removed.
  private record Chair(GameSession gameSession, Optional<Side> seat) {}

  private boolean closed;
  private volatile boolean expelled;

  /// @param address where it comes from
  SocketConnection(
      ServerContext serverContext,
      Sockets sockets,
      Session session,
      Optional<Identity> identity,
      Language language,
      String address) {
    this.serverContext = serverContext;
    this.sockets = sockets;
    this.outbox = new Outbox(session);
    this.identity = identity;
    this.language = language;
    this.address = address;
    int perSecond = serverContext.hall().limits().messagesPerSecond();
    messages = new TokenBucket(perSecond, AT_ONCE * perSecond, System::nanoTime);
    warnings = new TokenBucket(perSecond, AT_ONCE * perSecond, System::nanoTime);
  }

  /// Whether it is some time since it looked there last.
  boolean looksIntoTheLobby() {
    return glances.take();
  }

  String address() {
    return address;
  }

  Optional<Long> player() {
    return identity.map(who -> who.playerProfile().id());
  }

  /// What its player is known by; none for somebody who only watches.
  Optional<Long> token() {
    return identity.map(Identity::token);
  }

  /// What he came in by is not good any more: from now on nothing he says is heard.
  void expel() {
    expelled = true;
    outbox.expel();
  }

  void send(String message) {
    outbox.send(message);
  }

  /// See [Outbox#send(String, String)].
  void send(String topic, String message) {
    outbox.send(topic, message);
  }

  void end(String message) {
    outbox.end(message);
  }

  private void send(Json message) {
    send(message.write());
  }

  /// Whatever comes, it is answered and nobody else notices. Who keeps saying too much is cut off.
  void hear(String text) {
    boolean tooMany = !messages.take();
    if (tooMany && !warnings.take()) {
      outbox.cut();
      return;
    }
    var game = Json.none();
    var command = Json.none();
    try {
      var said = RequestFields.read(text);
      game = said.get("game") instanceof Json.Str name ? name : game;
      command = said.get("commandId") instanceof Json.Str name ? name : command;
      if (tooMany) {
        throw new RequestTrouble(HttpProblem.TOO_MANY);
      }
      hear(said);
    } catch (BadInput bad) {
      refuse(game, command, JsonReplies.unreadable(bad, language));
    } catch (RequestTrouble requestTrouble) {
      refuse(game, command, requestTrouble.in(language));
    } catch (StorageTrouble _) {
      var httpProblem = HttpProblem.UNAVAILABLE;
      refuse(game, command, httpProblem.json(httpProblem.status(), language));
    } catch (RuntimeException e) {
      LOG.error("could not answer a message", e);
      refuse(game, command, HttpProblem.FAILED.json(HttpProblem.FAILED.status(), language));
    }
  }

  private void hear(RequestFields said) {
    if (expelled) {
      throw new RequestTrouble(HttpProblem.NO_SESSION);
    }
    switch (said.text("type")) {
      case "watch" -> watch(table(said), said.number("since"));
      case "leave" -> leave(said);
      case "command" -> command(said, table(said));
      case "say" -> say(said, table(said));
      case "lobby" -> sockets.lobby(this, said.flag("on"));
      case "ping" ->
          send(JsonReplies.message("pong").put("now", serverContext.hall().now()).done());
      default -> throw RequestFields.unreadable();
    }
  }

  private GameSession table(RequestFields said) {
    return GameRoutes.table(serverContext, said.text("game"));
  }

  private void refuse(Json game, Json command, Json.Obj problem) {
    int status = HttpProblem.status(problem);
    serverContext.serverMetrics().refused(status);
    serverContext.security().unheard(status, player(), address);
    send(
        JsonReplies.message("refused")
            .put("game", game)
            .put("commandId", command)
            .put("problem", problem)
            .done());
  }

  private PlayerProfile seated() {
    var who = identity.orElseThrow(() -> new RequestTrouble(HttpProblem.NO_SESSION));
    Permissions.check(who, Token.Scope.PLAY);
    return who.playerProfile();
  }

  // Watching

  /// First it is on the list, then it is told how things stand: so nothing falls between.
  private void watch(GameSession gameSession, int since) {
    synchronized (watched) {
      if (closed) {
        return;
      }
      if (!watched.containsKey(gameSession.id())) {
        if (watched.size() == MOST_TABLES) {
          throw new RequestTrouble(HttpProblem.TOO_MANY);
        }
        sockets.watch(gameSession, this);
        watched.put(gameSession.id(), new Chair(gameSession, gameSession.arrive(player())));
      }
    }
    if (since == 0 || since > gameSession.onlineGame().seq()) {
      open(gameSession);
    } else {
      send(
          JsonReplies.message("events")
              .put("game", Ids.text(gameSession.id()))
              .put("events", GameSessionJson.events(gameSession.since(since)))
              .put("table", serverContext.json().table(gameSession, serverContext.hall().now()))
              .done());
    }
  }

  /// The whole game as it stands.
  void open(GameSession gameSession) {
    var messages = serverContext.hall().messages().of(gameSession.onlineGame(), player());
    send(
        JsonReplies.with(
            JsonReplies.message("open").put("game", Ids.text(gameSession.id())).done(),
            serverContext
                .json()
                .open(gameSession, player(), messages, serverContext.hall().now())
                .done()));
  }

  private void leave(RequestFields said) {
    long id =
        Ids.read(said.text("game")).orElseThrow(() -> new RequestTrouble(HttpProblem.NOT_FOUND));
    synchronized (watched) {
      var chair = watched.remove(id);
      if (chair != null) {
        leave(chair);
      }
    }
  }

  private void leave(Chair chair) {
    sockets.leave(chair.gameSession, this);
    chair.gameSession.depart(chair.seat);
  }

  boolean watches(long game) {
    return watched.containsKey(game);
  }

  /// Somebody who watched may have sat down meanwhile.
  void sit(GameSession gameSession) {
    synchronized (watched) {
      var chair = watched.get(gameSession.id());
      if (chair != null
          && chair.seat.isEmpty()
          && player().flatMap(gameSession.onlineGame()::side).isPresent()) {
        gameSession.depart(chair.seat);
        watched.put(gameSession.id(), new Chair(gameSession, gameSession.arrive(player())));
      }
    }
  }

  // Playing

  private void command(RequestFields said, GameSession gameSession) {
    var who = seated();
    var command = said.commandId();
    var game = Ids.text(gameSession.id());
    int expected = said.number("expectedVersion");
    var wanted = said.command();
    var reply =
        GameRoutes.ask(serverContext, gameSession, who.id(), address, command, expected, wanted);
    switch (reply) {
      case Reply.Done(int seq) -> {
        send(
            JsonReplies.message("done")
                .put("game", game)
                .put("commandId", command)
                .put("seq", seq)
                .done());
      }
      case Reply.Stale(var missed) ->
          send(
              JsonReplies.message("stale")
                  .put("game", game)
                  .put("commandId", command)
                  .put("events", GameSessionJson.events(missed))
                  .put("table", serverContext.json().table(gameSession, serverContext.hall().now()))
                  .done());
      case Reply.Refused(var objection) ->
          throw JsonReplies.refused(objection, gameSession.onlineGame().game().position());
    }
  }

  private void say(RequestFields said, GameSession gameSession) {
    var who = seated();
    serverContext.requireDeed(who.id(), address);
    GameRoutes.say(serverContext, gameSession, who, said)
        .ifPresent(objection -> {
          throw JsonReplies.refused(objection);
        });
  }

  /// The page is gone.
  void close() {
    outbox.close();
    synchronized (watched) {
      closed = true;
      watched.values().forEach(this::leave);
      watched.clear();
    }
  }
}
