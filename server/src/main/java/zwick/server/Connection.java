package zwick.server;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.websocket.api.Session;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwick.game.BadInput;
import zwick.game.Side;
import zwick.hall.Identity;
import zwick.hall.Ids;
import zwick.hall.Player;
import zwick.hall.Reply;
import zwick.hall.StorageTrouble;
import zwick.hall.Table;
import zwick.hall.Token;
import zwick.notation.Json;
import zwick.text.Language;

/// One open page. It hears of the tables it watches and of its own games, and says what its player
/// does. Messages come one at a time.
final class Connection {
  private static final Logger LOG = LoggerFactory.getLogger(Connection.class);

  /// A page shows one game, or a few in a list.
  private static final int MOST_TABLES = 16;

  /// So many seconds' worth of messages may come at once: a page says most when it comes back.
  private static final int AT_ONCE = 4;

  private final House house;
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
  private record Chair(Table table, Optional<Side> seat) {}

  private boolean closed;
  private volatile boolean expelled;

  /// @param address where it comes from
  Connection(
      House house,
      Sockets sockets,
      Session session,
      Optional<Identity> identity,
      Language language,
      String address) {
    this.house = house;
    this.sockets = sockets;
    this.outbox = new Outbox(session);
    this.identity = identity;
    this.language = language;
    this.address = address;
    int perSecond = house.hall().limits().messagesPerSecond();
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
    return identity.map(who -> who.player().id());
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
      var said = Asking.read(text);
      game = said.get("game") instanceof Json.Str name ? name : game;
      command = said.get("commandId") instanceof Json.Str name ? name : command;
      if (tooMany) {
        throw new Trouble(Complaint.TOO_MANY);
      }
      hear(said);
    } catch (BadInput bad) {
      refuse(game, command, Replies.unreadable(bad, language));
    } catch (Trouble trouble) {
      refuse(game, command, trouble.in(language));
    } catch (StorageTrouble _) {
      var complaint = Complaint.UNAVAILABLE;
      refuse(game, command, complaint.json(complaint.status(), language));
    } catch (RuntimeException e) {
      LOG.error("could not answer a message", e);
      refuse(game, command, Complaint.FAILED.json(Complaint.FAILED.status(), language));
    }
  }

  private void hear(Asking said) {
    if (expelled) {
      throw new Trouble(Complaint.NO_SESSION);
    }
    switch (said.text("type")) {
      case "watch" -> watch(table(said), said.number("since"));
      case "leave" -> leave(said);
      case "command" -> command(said, table(said));
      case "say" -> say(said, table(said));
      case "lobby" -> sockets.lobby(this, said.flag("on"));
      case "ping" -> send(Replies.message("pong").put("now", house.hall().now()).done());
      default -> throw Asking.unreadable();
    }
  }

  private Table table(Asking said) {
    return GameRoutes.table(house, said.text("game"));
  }

  private void refuse(Json game, Json command, Json.Obj problem) {
    int status = Complaint.status(problem);
    house.meters().refused(status);
    house.security().unheard(status, player(), address);
    send(
        Replies.message("refused")
            .put("game", game)
            .put("commandId", command)
            .put("problem", problem)
            .done());
  }

  private Player seated() {
    var who = identity.orElseThrow(() -> new Trouble(Complaint.NO_SESSION));
    Permissions.check(who, Token.Scope.PLAY);
    return who.player();
  }

  // Watching

  /// First it is on the list, then it is told how things stand: so nothing falls between.
  private void watch(Table table, int since) {
    synchronized (watched) {
      if (closed) {
        return;
      }
      if (!watched.containsKey(table.id())) {
        if (watched.size() == MOST_TABLES) {
          throw new Trouble(Complaint.TOO_MANY);
        }
        sockets.watch(table, this);
        watched.put(table.id(), new Chair(table, table.arrive(player())));
      }
    }
    if (since == 0 || since > table.match().seq()) {
      open(table);
    } else {
      send(
          Replies.message("events")
              .put("game", Ids.text(table.id()))
              .put("events", TableJson.events(table.since(since)))
              .put("table", house.json().table(table, house.hall().now()))
              .done());
    }
  }

  /// The whole game as it stands.
  void open(Table table) {
    var messages = house.hall().messages().of(table.match(), player());
    send(
        Replies.with(
            Replies.message("open").put("game", Ids.text(table.id())).done(),
            house.json().open(table, player(), messages, house.hall().now()).done()));
  }

  private void leave(Asking said) {
    long id = Ids.read(said.text("game")).orElseThrow(() -> new Trouble(Complaint.NOT_FOUND));
    synchronized (watched) {
      var chair = watched.remove(id);
      if (chair != null) {
        leave(chair);
      }
    }
  }

  private void leave(Chair chair) {
    sockets.leave(chair.table, this);
    chair.table.depart(chair.seat);
  }

  boolean watches(long game) {
    return watched.containsKey(game);
  }

  /// Somebody who watched may have sat down meanwhile.
  void sit(Table table) {
    synchronized (watched) {
      var chair = watched.get(table.id());
      if (chair != null
          && chair.seat.isEmpty()
          && player().flatMap(table.match()::side).isPresent()) {
        table.depart(chair.seat);
        watched.put(table.id(), new Chair(table, table.arrive(player())));
      }
    }
  }

  // Playing

  private void command(Asking said, Table table) {
    var who = seated();
    var command = said.commandId();
    var game = Ids.text(table.id());
    int expected = said.number("expectedVersion");
    var wanted = said.command();
    var reply = GameRoutes.ask(house, table, who.id(), address, command, expected, wanted);
    switch (reply) {
      case Reply.Done(int seq) -> {
        send(
            Replies.message("done")
                .put("game", game)
                .put("commandId", command)
                .put("seq", seq)
                .done());
      }
      case Reply.Stale(var missed) ->
          send(
              Replies.message("stale")
                  .put("game", game)
                  .put("commandId", command)
                  .put("events", TableJson.events(missed))
                  .put("table", house.json().table(table, house.hall().now()))
                  .done());
      case Reply.Refused(var objection) ->
          throw Replies.refused(objection, table.match().game().position());
    }
  }

  private void say(Asking said, Table table) {
    var who = seated();
    house.requireDeed(who.id(), address);
    GameRoutes.say(house, table, who, said)
        .ifPresent(objection -> {
          throw Replies.refused(objection);
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
