package zwick.hall.names;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwick.hall.storage.Database;
import zwick.hall.storage.StorageTrouble;

/// The names of accounts. One is taken if somebody has it, or one that looks like it.
public final class TakenNames {
  private static final Logger LOG = LoggerFactory.getLogger(TakenNames.class);

  private TakenNames() {}

  /// @param player who may have it
  public static boolean contains(Handle handle, String name, long player) {
    return handle
        .createQuery(
            """
            select 1 from player
            where (login = :login or skeleton = :skeleton) and id <> :player limit 1
            """)
        .bind("login", PlayerNames.key(name))
        .bind("skeleton", NameSkeleton.of(name))
        .bind("player", player)
        .mapTo(Integer.class)
        .findOne()
        .isPresent();
  }

  private record Named(long id, String name) {}

  /// Looks at the names of accounts from before that was asked. Of two that look alike the older
  /// one has the look; both keep their names.
  public static void complete(Database database) {
    try {
      if (!database.read(TakenNames::unseen).isEmpty()) {
        database.write(transaction -> complete(transaction.handle()));
      }
    } catch (StorageTrouble e) {
      // another program on this database is at it too; what is missing is made up for at the next
      // start
      LOG.warn("not all names could be compared: {}", e.getMessage());
    }
  }

  private static List<Named> unseen(Handle handle) {
    return handle
        .createQuery(
            """
            select id, name from player
            where login is not null and name is not null and skeleton is null
            order by created, id
            """)
        .map((row, _) -> new Named(row.getLong("id"), row.getString("name")))
        .list();
  }

  private static int complete(Handle handle) {
    int seen = 0;
    for (var account : unseen(handle)) {
      seen +=
          handle
              .createUpdate(
                  """
                  update player set skeleton = :skeleton where id = :id
                    and not exists (select 1 from player where skeleton = :skeleton)
                  """)
              .bind("skeleton", NameSkeleton.of(account.name()))
              .bind("id", account.id())
              .execute();
    }
    return seen;
  }
}
