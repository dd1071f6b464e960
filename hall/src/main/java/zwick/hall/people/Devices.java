package zwick.hall.people;

import java.time.InstantSource;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import zwick.hall.game.Pace;
import zwick.hall.names.PlayerNames;
import zwick.hall.storage.Database;

/// The browsers people have logged in with. Such a one is not a session and opens nothing; it only
/// tells an account's owner from strangers who try his password, so that they cannot lock him out.
public final class Devices {
  private static final long LONGEST = 400 * Pace.DAY;

  /// More than this nobody uses; the one not used for longest goes.
  private static final int MOST = 20;

  private final Database database;
  private final InstantSource time;

  Devices(Database database, InstantSource time) {
    this.database = database;
    this.time = time;
  }

  /// He has logged in with this browser.
  ///
  /// @param had what the browser has by now
  /// @return what it is to show from now on
  public Token remember(long player, Optional<Token> had) {
    var device = had.orElseGet(Token::fresh);
    long now = time.millis();
    database.write(transaction -> {
      var handle = transaction.handle();
      handle
          .createUpdate(
              """
              insert into device (hash, player_id, used) values (:hash, :player, :now)
              on conflict (hash, player_id) do update set used = excluded.used
              """)
          .bind("hash", device.hash())
          .bind("player", player)
          .bind("now", now)
          .execute();
      return handle
          .createUpdate(
              """
              delete from device where player_id = :player and hash not in
                (select hash from device where player_id = :player order by used desc limit :most)
              """)
          .bind("player", player)
          .bind("most", MOST)
          .execute();
    });
    return device;
  }

  /// Whether the account of that name has been used with this browser.
  public boolean isKnown(Token device, String name) {
    return database.read(handle ->
        handle
            .createQuery(
                """
                select 1 from device join player on player.id = player_id
                where hash = :hash and login = :login and used > :oldest
                """)
            .bind("hash", device.hash())
            .bind("login", PlayerNames.key(name))
            .bind("oldest", time.millis() - LONGEST)
            .mapTo(Integer.class)
            .findOne()
            .isPresent());
  }

  public static void forget(Handle handle, long player) {
    handle
        .createUpdate("delete from device where player_id = :player")
        .bind("player", player)
        .execute();
  }

  static int sweep(Handle handle, long now) {
    return handle
        .createUpdate("delete from device where used <= :oldest")
        .bind("oldest", now - LONGEST)
        .execute();
  }
}
