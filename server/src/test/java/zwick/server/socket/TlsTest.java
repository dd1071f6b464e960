package zwick.server.socket;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSession;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.hall.Hall;
import zwick.server.Certificate;
import zwick.server.Echo;
import zwick.server.Guest;
import zwick.server.Hello;
import zwick.server.Proxy;
import zwick.server.Visit;
import zwick.server.WebServer;
import zwick.server.settings.ServerSettings;

/// HTTPS as `docs/tls` shows it: the page, the socket and the streams behind another web server.
class TlsTest {
  private static SSLContext before;
  private static Certificate certificate;
  @TempDir private static Path keys;
  @TempDir private Path folder;

  /// For all clients of this test, [Guest] among them.
  @BeforeAll
  static void trust() throws Exception {
    before = SSLContext.getDefault();
    certificate = Certificate.in(keys);
    SSLContext.setDefault(certificate.trust());
  }

  @AfterAll
  static void forget() {
    SSLContext.setDefault(before);
  }

  @FunctionalInterface
  private interface Visitors {
    void come(Proxy proxy) throws Exception;
  }

  /// Who has none of them goes without these tests; where the project is tested for all, not.
  private static void require(Proxy.Kind kind) {
    boolean there = kind.find().isPresent();
    if ("true".equals(System.getenv("CI"))) {
      assertThat(there).as(kind + " is installed").isTrue();
    }
    assumeTrue(there, kind + " is not installed");
  }

  private void behind(Proxy.Kind kind, Visitors visitors) throws Exception {
    require(kind);
    var database = folder.resolve("hall.db").toString();
    try (var hall = Hall.open(database, InstantSource.system());
        var server =
            WebServer.start(
                ServerSettings.page("127.0.0.1", 0, () -> Visit.SITE)
                    .with(hall)
                    .behindProxy(true)
                    .unlimited());
        var proxy = new Proxy(kind, server.port(), certificate, folder)) {
      visitors.come(proxy);
    }
  }

  @ParameterizedTest
  @EnumSource
  void thePageComesOverHttpsAndSaysOnceThatItAlwaysWill(Proxy.Kind kind) throws Exception {
    behind(
        kind,
        proxy -> {
          try (var anna = new Guest(proxy.url())) {
            var page = anna.get("").http();
            assertThat(page.statusCode()).isEqualTo(200);
            assertThat(page.body()).contains("Zwickmühle");
            for (var path : new String[] {"", "nothing", "api/lobby"}) {
              assertThat(anna.get(path).http().headers().allValues("Strict-Transport-Security"))
                  .containsExactly("max-age=31536000; includeSubDomains");
            }
            anna.arrive();
            assertThat(anna.cookies.getCookieStore().getCookies())
                .allMatch(cookie -> cookie.getSecure() && cookie.isHttpOnly());
            assertThat(anna.get("metrics").status()).isEqualTo(404);
          }
        });
  }

  @ParameterizedTest
  @EnumSource
  void whoComesWithoutHttpsIsSentToIt(Proxy.Kind kind) throws Exception {
    behind(
        kind,
        proxy -> {
          try (var client = HttpClient.newHttpClient()) {
            var plain = URI.create("http://localhost:" + proxy.plain + "/game/x?y=1");
            var answer =
                client.send(HttpRequest.newBuilder(plain).build(), BodyHandlers.ofString());
            assertThat(answer.statusCode()).isEqualTo(308);
            // Caddy takes its port for one that is 443 seen from outside
            assertThat(answer.headers().firstValue("Location").orElse(""))
                .isIn(
                    "https://localhost:" + proxy.secure + "/game/x?y=1",
                    "https://localhost/game/x?y=1");
          }
        });
  }

  /// Else its token would go through the net in the clear for years, and nobody would notice.
  @ParameterizedTest
  @EnumSource
  void aProgramThatComesWithoutHttpsIsRefused(Proxy.Kind kind) throws Exception {
    behind(
        kind,
        proxy -> {
          try (var client = HttpClient.newHttpClient()) {
            for (var path : new String[] {"api/lobby", "api/socket", "feed/x/moves.atom"}) {
              var plain = URI.create("http://localhost:" + proxy.plain + "/" + path);
              var answer =
                  client.send(HttpRequest.newBuilder(plain).build(), BodyHandlers.ofString());
              assertThat(answer.statusCode()).as(path).isEqualTo(403);
              assertThat(answer.headers().firstValue("Location")).isEmpty();
              isCareful(answer);
            }
          }
        });
  }

  private static void isCareful(HttpResponse<?> answer) {
    var headers = answer.headers();
    assertThat(headers.allValues("X-Content-Type-Options")).containsExactly("nosniff");
    assertThat(headers.allValues("Content-Security-Policy")).hasSize(1);
    assertThat(headers.firstValue("Content-Security-Policy").orElse(""))
        .contains("default-src '", "base-uri 'none'", "frame-ancestors '");
  }

  @ParameterizedTest
  @EnumSource
  void whatTheOtherServerAnswersItselfIsAsCareful(Proxy.Kind kind) throws Exception {
    behind(
        kind,
        proxy -> {
          try (var anna = new Guest(proxy.url())) {
            var large = anna.post("api/login", "x".repeat(100_000));
            // older ones of Caddy take the end of what was sent for trouble with the program
            assertThat(large.status()).isIn(413, 502);
            for (var answer : List.of(large, anna.get("metrics"), anna.get(""), anna.get("no"))) {
              isCareful(answer.http());
              assertThat(answer.http().headers().allValues("Strict-Transport-Security")).hasSize(1);
            }
          }
        });
  }

