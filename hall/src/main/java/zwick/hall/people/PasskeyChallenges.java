package zwick.hall.people;

import java.time.InstantSource;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import zwick.hall.game.Pace;
import zwick.hall.storage.Database;

/// Random bytes for passkeys to sign, each good for one answer within five minutes. They are in the
/// database, so that any program on it may be the one that is answered.
public final class PasskeyChallenges {
  /// How long an answer may take.
  public static final long LONGEST = 5 * Pace.MINUTE;

  /// So many stand at a time; whoever asks for more makes the oldest worthless.
  static final int MOST = 10_000;

  /// What it is signed for; good for nothing else.
  public enum Purpose {
    CREATE,
    LOGIN,
    PROVE;

    String id() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final long NOBODY = -1;

  private final Database database;
  private final InstantSource time;

  PasskeyChallenges(Database database, InstantSource time) {
    this.database = database;
    this.time = time;
  }

  /// A new one. A player has one of each kind: what he was asked before is worth nothing any more.
  ///
  /// @param player who alone may answer; none if anybody may
  public Token begin(Purpose purpose, Optional<Long> player) {
    var challenge = Token.fresh();
    long now = time.millis();
    database.write(transaction -> {
      var handle = transaction.handle();
      handle
          .createUpdate(
              """
              delete from passkey_challenge
              where expires <= :now
                or player_id = :player and player_id >= 0 and purpose = :purpose
              """)
          .bind("now", now)
          .bind("player", player.orElse(NOBODY))
          .bind("purpose", purpose.id())
          .execute();
      makeRoom(handle);
      return handle
          .createUpdate(
              """
              insert into passkey_challenge (hash, purpose, player_id, expires)
              values (:hash, :purpose, :player, :expires)
              """)
          .bind("hash", challenge.hash())
          .bind("purpose", purpose.id())
          .bind("player", player.orElse(NOBODY))
          .bind("expires", now + LONGEST)
          .execute();
    });
    return challenge;
  }

  private static void makeRoom(Handle handle) {
    int standing =
        handle.createQuery("select count(*) from passkey_challenge").mapTo(Integer.class).one();
    if (standing >= MOST) {
      handle
          .createUpdate(
              """
              delete from passkey_challenge where hash in
                (select hash from passkey_challenge order by expires, hash limit :many)
              """)
          .bind("many", standing - MOST + 1)
          .execute();
    }
  }

  /// Whether it was given for this, to him, not too long ago, and is answered for the first time.
  public boolean take(Token challenge, Purpose purpose, Optional<Long> player) {
    long now = time.millis();
    return database.write(transaction ->
        transaction
                .handle()
                .createUpdate(
                    """
                    delete from passkey_challenge
                    where hash = :hash and purpose = :purpose and expires > :now
                      and player_id = :player
                    """)
                .bind("hash", challenge.hash())
                .bind("purpose", purpose.id())
                .bind("now", now)
                .bind("player", player.orElse(NOBODY))
                .execute()
            == 1);
  }
}
