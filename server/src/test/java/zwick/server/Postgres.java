package zwick.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A PostgreSQL that can be killed and started again on the same data.
public final class Postgres implements AutoCloseable {
  private static final String CONNECTIONS = "100";

  private final Path data;
  private final EmbeddedPostgres server;
  private final String program;

  public Postgres(Path folder) throws IOException {
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

  public String url() {
    return server.getJdbcUrl("postgres", "postgres");
  }

  /// The same through something in between.
  String url(Cable cable) {
    return "jdbc:postgresql://127.0.0.1:%d/postgres?user=postgres".formatted(cable.port());
  }

  int port() {
    return server.getPort();
  }

  Path data() {
    return data;
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
    start(data, server.getPort());
  }

  /// @param folder the data of this one, or of one like it
  void start(Path folder, int port) throws IOException, InterruptedException {
    var options = "-p " + port + " -c max_connections=" + CONNECTIONS;
    control(folder, "-o", options, "start");
  }

  /// Has its own tool do something with a server, and waits until it is done.
  void control(Path folder, String... what) throws IOException, InterruptedException {
    var command = new ArrayList<String>();
    if (System.getProperty("user.name").equals("root")) {
      command.addAll(List.of("unshare", "-U")); // it does not run as root
    }
    var tool = Path.of(program).resolveSibling("pg_ctl").toString();
    command.addAll(List.of(tool, "-w", "-D", folder.toString()));
    command.addAll(List.of(what));
    var log = folder.resolve("control.log");
    int code =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start()
            .waitFor();
    if (code != 0) {
      throw new IOException(Files.readString(log));
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
