package zwick.hall.storage;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.function.Function;
import javax.sql.DataSource;
import org.jdbi.v3.core.ConnectionFactory;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jdbi.v3.core.statement.StatementExceptions.MessageRendering;
import org.jspecify.annotations.Nullable;
import zwick.hall.storage.StorageTrouble.Why;

/// The database: a file of SQLite's, or a PostgreSQL that several programs share. Many read, one
/// [DatabaseWriter] writes.
public final class Database implements AutoCloseable {
  public static final String SQLITE = "jdbc:sqlite:";
  static final String POSTGRES = "jdbc:postgresql:";

  /// How long one waits for another program that writes, in milliseconds.
  private static final int PATIENCE_WITH_WRITERS = 10_000;

  /// The same for readers while nobody else can write.
  private static final int PATIENCE_WITH_READERS = 100;

  /// Committed means on disk: SQLite waits for it with every transaction. Deleted means gone.
  private static final String DURABLE =
      "?journal_mode=WAL&synchronous=FULL&transaction_mode=IMMEDIATE&secure_delete=true"
          + "&busy_timeout="
          + PATIENCE_WITH_WRITERS;

  /// Reads and writes what is there: a file that is gone is not made anew, empty, by the next one
  /// who opens it.
  private static final String EXISTING = "&open_mode=2";

  /// How long a PostgreSQL may be silent, in seconds: who waits for ever for an answer that a
  /// network has lost keeps everybody else waiting too.
  private static final int SILENCE = 10;

  /// The same for a program that has begun to write, in seconds: until the server gives it up, all
  /// others wait who want to write the same. Less than an [DeadlineScheduler#OUTAGE].
  private static final int SILENCE_WHILE_WRITING = 2;

  private static final int READERS = 8;
  private static final int PATIENCE = 5_000;

  /// Less than the patience of whoever asks for a connection: he gets past one that is silent.
  private static final int PATIENCE_WITH_THE_SILENT = 2_000;

  private final String url;
  private final @Nullable DatabaseFile file;
  private final HikariDataSource readers;
  private final Jdbi jdbi;
  private final DatabaseWriter databaseWriter;
  private volatile boolean scrubDue;

  private Database(String url, @Nullable DatabaseFile file) {
    this.url = url;
    this.file = file;
    readers = new HikariDataSource(readers(url));
    jdbi = discreet(Jdbi.create((DataSource) readers));
    databaseWriter =
        new DatabaseWriter(discreet(Jdbi.create((ConnectionFactory) () -> durable(url))), this);
  }

  /// What is stored is nobody's business who reads of a failure.
  public static Jdbi discreet(Jdbi jdbi) {
    jdbi.getConfig(StatementExceptions.class).setMessageRendering(MessageRendering.NONE);
    return jdbi;
  }

  /// Whatever the server's habits are, what we write is on disk when it says so.
  private static Connection durable(String url) throws SQLException {
    var connection = DriverManager.getConnection(url);
    if (url.startsWith(POSTGRES)) {
      try (var statement = connection.createStatement()) {
        statement.execute("set synchronous_commit to on");
        statement.execute(
            "set idle_in_transaction_session_timeout to '" + SILENCE_WHILE_WRITING + "s'");
      }
    }
    return connection;
  }

  /// @param name `jdbc:postgresql:…`, or the path of a file for SQLite, which is made if need be
  public static Database open(String name) {
    if (name.startsWith(POSTGRES)) {
      var guarded = PostgresUrl.guarded(name);
      Schema.migrate(guarded);
      return new Database(impatient(guarded), null);
    }
    var file = DatabaseFile.open(path(name));
    try {
      var url = SQLITE + file.path() + DURABLE;
      Schema.migrate(url);
      file.anchor(url);
      return new Database(url + EXISTING, file);
    } catch (RuntimeException e) {
      file.close();
      throw e;
    }
  }

  private static String impatient(String url) {
    return url.contains("socketTimeout=")
        ? url
        : PostgresUrl.and(url, "tcpKeepAlive=true&connectTimeout=5&socketTimeout=" + SILENCE);
  }

  private static String path(String name) {
    var path = name.startsWith(SQLITE) ? name.substring(SQLITE.length()) : name;
    if (path.isBlank() || path.startsWith("jdbc:")) {
      throw new StorageTrouble(Why.UNKNOWN_KIND, name);
    }
    return path;
  }

  /// All that is in it at this moment, to be read while others go on writing. Throws
  /// [BackupTrouble] if there is no hall, or one that has to be brought up to date first.
  static Connection snapshot(String name) throws SQLException {
    boolean shared = isShared(name);
    var url =
        shared
            ? PostgresUrl.guarded(name)
            : SQLITE + path(name) + "?busy_timeout=" + PATIENCE_WITH_WRITERS;
    requireCurrent(name, url);
    var connection = DriverManager.getConnection(url);
    if (shared) {
      connection.setReadOnly(true);
      connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
    }
    connection.setAutoCommit(false);
    return connection;
  }

