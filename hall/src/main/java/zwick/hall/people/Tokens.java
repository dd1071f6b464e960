package zwick.hall.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import zwick.hall.game.Pace;
import zwick.hall.policy.Ids;
import zwick.hall.policy.UsageLimits;
import zwick.hall.storage.Database;
import zwick.hall.storage.StorageTrouble;

/// The secrets people are known by, in the database and, for a moment, in memory.
final class Tokens {
  /// So often it is noted at most that somebody was here.
  private static final long NOTED = Pace.HOUR;

  private static final int LONGEST_LABEL = 100;

  /// Nobody has more browsers than this; the one not used for longest goes.
  private static final int MOST_SESSIONS = 50;

  private static final int MOST_AT_ONCE = 500;

  private final Database database;
  private final InstantSource time;
  private final TokenCache known = new TokenCache();

  Tokens(Database database, InstantSource time) {
    this.database = database;
    this.time = time;
  }

  TokenCache known() {
    return known;
  }

  /// None if he has as many of that kind as he may.
  ///
  /// @param most 0 for as many as he likes
  Optional<Token> fresh(long player, Token.Kind kind, Token.Scope scope, String label, int most) {
    var token = Token.fresh();
    long now = time.millis();
    boolean made =
        database.write(transaction -> {
          var handle = transaction.handle();
          hold(handle, player);
          if (UsageLimits.isReached(most, count(handle, player, kind))) {
            return false;
          }
          insert(handle, token, player, kind, scope, label, now, false);
          return true;
        });
    return made ? Optional.of(token) : Optional.empty();
  }

  /// A browser's. Those he has not used for longest end, if he has too many.
  ///
  /// @param passkey whether he has just shown one
  Session session(long player, boolean passkey) {
    var token = Token.fresh();
    long now = time.millis();
    boolean ended =
        database.write(transaction -> {
          var handle = transaction.handle();
          hold(handle, player);
          insert(handle, token, player, Token.Kind.COOKIE, Token.Scope.PLAY, "", now, passkey);
          boolean tooMany = dropOldest(handle, player, token) > 0;
          if (tooMany) {
            TokenRevocations.tell(transaction, player);
          }
          return tooMany;
        });
    return new Session(token, ended);
  }

  /// @param others whether another one had to end for it
  record Session(Token token, boolean others) {}

  private static void insert(
      Handle handle,
      Token token,
      long player,
      Token.Kind kind,
      Token.Scope scope,
      String label,
      long now,
      boolean passkey) {
    handle
        .createUpdate(
            """
            insert into token (hash, id, player_id, kind, scope, label, created, used, passkey_at)
            values (:hash, :id, :player, :kind, :scope, :label, :now, :now, :passkey)
            """)
        .bind("hash", token.hash())
        .bind("id", Ids.fresh())
        .bind("player", player)
        .bind("kind", kind.id())
        .bind("scope", scope == Token.Scope.READ ? "read" : "play")
        .bind("label", label.substring(0, Math.min(label.length(), LONGEST_LABEL)))
        .bind("now", now)
        .bind("passkey", passkey ? (Long) now : null)
        .execute();
  }

  private static int dropOldest(Handle handle, long player, Token keep) {
    return handle
        .createUpdate(
            """
            delete from token where player_id = :player and kind = :kind and hash <> :keep
              and hash not in (select hash from token
                where player_id = :player and kind = :kind and hash <> :keep
                order by used desc, created desc limit :most)
            """)
        .bind("player", player)
        .bind("kind", Token.Kind.COOKIE.id())
        .bind("keep", keep.hash())
        .bind("most", MOST_SESSIONS - 1)
        .execute();
  }

  /// Lets other programs on this database wait that want to make one for him too.
  private static void hold(Handle handle, long player) {
    handle
        .createUpdate("update player set seen = seen where id = :player")
        .bind("player", player)
        .execute();
  }

  private static long count(Handle handle, long player, Token.Kind kind) {
    return handle
        .createQuery("select count(*) from token where player_id = :player and kind = :kind")
        .bind("player", player)
        .bind("kind", kind.id())
        .mapTo(Long.class)
        .one();
  }

