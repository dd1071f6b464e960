package zwick.packaging;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/// A server that was started by a command, until it says where it is.
record Started(Process process, Path log, String url) implements AutoCloseable {
  private static final Pattern ADDRESS = Pattern.compile("http://[\\w.]+:\\d+/");
  private static final int PATIENCE_SECONDS = 180; // a machine may be busy with other tests

  static Started by(List<String> command, Map<String, String> environment, Path log)
      throws Exception {
    var builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().clear();
    builder.environment().putAll(environment);
    var process = builder.redirectOutput(log.toFile()).start();
    for (int i = 0; i < 10 * PATIENCE_SECONDS && process.isAlive(); i++) {
      var said = ADDRESS.matcher(Files.readString(log));
      if (said.find()) {
        return new Started(process, log, said.group());
      }
      Thread.sleep(100);
    }
    process.destroyForcibly();
    throw new AssertionError(command + " did not start:\n" + Files.readString(log));
  }

  String ask(String path) throws IOException {
    try (var in = URI.create(url + path).toURL().openStream()) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }

  /// As systemd and containers do it; the exit code.
  int end() throws InterruptedException {
    process.destroy();
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      throw new AssertionError("it does not end");
    }
    return process.exitValue();
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    process.onExit().join();
  }

  /// Runs a command to its end; what it printed, after its exit code.
  static String run(Map<String, String> environment, String... command) throws Exception {
    var builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().putAll(environment);
    builder.redirectInput(ProcessBuilder.Redirect.from(new java.io.File("/dev/null")));
    var process = builder.start();
    var printed = new String(process.getInputStream().readAllBytes(), UTF_8);
    return process.waitFor() + " " + printed;
  }
}
