package zwick.hall;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The people of the hall and the secrets they are known by.
public final class Players {
  private final Database database;
  private final InstantSource time;

  Players(Database database, InstantSource time) {
    this.database = database;
    this.time = time;
  }

  /// Somebody new, without a name.
  public Player guest() {
    long id = Ids.fresh();
    long now = time.millis();
    database.write(transaction ->
        transaction
            .handle()
            .createUpdate(
                """
                insert into player (id, bot, free_text, created, seen)
                values (:id, false, false, :now, :now)
                """)
            .bind("id", id)
            .bind("now", now)
            .execute());
    return new Player(id, Optional.empty(), false, false, false);
  }

  /// A new secret for him.
  ///
  /// @param label what he calls it
  public Token token(long player, Token.Kind kind, String label) {
    var token = Token.fresh();
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
            .bind("id", Ids.fresh())
            .bind("player", player)
            .bind("kind", kind.id())
            .bind("label", label)
            .bind("now", now)
            .execute());
    return token;
  }

  /// Whose secret it is.
  public Optional<Player> by(Token token, Token.Kind kind) {
    return database.read(handle ->
        handle
            .createQuery(
                """
                select player.* from player join token on player_id = player.id
                where hash = :hash and kind = :kind
                """)
            .bind("hash", token.hash())
            .bind("kind", kind.id())
            .map((row, _) -> player(row))
            .findOne());
  }

  public Optional<Player> find(long id) {
    return database.read(handle -> find(handle, id));
  }

  static Optional<Player> find(Handle handle, long id) {
    return handle
        .createQuery("select * from player where id = :id")
        .bind("id", id)
        .map((row, _) -> player(row))
        .findOne();
  }

  boolean hasAccount(long id) {
    return find(id).filter(Player::account).isPresent();
  }

  static Player player(ResultSet row) throws SQLException {
    return new Player(
        row.getLong("id"),
        Optional.ofNullable(row.getString("name")),
        row.getString("login") != null,
        row.getBoolean("bot"),
        row.getBoolean("free_text"));
  }
}
