package zwick.server.security;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import zwick.hall.Hall;
import zwick.hall.policy.UsageLimits;
import zwick.server.Guest;
import zwick.server.RawHttp;
import zwick.server.Visit;
import zwick.server.WebServer;
import zwick.server.authentication.PasswordGuardTest;
import zwick.server.operations.LogConfiguration;
import zwick.server.settings.PublicUrl;
import zwick.server.settings.ServerSettings;

/// Who comes in and who does not is noted, with nobody's secret.
@Isolated
class SecurityLogTest {
  @TempDir private Path folder;
  private final PrintStream usual = System.err;
  private final ByteArrayOutputStream noted = new ByteArrayOutputStream();

  @BeforeEach
  void listen() {
    System.setErr(new PrintStream(noted, true, UTF_8));
    LogConfiguration.use(LogConfiguration.Style.PLAIN, LogConfiguration.Depth.WARN);
  }

  @AfterEach
  void stop() {
    System.setErr(usual);
    LogConfiguration.use(LogConfiguration.Style.PLAIN, LogConfiguration.Depth.WARN);
  }

  private long lines(String part) {
    return noted.toString(UTF_8).lines().filter(line -> line.contains(part)).count();
  }

  private ServerSettings page(Hall hall) {
    return ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall);
  }

  private Hall hall() {
    return Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
  }

  @Test
  void comingInAndNotComingInIsNoted() throws Exception {
    try (var hall = hall();
        var server = WebServer.start(page(hall));
        var anna = new Guest(server.url())) {
      var id = anna.arrive();
      var right = "{\"name\":\"Anna\",\"password\":\"nine white stones\"}";
      assertThat(anna.post("api/account", right).status()).isEqualTo(200);
      for (int i = 0; i < 5; i++) {
        var wrong = "{\"name\":\"Anna\",\"password\":\"mysecret number " + i + "\"}";
        assertThat(anna.post("api/login", wrong).status()).isEqualTo(422);
      }
      var mistaken = "{\"name\":\"my secret in the wrong field\",\"password\":\"x\"}";
      assertThat(anna.post("api/login", mistaken).status()).isEqualTo(422);
      assertThat(anna.post("api/login", right).status()).isEqualTo(200);
      assertThat(anna.post("api/logout", "{}").status()).isEqualTo(204);
      assertThat(lines("INFO security: POST /api/account 200 by " + id)).isEqualTo(1);
      assertThat(lines("WARN security: POST /api/login 422 by " + id + " on " + id)).isEqualTo(5);
      assertThat(lines("WARN security: POST /api/login 422 by " + id + " on nobody")).isEqualTo(1);
      assertThat(lines("INFO security: POST /api/login 200 by " + id)).isEqualTo(1);
      assertThat(lines("INFO security: POST /api/logout 204 by " + id)).isEqualTo(1);
      var all = noted.toString(UTF_8);
      assertThat(all).doesNotContain("mysecret", "my secret", "nine white stones", "argon2");
    }
  }

  @Test
  void whoWasNeverInDoesNotLeave() throws Exception {
    try (var hall = hall();
        var server = WebServer.start(page(hall));
        var stranger = new Guest(server.url())) {
      assertThat(stranger.post("api/logout", "{}").status()).isEqualTo(204);
      assertThat(stranger.get("api/me/export").status()).isEqualTo(401);
      assertThat(stranger.post("api/me/feed", "{}").status()).isEqualTo(401);
      assertThat(lines("/api/logout")).isZero();
    }
  }

  @Test
  void whatIsAskedOfAnotherHostIsNoted() throws Exception {
    try (var hall = hall();
        var server =
            WebServer.start(
                page(hall).known(PublicUrl.read("https://play.example").orElseThrow()))) {
      for (int i = 0; i < 60; i++) {
        RawHttp.ask(server.port(), "GET / HTTP/1.1", "Host: evil.example");
      }
      RawHttp.ask(server.port(), "GET / HTTP/1.1", "Host: a b");
      assertThat(lines("WARN security: request 421 by nobody from ")).isBetween(15L, 40L);
      assertThat(noted.toString(UTF_8)).doesNotContain("evil");
    }
  }

  @Test
  void nonsenseIsNoted() throws Exception {
    try (var hall = hall();
        var server = WebServer.start(page(hall))) {
      RawHttp.ask(server.port(), "GET / HTTP/1.1", "Host: a/b");
      RawHttp.ask(server.port(), "GET /%zz HTTP/1.1", "Host: localhost");
      assertThat(lines("WARN security: request 400 by nobody from ")).isEqualTo(2);
    }
  }

  /// A page of another site, and one address with too many.
  @Test
  void socketsThatAreNotOpenedAreNoted() throws Exception {
    var few = UsageLimits.usual().with("requests-per-second", 1).orElseThrow();
    try (var hall = hall();
        var server = WebServer.start(page(hall).limited(few))) {
      assertThat(refusal(server, "http://evil.example").statusCode()).isEqualTo(403);
      assertThat(lines("WARN security: GET /api/socket 403 by nobody")).isEqualTo(1);
      var ours = "http://localhost:" + server.port();
      for (int i = 0; i < 9; i++) {
        refusal(server, ours);
      }
      var answer = refusal(server, ours);
      assertThat(answer.statusCode()).isEqualTo(429);
      assertThat(answer.headers().allValues("Retry-After")).containsExactly("1");
      assertThat(lines("WARN security: GET /api/socket 429 by nobody")).isEqualTo(1);
      assertThat(noted.toString(UTF_8)).doesNotContain("evil");
    }
  }

  /// What is answered instead of opening a socket; null if it is opened.
  private static HttpResponse<?> refusal(WebServer server, String origin) {
    try (var client = HttpClient.newHttpClient()) {
      client
          .newWebSocketBuilder()
          .header("Origin", origin)
          .buildAsync(
              URI.create("ws://localhost:" + server.port() + "/api/socket"),
              new WebSocket.Listener() {})
          .join()
          .abort();
      return null;
    } catch (CompletionException e) {
      return ((WebSocketHandshakeException) e.getCause()).getResponse();
    }
  }

  @Test
  void aTokenThatIsNotGoodForItIsNotedOnSocketsToo() throws Exception {
    try (var hall = hall();
        var server = WebServer.start(page(hall));
        var anna = new Guest(server.url());
        var program = new Guest(server.url())) {
      var id = anna.arrive();
      var proof = "\"password\":\"nine white stones\"}";
      anna.post("api/account", "{\"name\":\"Anna\"," + proof);
      var game = anna.open("{\"rules\":\"dama\"}");
      var token = anna.post("api/me/tokens", "{\"scope\":\"read\"," + proof).text("token");
      program.connect("Bearer " + token).command(game, 1, "\"do\":\"abort\"");
      program.hear("refused");
      assertThat(lines("WARN security: message 403 by " + id)).isEqualTo(1);
    }
  }

  @Test
  void aFeedOfNobodyIsNotedWithoutItsAddress() throws Exception {
    try (var hall = hall();
        var server = WebServer.start(page(hall));
        var reader = new Guest(server.url())) {
      assertThat(reader.get("feed/mysecret/moves.atom").status()).isEqualTo(404);
      assertThat(reader.get("feed/mysecret/moves.ics").status()).isEqualTo(404);
      assertThat(lines("WARN security: GET /feed/{token}/moves.atom 404 by nobody")).isEqualTo(1);
      assertThat(lines("WARN security: GET /feed/{token}/moves.ics 404 by nobody")).isEqualTo(1);
      assertThat(noted.toString(UTF_8)).doesNotContain("mysecret");
    }
  }

  @Test
  void thatPasswordsCanBeReadOnTheWayIsNotedOnce() throws Exception {
    var outside = PasswordGuardTest.outside();
    var body = "{\"name\":\"Anna\",\"password\":\"nine white stones\"}";
    try (var hall = Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
        var server =
            WebServer.start(ServerSettings.page("0.0.0.0", 0, () -> Visit.SITE).with(hall));
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
