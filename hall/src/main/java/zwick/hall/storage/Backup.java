package zwick.hall.storage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.Map;
import zwick.hall.storage.BackupTrouble.Why;
import zwick.notation.json.Json;

/// A whole hall as one file that any database takes: from SQLite to PostgreSQL and back.
public final class Backup {
  /// All there are, with what their rows are ordered by.
  static final Map<String, String> TABLES =
      ordered(
          "player", "id",
          "token", "id",
          "device", "hash, player_id",
          "game", "id",
          "game_event", "game_id, seq",
          "message", "game_id, n",
          "rating", "player_id, family",
          "rating_change", "game_id, player_id",
          "node", "id",
          "seat_seen", "game_id, side",
          "report", "id",
          "sanction", "id",
          "player_role", "player_id",
          "removed_game", "game_id",
          "audit_log", "n",
          "passkey", "id",
          "passkey_challenge", "hash");

  static final int TOGETHER = 500;

  /// Hears how many of all rows are done.
  public interface Progress {
    void at(long done, long all);
  }

  private Backup() {}

  private static Map<String, String> ordered(String... namesAndOrders) {
    var tables = new LinkedHashMap<String, String>();
    for (int i = 0; i < namesAndOrders.length; i += 2) {
      tables.put(namesAndOrders[i], namesAndOrders[i + 1]);
    }
    return tables;
  }

  // Out

  /// Writes the hall as it is at this moment; it may be open meanwhile. Returns the number of rows.
  ///
  /// @param to a new file; it is there when it is complete
  public static long export(String database, Path to, Progress progress) throws IOException {
    if (Files.exists(to)) {
      throw new FileAlreadyExistsException(to.toString());
    }
    var part = to.resolveSibling(to.getFileName() + ".part");
    try (var connection = Database.snapshot(database)) {
      long all;
      try (var writer = new BackupFile.Writer(part)) {
        all = write(connection, writer, progress);
        writer.end();
      }
      Files.move(part, to);
      return all;
    } catch (SQLException e) {
      throw StorageTrouble.reach(e);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private static long write(Connection connection, BackupFile.Writer writer, Progress progress)
      throws SQLException, IOException {
    var counts = new LinkedHashMap<String, Json>();
    long all = 0;
    for (var table : TABLES.keySet()) {
      long count = count(connection, table);
      counts.put(table, Json.of(count));
      all += count;
    }
    writer.line(BackupReader.header(new Json.Obj(counts)));
    long done = 0;
    for (var table : TABLES.entrySet()) {
      var backupColumns = BackupColumns.of(connection, table.getKey());
      try (var statement = connection.createStatement()) {
        statement.setFetchSize(TOGETHER); // PostgreSQL would send all at once
        var query = "select * from " + table.getKey() + " order by " + table.getValue();
        try (var rows = statement.executeQuery(query)) {
          while (rows.next()) {
            var members = new LinkedHashMap<String, Json>();
            members.put("table", Json.of(table.getKey()));
            members.put("row", backupColumns.read(rows));
            writer.line(new Json.Obj(members));
            progress.at(++done, all);
          }
        }
      }
    }
    return all;
  }

  private static long count(Connection connection, String table) throws SQLException {
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery("select count(*) from " + table)) {
      rows.next();
      return rows.getLong(1);
    }
  }

  // In

  /// Reads it into a hall with nobody in it: all or nothing. Returns the number of rows.
  ///
  /// Throws [BackupTrouble] if the file is not good or the hall not empty; then the database is as
  /// it was, and none is made where none was.
  public static long restore(String database, Path from, Progress progress) throws IOException {
    var check = new BackupReader((_, _) -> {}, (_, _) -> {});
    BackupFile.read(from, check);
    check.end();
    try (var opened = Database.open(database)) {
      return opened.databaseWriter().writeAll(transaction -> read(transaction, from, progress));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static long read(Transaction transaction, Path from, Progress progress) {
    var connection = transaction.handle().getConnection();
    try (var batchInsert = new BatchInsert(connection)) {
      for (var table : TABLES.keySet()) {
        if (!table.equals("node") && count(connection, table) > 0) {
          throw new BackupTrouble(Why.NOT_EMPTY);
        }
      }
      try (var statement = connection.createStatement()) {
        // When the hall was last open is what the file says: since then nobody could play.
        statement.executeUpdate("delete from node");
      }
      var reader = new BackupReader(batchInsert::add, progress);
      BackupFile.read(from, reader);
      batchInsert.flush();
      return reader.end();
    } catch (SQLException e) {
      throw StorageTrouble.reach(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
