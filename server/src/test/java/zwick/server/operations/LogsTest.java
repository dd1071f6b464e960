package zwick.server.operations;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.BindException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.TimeZone;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.slf4j.LoggerFactory;
import zwick.hall.Hall;
import zwick.notation.json.Json;
import zwick.server.Guest;
import zwick.server.Visit;
import zwick.server.WebServer;
import zwick.server.settings.ServerSettings;

/// What is noted, and what is not.
@Isolated
class LogsTest {
  @TempDir private Path folder;
  private final PrintStream usual = System.err;
  private final ByteArrayOutputStream noted = new ByteArrayOutputStream();

  @BeforeEach
  void listen() {
    System.setErr(new PrintStream(noted, true, UTF_8));
  }

  @AfterEach
  void stop() {
    System.setErr(usual);
    LogConfiguration.use(LogConfiguration.Style.PLAIN, LogConfiguration.Depth.WARN);
  }

  private String noted() {
    return noted.toString(UTF_8);
  }

  @Test
  void usuallyOnlyWarningsAreNoted() {
    LogConfiguration.use(LogConfiguration.Style.PLAIN, LogConfiguration.Depth.WARN);
    LoggerFactory.getLogger("zwick.test").info("all is well");
    LoggerFactory.getLogger("zwick.test").warn("it rains");
    LoggerFactory.getLogger("org.eclipse.jetty").warn("so it does");
    assertThat(noted()).contains("WARN test: it rains\n", "so it does").doesNotContain("well");
  }

  /// Long after it happened is when somebody wants to know.
  @Test
  void whoCameInIsNotedHoweverLittleElseIs() {
    for (var style : List.of(LogConfiguration.Style.PLAIN, LogConfiguration.Style.JSON)) {
      LogConfiguration.use(style, LogConfiguration.Depth.WARN);
      LoggerFactory.getLogger("zwick.security").info("{} came", style);
      assertThat(noted()).contains(style + " came");
    }
    LogConfiguration.use(LogConfiguration.Style.NONE, LogConfiguration.Depth.WARN);
    LoggerFactory.getLogger("zwick.security").info("nobody came");
    assertThat(noted()).doesNotContain("nobody came");
  }

  @Test
  void timesAreThoseOfGreenwichWhereverTheMachineIs() {
    var zone = TimeZone.getDefault();
    TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Kiritimati")); // fourteen hours ahead
    try {
      LogConfiguration.use(LogConfiguration.Style.PLAIN, LogConfiguration.Depth.WARN);
      var before = Instant.now().truncatedTo(ChronoUnit.MILLIS);
      LoggerFactory.getLogger("zwick.test").warn("what time is it?");
      var said = noted().substring(0, noted().indexOf(' '));
      assertThat(said).endsWith("Z");
      assertThat(Instant.parse(said)).isBetween(before, Instant.now());
      noted.reset();
      LogConfiguration.use(LogConfiguration.Style.JSON, LogConfiguration.Depth.WARN);
      LoggerFactory.getLogger("zwick.test").warn("and now?");
      var stamp = ((Json.Num) ((Json.Obj) Json.read(noted())).get("timestamp")).digits();
      assertThat(Instant.ofEpochMilli(Long.parseLong(stamp))).isBetween(before, Instant.now());
    } finally {
      TimeZone.setDefault(zone);
    }
  }

  @Test
  void nobodyMakesUpALine() {
    LogConfiguration.use(LogConfiguration.Style.PLAIN, LogConfiguration.Depth.WARN);
    var forged = "x\r\n2026-01-01T00:00:00Z ERROR Keeper: all is lost\u001b[2J\u2028\u202e";
    LoggerFactory.getLogger("zwick.test")
        .warn("somebody said {}", forged, new IllegalStateException(forged));
    assertThat(noted().lines().filter(line -> !line.startsWith("\tat "))).hasSize(2);
    assertThat(noted()).contains("x\\u{d}\\u{a}2026").doesNotContain("\u001b", "\u2028", "\u202e");
  }

  @Test
  void aLineOfJsonIsAnObject() {
    LogConfiguration.use(LogConfiguration.Style.JSON, LogConfiguration.Depth.INFO);
    LoggerFactory.getLogger("zwick.test").info("“{}”", "a \"b\"\n");
    assertThat(noted().lines()).hasSize(1);
    assertThat(((Json.Obj) Json.read(noted())).get("formattedMessage"))
        .isEqualTo(Json.of("“a \"b\"\n”"));
  }

  @Test
  void nothingMeansNothing() {
    LogConfiguration.use(LogConfiguration.Style.NONE, LogConfiguration.Depth.DEBUG);
    LoggerFactory.getLogger("zwick.test").error("help!");
    assertThat(noted()).isEmpty();
  }

  @Test
  void everyRequestIsNotedButNobodysSecret() throws Exception {
    LogConfiguration.use(LogConfiguration.Style.PLAIN, LogConfiguration.Depth.DEBUG);
    try (var hall = Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
        var server =
            WebServer.start(ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall));
        var anna = new Guest(server.url())) {
      anna.arrive();
      anna.get("api/me");
      anna.get("feed/mysecret/moves.atom");
      anna.get("feed/mysecret/moves.not?token=mysecret");
      anna.send(anna.request("api/me").header("Authorization", "Bearer mysecret").build());
      anna.post("api/login", "{\"name\":\"anna\",\"password\":\"mysecret\"}");
      var secret = anna.cookies.getCookieStore().getCookies().getFirst().getValue();
      assertThat(noted()).contains("GET /api/me 200").doesNotContain(secret, "mysecret");
    }
  }

  /// Whoever starts it hears of it.
  @Test
  void aPortThatIsTakenIsNotNoted() throws Exception {
    LogConfiguration.use(LogConfiguration.Style.PLAIN, LogConfiguration.Depth.WARN);
    try (var first = WebServer.start("localhost", 0, () -> Visit.SITE)) {
      assertThatThrownBy(() -> WebServer.start("localhost", first.port(), () -> Visit.SITE))
          .isInstanceOf(BindException.class);
    }
    assertThat(noted()).isEmpty();
  }

  @Test
  void anErrorIsToldHereToo() throws Exception {
    LogConfiguration.use(LogConfiguration.Style.PLAIN, LogConfiguration.Depth.WARN);
    var broken =
        ServerSettings.page(
            "localhost",
            0,
            () -> {
              throw new StackOverflowError("too deep");
            });
    try (var server = WebServer.start(broken);
        var anna = new Guest(server.url())) {
      assertThat(anna.get("").status()).isEqualTo(500);
      assertThat(noted()).contains("too deep");
    }
  }

  @Test
  void aFailureIsToldInFullOnlyHere() throws Exception {
    LogConfiguration.use(LogConfiguration.Style.PLAIN, LogConfiguration.Depth.WARN);
    var broken =
        ServerSettings.page(
            "localhost",
            0,
            () -> {
              throw new IllegalStateException("the shelf is empty");
            });
    try (var server = WebServer.start(broken);
        var anna = new Guest(server.url())) {
      assertThat(anna.get("").http().body()).doesNotContain("shelf");
      assertThat(noted()).contains("could not answer GET /*", "the shelf is empty", "\tat ");
    }
  }
}
