package zwick.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What docs/security.md says is not there is not there: no line of what answers strangers has it.
class ServerSourcesTest {
  private static final List<String> MODULES =
      List.of("rules", "engine", "text", "view", "web", "hall", "server");

  @ParameterizedTest
  @ValueSource(
      strings = {
        // other programs
        "ProcessBuilder",
        "\\.exec\\(",
        // what makes code or objects of what was sent
        "Object(In|Out)putStream",
        "javax\\.(script|naming|xml)",
        "org\\.xml",
        "Class\\.forName",
        // connections to where somebody says
        "java\\.net\\.http",
        "import java\\.net\\.Socket;",
        // encryption and keys of our own
        "javax\\.crypto",
        "KeyStore",
        // numbers that can be foretold
        "Math\\.random",
        "ThreadLocalRandom"
      })
  void isNowhere(String dangerous) throws IOException {
    int files = 0;
    for (var module : MODULES) {
      try (var all = Files.walk(Path.of("..", module, "src/main/java"))) {
        for (var file : all.filter(one -> one.toString().endsWith(".java")).toList()) {
          assertThat(Files.readString(file)).as(file.toString()).doesNotContainPattern(dangerous);
          files++;
        }
      }
    }
    assertThat(files).isGreaterThan(200);
  }
}