  @ParameterizedTest
  @EnumSource
  void whenTheProgramIsAwayItsAnswersAreAsCareful(Proxy.Kind kind) throws Exception {
    require(kind);
    try (var proxy = new Proxy(kind, Proxy.free(), certificate, folder);
        var anna = new Guest(proxy.url())) {
      for (var path : new String[] {"", "api/lobby"}) {
        var answer = anna.get(path);
        assertThat(answer.status()).isEqualTo(502);
        isCareful(answer.http());
        assertThat(answer.http().headers().allValues("Strict-Transport-Security"))
            .containsExactly("max-age=31536000; includeSubDomains");
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void onlyNewVersionsAndRecommendedCiphersAreSpoken(Proxy.Kind kind) throws Exception {
    require(kind);
    try (var proxy = new Proxy(kind, Proxy.free(), certificate, folder)) {
      assertThat(spoken(proxy, "TLSv1.3", "TLSv1.2").getProtocol()).isEqualTo("TLSv1.3");
      assertThat(spoken(proxy, "TLSv1.2").getCipherSuite())
          .matches("TLS_ECDHE_ECDSA_WITH_(AES_(128|256)_GCM|CHACHA20_POLY1305)_SHA(256|384)");
      assertThat(Hello.tls12(Hello.GCM).isTakenBy(proxy.secure)).isTrue();
      assertThat(Hello.tls12(Hello.CBC).isTakenBy(proxy.secure)).isFalse();
      assertThat(Hello.tls12(Hello.WITHOUT_FORWARD_SECRECY).isTakenBy(proxy.secure)).isFalse();
      assertThat(Hello.tls11(Hello.CBC).isTakenBy(proxy.secure)).isFalse();
      assertThat(Hello.tls11(Hello.GCM).isTakenBy(proxy.secure)).isFalse();
    }
  }

  private static SSLSession spoken(Proxy proxy, String... versions) throws Exception {
    var sockets = certificate.trust().getSocketFactory();
    try (var socket = (SSLSocket) sockets.createSocket("localhost", proxy.secure)) {
      socket.setEnabledProtocols(versions);
      socket.startHandshake();
      return socket.getSession();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aGameIsPlayedOverSecureSockets(Proxy.Kind kind) throws Exception {
    behind(
        kind,
        proxy -> {
          try (var anna = new Guest(proxy.url());
              var beppe = new Guest(proxy.url())) {
            anna.arrive();
            beppe.arrive();
            var game = anna.open("{\"rules\":\"dame-10x10\",\"host\":\"W\"}");
            anna.connect().watch(game, 0).hear("open");
            beppe.connect().watch(game, 0).hear("open");
            beppe.command(game, 1, "\"do\":\"join\"");
            anna.hear("events");
            anna.command(game, 2, "\"do\":\"act\",\"action\":\"32-28\"");
            assertThat(beppe.hears("W:32-28")).isTrue();
          }
        });
  }

  @ParameterizedTest
  @EnumSource
  void streamsArriveLineByLine(Proxy.Kind kind) throws Exception {
    behind(
        kind,
        proxy -> {
          try (var anna = new Guest(proxy.url());
              var beppe = new Guest(proxy.url())) {
            anna.arrive();
            beppe.arrive();
            var game = anna.open("{\"rules\":\"dame-10x10\",\"host\":\"W\"}");
            var follow = anna.request("api/games/" + game + "/events?follow=true").build();
            try (var body = anna.client.send(follow, BodyHandlers.ofInputStream()).body();
                var lines = new BufferedReader(new InputStreamReader(body, UTF_8))) {
              assertThat(soon(lines)).contains("opened");
              beppe.ask(game, 1, "\"do\":\"join\"");
              assertThat(soon(lines)).contains("began");
              anna.ask(game, 2, "\"do\":\"act\",\"action\":\"32-28\"");
              assertThat(soon(lines)).contains("W:32-28");
            }
          }
        });
  }

  /// Sooner than the stream would say that there is nothing new, which would push it on.
  private static String soon(BufferedReader lines) throws Exception {
    return CompletableFuture.supplyAsync(
            () -> lines.lines().filter(line -> !line.isBlank()).findFirst().orElse(""))
        .get(Math.min(10, GameStreams.BEAT.toSeconds() - 1), TimeUnit.SECONDS);
  }

  @ParameterizedTest
  @EnumSource
  void nobodyMakesUpWhereHeComesFrom(Proxy.Kind kind) throws Exception {
    require(kind);
    try (var echo = new Echo("Strict-Transport-Security: max-age=1");
        var proxy = new Proxy(kind, echo.port(), certificate, folder);
        var anna = new Guest(proxy.url())) {
      var forged =
          anna.request("")
              .header("X-Forwarded-For", "192.0.2.1")
              .header("X-Forwarded-For", "192.0.2.2")
              .header("X-Forwarded-Proto", "gopher")
              .header("X-Forwarded-Host", "evil.example")
              .header("X-Forwarded-Prefix", "/evil")
              .header("Forwarded", "for=192.0.2.1;host=evil.example")
              .build();
      var answer = anna.send(forged).http();
      assertThat(answer.body().lines().map(line -> line.toLowerCase(Locale.ROOT)))
          .containsOnlyOnce("x-forwarded-for: 127.0.0.1")
          .containsOnlyOnce("x-forwarded-proto: https")
          .containsOnlyOnce("x-forwarded-host: localhost:" + proxy.secure)
          .noneMatch(line -> line.contains("192.0.2.") || line.contains("evil"));
      assertThat(answer.headers().allValues("Strict-Transport-Security"))
          .containsExactly(
              "max-age=31536000; includeSubDomains"); // also if the program says it too
    }
  }
}
