package zwick.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.zip.GZIPInputStream;
import org.brotli.dec.BrotliInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.web.Site;

/// A real server, a real client, and real sockets between them.
class WebServerTest {
  private static final Site SITE = Site.packed();
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private static WebServer server;

  @BeforeAll
  static void open() throws IOException {
    server = WebServer.start("localhost", 0, () -> SITE);
  }

  @AfterAll
  static void close() {
    server.close();
  }

  @Test
  void everyFileOfThePageIsServedAsItIs() throws Exception {
    for (var file : SITE.files()) {
      var answer = get(file.path());
      assertThat(answer.statusCode()).as(file.path()).isEqualTo(200);
      assertThat(answer.body()).as(file.path()).isEqualTo(file.bytes());
    }
    assertThat(get("").body()).isEqualTo(SITE.find("index.html").orElseThrow().bytes());
  }

  @ParameterizedTest
  @CsvSource({
    "'', text/html;charset=utf-8",
    "app/main.js, text/javascript;charset=utf-8",
    "sw.js, text/javascript;charset=utf-8",
    "files.json, application/json",
    "manifest.webmanifest, application/manifest+json",
    "icons/icon.svg, image/svg+xml",
    "icons/icon-192.png, image/png",
    "wasm/zwick.wasm, application/wasm",
    "weights/dama.weights, application/octet-stream"
  })
  void everyFileSaysWhatItIs(String path, String type) throws Exception {
    var given = get(path).headers().firstValue("Content-Type").orElseThrow();
    assertThat(given.replace(" ", "")).isEqualTo(type);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "wasm/zwick.wasm", "no/such/file"})
  void everyAnswerTellsTheBrowserWhatNotToDo(String path) throws Exception {
    var headers = get(path).headers();
    assertThat(headers.firstValue("Content-Security-Policy").orElseThrow())
        .contains("default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "base-uri 'none'")
        .doesNotContain("unsafe-inline", "'unsafe-eval'", "*");
    assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
    assertThat(headers.firstValue("Referrer-Policy")).contains("no-referrer");
    assertThat(headers.firstValue("Server")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      delimiter = '|',
      value = {
        "gzip, deflate, br, zstd | br",
        "br                      | br",
        "*                       | br",
        "gzip;q=1.0, br;q=0.5    | br",
        "gzip                    | gzip",
        "GZIP                    | gzip",
        "br;q=0, gzip            | gzip",
        "br;q=0.000, *;q=0.1     | gzip",
        "deflate                 | -",
        "identity                | -",
        "'*;q=0'                 | -",
        "';;,,=q'                | -",
        "-                       | -"
      })
  void theSmallestFormTheBrowserTakesIsSent(String accepted, String sent) throws Exception {
    var file = SITE.find("wasm/zwick.wasm").orElseThrow();
    var request = request(file.path());
    if (accepted != null) {
      request.header("Accept-Encoding", accepted);
    }
    var answer = CLIENT.send(request.build(), BodyHandlers.ofByteArray());
    assertThat(answer.headers().firstValue("Content-Encoding").orElse(null)).isEqualTo(sent);
    assertThat(answer.headers().firstValue("Vary")).contains("Accept-Encoding");
    assertThat(answer.headers().firstValueAsLong("Content-Length")).hasValue(answer.body().length);
    assertThat(plain(answer)).isEqualTo(file.bytes());
  }

  @Test
  void whatDoesNotGetSmallerIsSentAsItIs() throws Exception {
    var request = request("icons/icon-192.png").header("Accept-Encoding", "br").build();
    var answer = CLIENT.send(request, BodyHandlers.ofByteArray());
    assertThat(answer.headers().firstValue("Content-Encoding")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"br", "gzip", "identity"})
  void whatTheBrowserHasIsNotSentAgain(String coding) throws Exception {
    var first =
        CLIENT.send(
            request("wasm/zwick.wasm").header("Accept-Encoding", coding).build(),
            BodyHandlers.ofByteArray());
    var tag = first.headers().firstValue("ETag").orElseThrow();
    assertThat(first.headers().firstValue("Cache-Control")).contains("no-cache");
    for (var known : new String[] {tag, "W/" + tag, "\"x\", " + tag, "*"}) {
      var request =
          request("wasm/zwick.wasm")
              .header("Accept-Encoding", coding)
              .header("If-None-Match", known)
              .build();
      var again = CLIENT.send(request, BodyHandlers.ofByteArray());
      assertThat(again.statusCode()).as(known).isEqualTo(304);
      assertThat(again.body()).isEmpty();
      assertThat(again.headers().firstValue("ETag")).contains(tag);
      assertThat(again.headers().firstValue("Cache-Control")).contains("no-cache");
    }
    var other = request("wasm/zwick.wasm").header("If-None-Match", "\"x\"").build();
    assertThat(CLIENT.send(other, BodyHandlers.ofByteArray()).statusCode()).isEqualTo(200);
  }

  @Test
  void headIsGetWithoutTheFile() throws Exception {
    var file = SITE.find("wasm/zwick.wasm").orElseThrow();
    var request = request(file.path()).method("HEAD", BodyPublishers.noBody()).build();
    var answer = CLIENT.send(request, BodyHandlers.ofByteArray());
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).isEmpty();
    assertThat(answer.headers().firstValueAsLong("Content-Length")).hasValue(file.bytes().length);
    assertThat(answer.headers().firstValue("Content-Type")).contains("application/wasm");
    var nothing = request("nothing").method("HEAD", BodyPublishers.noBody()).build();
    assertThat(CLIENT.send(nothing, BodyHandlers.ofByteArray()).statusCode()).isEqualTo(404);
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
    var request = request("no/such.file").header("Accept-Language", languages).build();
    var answer = CLIENT.send(request, BodyHandlers.ofString(UTF_8));
    assertThat(answer.statusCode()).isEqualTo(404);
    assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
    assertThat(answer.body())
        .isEqualTo(
            "{\"type\":\"about:blank\",\"title\":\"not-found\",\"status\":404,\"detail\":\"%s\"}\n"
                .formatted(said));
  }

  @ParameterizedTest
  @ValueSource(strings = {"POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"})
  void filesCanOnlyBeFetched(String method) throws Exception {
    var answer = raw(method + " /index.html HTTP/1.1");
    assertThat(answer).matches("(?s)HTTP/1.1 (405|501|400) .*");
    assertThat(answer).contains("application/problem+json").doesNotContain("Exception", "\tat ");
  }

  @Test
  void aWrongMethodIsToldWhichAreRight() throws Exception {
    var request = request("").POST(BodyPublishers.ofString("x".repeat(200_000))).build();
    var answer = CLIENT.send(request, BodyHandlers.ofString());
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
    var answer = raw("GET " + path + " HTTP/1.1");
    assertThat(answer).matches("(?s)HTTP/1.1 (400|404) .*");
    assertThat(answer).contains("application/problem+json").doesNotContain("root:", "Exception");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hello", "GET / HTTP/9.9", "GET /", "\u0016\u0003\u0001\u0002"})
  void noiseIsRefusedQuietly(String line) throws Exception {
    assertThat(raw(line))
        .doesNotContain("Exception", "\tat ", "Jetty")
        .doesNotStartWith("HTTP/1.1 2");
  }

  @Test
  void anEndlessHeaderIsRefused() throws Exception {
    assertThat(raw("GET / HTTP/1.1\r\nX: " + "x".repeat(100_000))).startsWith("HTTP/1.1 431");
  }

  @Test
  void twoServersServeSideBySide() throws Exception {
    try (var second = WebServer.start("127.0.0.1", 0, () -> SITE)) {
      assertThat(second.port()).isNotEqualTo(server.port()).isPositive();
      var request = HttpRequest.newBuilder(URI.create(second.url())).build();
      assertThat(CLIENT.send(request, BodyHandlers.ofByteArray()).statusCode()).isEqualTo(200);
    }
    assertThat(get("").statusCode()).isEqualTo(200);
  }

  @Test
  void aPortThatIsTakenOrAHostElsewhereIsSaidPlainly() {
    assertThatThrownBy(() -> WebServer.start("localhost", server.port(), () -> SITE))
        .isInstanceOf(BindException.class);
    assertThatThrownBy(() -> WebServer.start("192.0.2.1", 0, () -> SITE))
        .isInstanceOf(UnknownHostException.class);
    assertThatThrownBy(() -> WebServer.start("no.such.host.invalid", 0, () -> SITE))
        .isInstanceOf(UnknownHostException.class);
  }

  @Test
  void aPortIsFreeAgainOnceTheServerIsClosed() throws Exception {
    int port;
    try (var first = WebServer.start("localhost", 0, () -> SITE)) {
      port = first.port();
    }
    try (var second = WebServer.start("localhost", port, () -> SITE)) {
      assertThat(second.port()).isEqualTo(port);
    }
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
      var answer = CLIENT.send(request, BodyHandlers.ofString());
      assertThat(answer.statusCode()).isEqualTo(500);
      assertThat(answer.body()).contains("\"status\":500").doesNotContain("secret", "Exception");
    }
  }

  @Test
  void theAddressIsOneABrowserCanOpen() throws Exception {
    assertThat(server.url()).isEqualTo("http://localhost:" + server.port() + "/");
    try (var open = WebServer.start("0.0.0.0", 0, () -> SITE)) {
      assertThat(open.url()).isEqualTo("http://localhost:" + open.port() + "/");
    }
  }

  private static HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(server.url() + path));
  }

  private static HttpResponse<byte[]> get(String path) throws Exception {
    return CLIENT.send(request(path).build(), BodyHandlers.ofByteArray());
  }

  private static byte[] plain(HttpResponse<byte[]> answer) throws IOException {
    var bytes = new ByteArrayInputStream(answer.body());
    return switch (answer.headers().firstValue("Content-Encoding").orElse("")) {
      case "br" -> new BrotliInputStream(bytes).readAllBytes();
      case "gzip" -> new GZIPInputStream(bytes).readAllBytes();
      default -> answer.body();
    };
  }

  /// What a client gets who says just this, such as no decent client would.
  private static String raw(String line) throws IOException {
    try (var socket = new Socket(InetAddress.getByName("localhost"), server.port())) {
      socket.setSoTimeout(5_000);
      var head = line + "\r\nHost: localhost\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(head.getBytes(ISO_8859_1));
      return new String(socket.getInputStream().readAllBytes(), UTF_8);
    }
  }
}
