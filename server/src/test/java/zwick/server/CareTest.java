package zwick.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwick.hall.Hall;
import zwick.hall.policy.UsageLimits;
import zwick.server.settings.PublicUrl;
import zwick.server.settings.ServerSettings;

/// What those see who look after the server.
class CareTest {
  @TempDir private static Path folder;
  private static Hall hall;
  private static WebServer server;
  private static Guest anna;

  @BeforeAll
  static void open() throws Exception {
    hall = Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
    server = WebServer.start(ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall));
    anna = new Guest(server.url());
    anna.arrive();
    var game = anna.open("{\"rules\":\"dama\",\"host\":\"W\"}");
    try (var beppe = new Guest(server.url())) {
      beppe.arrive();
      beppe.ask(game, 1, "\"do\":\"join\"");
      anna.ask(game, 2, "\"do\":\"act\",\"action\":\"22-18\"");
    }
  }

  @AfterAll
  static void close() {
    anna.close();
    server.close();
    hall.close();
  }

  @Test
  void itSaysThatItLivesAndWorks() throws Exception {
    assertThat(anna.get("health").status()).isEqualTo(200);
    assertThat(anna.get("ready").status()).isEqualTo(200);
  }

  @Test
  void withoutAHallThePageAloneIsReadyToo() throws Exception {
    try (var page = Visit.open()) {
      assertThat(page.get("ready").statusCode()).isEqualTo(200);
      assertThat(page.get("status").statusCode()).isEqualTo(200);
      assertThat(new String(page.get("metrics").body())).contains("jvm_memory_used_bytes");
    }
  }

  @Test
  void aHallWithoutItsDatabaseIsNotReady(@TempDir Path elsewhere) throws Exception {
    var gone = Hall.open(elsewhere.resolve("hall.db").toString(), InstantSource.system());
    try (var lame =
            WebServer.start(ServerSettings.page("localhost", 0, () -> Visit.SITE).with(gone));
        var visitor = new Guest(lame.url())) {
      assertThat(visitor.get("ready").status()).isEqualTo(200);
      gone.close();
      var answer = visitor.get("ready");
      assertThat(answer.status()).isEqualTo(503);
      assertThat(answer.text("reason")).isEqualTo("unavailable");
      assertThat(visitor.get("health").status()).isEqualTo(200);
      assertThat(visitor.get("status").status()).isEqualTo(200);
    }
  }

  /// Not only that it answers: that it keeps what is written, where it will be found again.
  @Test
  void aHallWhoseFileIsGoneIsNotReady(@TempDir Path elsewhere) throws Exception {
    var file = elsewhere.resolve("hall.db");
    try (var gone = Hall.open(file.toString(), InstantSource.system());
        var lame =
            WebServer.start(ServerSettings.page("localhost", 0, () -> Visit.SITE).with(gone));
        var visitor = new Guest(lame.url())) {
      visitor.arrive();
      Files.delete(file);
      assertThat(visitor.get("ready").status()).isEqualTo(503);
      var answer = visitor.post("api/games", "{\"terms\":{\"rules\":\"dama\"}}");
      assertThat(answer.status()).isEqualTo(503);
      assertThat(visitor.get("health").status()).isEqualTo(200);
    }
  }

  @Test
  void prometheusFindsWhatMatters() throws Exception {
    anna.get("api/nowhere");
    var text = anna.get("metrics").http().body();
    assertThat(text)
        .contains(
            "jvm_memory_used_bytes",
            "jvm_threads_live_threads",
            "jvm_gc_",
            "zwick_requests_seconds_count{group=\"games\",status=\"2xx\"}",
            "zwick_commands_seconds_bucket",
            "zwick_commits_total",
            "zwick_clock_drift_seconds",
            "zwick_writes_waiting",
            "zwick_sockets",
            "zwick_tables",
            "zwick_computers_waiting",
            "zwick_games{phase=\"playing\"} 1.0",
            "zwick_moves_total 1.0");
    assertThat(text).doesNotContain(secret());
  }

  @ParameterizedTest
  @CsvSource({
    "de, Spiele im Gang",
    "fr, Parties en cours",
    "it, Partite in corso",
    "en, Games being played"
  })
  void peopleReadHowThingsStandInTheirLanguage(String language, String said) throws Exception {
    var answer = anna.get("status?language=" + language).http();
    assertThat(answer.headers().firstValue("Content-Type").orElseThrow()).startsWith("text/html");
    assertThat(answer.body())
        .contains("lang=\"" + language + "\"", said, "SQLite", ServerSettings.VERSION, "<dd>1</dd>")
        .doesNotContain("<script", "{0", secret());
  }

  /// A server whose people are sent away too often has to see it.
  @Test
  void whatIsRefusedIsCountedByItsStatus() throws Exception {
    var few = UsageLimits.usual().with("requests-per-second", 1).orElseThrow();
    var page = ServerSettings.page("localhost", 0, () -> Visit.SITE).limited(few);
    var known = page.known(PublicUrl.read("https://play.example").orElseThrow());
    try (var strict = WebServer.start(known.caredFor("localhost", 0));
        var prometheus = new Guest(strict.careUrl().orElseThrow())) {
      for (int i = 0; i < 9; i++) {
        RawHttp.ask(strict.port(), "GET /position HTTP/1.1", "Host: localhost");
      }
      RawHttp.ask(strict.port(), "GET / HTTP/1.1", "Host: evil.example");
      RawHttp.ask(strict.port(), "GET /%zz HTTP/1.1", "Host: localhost");
      Thread.sleep(1_100); // it may be asked for once a second
      assertThat(prometheus.get("metrics").http().body())
          .containsPattern("zwick_refused_total\\{status=\"429\"} [2-9]\\.0")
          .contains("zwick_refused_total{status=\"421\"} 1.0")
          .contains("zwick_refused_total{status=\"413\"} 0.0")
          .contains("zwick_requests_seconds_count{group=\"files\",status=\"4xx\"} 2\n");
    }
  }

  private static String secret() {
    return anna.cookies.getCookieStore().getCookies().getFirst().getValue();
  }

  /// Whatever keeps him who looks after the clocks from it.
  @Test
  void aHallWhoseClocksNobodyLooksAfterIsNotReady(@TempDir Path elsewhere) throws Exception {
    var stopped = new AtomicBoolean();
    InstantSource time =
        () -> {
          if (stopped.get() && Thread.currentThread().getName().equals("zwick-keeper")) {
            throw new IllegalStateException("not now");
          }
          return Instant.now();
        };
    try (var idle = Hall.open(elsewhere.resolve("hall.db").toString(), time);
        var lame =
            WebServer.start(ServerSettings.page("localhost", 0, () -> Visit.SITE).with(idle));
        var visitor = new Guest(lame.url())) {
      assertThat(visitor.get("ready").status()).isEqualTo(200);
      stopped.set(true);
      assertThat(becomes(visitor, 503)).isTrue();
      stopped.set(false);
      assertThat(becomes(visitor, 200)).isTrue();
    }
  }

  private static boolean becomes(Guest visitor, int status) throws Exception {
    for (int i = 0; i < 100; i++) {
      if (visitor.get("ready").status() == status) {
        return true;
      }
      Thread.sleep(100);
    }
    return false;
  }
}
