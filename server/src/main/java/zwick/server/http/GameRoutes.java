package zwick.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import zwick.engine.players.Level;
import zwick.hall.GameCreation;
import zwick.hall.GameSession;
import zwick.hall.game.Command;
import zwick.hall.game.Reply;
import zwick.hall.game.TermsJson;
import zwick.hall.people.PlayerProfile;
import zwick.hall.policy.Ids;
import zwick.hall.policy.Objection;
import zwick.hall.session.GameRow;
import zwick.hall.session.Phrase;
import zwick.notation.json.Json;
import zwick.notation.records.RecordFormat;
import zwick.server.context.GameSessionJson;
import zwick.server.context.ServerContext;
import zwick.server.protocol.HttpProblem;
import zwick.server.protocol.JsonReplies;
import zwick.server.protocol.RequestFields;
import zwick.server.protocol.RequestLanguage;
import zwick.server.protocol.RequestTrouble;
import zwick.view.game.GameView;
import zwick.view.json.JsonObjectBuilder;

/// Games: laying tables, looking at them, playing.
public final class GameRoutes {
  private static final int MOST_LISTED = 100;

  private final ServerContext serverContext;

  public GameRoutes(ServerContext serverContext) {
    this.serverContext = serverContext;
  }

  public void add(RoutesConfig routes) {
    routes.get("/api/lobby", this::lobby);
    routes.get("/api/me/games", this::mine);
    routes.get("/api/me/history", this::history);
    routes.post("/api/games", this::open);
    routes.get("/api/games/{id}", this::look);
    routes.post("/api/games/{id}/commands", this::command);
    routes.get("/api/games/{id}/record", this::record);
    routes.get("/api/games/{id}/messages", this::messages);
    routes.post("/api/games/{id}/messages", this::say);
  }

  // Lists

  private void lobby(Context request) {
    JsonReplies.json(
        request,
        serverContext
            .lobby()
            .of(serverContext.requestIdentity().known(request).map(PlayerProfile::id)));
  }

  private void mine(Context request) {
    long player = serverContext.requestIdentity().required(request).id();
    games(request, serverContext.hall().gamesOf(player), player);
  }

  private void history(Context request) {
    long player = serverContext.requestIdentity().required(request).id();
    long before = RequestFields.number(request, "before", Long.MAX_VALUE);
    games(request, serverContext.hall().history(player, before, MOST_LISTED), player);
  }

  private void games(Context request, List<GameRow> rows, long player) {
    JsonReplies.json(
        request,
        new JsonObjectBuilder()
            .put("games", rows(serverContext, rows, Optional.of(player)))
            .done());
  }

  private static List<Json> rows(
      ServerContext serverContext, List<GameRow> rows, Optional<Long> player) {
    return rows.stream().map(row -> serverContext.json().row(row, player)).toList();
  }

  // One game

  private void open(Context request) {
    var requestFields = RequestFields.of(request);
    var terms = TermsJson.read(requestFields.get("terms"));
    var level = requestFields.maybeNumber("level");
    if (level.filter(n -> n < Level.WEAKEST || n > Level.PERFECT).isPresent()) {
      throw RequestFields.unreadable();
    }
    level.ifPresent(
        n -> new Level(n).required(terms.rules(), serverContext.hall().oracle(terms.rules())));
    boolean listed = requestFields.flag("listed");
    var address = serverContext.requestIdentity().address(request);
    lay(serverContext, address);
    if (serverContext.requestIdentity().known(request).isEmpty()) {
      serverContext
          .hall()
          .objection(terms, listed, level.isPresent(), address)
          .ifPresent(objection -> {
            throw JsonReplies.refused(objection);
          });
    }
    long host = serverContext.requestIdentity().welcome(request).id();
    var gameCreation =
        level.isPresent()
            ? serverContext.hall().play(host, terms, listed, level.get(), address)
            : serverContext.hall().open(host, terms, listed, address);
    switch (gameCreation) {
      case GameCreation.Refused(var objection) -> throw JsonReplies.refused(objection);
      case GameCreation.Laid(GameSession gameSession) -> {
        request.status(HttpStatus.CREATED);
        request.header("Location", "/api/games/" + Ids.text(gameSession.id()));
        JsonReplies.json(request, opened(gameSession, Optional.of(host)).done());
      }
    }
  }

  /// Whether another table may be laid for somebody from there.
  private static void lay(ServerContext serverContext, String address) {
    serverContext.tables().require(address);
  }

  private void look(Context request) {
    var gameSession = table(request);
    var player = serverContext.requestIdentity().known(request).map(PlayerProfile::id);
    var view =
        GameView.of(
            serverContext.json().record(gameSession.onlineGame()), RequestLanguage.words(request));
    JsonReplies.json(request, opened(gameSession, player).put("view", view).done());
  }

