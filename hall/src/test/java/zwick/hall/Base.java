package zwick.hall;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;

/// The databases a hall can be kept in. What holds on one has to hold on the other.
public enum Base {
  SQLITE {
    @Override
    public String fresh(Path folder) {
      return folder.resolve("hall" + COUNT.incrementAndGet() + ".db").toString();
    }
  },

  POSTGRES {
    @Override
    public String fresh(Path folder) {
      var name = "hall" + COUNT.incrementAndGet();
      try (var connection = Server.ONE.getPostgresDatabase().getConnection();
          var statement = connection.createStatement()) {
        // a schema is as good as a database here, and a thousand files less to delete at the end
        statement.execute("create schema " + name);
        return Server.ONE.getJdbcUrl("postgres", "postgres") + "&currentSchema=" + name;
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
    }
  };

  private static final AtomicInteger COUNT = new AtomicInteger();

  /// A new and empty one.
  public abstract String fresh(Path folder);

  /// One for all tests of a run; it ends with the program.
  private static final class Server {
    static final EmbeddedPostgres ONE = start();

    private static EmbeddedPostgres start() {
      try {
        return EmbeddedPostgres.builder().setServerConfig("fsync", "off").start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
