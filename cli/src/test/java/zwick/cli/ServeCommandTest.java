package zwick.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServeCommandTest {
  @ParameterizedTest
  @CsvSource({"de, ist bereit", "fr, est prêt", "it, è pronto", "en, is ready"})
  void itSaysWhereThePageIsUntilItIsEnded(String language, String said) throws Exception {
    try (var serving = new Serving("serve", "--port", "0", "--language", language)) {
      assertThat(read(serving.address())).contains("Zwickmühle", "app/main.js");
      assertThat(serving.end()).isZero();
      assertThat(serving.said()).contains(said).hasLineCount(1);
    }
  }

  @Test
  void withoutACommandThePageIsServedOnTheUsualPort() throws Exception {
    try (var usual = new ServerSocket(8080, 1, InetAddress.getByName("localhost"))) {
      assertThat(Run.zwick().complaint()).contains("8080", "--port");
      assertThat(usual.isBound()).isTrue();
    } catch (java.net.BindException _) { // somebody is there already, which does as well
      assertThat(Run.zwick().complaint()).contains("8080", "--port");
    }
  }

  @Test
  void aTakenPortIsOneSentenceThatSaysWhatToDo() throws Exception {
    try (var taken = new ServerSocket(0, 1, InetAddress.getByName("localhost"))) {
      var port = String.valueOf(taken.getLocalPort());
      for (var language : List.of("de", "fr", "it", "en")) {
        assertThat(Run.zwick("serve", "--port", port, "--language", language).complaint())
            .contains(port, "--port 0")
            .doesNotContain("{");
      }
    }
  }

  @Test
  void whoWorksOnThePageSeesItChange(@TempDir Path folder) throws Exception {
    var page = folder.resolve("index.html");
    Files.writeString(page, "first");
    try (var serving = new Serving("serve", "--port", "0", "--files", folder.toString())) {
      assertThat(read(serving.address())).isEqualTo("first");
      Files.writeString(page, "second");
      assertThat(read(serving.address())).isEqualTo("second");
      assertThat(read(serving.address() + "wasm/zwick-runtime.js")).contains("load");
    }
  }

  private static String read(String address) throws IOException {
    try (var in = URI.create(address).toURL().openStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /// The program in a thread of its own, until it is interrupted.
  private static final class Serving implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("http://localhost:[0-9]+/");

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final AtomicInteger exitCode = new AtomicInteger(-1);
    private final Thread thread;

    Serving(String... args) {
      var stream = new PrintStream(out, true, StandardCharsets.UTF_8);
      var program = new Program(Map.of(), InputStream.nullInputStream(), stream, stream, false);
      thread = Thread.ofPlatform().start(() -> exitCode.set(program.run(args)));
    }

    String said() {
      return out.toString(StandardCharsets.UTF_8);
    }

    String address() throws InterruptedException {
      for (int i = 0; i < 500 && !said().endsWith("\n"); i++) {
        Thread.sleep(20);
      }
      var found = ADDRESS.matcher(said());
      assertThat(found.find()).as(said()).isTrue();
      return found.group();
    }

    int end() throws InterruptedException {
      thread.interrupt();
      thread.join(10_000);
      return exitCode.get();
    }

    @Override
    public void close() {
      thread.interrupt();
    }
  }
}