  private JsonObjectBuilder opened(GameSession gameSession, Optional<Long> player) {
    var messages = serverContext.hall().messages().of(gameSession.onlineGame(), player);
    return serverContext.json().open(gameSession, player, messages, serverContext.hall().now());
  }

  private GameSession table(Context request) {
    return table(serverContext, request.pathParam("id"));
  }

  public static GameSession table(ServerContext serverContext, String id) {
    var number = Ids.read(id);
    var table =
        number.isPresent()
            ? serverContext.hall().table(number.getAsLong())
            : Optional.<GameSession>empty();
    return table.orElseThrow(() -> new RequestTrouble(HttpProblem.NOT_FOUND));
  }

  private void command(Context request) {
    var requestFields = RequestFields.of(request);
    var gameSession = table(request);
    int expected = requestFields.number("expectedVersion");
    var name = requestFields.commandId();
    var command = requestFields.command();
    if (serverContext.requestIdentity().known(request).isEmpty()) {
      gameSession
          .foresee(expected, command)
          .ifPresent(reply -> answer(request, gameSession, reply));
    }
    long player = serverContext.requestIdentity().welcome(request).id();
    var reply =
        ask(
            serverContext,
            gameSession,
            player,
            serverContext.requestIdentity().address(request),
            name,
            expected,
            command);
    answer(request, gameSession, reply);
  }

  /// Does something at a table, whichever way it was asked for.
  public static Reply ask(
      ServerContext serverContext,
      GameSession gameSession,
      long player,
      String address,
      String name,
      int expected,
      Command command) {
    serverContext.requireDeed(player, address);
    if (command instanceof Command.Rematch) {
      lay(serverContext, address);
    }
    return serverContext
        .serverMetrics()
        .command(() -> gameSession.ask(player, name, expected, command, address));
  }

  private void answer(Context request, GameSession gameSession, Reply reply) {
    switch (reply) {
      case Reply.Done(int seq) ->
          JsonReplies.json(
              request,
              new JsonObjectBuilder()
                  .put("seq", seq)
                  .put("table", serverContext.json().table(gameSession, serverContext.hall().now()))
                  .done());
      case Reply.Stale(var missed) ->
          throw new RequestTrouble(language ->
              JsonReplies.with(
                  HttpProblem.STALE.json(HttpProblem.STALE.status(), language),
                  new JsonObjectBuilder()
                      .put("events", GameSessionJson.events(missed))
                      .put(
                          "table",
                          serverContext.json().table(gameSession, serverContext.hall().now()))
                      .done()));
      case Reply.Refused(var objection) ->
          throw JsonReplies.refused(objection, gameSession.onlineGame().game().position());
    }
  }

  private void record(Context request) {
    var name = Optional.ofNullable(request.queryParam("format")).orElse("json");
    var format = RecordFormat.find(name).orElseThrow(RequestFields::unreadable);
    var onlineGame = table(request).onlineGame();
    var text = format.write(List.of(serverContext.json().record(onlineGame)));
    var ending = format == RecordFormat.TEXT ? "txt" : format.name().toLowerCase(Locale.ROOT);
    request.header(
        "Content-Disposition",
        "attachment; filename=\"%s.%s\"".formatted(Ids.text(onlineGame.id()), ending));
    request.header("Cache-Control", "no-store");
    var type = format == RecordFormat.JSON ? JsonReplies.JSON : "text/plain; charset=utf-8";
    request.contentType(type).result(text);
  }

  // Words

  private void messages(Context request) {
    var reader = serverContext.requestIdentity().known(request).map(PlayerProfile::id);
    var messages = serverContext.hall().messages().of(table(request).onlineGame(), reader);
    var list = messages.stream().<Json>map(GameSessionJson::message).toList();
    JsonReplies.json(request, new JsonObjectBuilder().put("messages", list).done());
  }

  private void say(Context request) {
    var requestFields = RequestFields.of(request);
    var gameSession = table(request);
    var playerProfile = serverContext.requestIdentity().required(request);
    say(serverContext, gameSession, playerProfile, requestFields)
        .ifPresent(objection -> {
          throw JsonReplies.refused(objection);
        });
    messages(request);
  }

  public static Optional<Objection> say(
      ServerContext serverContext,
      GameSession gameSession,
      PlayerProfile playerProfile,
      RequestFields requestFields) {
    var named = requestFields.maybe("phrase");
    var messages = serverContext.hall().messages();
    if (named.isEmpty()) {
      return messages.write(gameSession, playerProfile.id(), requestFields.text("words"));
    }
    var phrase = Phrase.find(named.get());
    return phrase.isPresent()
        ? messages.say(gameSession, playerProfile.id(), phrase.get())
        : Optional.of(Objection.House.NO_SUCH_PHRASE);
  }
}
