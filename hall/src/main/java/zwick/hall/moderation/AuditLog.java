package zwick.hall.moderation;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import zwick.hall.session.GameStore;
import zwick.hall.storage.Database;
import zwick.hall.storage.Transaction;

/// Every decision about players and games, in order. It only grows; and since its numbers have no
/// gaps, programs on one database learn from it what others have decided.
public final class AuditLog {
  private static final String INSERT =
      """
      insert into audit_log (n, at, by_player, deed, player_id, game_id, message_n, detail, ends, why)
      values (:n, :at, :by, :deed, :player, :game, :message, :detail, :ends, :why)
      on conflict (n) do nothing
      """;

  /// For the [Notifications].
  public static final String NOTICE = "s";

  private final Database database;

  public AuditLog(Database database) {
    this.database = database;
  }

  /// Belongs to the transaction that does it: what is done is in the log.
  public static void append(Transaction transaction, long now, AuditEntry entry) {
    var handle = transaction.handle();
    long n = last(handle) + 1;
    while (!insert(handle, n, now, entry)) {
      n++; // another program was quicker, and has committed
    }
    transaction.tell(NOTICE);
  }

  private static boolean insert(Handle handle, long n, long now, AuditEntry entry) {
    return handle
            .createUpdate(INSERT)
            .bind("n", n)
            .bind("at", now)
            .bind("by", entry.by().orElse(null))
            .bind("deed", entry.moderationAction().id())
            .bind("player", entry.player().orElse(null))
            .bind("game", entry.game().orElse(null))
            .bind("message", entry.message().orElse(null))
            .bind("detail", entry.detail().orElse(null))
            .bind("ends", entry.ends().orElse(null))
            .bind("why", entry.why())
            .execute()
        > 0;
  }

  private static long last(Handle handle) {
    return handle.createQuery("select coalesce(max(n), 0) from audit_log").mapTo(Long.class).one();
  }

  public long last() {
    return database.read(AuditLog::last);
  }

  /// What is new, in order.
  public List<AuditEntry> since(long n) {
    return database.read(handle ->
        handle
            .createQuery("select * from audit_log where n > :n order by n")
            .bind("n", n)
            .map((row, _) -> entry(row))
            .list());
  }

  /// The last ones first.
  ///
  /// @param before only those with a smaller number
  public List<AuditEntry> latest(long before, int most) {
    return database.read(handle ->
        handle
            .createQuery("select * from audit_log where n < :n order by n desc limit :most")
            .bind("n", before)
            .bind("most", most)
            .map((row, _) -> entry(row))
            .list());
  }

  private static AuditEntry entry(ResultSet row) throws SQLException {
    var deed = row.getString("deed");
    return new AuditEntry(
        row.getLong("n"),
        row.getLong("at"),
        GameStore.number(row, "by_player"),
        ModerationAction.find(deed).orElseThrow(() -> new SQLException("an unknown deed: " + deed)),
        GameStore.number(row, "player_id"),
        GameStore.number(row, "game_id"),
        GameStore.number(row, "message_n").map(Long::intValue),
        Optional.ofNullable(row.getString("detail")),
        GameStore.number(row, "ends"),
        row.getString("why"));
  }
}
