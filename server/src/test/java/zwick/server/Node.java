package zwick.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// A [Standalone] in a process that can be killed and started again, always on the same port.
final class Node implements AutoCloseable {
  private final String database;
  private final Path log;
  private final List<String> before;
  private final boolean limited;
  private int port;
  private Process process;

  Node(String database, Path log) throws IOException {
    this(database, log, List.of(), false);
  }

  /// @param before the beginning of the command that starts it: what puts it into another world
  Node(String database, Path log, List<String> before) throws IOException {
    this(database, log, before, false);
  }

  private Node(String database, Path log, List<String> before, boolean limited) throws IOException {
    this.database = database;
    this.log = log;
    this.before = before;
    this.limited = limited;
    start();
  }

  /// With the usual limits.
  static Node limited(String database, Path log) throws IOException {
    return new Node(database, log, List.of(), true);
  }

  void start() throws IOException {
    var command = new ArrayList<>(before);
    command.addAll(List.of(java(), "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    // what it has loaded once is there at the next start, which halves the time for it
    command.addAll(List.of("-XX:+AutoCreateSharedArchive", "-XX:SharedArchiveFile=" + archive()));
    command.addAll(List.of("-Xmx256m", "--enable-native-access=ALL-UNNAMED"));
    command.addAll(List.of("-cp", classPath(), Standalone.class.getName()));
    command.addAll(List.of(String.valueOf(port), database));
    if (limited) {
      command.add("limited");
    }
    process =
        new ProcessBuilder(command)
            .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
            .start();
    var out = process.inputReader();
    var line = line(out);
    if (line == null || !line.startsWith("ready ")) {
      throw new IOException("the server did not start, see " + log);
    }
    port = Integer.parseInt(line.substring("ready ".length()));
  }

  private static String line(BufferedReader out) throws IOException {
    for (var line = out.readLine(); line != null; line = out.readLine()) {
      if (line.startsWith("ready ")) {
        return line;
      }
    }
    return null;
  }

  private Path archive() {
    return log.resolveSibling("node.jsa");
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  /// Maven hides the class path of the tests in a jar, and says so.
  private static String classPath() {
    var hidden = System.getProperty("surefire.test.class.path");
    return hidden == null ? System.getProperty("java.class.path") : hidden;
  }

  String url() {
    return "http://127.0.0.1:" + port + "/";
  }

  int port() {
    return port;
  }

  String address() {
    return "127.0.0.1:" + port;
  }

  /// SIGKILL: nothing is written any more, nobody is told.
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /// SIGSTOP: it does nothing any more and does not know it; those who ask wait.
  void pause() throws IOException, InterruptedException {
    signal("-STOP");
  }

  /// It goes on where it was, as if no time had passed.
  void goOn() throws IOException, InterruptedException {
    signal("-CONT");
  }

  /// How large a file may be that it writes to, as `prlimit` says it.
  void limitFiles(String bytes) throws IOException, InterruptedException {
    var limit = "--fsize=" + bytes + ":unlimited";
    var pid = String.valueOf(process.pid());
    new ProcessBuilder("prlimit", "--pid", pid, limit).inheritIO().start().waitFor();
  }

  private void signal(String name) throws IOException, InterruptedException {
    new ProcessBuilder("kill", name, String.valueOf(process.pid())).start().waitFor();
  }

  @Override
  public void close() {
    stop();
  }

  /// As one does who looks after a server.
  void stop() {
    process.destroy();
    try {
      if (!process.waitFor(10, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
