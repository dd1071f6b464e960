package zwick.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.hall.Hall;
import zwick.server.settings.PublicUrl;
import zwick.server.settings.ServerSettings;

/// Under which names this server answers, and which pages are its own.
class HostTest {
  private static final String URL = "https://play.example/muehle";

  @TempDir private Path folder;
  private Hall hall;
  private ServerSettings page;

  @BeforeEach
  void open() {
    hall = Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
    page = ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall);
  }

  @AfterEach
  void close() {
    hall.close();
  }

  private ServerSettings known() {
    return page.known(PublicUrl.read(URL).orElseThrow());
  }

  private static RawHttp.Answer get(WebServer server, String path, String... headers)
      throws IOException {
    return request(server, "GET " + path, headers);
  }

  private static RawHttp.Answer session(WebServer server, String... headers) throws IOException {
    return request(server, "POST /api/session", headers);
  }

  private static RawHttp.Answer request(WebServer server, String what, String... headers)
      throws IOException {
    var lines = new String[headers.length + 1];
    lines[0] = what + " HTTP/1.1";
    for (int i = 0; i < headers.length; i++) {
      lines[i + 1] = headers[i].replace("PORT", String.valueOf(server.port()));
    }
    return RawHttp.ask(server.port(), lines);
  }

  @Test
  void aForeignNameIsSentAway() throws Exception {
    try (var server = WebServer.start(known())) {
      for (var path : new String[] {"/", "/api/lobby", "/no/such/file", "/status"}) {
        var answer = get(server, path, "Host: evil.example:PORT", "Accept-Language: de");
        assertThat(answer.status()).as(path).isEqualTo(421);
        assertThat(answer.text())
            .contains("application/problem+json", "unter https://play.example/muehle/ zu finden")
            .contains("\"reason\":\"misdirected\"");
        assertThat(answer.headers("Content-Security-Policy")).hasSize(1);
      }
      var socket = get(server, "/api/socket", "Host: evil.example", "Sec-WebSocket-Version: 13");
      assertThat(socket.status()).isEqualTo(421);
    }
  }

  @Test
  void itsOwnNameAndThisMachineAreLetIn() throws Exception {
    try (var server = WebServer.start(known())) {
      for (var host : new String[] {"play.example", "PLAY.example:443", "localhost:PORT"}) {
        assertThat(get(server, "/api/lobby", "Host: " + host).status()).as(host).isEqualTo(200);
      }
      for (var host : new String[] {"127.0.0.1:PORT", "[::1]:PORT", "localhost"}) {
        assertThat(get(server, "/", "Host: " + host).status()).as(host).isEqualTo(200);
      }
      assertThat(get(server, "/", "Host: 192.0.2.7").status()).isEqualTo(421);
    }
  }

  @Test
  void whoLooksAfterItMayCallItWhatHeLikes() throws Exception {
    try (var server = WebServer.start(known())) {
      for (var path : new String[] {"/health", "/ready"}) {
        assertThat(get(server, path, "Host: 10.1.2.3:8080").status()).as(path).isEqualTo(200);
      }
      assertThat(get(server, "/metrics", "Host: 10.1.2.3:8080").status()).isEqualTo(403);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"a b", "<script>", "host:port", "host:99999", "a/b", "u@host", "[::zz]"})
  void aHostThatIsNoneIsABadRequest(String host) throws Exception {
    try (var server = WebServer.start(page)) {
      var answer = get(server, "/api/lobby", "Host: " + host);
      assertThat(answer.status()).isEqualTo(400);
      assertThat(answer.text()).contains("application/problem+json");
      assertThat(get(server, "/", "Host: any.example").status()).isEqualTo(200);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "http://localhost:PORT, 200",
    "HTTP://LOCALHOST:PORT, 200",
    "https://localhost:PORT, 403",
    "http://localhost, 403",
    "http://localhost:1, 403",
    "http://localhost:PORT.evil.example, 403",
    "http://evil.example:PORT, 403",
    "null, 403",
    "http://localhost:PORT/, 403"
  })
  void onlyAPageOfTheSameSchemeHostAndPortIsOurs(String origin, int status) throws Exception {
    try (var server = WebServer.start(page)) {
      var answer = session(server, "Host: localhost:PORT", "Origin: " + origin);
      assertThat(answer.status()).isEqualTo(status);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "https://play.example, 200",
    "https://play.example:443, 200",
    "http://play.example, 403",
    "https://play.example:8443, 403",
    "http://localhost:PORT, 403"
  })
  void behindItsAddressThatAddressIsOurs(String origin, int status) throws Exception {
    try (var server = WebServer.start(known())) {
      var answer = session(server, "Host: play.example", "Origin: " + origin);
      assertThat(answer.status()).isEqualTo(status);
    }
  }

  @Test
  void onTheMachineItselfItsOwnNameIsOursToo() throws Exception {
    try (var server = WebServer.start(known())) {
      var local = session(server, "Host: localhost:PORT", "Origin: http://localhost:PORT");
      assertThat(local.status()).isEqualTo(200);
    }
  }

  @Test
  void aProxySaysWhatTheBrowserAskedFor() throws Exception {
    try (var server = WebServer.start(page.behindProxy(true))) {
      var forwarded =
          session(
              server,
              "Host: upstream",
              "X-Forwarded-Host: play.example",
              "X-Forwarded-Proto: https",
              "X-Forwarded-For: 192.0.2.1",
              "Origin: https://play.example");
      assertThat(forwarded.status()).isEqualTo(200);
      var plain =
          session(
              server,
              "Host: upstream",
              "X-Forwarded-Host: play.example",
              "X-Forwarded-Proto: http",
              "Origin: https://play.example");
      assertThat(plain.status()).isEqualTo(403);
    }
    try (var server = WebServer.start(page)) {
      var unasked =
          session(
              server,
              "Host: localhost:PORT",
              "X-Forwarded-Host: play.example",
              "X-Forwarded-Proto: https",
              "Origin: https://play.example");
      assertThat(unasked.status()).isEqualTo(403);
    }
  }

  @Test
  void linksLeadToTheAddressPeopleUse() throws Exception {
    try (var server = WebServer.start(known());
        var anna = new Guest(server.url());
        var beppe = new Guest(server.url())) {
      anna.arrive();
      beppe.arrive();
      var game = anna.open("{\"rules\":\"dama\",\"host\":\"W\"}");
      beppe.ask(game, 1, "\"do\":\"join\"");
      var feed = anna.post("api/me/feed", "").text("atom");
      assertThat(anna.get(feed).http().body())
          .contains("\"https://play.example/muehle/game/" + game + "\"")
          .doesNotContain("localhost");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "https://play.example, https://play.example/",
    "HTTP://Play.Example:8080/a/b, http://play.example:8080/a/b/",
    "https://[2001:DB8::1]/, https://[2001:db8::1]/",
    "https://mühle.example/, https://xn--mhle-0ra.example/"
  })
  void anAddressIsReadAsPeopleWriteIt(String text, String url) {
    assertThat(PublicUrl.read(text)).map(PublicUrl::toString).contains(url);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "play.example",
        "ftp://play.example",
        "https://",
        "https:///x",
        "https://u:p@play.example",
        "https://play.example/?a=b",
        "https://play.example/#x",
        "https://play.example/a b",
        "https://play.example:0",
        "https://play.example:99999",
        "https://-x-/"
      })
  void whatIsNoAddressIsNoneAtAll(String text) {
    assertThat(PublicUrl.read(text)).isEmpty();
  }
}
