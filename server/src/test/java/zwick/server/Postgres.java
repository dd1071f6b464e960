package zwick.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A PostgreSQL that can be killed and started again on the same data.
final class Postgres implements AutoCloseable {
  private static final String CONNECTIONS = "100";

  private final Path data;
  private final EmbeddedPostgres server;
  private final String program;

  Postgres(Path folder) throws IOException {
    data = folder.resolve("postgres");
    server =
        EmbeddedPostgres.builder()
            .setDataDirectory(data)
            .setCleanDataDirectory(false)
            .setServerConfig("max_connections", CONNECTIONS)
            .setServerConfig("fsync", "on")
            .start();
    program = main().info().command().orElseThrow();
  }

  private ProcessHandle main() throws IOException {
    var pid = Files.readAllLines(data.resolve("postmaster.pid")).getFirst();
    return ProcessHandle.of(Long.parseLong(pid)).orElseThrow();
  }

  String url() {
    return server.getJdbcUrl("postgres", "postgres");
  }

  /// SIGKILL to all of its processes.
  void kill() throws IOException, InterruptedException {
    var main = main();
    var all = new ArrayList<>(main.descendants().toList());
    all.addFirst(main);
    all.forEach(ProcessHandle::destroyForcibly);
    for (var one : all) {
      while (one.isAlive()) {
        Thread.sleep(5);
      }
    }
  }

  /// On the same data and the same port; it finds out by itself what it had not finished.
  void start() throws IOException, InterruptedException {
    var control = Path.of(program).resolveSibling("pg_ctl").toString();
    var command = new ArrayList<String>();
    if (System.getProperty("user.name").equals("root")) {
      command.addAll(List.of("unshare", "-U")); // it does not run as root
    }
    var options = "-p " + server.getPort() + " -c max_connections=" + CONNECTIONS;
    command.addAll(List.of(control, "-w", "-D", data.toString(), "-o", options, "start"));
    int code =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(data.resolve("restart.log").toFile())
            .start()
            .waitFor();
    if (code != 0) {
      throw new IOException(Files.readString(data.resolve("restart.log")));
    }
  }

  @Override
  public void close() {
    try {
      server.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
