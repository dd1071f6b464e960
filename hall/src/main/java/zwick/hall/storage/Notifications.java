package zwick.hall.storage;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.function.Consumer;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What programs on one PostgreSQL tell each other: a [Transaction]'s notices arrive here once it
/// is committed, also our own.
public final class Notifications implements AutoCloseable {
  static final String CHANNEL = "zwick";

  private static final Logger LOG = LoggerFactory.getLogger(Notifications.class);
  private static final int PATIENCE = 500;

  /// After so much silence, in half seconds, it is seen whether there is still a database at the
  /// other end: a network may lose a connection without a word.
  private static final int LONGEST_SILENCE = 6;

  private static final PGNotification[] NONE = {};

  private final String url;
  private final Consumer<String> reader;
  private final Runnable missed;
  private final Thread thread;
  private volatile boolean closed;

  /// @param missed runs whenever notices may have been missed
  public Notifications(String url, Consumer<String> reader, Runnable missed) {
    this.url = url;
    this.reader = reader;
    this.missed = missed;
    thread = Thread.ofPlatform().name("zwick-bulletin").daemon().start(this::serve);
  }

  private void serve() {
    while (!closed) {
      try (var connection = DriverManager.getConnection(url)) {
        listen(connection);
      } catch (SQLException | RuntimeException e) {
        if (!closed) {
          LOG.warn("the bulletin is out of reach: {}", StorageTrouble.reach(e).getMessage());
          rest();
        }
      }
    }
  }

  private void listen(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("listen " + CHANNEL);
    }
    missed.run();
    var post = connection.unwrap(PGConnection.class);
    int silent = 0;
    while (!closed) {
      var notices = post.getNotifications(PATIENCE);
      silent = notices == null || notices.length == 0 ? silent + 1 : 0;
      if (silent == LONGEST_SILENCE) {
        silent = 0;
        if (!connection.isValid(2)) {
          throw new SQLException("no answer");
        }
      }
      for (var notice : notices == null ? NONE : notices) {
        for (var word : notice.getParameter().split(" ")) {
          reader.accept(word);
        }
      }
    }
  }

  private static void rest() {
    try {
      Thread.sleep(PATIENCE);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed = true;
    try {
      thread.join(2L * PATIENCE);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
