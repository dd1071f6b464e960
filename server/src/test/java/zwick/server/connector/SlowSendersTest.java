package zwick.server.connector;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.hall.Hall;
import zwick.hall.policy.UsageLimits;
import zwick.server.Guest;
import zwick.server.Visit;
import zwick.server.WebServer;
import zwick.server.settings.ServerSettings;
import zwick.server.socket.GameStreams;

/// Those who send a byte now and then to keep a server busy.
class SlowSendersTest {
  private static final int MANY = 100;
  private static final SlowSenders.Times SHORT =
      new SlowSenders.Times(Duration.ofSeconds(2), Duration.ofSeconds(3));
  private static final String HEAD = "POST /api/login HTTP/1.1\r\nHost: localhost\r\n";

  @TempDir private Path folder;
  private Hall hall;
  private final List<Dribbler> dribblers = new ArrayList<>();

  @BeforeEach
  void open() {
    hall = Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
  }

  @AfterEach
  void close() throws IOException {
    for (var dribbler : dribblers) {
      dribbler.close();
    }
    hall.close();
  }

  private WebServer server(UsageLimits limits) throws IOException {
    var page = ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall).limited(limits);
    return WebServer.start(page, GameStreams.BEAT, SHORT);
  }

  /// Says one thing at once and then a little every fifth of a second.
  private static final class Dribbler implements AutoCloseable {
    private final Socket socket;
    private final Thread sender;
    private volatile String heard = "";
    private volatile boolean open = true;

    Dribbler(int port, String first, String little) throws IOException {
      socket = new Socket(InetAddress.getByName("localhost"), port);
      socket.setTcpNoDelay(true);
      say(first);
      sender =
          Thread.ofVirtual()
              .start(() -> {
                try {
                  while (open && !little.isEmpty()) {
                    TimeUnit.MILLISECONDS.sleep(200);
                    say(little);
                  }
                } catch (IOException | InterruptedException _) {
                  // cut off
                }
              });
      Thread.ofVirtual()
          .start(() -> {
            try {
              heard = new String(socket.getInputStream().readAllBytes(), UTF_8);
            } catch (IOException _) {
              heard = "";
            }
            open = false;
          });
    }

    private void say(String text) throws IOException {
      socket.getOutputStream().write(text.getBytes(ISO_8859_1));
    }

    boolean isCut() {
      return !open;
    }

    @Override
    public void close() throws IOException {
      open = false;
      sender.interrupt();
      socket.close();
    }
  }

  private void dribble(WebServer server, int count, String first, String little)
      throws IOException {
    for (int i = 0; i < count; i++) {
      dribblers.add(new Dribbler(server.port(), first, little));
    }
  }

  /// Waits for all of them to be cut off, while an honest question is answered all the time.
  private void allAreCut(WebServer server, Duration longest) throws Exception {
    long until = System.nanoTime() + longest.toNanos();
    try (var anna = new Guest(server.url())) {
      while (!dribblers.stream().allMatch(Dribbler::isCut)) {
        assertThat(System.nanoTime())
            .as("%d are alive", dribblers.stream().filter(one -> !one.isCut()).count())
            .isLessThan(until);
        assertThat(anna.get("api/lobby").status()).isEqualTo(200);
        TimeUnit.MILLISECONDS.sleep(100);
      }
      assertThat(anna.get("metrics").http().body()).doesNotContain("zwick_senders_cut_total 0.0");
    }
  }

  @Test
  void aHeadThatNeverEndsIsCutOff() throws Exception {
    try (var server = server(UsageLimits.none())) {
      dribble(server, MANY, HEAD, "X: y\r\n");
      dribble(server, MANY / 2, "G", "");
      dribble(server, MANY / 2, "", "");
      allAreCut(server, Duration.ofSeconds(15));
    }
  }

  @Test
  void theSecondRequestOfAConnectionIsWatchedLikeTheFirst() throws Exception {
    try (var server = server(UsageLimits.none())) {
      dribble(server, MANY / 4, "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n", "X");
      allAreCut(server, Duration.ofSeconds(15));
      assertThat(dribblers).allMatch(one -> one.heard.startsWith("HTTP/1.1 200"));
    }
  }

  @Test
  void aBodyThatNeverEndsIsAnsweredAndCutOff() throws Exception {
    try (var server = server(UsageLimits.none())) {
      dribble(server, MANY, HEAD + "Content-Length: 9999\r\n\r\n{", " ");
      dribble(
          server, MANY / 2, HEAD + "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n", "1\r\n \r\n");
      dribble(server, MANY / 2, HEAD + "Content-Length: 9999\r\n\r\n{", "");
      allAreCut(server, Duration.ofSeconds(20));
      assertThat(dribblers.stream().filter(one -> one.heard.startsWith("HTTP/1.1 408")).count())
          .isGreaterThan(MANY);
      assertThat(dribblers).noneMatch(one -> one.heard.startsWith("HTTP/1.1 5"));
    }
  }

  @Test
  void whoReadsAlongOrHasASocketIsLeftInPeace() throws Exception {
    try (var server = server(UsageLimits.none());
        var anna = new Guest(server.url())) {
      anna.arrive();
      var game = anna.open("{\"rules\":\"dama\"}");
      anna.connect().watch(game, 0).hear("open");
      var follow = "GET /api/games/%s/events?follow=true HTTP/1.1\r\nHost: localhost\r\n\r\n";
      dribble(server, 1, follow.formatted(game), "");
      TimeUnit.SECONDS.sleep(5);
      assertThat(dribblers.getFirst().isCut()).isFalse();
      anna.say("{\"type\":\"ping\"}").hear("pong");
    }
  }

  @Test
  void oneAddressHasOnlySoManyConnections() throws Exception {
    var few = UsageLimits.none().with("connections-per-address", 10).orElseThrow();
    try (var server = server(few)) {
      dribble(server, 30, HEAD, "");
      for (int i = 0; i < 100 && cut() < 20; i++) {
        TimeUnit.MILLISECONDS.sleep(10);
      }
      assertThat(cut()).isEqualTo(20);
      for (var dribbler : dribblers) {
        dribbler.close();
      }
      try (var anna = new Guest(server.url())) {
        for (int i = 0; i < 100; i++) {
          var figures = anna.get("metrics").http().body();
          if (figures.contains("zwick_connections 1.0")) {
            assertThat(figures).contains("zwick_connections_refused_total 20.0");
            return;
          }
          TimeUnit.MILLISECONDS.sleep(50);
        }
        throw new AssertionError("connections that are gone are still counted");
      }
    }
  }

  @Test
  void behindAProxyOnlyAllTogetherAreCounted() throws Exception {
    var few = UsageLimits.none().with("connections-per-address", 2).orElseThrow();
    var page = ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall).limited(few);
    try (var server = WebServer.start(page.behindProxy(true))) {
      dribble(server, 20, HEAD, "");
      try (var anna = new Guest(server.url())) {
        assertThat(anna.get("api/lobby").status()).isEqualTo(200);
      }
      assertThat(cut()).isZero();
    }
  }

  @Test
  void allTogetherHaveOnlySoManyConnections() throws Exception {
    var few = UsageLimits.none().with("connections", 10).orElseThrow();
    try (var server = server(few)) {
      dribble(server, 30, HEAD, "X: y\r\n");
      try (var anna = new Guest(server.url())) { // waits until there is room again
        assertThat(anna.get("health").status()).isEqualTo(200);
      }
    }
  }

  /// A task that throws once is never run again, and then nobody would be cut off any more.
  @Test
  void oneThatCannotBeLookedAtDoesNotHideTheOthers() throws Exception {
    var soon = Duration.ofMillis(100);
    try (var senders = new SlowSenders(new SlowSenders.Times(soon, soon))) {
      senders.onOpened(
          connection(_ -> {
            throw new IllegalStateException("broken");
          }));
      Thread.sleep(Duration.ofSeconds(1)); // it has been looked at
      var closed = new CountDownLatch(1);
      var end =
          Proxy.newProxyInstance(
              SlowSendersTest.class.getClassLoader(),
              new Class<?>[] {EndPoint.class},
              (_, method, _) -> {
                if (method.getName().equals("close")) {
                  closed.countDown();
                }
                return null;
              });
      senders.onOpened(connection(name -> name.equals("getEndPoint") ? end : 1L));
      assertThat(closed.await(20, TimeUnit.SECONDS)).isTrue();
    }
  }

  private static Connection connection(Function<String, Object> answers) {
    return (Connection)
        Proxy.newProxyInstance(
            SlowSendersTest.class.getClassLoader(),
            new Class<?>[] {Connection.class, ConnectionMetaData.class},
            (self, method, arguments) ->
                switch (method.getName()) {
                  case "hashCode" -> System.identityHashCode(self);
                  case "equals" -> self == arguments[0];
                  case "toString" -> "a connection";
                  default -> answers.apply(method.getName());
                });
  }

  private long cut() {
    return dribblers.stream().filter(Dribbler::isCut).count();
  }
}
