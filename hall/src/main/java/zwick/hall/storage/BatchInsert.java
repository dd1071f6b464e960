package zwick.hall.storage;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import zwick.notation.json.Json;

/// Writes many rows, some hundreds at a time; those of one table come together.
final class BatchInsert implements AutoCloseable {
  private final Connection connection;
  private @Nullable BackupColumns backupColumns;
  private @Nullable PreparedStatement statement;
  private int waiting;

  BatchInsert(Connection connection) {
    this.connection = connection;
  }

  void add(String table, Json.Obj row) {
    try {
      if (backupColumns == null || statement == null || !backupColumns.table().equals(table)) {
        flush();
        close();
        backupColumns = BackupColumns.of(connection, table).of(row);
        statement = connection.prepareStatement(backupColumns.insert());
      }
      backupColumns.bind(statement, row);
      statement.addBatch();
      if (++waiting == Backup.TOGETHER) {
        flush();
      }
    } catch (SQLException e) {
      throw StorageTrouble.reach(e);
    }
  }

  void flush() throws SQLException {
    if (statement != null && waiting > 0) {
      statement.executeBatch();
      waiting = 0;
    }
  }

  @Override
  public void close() throws SQLException {
    if (statement != null) {
      statement.close();
      statement = null;
    }
  }
}
