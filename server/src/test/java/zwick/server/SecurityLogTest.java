package zwick.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.InstantSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import zwick.hall.Hall;

/// Who comes in and who does not is noted, with nobody's secret.
@Isolated
class SecurityLogTest {
  @TempDir private Path folder;
  private final PrintStream usual = System.err;
  private final ByteArrayOutputStream noted = new ByteArrayOutputStream();

  @BeforeEach
  void listen() {
    System.setErr(new PrintStream(noted, true, UTF_8));
    Logs.use(Logs.Style.PLAIN, Logs.Depth.INFO);
  }

  @AfterEach
  void stop() {
    System.setErr(usual);
    Logs.use(Logs.Style.PLAIN, Logs.Depth.WARN);
  }

  private long lines(String part) {
    return noted.toString(UTF_8).lines().filter(line -> line.contains(part)).count();
  }

  @Test
  void comingInAndNotComingInIsNoted() throws Exception {
    try (var hall = Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
        var server = WebServer.start(Serving.page("localhost", 0, () -> Visit.SITE).with(hall));
        var anna = new Guest(server.url())) {
      var id = anna.arrive();
      var right = "{\"name\":\"Anna\",\"password\":\"nine white stones\"}";
      assertThat(anna.post("api/account", right).status()).isEqualTo(200);
      for (int i = 0; i < 5; i++) {
        var wrong = "{\"name\":\"Anna\",\"password\":\"mysecret number " + i + "\"}";
        assertThat(anna.post("api/login", wrong).status()).isEqualTo(422);
      }
      assertThat(anna.post("api/login", right).status()).isEqualTo(200);
      assertThat(anna.post("api/logout", "{}").status()).isEqualTo(204);
      assertThat(lines("INFO security: POST /api/account 200 by " + id)).isEqualTo(1);
      assertThat(lines("WARN security: POST /api/login 422")).isEqualTo(1); // once a minute
      assertThat(lines("INFO security: POST /api/login 200 by " + id)).isEqualTo(1);
      assertThat(lines("INFO security: POST /api/logout 204")).isEqualTo(1);
      var all = noted.toString(UTF_8);
      assertThat(all).doesNotContain("mysecret", "nine white stones", "argon2");
    }
  }

  @Test
  void thatPasswordsCanBeReadOnTheWayIsNotedOnce() throws Exception {
    var outside = PasswordGuardTest.outside();
    var body = "{\"name\":\"Anna\",\"password\":\"nine white stones\"}";
    try (var hall = Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
        var server = WebServer.start(Serving.page("0.0.0.0", 0, () -> Visit.SITE).with(hall));
        var here = new Guest(server.url());
        var there = new Guest("http://" + outside + ":" + server.port() + "/")) {
      assertThat(here.post("api/account", body).status()).isEqualTo(200);
      assertThat(lines("plain HTTP")).isZero();
      for (int i = 0; i < 3; i++) {
        assertThat(there.post("api/login", body).status()).isEqualTo(200);
      }
      assertThat(lines("WARN PasswordGuard: passwords come over plain HTTP")).isEqualTo(1);
    }
  }
}
