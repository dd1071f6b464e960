package zwick.hall;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import org.jdbi.v3.core.Handle;
import zwick.hall.game.EventJson;
import zwick.hall.game.LoggedEvent;
import zwick.hall.game.OnlineGame;
import zwick.hall.game.TermsJson;
import zwick.hall.people.Devices;
import zwick.hall.people.TokenRevocations;
import zwick.hall.session.FinishedGames;
import zwick.hall.session.GameStore;
import zwick.hall.storage.Database;
import zwick.hall.storage.Transaction;
import zwick.notation.GameRecord;
import zwick.notation.json.Json;
import zwick.notation.records.JsonRecord;

/// All that is kept about a player, wherever it is: moved to his account, handed out, taken away.
final class PlayerData {
  /// So many games are moved in one go.
  private static final int AT_ONCE = 200;

  /// So many players at most are handed their things at a time: some have played a lot.
  static final int MOST_AT_ONCE = 2;

  private static final List<String> BOOLEAN = List.of("bot", "free_text", "passkey_only");

  private final Hall hall;
  private final Database database;
  private final Set<Long> waiting = ConcurrentHashMap.newKeySet();
  private final Semaphore counter = new Semaphore(MOST_AT_ONCE);

  PlayerData(Hall hall, Database database) {
    this.hall = hall;
    this.database = database;
  }

  private List<Long> games(long player) {
    return database.read(handle -> GameStore.all(handle, player));
  }

  void move(long guest, long account) {
    var players = hall.players();
    if (guest == account || !players.hasAccount(account) || players.hasAccount(guest)) {
      return; // what is an account's stays there
    }
    for (var ids : inParts(games(guest))) {
      database.write(
          transaction -> FinishedGames.move(transaction, hall.now(), ids, guest, account));
      ids.forEach(id -> hall.inMemory(id).ifPresent(GameSession::catchUp));
    }
    for (long id : games(guest)) { // those that go on
      hall.table(id)
          .ifPresent(gameSession -> {
            gameSession.move(guest, account);
            if (!gameSession.onlineGame().isOf(guest)) {
              messages(id, guest, account);
            }
          });
    }
    hall.moderation().move(guest, account);
    removeTokens(guest);
  }

  private static List<List<Long>> inParts(List<Long> ids) {
    var parts = new ArrayList<List<Long>>();
    for (int i = 0; i < ids.size(); i += AT_ONCE) {
      parts.add(ids.subList(i, Math.min(ids.size(), i + AT_ONCE)));
    }
    return parts;
  }

  private void messages(long game, long from, long to) {
    database.write(transaction ->
        transaction
            .handle()
            .createUpdate(
                "update message set player_id = :to where game_id = :game and player_id = :from")
            .bind("to", to)
            .bind("game", game)
            .bind("from", from)
            .execute());
  }

  private void removeTokens(long player) {
    database.write(transaction -> {
      TokenRevocations.all(transaction, player);
      return true;
    });
    hall.players().changed(player);
  }

  void delete(long player) {
    removeTokens(player); // from now on he can begin nothing new
    hall.players().bots(player).forEach(bot -> delete(bot.id()));
    for (long id : hall.unfinished(player)) {
      hall.table(id).ifPresent(gameSession -> gameSession.without(player));
    }
    database.write(transaction -> {
      erase(transaction, player);
      return true;
    });
    hall.players().changed(player);
  }

  /// All that is known of him, as part of something else; then [Players#changed] has to follow.
  static void erase(Transaction transaction, long player) {
    erase(transaction.handle(), player);
    Devices.forget(transaction.handle(), player);
    TokenRevocations.all(transaction, player);
    transaction.scrub();
  }

  private static void erase(Handle handle, long player) {
    for (var statement :
        List.of(
            """
            update player set name = null, login = null, skeleton = null, password = null,
              password_until = null, passkey_only = false, owner = null, free_text = false,
              seen = created
            where id = :player
            """,
            // The row stays, so that the messages after it keep their numbers.
            "update message set player_id = 0, phrase = null, words = null where player_id = :player",
            "update report set words = null where reporter = :player",
            "delete from player_role where player_id = :player",
            "delete from rating where player_id = :player",
            "delete from rating_change where player_id = :player",
            "delete from passkey where player_id = :player",
            "delete from passkey_challenge where player_id = :player")) {
      handle.createUpdate(statement).bind("player", player).execute();
    }
  }

