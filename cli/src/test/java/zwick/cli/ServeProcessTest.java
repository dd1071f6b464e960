package zwick.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The server as a process of its own, ended as systems end processes.
class ServeProcessTest {
  private static final Pattern ADDRESS = Pattern.compile("http://localhost:[0-9]+/");

  @TempDir private Path folder;

  private Process start(String... options) throws IOException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var hidden = System.getProperty("surefire.test.class.path");
    var classes = hidden == null ? System.getProperty("java.class.path") : hidden;
    var command = new ArrayList<>(List.of(java, "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-Xmx256m", "--enable-native-access=ALL-UNNAMED", "-cp", classes));
    command.addAll(List.of(Main.class.getName(), "serve", "--port", "0", "--language", "en"));
    command.addAll(List.of("--database", folder.resolve("hall.db").toString()));
    command.addAll(List.of("--tables", folder.toString()));
    command.addAll(List.of(options));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
  }

  private static String address(Process process) throws IOException {
    var line = process.inputReader().readLine();
    var found = ADDRESS.matcher(String.valueOf(line));
    assertThat(found.find()).as("%s", line).isTrue();
    return found.group();
  }

  /// Asked on a connection of its own, as a newcomer does.
  private static int status(String address) throws IOException {
    var connection = (HttpURLConnection) URI.create(address).toURL().openConnection();
    connection.setRequestProperty("Connection", "close");
    connection.setConnectTimeout(10_000);
    connection.setReadTimeout(10_000);
    try {
      return connection.getResponseCode();
    } finally {
      connection.disconnect();
    }
  }

  @Test
  void balancersHearOfTheEndWhilePeopleAreStillAnswered() throws Exception {
    var process = start("--drain", "4");
    try {
      var address = address(process);
      assertThat(status(address + "ready")).isEqualTo(200);
      process.destroy(); // SIGTERM
      int ready = 200;
      for (int i = 0; i < 100 && ready == 200; i++) {
        ready = status(address + "ready");
        TimeUnit.MILLISECONDS.sleep(20);
      }
      assertThat(ready).isEqualTo(503);
      for (var path : List.of("", "api/lobby", "health", "status")) {
        assertThat(status(address + path)).as(path).isEqualTo(200);
      }
      assertThat(process.isAlive()).isTrue();
      assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    } finally {
      process.destroyForcibly();
    }
  }
}
