package zwick.server.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.server.RawHttp;
import zwick.server.Visit;
import zwick.server.WebServer;

/// What is refused, and how.
class ComplaintTest {
  private static Visit visit;

  @BeforeAll
  static void open() throws IOException {
    visit = Visit.open();
  }

  @AfterAll
  static void close() {
    visit.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "wasm/zwick.wasm", "no/such/file"})
  void everyAnswerTellsTheBrowserWhatNotToDo(String path) throws Exception {
    var headers = visit.get(path).headers();
    assertThat(headers.firstValue("Content-Security-Policy").orElseThrow())
        .contains("default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "base-uri 'none'")
        .doesNotContain("unsafe-inline", "'unsafe-eval'", "*");
    assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
    assertThat(headers.firstValue("Referrer-Policy")).contains("no-referrer");
    assertThat(headers.firstValue("Server")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "de-CH, Unter dieser Adresse gibt es nichts.",
    "'fr;q=0.5,it', A questo indirizzo non c'è niente.",
    "'es,fr;q=0.8', Il n'y a rien à cette adresse.",
    "es, There is nothing at this address.",
    "';;;', There is nothing at this address."
  })
  void whatIsNotThereIsSaidInTheLanguageOfTheBrowser(String languages, String said)
      throws Exception {
    var request = visit.request("no/such.file").header("Accept-Language", languages).build();
    var answer = Visit.CLIENT.send(request, BodyHandlers.ofString(UTF_8));
    assertThat(answer.statusCode()).isEqualTo(404);
    assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
    assertThat(answer.body())
        .isEqualTo(
            "{\"type\":\"about:blank\",\"title\":\"not-found\",\"status\":404,\"detail\":\"%s\",\"reason\":\"not-found\"}\n"
                .formatted(said));
  }

  @ParameterizedTest
  @ValueSource(strings = {"POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"})
  void filesCanOnlyBeFetched(String method) throws Exception {
    var answer = visit.raw(method + " /index.html HTTP/1.1");
    assertThat(answer).matches("(?s)HTTP/1.1 (405|501|400) .*");
    assertThat(answer).contains("application/problem+json").doesNotContain("Exception", "\tat ");
  }

  @Test
  void aWrongMethodIsToldWhichAreRight() throws Exception {
    var request = visit.request("").POST(BodyPublishers.ofString("x".repeat(200_000))).build();
    var answer = Visit.CLIENT.send(request, BodyHandlers.ofString());
    assertThat(answer.statusCode()).isEqualTo(405);
    assertThat(answer.headers().firstValue("Allow")).contains("GET, HEAD");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../module-info.class",
        "/../../../../../../etc/passwd",
        "/app/../../../module-info.class",
        "/app/%2e%2e/%2e%2e/%2e%2e/module-info.class",
        "/app/..%2f..%2f..%2fmodule-info.class",
        "/..%5c..%5cmodule-info.class",
        "/app/..;/..;/module-info.class",
        "/%00index.html",
        "//etc/passwd",
        "/app//main.js",
        "/app",
        "/app/",
        "/META-INF/MANIFEST.MF",
        "/zwick/server/WebServer.class",
        "/index.html.br",
        "/app/types.d.ts",
        "/%",
        "/%zz",
        "/%c0%ae%c0%ae/",
        "http://elsewhere/index.htm"
      })
  void nobodyClimbsOutOfThePage(String path) throws Exception {
    var answer = visit.raw("GET " + path + " HTTP/1.1");
    assertThat(answer).matches("(?s)HTTP/1.1 (400|404) .*");
    assertThat(answer).contains("application/problem+json").doesNotContain("root:", "Exception");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hello", "GET / HTTP/9.9", "GET /", "\u0016\u0003\u0001\u0002"})
  void noiseIsRefusedQuietly(String line) throws Exception {
    assertThat(visit.raw(line))
        .doesNotContain("Exception", "\tat ", "Jetty")
        .doesNotStartWith("HTTP/1.1 2");
  }

  /// Where two servers disagree about where a request ends, one of them takes the rest for the
  /// next.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Content-Length: 5\r\nTransfer-Encoding: chunked",
        "Transfer-Encoding: chunked\r\nContent-Length: 5",
        "Content-Length: 5\r\nContent-Length: 6",
        "Content-Length: 5, 6",
        "Content-Length: +5",
        "Content-Length: -1",
        "Content-Length: 0x5",
        "Content-Length : 5",
        "Transfer-Encoding: xchunked",
        "Transfer-Encoding : chunked",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity"
      })
  void nobodyHidesARequestInsideOfAnother(String length) throws Exception {
    var answer =
        RawHttp.ask(
            visit.server().port(),
            "POST /index.html HTTP/1.1",
            "Host: localhost",
            length,
            "",
            "0",
            "",
            "GET /health HTTP/1.1",
            "Host: localhost");
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.text()).containsOnlyOnce("HTTP/1.1 ").doesNotContain("alive");
  }

  @Test
  void anEndlessHeaderIsRefused() throws Exception {
    assertThat(visit.raw("GET / HTTP/1.1\r\nX: " + "x".repeat(100_000))).startsWith("HTTP/1.1 431");
  }

  @Test
  void aBrokenPageIsSaidWithoutAStackTrace() throws Exception {
    try (var broken =
        WebServer.start(
            "localhost",
            0,
            () -> {
              throw new IllegalStateException("secret");
            })) {
      var request = HttpRequest.newBuilder(URI.create(broken.url())).build();
      var answer = Visit.CLIENT.send(request, BodyHandlers.ofString());
      assertThat(answer.statusCode()).isEqualTo(500);
      assertThat(answer.body()).contains("\"status\":500").doesNotContain("secret", "Exception");
    }
  }
}
