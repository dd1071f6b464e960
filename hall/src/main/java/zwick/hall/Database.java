package zwick.hall;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.function.Function;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import zwick.hall.StorageTrouble.Why;

/// The database: a file of SQLite's, or a PostgreSQL that several programs share. Many read, one
/// [Writer] writes.
final class Database implements AutoCloseable {
  static final String SQLITE = "jdbc:sqlite:";
  static final String POSTGRES = "jdbc:postgresql:";

  /// The newest file in `schema`; a database that has it needs no looking after when we start.
  static final String SCHEMA = "1";

  /// Committed means on disk: SQLite waits for it with every transaction.
  private static final String DURABLE =
      "?journal_mode=WAL&synchronous=FULL&busy_timeout=10000&transaction_mode=IMMEDIATE";

  private static final int READERS = 8;
  private static final int PATIENCE = 5_000;

  private final String url;
  private final @Nullable FileChannel lock;
  private final HikariDataSource readers;
  private final Jdbi jdbi;
  private final Writer writer;

  private Database(String url, @Nullable FileChannel lock) {
    this.url = url;
    this.lock = lock;
    readers = new HikariDataSource(readers(url));
    jdbi = Jdbi.create(readers);
    writer = new Writer(Jdbi.create(() -> durable(url)), shared());
  }

  /// Whatever the server's habits are, what we write is on disk when it says so.
  private static Connection durable(String url) throws SQLException {
    var connection = DriverManager.getConnection(url);
    if (url.startsWith(POSTGRES)) {
      try (var statement = connection.createStatement()) {
        statement.execute("set synchronous_commit to on");
      }
    }
    return connection;
  }

  /// @param name `jdbc:postgresql:…`, or the path of a file for SQLite, which is made if need be
  static Database open(String name) {
    if (name.startsWith(POSTGRES)) {
      return open(name, null);
    }
    var path = path(name);
    var lock = lock(path);
    try {
      return open(SQLITE + path + DURABLE, lock);
    } catch (RuntimeException e) {
      unlock(lock);
      throw e;
    }
  }

  private static String path(String name) {
    var path = name.startsWith(SQLITE) ? name.substring(SQLITE.length()) : name;
    if (path.isBlank() || path.startsWith("jdbc:")) {
      throw new StorageTrouble(Why.UNKNOWN_KIND, name, new IllegalArgumentException(name));
    }
    return path;
  }

  /// All that is in it at this moment, to be read while others go on writing. Throws
  /// [BackupTrouble] if there is no hall.
  static Connection snapshot(String name) throws SQLException {
    boolean shared = name.startsWith(POSTGRES);
    var url = shared ? name : SQLITE + path(name) + "?busy_timeout=10000";
    if (!shared && !Files.isRegularFile(Path.of(path(name))) || !isCurrent(url)) {
      throw new BackupTrouble(BackupTrouble.Why.NO_HALL);
    }
    var connection = DriverManager.getConnection(url);
    if (shared) {
      connection.setReadOnly(true);
      connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
    }
    connection.setAutoCommit(false);
    return connection;
  }

  private static Database open(String url, @Nullable FileChannel lock) {
    try {
      migrate(url);
      return new Database(url, lock);
    } catch (FlywayException | SQLException e) {
      throw StorageTrouble.reach(e);
    }
  }

  private static HikariConfig readers(String url) {
    var config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(READERS);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(PATIENCE);
    config.setPoolName("zwick-readers");
    return config;
  }

  /// Two programs on one file would not hear of each other's moves.
  private static FileChannel lock(String path) {
    try {
      var file = Path.of(path).toAbsolutePath();
      var folder = file.getParent();
      if (folder != null) {
        Files.createDirectories(folder);
      }
      var channel =
          FileChannel.open(
              Path.of(file + "-lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (locked(channel)) {
        return channel;
      }
      channel.close();
      throw new StorageTrouble(Why.IN_USE, path, new IOException(path));
    } catch (IOException | InvalidPathException e) {
      throw StorageTrouble.reach(e);
    }
  }

  private static boolean locked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException _) {
      return false; // by another hall of this very program
    }
  }

  private static void unlock(@Nullable FileChannel lock) {
    try {
      if (lock != null) {
        lock.close();
      }
    } catch (IOException _) {
      // the end of the program unlocks it too
    }
  }

  private static void migrate(String url) throws SQLException {
    if (!isCurrent(url)) {
      Flyway.configure()
          .dataSource(url, null, null)
          .locations("classpath:zwick/hall/schema")
          .load()
          .migrate();
    }
  }

  /// Asking costs a millisecond, starting Flyway half a second.
  private static boolean isCurrent(String url) throws SQLException {
    try (var connection = DriverManager.getConnection(url);
        var statement = connection.createStatement()) {
      var query =
          "select 1 from flyway_schema_history where success and version = '" + SCHEMA + "'";
      try (var rows = statement.executeQuery(query)) {
        return rows.next();
      } catch (SQLException _) {
        return false; // a database without that table is a new one
      }
    }
  }

  /// Whether other programs may be at work on it too.
  boolean shared() {
    return url.startsWith(POSTGRES);
  }

  String url() {
    return url;
  }

  Writer writer() {
    return writer;
  }

  <T extends @Nullable Object> T read(Function<Handle, T> query) {
    try (var handle = jdbi.open()) {
      return query.apply(handle);
    } catch (RuntimeException e) {
      throw e instanceof StorageTrouble ? e : StorageTrouble.reach(e);
    }
  }

  <T extends @Nullable Object> T write(Writer.Work<T> work) {
    return writer.write(work);
  }

  @Override
  public void close() {
    writer.close();
    readers.close();
    unlock(lock);
  }
}