  /// None if he is being served already, or too many others are.
  Optional<Json> handOut(long player) {
    if (!waiting.add(player)) {
      return Optional.empty();
    }
    try {
      if (!counter.tryAcquire()) {
        return Optional.empty();
      }
      try {
        return Optional.of(export(player));
      } finally {
        counter.release();
      }
    } finally {
      waiting.remove(player);
    }
  }

  Json export(long player) {
    var members = new LinkedHashMap<String, Json>();
    var profile =
        rows(
            """
            select id, name, bot, free_text, passkey_only, created, seen from player
            where id = :player
            """,
            player,
            List.of("id", "name", "bot", "free_text", "passkey_only", "created", "seen"));
    members.put("player", profile.items().isEmpty() ? Json.none() : profile.items().getFirst());
    members.put(
        "bots",
        rows(
            "select id, name, created from player where owner = :player order by created, id",
            player,
            List.of("id", "name", "created")));
    members.put(
        "tokens",
        rows(
            "select * from token where player_id = :player order by created, id",
            player,
            List.of("kind", "scope", "label", "created", "used", "passkey_at")));
    members.put(
        "devices",
        rows(
            "select used from device where player_id = :player order by used",
            player,
            List.of("used")));
    members.put(
        "passkeys",
        rows(
            "select label, created, used from passkey where player_id = :player order by created",
            player,
            List.of("label", "created", "used")));
    members.put(
        "ratings",
        rows(
            "select * from rating where player_id = :player order by family",
            player,
            List.of("family", "rating", "deviation", "volatility", "games", "changed")));
    members.put(
        "ratingChanges",
        rows(
            "select * from rating_change where player_id = :player order by game_id",
            player,
            List.of("game_id", "before", "after")));
    members.put(
        "messages",
        rows(
            "select * from message where player_id = :player order by at, game_id, n",
            player,
            List.of("game_id", "at", "phrase", "words")));
    members.put(
        "reports",
        rows(
            "select * from report where reporter = :player order by at, id",
            player,
            List.of("at", "player_id", "game_id", "message_n", "reason", "words")));
    members.put(
        "sanctions",
        rows(
            "select * from sanction where player_id = :player order by created, id",
            player,
            List.of("kind", "why", "created", "ends", "lifted")));
    var games = new ArrayList<Json>();
    for (long id : games(player)) {
      var log = hall.since(id, 0);
      if (!log.isEmpty()) { // it may have been cleared away just now
        games.add(game(id, log));
      }
    }
    members.put("games", new Json.Arr(games));
    return new Json.Obj(members);
  }

  private static Json game(long id, List<LoggedEvent> log) {
    var onlineGame = OnlineGame.replay(id, log);
    var members = new LinkedHashMap<String, Json>();
    members.put("id", EventJson.id(onlineGame.id()));
    members.put("phase", Json.of(onlineGame.gameStatus().id()));
    members.put("created", Json.of(onlineGame.created()));
    members.put("terms", TermsJson.write(onlineGame.terms()));
    members.put("record", JsonRecord.toJson(GameRecord.of(onlineGame.game())));
    members.put("events", new Json.Arr(log.stream().<Json>map(EventJson::write).toList()));
    return new Json.Obj(members);
  }

  private Json.Arr rows(String query, long player, List<String> columns) {
    var rows =
        database.read(handle ->
            handle
                .createQuery(query)
                .bind("player", player)
                .map((row, _) -> row(row, columns))
                .list());
    return new Json.Arr(rows);
  }

  private static Json row(ResultSet row, List<String> columns) throws SQLException {
    Map<String, Json> members = new LinkedHashMap<>();
    for (var column : columns) {
      members.put(column, value(column, row));
    }
    return new Json.Obj(members);
  }

  private static Json value(String column, ResultSet row) throws SQLException {
    if (BOOLEAN.contains(column)) {
      return Json.of(row.getBoolean(column));
    }
    return switch (row.getObject(column)) {
      case null -> Json.none();
      case Number number when column.equals("id") || column.endsWith("_id") ->
          EventJson.id(number.longValue());
      case Number number -> new Json.Num(number.toString());
      case Object other -> Json.of(other.toString());
    };
  }
}