  /// To change a little while somebody else has it open. Throws [BackupTrouble] if there is no
  /// hall, or one that has to be brought up to date first.
  public static Connection connectBeside(String name) throws SQLException {
    var url = beside(name, isShared(name));
    requireCurrent(name, url);
    return DriverManager.getConnection(url);
  }

  /// A hall that somebody else may be keeping at this moment, for a few decisions: he is not
  /// hindered. Throws [BackupTrouble] if there is none.
  public static Database beside(String name) {
    boolean shared = isShared(name);
    var url = beside(name, shared);
    try {
      if (!shared && !Files.isRegularFile(Path.of(path(name)))) {
        throw new BackupTrouble(BackupTrouble.Why.NO_HALL);
      }
      int version =
          Schema.version(url).orElseThrow(() -> new BackupTrouble(BackupTrouble.Why.NO_HALL));
      if (version < Schema.NEWEST) {
        open(name).close(); // brings it up to date, unless an older program has it
      }
      return new Database(url, null);
    } catch (SQLException | InvalidPathException e) {
      throw StorageTrouble.reach(e);
    }
  }

  private static String beside(String name, boolean shared) {
    return shared ? PostgresUrl.guarded(name) : SQLITE + path(name) + DURABLE;
  }

  private static void requireCurrent(String name, String url) throws SQLException {
    if (!isShared(name) && !Files.isRegularFile(Path.of(path(name)))) {
      throw new BackupTrouble(BackupTrouble.Why.NO_HALL);
    }
    int version =
        Schema.version(url).orElseThrow(() -> new BackupTrouble(BackupTrouble.Why.NO_HALL));
    if (version < Schema.NEWEST) {
      throw new BackupTrouble(BackupTrouble.Why.TOO_OLD);
    }
  }

  public static boolean isShared(String name) {
    return name.startsWith(POSTGRES);
  }

  private static HikariConfig readers(String url) {
    var config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(READERS);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(PATIENCE);
    config.setValidationTimeout(PATIENCE_WITH_THE_SILENT);
    config.setPoolName("zwick-readers");
    return config;
  }

  /// Whether other programs may be at work on it too.
  public boolean shared() {
    return url.startsWith(POSTGRES);
  }

  /// Whether what is written can be found by whoever opens it next.
  public boolean isInPlace() {
    return file == null || file.isInPlace();
  }

  /// What was written into a file that is gone can still be read from it, and whoever asked again
  /// would be told that it is stored.
  void requireInPlace() {
    if (!isInPlace()) {
      throw StorageTrouble.because("the file of the database has been deleted or put aside");
    }
  }

  public String url() {
    return url;
  }

  public DatabaseWriter databaseWriter() {
    return databaseWriter;
  }

  public <T extends @Nullable Object> T read(Function<Handle, T> query) {
    requireInPlace(); // or the next line waits for a file that is not there
    try (var handle = jdbi.open()) {
      requireInPlace();
      return query.apply(handle);
    } catch (RuntimeException e) {
      throw StorageTrouble.reach(e);
    }
  }

  public <T extends @Nullable Object> T write(DatabaseWriter.Work<T> work) {
    return databaseWriter.write(work);
  }

  // What was deleted

  /// What was deleted has to leave SQLite's log too, where it would stand until something else is
  /// written over it.
  public void scrubSoon() {
    scrubDue = !shared(); // PostgreSQL's own vacuum sees to it
  }

  /// Does that if need be. It takes a moment in which nobody reads what was before; if there is
  /// none, it remains to be done.
  public void scrub() {
    if (scrubDue) {
      scrubDue = false;
      if (!isScrubbed()) {
        scrubDue = true;
      }
    }
  }

  private boolean isScrubbed() {
    try {
      return read(Database::truncate) == 0;
    } catch (StorageTrouble _) {
      return false;
    }
  }

  /// Whoever wants to write waits meanwhile, so it gives up soon. 0 if it was done.
  private static int truncate(Handle handle) {
    handle.execute("pragma busy_timeout = " + PATIENCE_WITH_READERS);
    try {
      return handle.createQuery("pragma wal_checkpoint(truncate)").mapTo(Integer.class).one();
    } finally {
      handle.execute("pragma busy_timeout = " + PATIENCE_WITH_WRITERS);
    }
  }

  @Override
  public void close() {
    databaseWriter.close();
    scrub();
    readers.close();
    if (file != null) {
      file.close();
    }
  }
}
