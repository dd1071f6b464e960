package zwick.server.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.hall.Hall;
import zwick.server.Guest;
import zwick.server.RawHttp;
import zwick.server.RawSocket;
import zwick.server.Visit;
import zwick.server.WebServer;
import zwick.server.settings.ServerSettings;

/// The cookie a browser is known by.
class SessionCookieTest {
  @TempDir private Path folder;
  private Hall hall;
  private WebServer server;

  @BeforeEach
  void open() throws Exception {
    hall = Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
    var page = ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall);
    server = WebServer.start(page.behindProxy(true));
  }

  @AfterEach
  void close() {
    server.close();
    hall.close();
  }

  private RawHttp.Answer ask(String line, String scheme, String cookie) throws Exception {
    return RawHttp.ask(
        server.port(),
        line + " HTTP/1.1",
        "Host: localhost:" + server.port(),
        "X-Forwarded-Proto: " + scheme,
        "Cookie: " + cookie);
  }

  private static String value(RawHttp.Answer answer, String name) {
    return answer.headers("Set-Cookie").stream()
        .filter(cookie -> cookie.startsWith(name + "="))
        .map(cookie -> cookie.substring(name.length() + 1, cookie.indexOf(';')))
        .findFirst()
        .orElse("");
  }

  @Test
  void overHttpsItIsForThisVeryHostAlone() throws Exception {
    var answer = ask("POST /api/session", "https", "a=b");
    assertThat(answer.headers("Set-Cookie")).hasSize(1);
    assertThat(answer.headers("Set-Cookie").getFirst())
        .startsWith("__Host-zwick=")
        .containsIgnoringCase("; path=/")
        .containsIgnoringCase("; secure")
        .containsIgnoringCase("; httponly")
        .containsIgnoringCase("; samesite=strict")
        .doesNotContainIgnoringCase("domain");
    var cookie = "__Host-zwick=" + value(answer, "__Host-zwick");
    assertThat(ask("GET /api/me", "https", cookie).status()).isEqualTo(200);
    assertThat(ask("GET /api/me", "https", cookie).headers("Set-Cookie")).isEmpty();
  }

  @Test
  void overPlainHttpItHasThePlainName() throws Exception {
    var answer = ask("POST /api/session", "http", "a=b");
    assertThat(answer.headers("Set-Cookie")).hasSize(1);
    assertThat(answer.headers("Set-Cookie").getFirst())
        .startsWith("zwick=")
        .doesNotContainIgnoringCase("secure");
    var cookie = "zwick=" + value(answer, "zwick");
    assertThat(ask("GET /api/me", "http", cookie).headers("Set-Cookie")).isEmpty();
  }

  /// Another host of the same site, or somebody on the way, may have set the plain one.
  @Test
  void overHttpsThePlainNameCountsForNothing() throws Exception {
    var token = value(ask("POST /api/session", "http", "a=b"), "zwick");
    assertThat(ask("GET /api/me", "http", "zwick=" + token).status()).isEqualTo(200);
    var planted = ask("GET /api/me/games", "https", "zwick=" + token);
    assertThat(planted.status()).isEqualTo(401);
    assertThat(planted.headers("Set-Cookie")).isEmpty();
    try (var socket = new RawSocket(server.port(), "zwick=" + token, "X-Forwarded-Proto: https")) {
      assertThat(socket.isAnswered()).isTrue();
      try (var beppe = new Guest(server.url())) {
        assertThat(beppe.get("metrics").http().body()).contains("zwick_people 0.0");
      }
    }
  }

  /// Whoever came to 0.1.0 over HTTPS has the plain one, and his games by nothing else.
  @Test
  void aGuestOfFormerTimesKeepsHisGamesByAnotherSecret() throws Exception {
    var old = ask("POST /api/session", "http", "a=b");
    var token = value(old, "zwick");
    var moved = ask("GET /api/me", "https", "zwick=" + token);
    assertThat(body(moved)).isEqualTo(body(old));
    assertThat(moved.headers("Set-Cookie")).anyMatch(cookie -> cookie.startsWith("zwick=;"));
    var fresh = value(moved, "__Host-zwick");
    assertThat(fresh).isNotEmpty().isNotEqualTo(token);
    assertThat(body(ask("GET /api/me", "https", "__Host-zwick=" + fresh))).isEqualTo(body(old));
    assertThat(ask("GET /api/me", "http", "zwick=" + token).status()).isEqualTo(401);
  }

  @Test
  void anAccountOfFormerTimesLogsInAgain() throws Exception {
    var anna = hall.players().guest().id();
    hall.players().register(anna, "Anna", "correct horse");
    var token = hall.players().session(anna, false).text();
    assertThat(ask("GET /api/me", "http", "zwick=" + token).status()).isEqualTo(200);
    assertThat(ask("GET /api/me", "https", "zwick=" + token).status()).isEqualTo(401);
  }

  @Test
  void ofTwoTheOneCountsThatNobodyElseCanHaveSet() throws Exception {
    var anna = value(ask("POST /api/session", "https", "a=b"), "__Host-zwick");
    var planted = value(ask("POST /api/session", "http", "a=b"), "zwick");
    var both = ask("GET /api/me", "https", "zwick=" + planted + "; __Host-zwick=" + anna);
    var alone = ask("GET /api/me", "https", "__Host-zwick=" + anna);
    assertThat(body(both)).isEqualTo(body(alone));
  }

  private static String body(RawHttp.Answer answer) {
    return answer.text().substring(answer.text().indexOf("\r\n\r\n"));
  }

  @Test
  void whoLeavesTakesNeitherAlong() throws Exception {
    var token = value(ask("POST /api/session", "https", "a=b"), "__Host-zwick");
    var left = ask("POST /api/logout", "https", "__Host-zwick=" + token);
    for (var name : List.of("__Host-zwick", "zwick")) {
      assertThat(left.headers("Set-Cookie"))
          .anyMatch(cookie ->
              cookie.startsWith(name + "=;")
                  && cookie.contains("Expires=Thu, 01 Jan 1970")
                  && cookie.contains("Secure"));
    }
    assertThat(ask("GET /api/me", "https", "__Host-zwick=" + token).status()).isEqualTo(401);
  }

  @Test
  void aSocketKnowsItToo() throws Exception {
    var token = value(ask("POST /api/session", "https", "a=b"), "__Host-zwick");
    try (var socket =
        new RawSocket(server.port(), "__Host-zwick=" + token, "X-Forwarded-Proto: https")) {
      assertThat(socket.isAnswered()).isTrue();
      try (var beppe = new Guest(server.url())) {
        assertThat(beppe.get("metrics").http().body()).contains("zwick_people 1.0");
      }
    }
  }
}
