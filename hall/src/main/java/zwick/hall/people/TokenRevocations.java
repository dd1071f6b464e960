package zwick.hall.people;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import zwick.hall.game.Pace;
import zwick.hall.policy.Ids;
import zwick.hall.storage.Database;
import zwick.hall.storage.Transaction;

/// How secrets end. Whoever came in by one must be sent away wherever he is, so every program on
/// this database hears of it once it is committed.
public final class TokenRevocations {
  /// Begins a [Transaction#tell] that names the player.
  public static final String NOTICE = "p";

  private final Database database;
  private final TokenCache known;
  private final List<Consumer<OptionalLong>> followers = new CopyOnWriteArrayList<>();
  private volatile long swept;

  TokenRevocations(Database database, TokenCache known) {
    this.database = database;
    this.known = known;
  }

  // Who hears of it

  static void tell(Transaction transaction, long player) {
    transaction.tell(NOTICE + Ids.text(player));
  }

  Runnable follow(Consumer<OptionalLong> follower) {
    followers.add(follower);
    return () -> followers.remove(follower);
  }

  /// First it is forgotten, then told: who hears of it and asks again gets the truth.
  void changed(long player) {
    known.forget(player);
    followers.forEach(follower -> follower.accept(OptionalLong.of(player)));
  }

  void missed() {
    known.forgetAll();
    followers.forEach(follower -> follower.accept(OptionalLong.empty()));
  }

  // Ways to end

  boolean one(long owner, long id) {
    return end(handle ->
        handle
            .createQuery(
                """
                delete from token
                where id = :id and (player_id = :owner
                  or player_id in (select id from player where owner = :owner))
                returning player_id
                """)
            .bind("id", id)
            .bind("owner", owner)
            .mapTo(Long.class)
            .findOne());
  }

  boolean one(Token token) {
    return end(handle ->
        handle
            .createQuery("delete from token where hash = :hash returning player_id")
            .bind("hash", token.hash())
            .mapTo(Long.class)
            .findOne());
  }

  /// His browsers but the one that shows this; programs and feeds stay.
  void others(long player, Token keep) {
    end(handle -> {
      handle
          .createUpdate(
              """
              delete from token where player_id = :player and kind = :kind and hash <> :hash
              """)
          .bind("player", player)
          .bind("kind", Token.Kind.COOKIE.id())
          .bind("hash", keep.hash())
          .execute();
      return Optional.of(player);
    });
  }

  private interface Work {
    /// Whose it was.
    Optional<Long> run(Handle handle);
  }

  private boolean end(Work work) {
    var owner =
        database.write(transaction -> {
          var whose = work.run(transaction.handle());
          whose.ifPresent(player -> tell(transaction, player));
          return whose;
        });
    owner.ifPresent(this::changed);
    return owner.isPresent();
  }

  /// All of a player's, as part of something else; then [#changed] has to follow.
  public static void all(Transaction transaction, long player) {
    transaction
        .handle()
        .createUpdate("delete from token where player_id = :player")
        .bind("player", player)
        .execute();
    tell(transaction, player);
  }

  /// The same with those of his programs.
  ///
  /// @return for whom [#changed] has to follow
  public static List<Long> allOf(Transaction transaction, long account) {
    var players = new ArrayList<>(List.of(account));
    transaction
        .handle()
        .createQuery("select id from player where owner = :account")
        .bind("account", account)
        .mapTo(Long.class)
        .forEach(players::add);
    players.forEach(player -> all(transaction, player));
    return players;
  }

  /// Those that have ended by themselves are only in the way.
  void sweep(long now) {
    if (now - swept < Pace.HOUR) {
      return;
    }
    swept = now;
    database.write(transaction -> {
      var handle = transaction.handle();
      for (var kind : Token.Kind.values()) {
        handle
            .createUpdate(
                """
                delete from token
                where kind = :kind and (created <= :oldest or used <= :idle)
                """)
            .bind("kind", kind.id())
            .bind("oldest", kind.oldest(now))
            .bind("idle", kind.longestIdle(now))
            .execute();
      }
      return Devices.sweep(handle, now);
    });
  }
}
