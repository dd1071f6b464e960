package zwick.server.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.hall.Hall;
import zwick.server.Guest;
import zwick.server.RawHttp;
import zwick.server.Visit;
import zwick.server.WebServer;
import zwick.server.settings.ServerSettings;

/// What every answer tells browsers, whoever gives it.
class SafeHeadersTest {
  @TempDir private static Path folder;
  private static Hall hall;
  private static WebServer server;

  @BeforeAll
  static void open() throws Exception {
    hall = Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
    var page = ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall);
    server = WebServer.start(page.behindProxy(true).unlimited());
  }

  @AfterAll
  static void close() {
    server.close();
    hall.close();
  }

  private static RawHttp.Answer ask(String line, String... more) throws Exception {
    var lines = new String[more.length + 2];
    lines[0] = line;
    lines[1] = "Host: localhost:" + server.port();
    System.arraycopy(more, 0, lines, 2, more.length);
    return RawHttp.ask(server.port(), lines);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET / HTTP/1.1",
        "GET /app/worker.js HTTP/1.1",
        "GET /no/such/file HTTP/1.1",
        "POST /index.html HTTP/1.1",
        "GET /api/lobby HTTP/1.1",
        "GET /api/me HTTP/1.1",
        "GET /health HTTP/1.1",
        "GET /status HTTP/1.1",
        "GET /%zz HTTP/1.1",
        "GET /../x HTTP/1.1",
        "GET /\u0000 HTTP/1.1",
        "GET / HTTP/9.9",
        "GET /api/socket HTTP/1.1\r\nSec-WebSocket-Version: 13\r\nOrigin: http://evil.example",
        "GET /nowhere HTTP/1.1\r\nSec-WebSocket-Version: 13"
      })
  void everyAnswerTellsTheBrowserWhatNotToDo(String line) throws Exception {
    var answer = ask(line);
    assertThat(answer.status()).isNotZero();
    assertThat(answer.headers("Content-Security-Policy")).hasSize(1);
    assertThat(answer.headers("Content-Security-Policy").getFirst().split("; "))
        .contains("object-src 'none'", "base-uri 'none'")
        .contains("frame-ancestors 'self'", "form-action 'none'")
        .doesNotContain("script-src *", "default-src *");
    assertThat(answer.headers("Access-Control-Allow-Origin")).isEmpty();
    assertThat(answer.headers("X-Content-Type-Options")).containsExactly("nosniff");
    assertThat(answer.headers("Referrer-Policy")).containsExactly("no-referrer");
    assertThat(answer.headers("Cross-Origin-Opener-Policy")).containsExactly("same-origin");
    assertThat(answer.headers("Cross-Origin-Resource-Policy")).containsExactly("same-origin");
    assertThat(answer.headers("Permissions-Policy").getFirst())
        .contains("camera=()", "geolocation=()", "payment=()", "clipboard-write=(self)")
        .doesNotContain("*");
    assertThat(answer.headers("Strict-Transport-Security")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"GET / HTTP/1.1", "GET /api/me HTTP/1.1", "GET /no/such HTTP/1.1"})
  void whoCameOverHttpsShallGoOnDoingSo(String line) throws Exception {
    assertThat(ask(line, "X-Forwarded-Proto: https").headers("Strict-Transport-Security"))
        .containsExactly("max-age=31536000; includeSubDomains");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET /api/lobby HTTP/1.1",
        "GET /api/me HTTP/1.1",
        "POST /api/logout HTTP/1.1",
        "GET /api/nowhere HTTP/1.1",
        "GET /api/openapi.json HTTP/1.1",
        "BREW /api/lobby HTTP/1.1",
        "GET /api/socket HTTP/1.1\r\nSec-WebSocket-Version: 13\r\nOrigin: http://evil.example"
      })
  void nobodyKeepsWhatTheApiAnswers(String line) throws Exception {
    assertThat(ask(line).headers("Cache-Control")).containsExactly("no-store");
  }

  @Test
  void onlyWhatIsMeantForOtherSitesIsSharedWithThem() throws Exception {
    try (var anna = new Guest(server.url())) {
      var game = anna.open("{\"rules\":\"dama\"}");
      var framed = ask("GET /embed/" + game + " HTTP/1.1");
      assertThat(framed.headers("Cross-Origin-Resource-Policy")).containsExactly("cross-origin");
      assertThat(framed.headers("Content-Security-Policy").getFirst())
          .contains("frame-ancestors *");
    }
    var description = ask("GET /api/openapi.json HTTP/1.1");
    assertThat(description.headers("Cross-Origin-Resource-Policy")).containsExactly("cross-origin");
    assertThat(description.headers("Access-Control-Allow-Origin")).containsExactly("*");
  }
}
