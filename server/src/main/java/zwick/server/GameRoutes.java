package zwick.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import zwick.engine.Level;
import zwick.hall.Command;
import zwick.hall.GameRow;
import zwick.hall.Ids;
import zwick.hall.Objection;
import zwick.hall.Opening;
import zwick.hall.Phrase;
import zwick.hall.Player;
import zwick.hall.Reply;
import zwick.hall.Table;
import zwick.hall.TermsJson;
import zwick.notation.Json;
import zwick.notation.RecordFormat;
import zwick.view.GameView;
import zwick.view.Members;

/// Games: laying tables, looking at them, playing.
final class GameRoutes {
  private static final int MOST_LISTED = 100;

  private final House house;

  GameRoutes(House house) {
    this.house = house;
  }

  void add(RoutesConfig routes) {
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
    Replies.json(request, house.lobby().of(house.doorman().known(request).map(Player::id)));
  }

  private void mine(Context request) {
    long player = house.doorman().required(request).id();
    games(request, house.hall().gamesOf(player), player);
  }

  private void history(Context request) {
    long player = house.doorman().required(request).id();
    long before = Asking.number(request, "before", Long.MAX_VALUE);
    games(request, house.hall().history(player, before, MOST_LISTED), player);
  }

  private void games(Context request, List<GameRow> rows, long player) {
    Replies.json(
        request, new Members().put("games", rows(house, rows, Optional.of(player))).done());
  }

  private static List<Json> rows(House house, List<GameRow> rows, Optional<Long> player) {
    return rows.stream().map(row -> house.json().row(row, player)).toList();
  }

  // One game

  private void open(Context request) {
    var asking = Asking.of(request);
    var terms = TermsJson.read(asking.get("terms"));
    var level = asking.maybeNumber("level");
    if (level.filter(n -> n < Level.WEAKEST || n > Level.PERFECT).isPresent()) {
      throw Asking.unreadable();
    }
    level.ifPresent(n -> new Level(n).required(terms.rules(), house.hall().oracle(terms.rules())));
    boolean listed = asking.flag("listed");
    var address = house.doorman().address(request);
    lay(house, address);
    if (house.doorman().known(request).isEmpty()) {
      house
          .hall()
          .objection(terms, listed, level.isPresent(), address)
          .ifPresent(objection -> {
            throw Replies.refused(objection);
          });
    }
    long host = house.doorman().welcome(request).id();
    var opening =
        level.isPresent()
            ? house.hall().play(host, terms, listed, level.get(), address)
            : house.hall().open(host, terms, listed, address);
    switch (opening) {
      case Opening.Refused(var objection) -> throw Replies.refused(objection);
      case Opening.Laid(Table table) -> {
        request.status(HttpStatus.CREATED);
        request.header("Location", "/api/games/" + Ids.text(table.id()));
        Replies.json(request, opened(table, Optional.of(host)).done());
      }
    }
  }

  /// Whether another table may be laid for somebody from there.
  private static void lay(House house, String address) {
    house.tables().require(address);
  }

  private void look(Context request) {
    var table = table(request);
    var player = house.doorman().known(request).map(Player::id);
    var view = GameView.of(house.json().record(table.match()), Tongue.words(request));
    Replies.json(request, opened(table, player).put("view", view).done());
  }

  private Members opened(Table table, Optional<Long> player) {
    var messages = house.hall().messages().of(table.match(), player);
    return house.json().open(table, player, messages, house.hall().now());
  }

  private Table table(Context request) {
    return table(house, request.pathParam("id"));
  }

  static Table table(House house, String id) {
    var number = Ids.read(id);
    var table =
        number.isPresent() ? house.hall().table(number.getAsLong()) : Optional.<Table>empty();
    return table.orElseThrow(() -> new Trouble(Complaint.NOT_FOUND));
  }

  private void command(Context request) {
    var asking = Asking.of(request);
    var table = table(request);
    int expected = asking.number("expectedVersion");
    var name = asking.commandId();
    var command = asking.command();
    if (house.doorman().known(request).isEmpty()) {
      table.foresee(expected, command).ifPresent(reply -> answer(request, table, reply));
    }
    long player = house.doorman().welcome(request).id();
    var reply =
        ask(house, table, player, house.doorman().address(request), name, expected, command);
    answer(request, table, reply);
  }

  /// Does something at a table, whichever way it was asked for.
  static Reply ask(
      House house,
      Table table,
      long player,
      String address,
      String name,
      int expected,
      Command command) {
    house.requireDeed(player, address);
    if (command instanceof Command.Rematch) {
      lay(house, address);
    }
    return house.meters().command(() -> table.ask(player, name, expected, command, address));
  }

  private void answer(Context request, Table table, Reply reply) {
    switch (reply) {
      case Reply.Done(int seq) ->
          Replies.json(
              request,
              new Members()
                  .put("seq", seq)
                  .put("table", house.json().table(table, house.hall().now()))
                  .done());
      case Reply.Stale(var missed) ->
          throw new Trouble(language ->
              Replies.with(
                  Complaint.STALE.json(Complaint.STALE.status(), language),
                  new Members()
                      .put("events", TableJson.events(missed))
                      .put("table", house.json().table(table, house.hall().now()))
                      .done()));
      case Reply.Refused(var objection) ->
          throw Replies.refused(objection, table.match().game().position());
    }
  }

  private void record(Context request) {
    var name = Optional.ofNullable(request.queryParam("format")).orElse("json");
    var format = RecordFormat.find(name).orElseThrow(Asking::unreadable);
    var match = table(request).match();
    var text = format.write(List.of(house.json().record(match)));
    var ending = format == RecordFormat.TEXT ? "txt" : format.name().toLowerCase(Locale.ROOT);
    request.header(
        "Content-Disposition",
        "attachment; filename=\"%s.%s\"".formatted(Ids.text(match.id()), ending));
    request.header("Cache-Control", "no-store");
    var type = format == RecordFormat.JSON ? Replies.JSON : "text/plain; charset=utf-8";
    request.contentType(type).result(text);
  }

  // Words

  private void messages(Context request) {
    var reader = house.doorman().known(request).map(Player::id);
    var messages = house.hall().messages().of(table(request).match(), reader);
    var list = messages.stream().<Json>map(TableJson::message).toList();
    Replies.json(request, new Members().put("messages", list).done());
  }

  private void say(Context request) {
    var asking = Asking.of(request);
    var table = table(request);
    var player = house.doorman().required(request);
    say(house, table, player, asking)
        .ifPresent(objection -> {
          throw Replies.refused(objection);
        });
    messages(request);
  }

  static Optional<Objection> say(House house, Table table, Player player, Asking asking) {
    var named = asking.maybe("phrase");
    var messages = house.hall().messages();
    if (named.isEmpty()) {
      return messages.write(table, player.id(), asking.text("words"));
    }
    var phrase = Phrase.find(named.get());
    return phrase.isPresent()
        ? messages.say(table, player.id(), phrase.get())
        : Optional.of(Objection.House.NO_SUCH_PHRASE);
  }
}
