package zwick.browsertest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import zwick.cli.Main;

/// What people run: `zwick serve` in a process of its own, with a hall in a folder that was empty.
final class Served implements AutoCloseable {
  private static final Pattern ADDRESS = Pattern.compile("http://\\S+/");

  private final Process process;
  private final String url;

  Served(Path folder) throws IOException {
    var builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-Xmx512m",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            classPath(),
            Main.class.getName(),
            "serve",
            "--port",
            "0",
            "--language",
            "en");
    builder.environment().put("XDG_DATA_HOME", folder.toString());
    process = builder.redirectError(folder.resolve("serve.log").toFile()).start();
    url = address(process.inputReader().lines().limit(1).toList());
  }

  private static String address(List<String> said) throws IOException {
    var found = ADDRESS.matcher(String.join("", said));
    if (!found.find()) {
      throw new IOException("the server did not start: " + said);
    }
    return found.group();
  }

  /// Maven hides the class path of the tests in a jar, and says so.
  private static String classPath() {
    var hidden = System.getProperty("surefire.test.class.path");
    return hidden == null ? System.getProperty("java.class.path") : hidden;
  }

  String url() {
    return url;
  }

  /// SIGKILL.
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
