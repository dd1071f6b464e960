package zwick.hall;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The secrets people are known by, in the database and, for a minute, in memory.
final class Tokens {
  /// So often it is noted at most that somebody was here.
  private static final long NOTED = Pace.HOUR;

  private static final int LONGEST_LABEL = 100;

  private final Database database;
  private final InstantSource time;
  private final KnownTokens known = new KnownTokens();

  Tokens(Database database, InstantSource time) {
    this.database = database;
    this.time = time;
  }

  Token fresh(long player, Token.Kind kind, String label) {
    var token = Token.fresh();
    long id = Ids.fresh();
    long now = time.millis();
    database.write(transaction ->
        transaction
            .handle()
            .createUpdate(
                """
                insert into token (hash, id, player_id, kind, label, created, used)
                values (:hash, :id, :player, :kind, :label, :now, :now)
                """)
            .bind("hash", token.hash())
            .bind("id", id)
            .bind("player", player)
            .bind("kind", kind.id())
            .bind("label", label.substring(0, Math.min(label.length(), LONGEST_LABEL)))
            .bind("now", now)
            .execute());
    return token;
  }

  private record Found(Player player, long used) {}

  Optional<Player> owner(Token token, Token.Kind kind) {
    var hash = token.hash();
    long now = time.millis();
    var remembered = known.find(hash, kind, now);
    if (remembered.isPresent()) {
      return remembered;
    }
    long changes = known.changes();
    var found = database.read(handle -> find(handle, hash, kind));
    found.ifPresent(owner -> {
      if (now - owner.used >= NOTED) {
        note(hash, owner.player.id(), now);
      }
      known.put(hash, kind, owner.player, now, changes);
    });
    return found.map(Found::player);
  }

  private static Optional<Found> find(Handle handle, String hash, Token.Kind kind) {
    return handle
        .createQuery(
            """
            select player.*, token.used from player join token on player_id = player.id
            where hash = :hash and kind = :kind
            """)
        .bind("hash", hash)
        .bind("kind", kind.id())
        .map((row, _) -> new Found(Players.player(row), row.getLong("used")))
        .findOne();
  }

  private void note(String hash, long player, long now) {
    try {
      database.write(transaction -> {
        transaction
            .handle()
            .createUpdate("update token set used = :now where hash = :hash")
            .bind("now", now)
            .bind("hash", hash)
            .execute();
        return transaction
            .handle()
            .createUpdate("update player set seen = :now where id = :player")
            .bind("now", now)
            .bind("player", player)
            .execute();
      });
    } catch (StorageTrouble _) {
      // the next time, then; he is let in all the same
    }
  }

  List<TokenRow> of(long player) {
    return database.read(handle ->
        handle
            .createQuery("select * from token where player_id = :player order by created, id")
            .bind("player", player)
            .map((row, _) -> row(row))
            .list());
  }

  private static TokenRow row(ResultSet row) throws SQLException {
    return new TokenRow(
        row.getLong("id"),
        Token.Kind.valueOf(row.getString("kind").toUpperCase(Locale.ROOT)),
        row.getString("label"),
        row.getLong("created"),
        row.getLong("used"));
  }

  boolean revoke(long player, long id) {
    int rows =
        database.write(transaction ->
            transaction
                .handle()
                .createUpdate("delete from token where player_id = :player and id = :id")
                .bind("player", player)
                .bind("id", id)
                .execute());
    known.forget(player);
    return rows > 0;
  }

  void revokeOthers(long player, Token keep) {
    database.write(transaction ->
        transaction
            .handle()
            .createUpdate("delete from token where player_id = :player and hash <> :hash")
            .bind("player", player)
            .bind("hash", keep.hash())
            .execute());
    known.forget(player);
  }

  void revoke(Token token) {
    database.write(transaction ->
        transaction
            .handle()
            .createUpdate("delete from token where hash = :hash")
            .bind("hash", token.hash())
            .execute());
    known.forget(token.hash());
  }

  /// Something about this player has changed.
  void changed(long player) {
    known.forget(player);
  }
}
