package zwick.server;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.DriverManager;
import java.sql.SQLException;

/// A second PostgreSQL that follows the first, which takes nothing for stored before both have it.
/// When the first is gone it can take its place.
final class Standby implements AutoCloseable {
  private final Postgres first;
  private final Path data;
  private final int port;

  Standby(Postgres first, Path folder) throws Exception {
    this.first = first;
    data = folder.resolve("standby");
    try (var free = new ServerSocket(0)) {
      port = free.getLocalPort();
    }
    copy();
    var follow = "primary_conninfo = 'host=127.0.0.1 port=%d user=postgres'%n";
    Files.writeString(
        data.resolve("postgresql.auto.conf"),
        follow.formatted(first.port()),
        StandardOpenOption.APPEND);
    Files.createFile(data.resolve("standby.signal"));
    first.start(data, port);
    bind();
  }

  /// The first one's files as they are while it runs, with its word on how to make sense of them.
  private void copy() throws Exception {
    try (var connection = DriverManager.getConnection(first.url());
        var statement = connection.createStatement()) {
      statement.execute("select pg_backup_start('standby', true)");
      var cp = new ProcessBuilder("cp", "-a", first.data().toString(), data.toString());
      cp.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
      cp.start().waitFor(); // files that vanish meanwhile do not matter
      try (var label = statement.executeQuery("select labelfile from pg_backup_stop()")) {
        label.next();
        Files.writeString(data.resolve("backup_label"), label.getString(1));
      }
    }
    Files.deleteIfExists(data.resolve("postmaster.pid"));
  }

  /// From now on the first waits for the second.
  private void bind() throws SQLException, InterruptedException, IOException {
    try (var connection = DriverManager.getConnection(first.url());
        var statement = connection.createStatement()) {
      statement.execute("alter system set synchronous_standby_names = '*'");
      statement.execute("select pg_reload_conf()");
      for (int i = 0; i < 200; i++) {
        var query = "select 1 from pg_stat_replication where sync_state = 'sync'";
        try (var rows = statement.executeQuery(query)) {
          if (rows.next()) {
            return;
          }
        }
        Thread.sleep(50);
      }
    }
    throw new IOException("the second PostgreSQL does not follow the first");
  }

  /// Both of them; whichever takes writes is the one to talk to.
  String url() {
    return "jdbc:postgresql://127.0.0.1:%d,127.0.0.1:%d/postgres".formatted(first.port(), port)
        + "?user=postgres&targetServerType=primary&hostRecheckSeconds=1";
  }

  /// It no longer follows anybody.
  void promote() throws IOException, InterruptedException {
    first.control(data, "promote");
  }

  @Override
  public void close() {
    try {
      first.control(data, "-m", "immediate", "stop");
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
