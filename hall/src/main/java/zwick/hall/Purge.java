package zwick.hall;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.SqlStatement;
import zwick.hall.game.Pace;
import zwick.hall.storage.Database;

/// Clears away what nobody needs: invitations that came to nothing, guests who never played and do
/// not come back, keys that open nothing any more, and reports that were settled long ago. It walks
/// through all players a few at a time, so that nobody notices it.
final class Purge {
  /// A guest without a game is forgotten after so long.
  static final long FORGOTTEN = Pace.DAY;

  /// A game that was called off before anybody moved is forgotten after so long.
  static final long CALLED_OFF = 7 * Pace.DAY;

  /// So long a browser keeps our cookie at most, so an older one never comes back.
  static final long COOKIE = 400 * Pace.DAY;

  /// So long a settled report is kept: who is told of again may have been told of before.
  static final long SETTLED = 365 * Pace.DAY;

  static final int AT_ONCE = 200;

  private static final String NOTHING =
      """
      select id from game
      where host > :after and host <= :until and phase = 'aborted' and moves = 0
        and changed < :calledOff
        and not exists (select 1 from message where game_id = game.id)
        and not exists (select 1 from report where game_id = game.id)
        and not exists (select 1 from removed_game where game_id = game.id)
      """;

  private static final String GONE =
      """
      id > :after and id <= :until and login is null and not bot and owner is null
        and seen < :forgotten
        and not exists (select 1 from game where host = player.id)
        and not exists (select 1 from game where guest = player.id)
        and not exists (select 1 from game where white = player.id)
        and not exists (select 1 from game where black = player.id)
        and not exists (select 1 from message where player_id = player.id)
      """;

  private static final String STALE =
      """
      player_id > :after and player_id <= :until
        and (kind = 'cookie' and created < :cookie
          or not exists (select 1 from player where id = player_id))
      """;

  private final Database database;
  private long after = Long.MIN_VALUE;

  Purge(Database database) {
    this.database = database;
  }

  /// Looks at the next few players; after the last it begins anew.
  void round(long now) {
    var next = database.read(handle -> next(handle, after));
    long until = next.size() < AT_ONCE ? Long.MAX_VALUE : next.getLast();
    var range = new Range(after, until, now);
    if (database.read(range::isWorthIt)) {
      database.write(transaction -> range.clear(transaction.handle()));
    }
    if (until == Long.MAX_VALUE) {
      reports(now);
    }
    after = until == Long.MAX_VALUE ? Long.MIN_VALUE : until;
  }

  private void reports(long now) {
    boolean any =
        database.read(handle ->
            handle
                .createQuery("select 1 from report where closed < :settled limit 1")
                .bind("settled", now - SETTLED)
                .mapTo(Integer.class)
                .findOne()
                .isPresent());
    if (any) {
      database.write(transaction -> {
        transaction.scrub();
        return transaction
            .handle()
            .createUpdate("delete from report where closed < :settled")
            .bind("settled", now - SETTLED)
            .execute();
      });
    }
  }

  private static List<Long> next(Handle handle, long after) {
    return handle
        .createQuery("select id from player where id > :after order by id limit :most")
        .bind("after", after)
        .bind("most", AT_ONCE)
        .mapTo(Long.class)
        .list();
  }

  private record Range(long after, long until, long now) {
    boolean isWorthIt(Handle handle) {
      return finds(handle, NOTHING)
          || finds(handle, "select 1 from player where " + GONE)
          || finds(handle, "select 1 from token where " + STALE);
    }

    private boolean finds(Handle handle, String sql) {
      return bind(handle.createQuery(sql + " limit 1")).mapTo(Long.class).findOne().isPresent();
    }

    /// First the games, then the guests who had no other, then what was theirs.
    int clear(Handle handle) {
      for (var table : List.of("game_event", "seat_seen")) {
        bind(handle.createUpdate("delete from " + table + " where game_id in (" + NOTHING + ")"))
            .execute();
      }
      return bind(handle.createUpdate("delete from game where id in (" + NOTHING + ")")).execute()
          + bind(handle.createUpdate("delete from player where " + GONE)).execute()
          + bind(handle.createUpdate("delete from token where " + STALE)).execute();
    }

    private <S extends SqlStatement<S>> S bind(S statement) {
      var sql = statement.bind("after", after).bind("until", until);
      return sql.bind("forgotten", now - FORGOTTEN)
          .bind("cookie", now - COOKIE)
          .bind("calledOff", now - CALLED_OFF);
    }
  }
}