  private record Found(Identity identity, long expires, long used) {}

  Optional<Identity> identity(Token token, Token.Kind kind) {
    var hash = token.hash();
    long now = time.millis();
    var remembered = known.find(hash, kind, now);
    if (remembered.isPresent()) {
      return remembered;
    }
    long changes = known.changes();
    var found = database.read(handle -> find(handle, hash, kind)).filter(one -> one.expires > now);
    found.ifPresent(one -> {
      if (now - one.used >= NOTED) {
        note(List.of(one.identity.token()), now);
      }
      known.put(hash, kind, one.identity, now, changes);
    });
    return found.map(Found::identity);
  }

  private static Optional<Found> find(Handle handle, String hash, Token.Kind kind) {
    return handle
        .createQuery(
            """
            select player.*, token.id as token_id, kind, scope, token.created as made, used,
              passkey_at
            from player join token on player_id = player.id
            where hash = :hash and kind = :kind
            """)
        .bind("hash", hash)
        .bind("kind", kind.id())
        .map((row, _) -> {
          var scope = Token.Scope.of(kind, row.getString("scope"));
          long used = row.getLong("used");
          return new Found(
              new Identity(Players.player(row), row.getLong("token_id"), scope, passkey(row)),
              kind.expires(row.getLong("made"), used),
              used);
        })
        .findOne();
  }

  private static OptionalLong passkey(ResultSet row) throws SQLException {
    long at = row.getLong("passkey_at");
    return row.wasNull() ? OptionalLong.empty() : OptionalLong.of(at);
  }

  /// That they were here is noted for the lists, and because what is not used ends.
  private void note(List<Long> tokens, long now) {
    try {
      database.write(transaction -> {
        transaction
            .handle()
            .createUpdate("update token set used = :now where id in (<tokens>)")
            .bind("now", now)
            .bindList("tokens", tokens)
            .execute();
        return transaction
            .handle()
            .createUpdate(
                """
                update player set seen = :now
                where id in (select player_id from token where id in (<tokens>))
                """)
            .bind("now", now)
            .bindList("tokens", tokens)
            .execute();
      });
    } catch (StorageTrouble _) {
      // the next time, then; they are let in all the same
    }
  }

  /// Which of these are still good, by what the database says now. Whoever has one of them is here.
  Set<Long> living(Collection<Long> tokens) {
    var all = List.copyOf(new HashSet<>(tokens));
    var living = new HashSet<Long>();
    long now = time.millis();
    for (int i = 0; i < all.size(); i += MOST_AT_ONCE) {
      var some = all.subList(i, Math.min(all.size(), i + MOST_AT_ONCE));
      var rows = database.read(handle -> rows(handle, some));
      var unnoted = new ArrayList<Long>();
      for (var row : rows) {
        if (row.expires() > now) {
          living.add(row.id());
          if (now - row.used() >= NOTED) {
            unnoted.add(row.id());
          }
        }
      }
      if (!unnoted.isEmpty()) {
        note(unnoted, now);
      }
    }
    return living;
  }

  private static List<TokenRow> rows(Handle handle, List<Long> tokens) {
    return handle
        .createQuery("select * from token where id in (<tokens>)")
        .bindList("tokens", tokens)
        .map((row, _) -> row(row))
        .list();
  }

  /// His, and those of his programs.
  List<TokenRow> of(long player) {
    long now = time.millis();
    return database.read(handle ->
        handle
            .createQuery(
                """
                select * from token
                where player_id = :player
                  or player_id in (select id from player where owner = :player)
                order by created, id
                """)
            .bind("player", player)
            .map((row, _) -> row(row))
            .stream()
            .filter(row -> row.expires() > now)
            .toList());
  }

  private static TokenRow row(ResultSet row) throws SQLException {
    var kind = Token.Kind.of(row.getString("kind"));
    return new TokenRow(
        row.getLong("id"),
        row.getLong("player_id"),
        kind,
        Token.Scope.of(kind, row.getString("scope")),
        row.getString("label"),
        row.getLong("created"),
        row.getLong("used"));
  }
}
