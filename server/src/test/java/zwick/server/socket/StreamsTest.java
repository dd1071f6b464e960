package zwick.server.socket;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.game.Side;
import zwick.hall.GameCreation;
import zwick.hall.GameSession;
import zwick.hall.Hall;
import zwick.hall.game.Command;
import zwick.hall.game.Reply;
import zwick.hall.policy.Ids;
import zwick.notation.json.Json;
import zwick.server.Guest;
import zwick.server.Visit;
import zwick.server.WebServer;
import zwick.server.settings.ServerSettings;

/// What programs read who follow games line by line.
class StreamsTest {
  private static final String TERMS = "{\"rules\":\"dama\",\"host\":\"W\"}";

  @TempDir private Path folder;
  private Hall hall;
  private WebServer server;
  private Guest anna;
  private Guest beppe;
  private String game;

  @BeforeEach
  void open() throws Exception {
    hall = Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
    server =
        WebServer.start(
            ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall).unlimited(),
            Duration.ofMillis(100));
    anna = new Guest(server.url());
    beppe = new Guest(server.url());
    anna.arrive();
    beppe.arrive();
    game = anna.open(TERMS);
  }

  @AfterEach
  void close() {
    anna.close();
    beppe.close();
    server.close();
    hall.close();
  }

  /// A reader with a connection of his own, that he can leave as rudely as he likes.
  private final class Reader implements AutoCloseable {
    final Socket socket;
    private final BufferedReader lines;

    Reader(String path, String cookie) throws IOException {
      socket = new Socket();
      socket.setReceiveBufferSize(4_096);
      socket.connect(new InetSocketAddress(InetAddress.getByName("localhost"), server.port()));
      socket.setSoTimeout(10_000);
      var head =
          "GET /%s HTTP/1.0\r\nHost: localhost\r\nCookie: %s\r\n\r\n".formatted(path, cookie);
      socket.getOutputStream().write(head.getBytes(UTF_8));
      lines = new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
    }

    Reader headersRead() throws IOException {
      var status = lines.readLine();
      assertThat(status).contains("200");
      for (var line = status; !line.isEmpty(); ) {
        line = lines.readLine();
      }
      return this;
    }

    /// The next line with something in it; none at the end.
    Json.Obj next() throws IOException {
      var line = lines.readLine();
      while (line != null && line.isEmpty()) {
        line = lines.readLine();
      }
      return line == null ? new Json.Obj(Map.of()) : (Json.Obj) Json.read(line);
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }

  private Reader reader(String path, Guest who) throws IOException {
    var cookie = who.cookies.getCookieStore().getCookies().getFirst();
    return new Reader(path, "zwick=" + cookie.getValue()).headersRead();
  }

  private GameSession gameSession() {
    return hall.table(Ids.read(game).orElseThrow()).orElseThrow();
  }

  private static void eventually(String what, BooleanSupplier fact) throws InterruptedException {
    for (int i = 0; i < 500 && !fact.getAsBoolean(); i++) {
      Thread.sleep(20);
    }
    assertThat(fact.getAsBoolean()).as(what).isTrue();
  }

  @Test
  void whatHasHappenedIsToldFromWhereOneWants() throws Exception {
    beppe.ask(game, 1, "\"do\":\"join\"");
    var all = anna.get("api/games/" + game + "/events").http();
    assertThat(all.headers().firstValue("Content-Type")).contains("application/x-ndjson");
    assertThat(all.body().lines()).hasSize(2);
    assertThat(anna.get("api/games/" + game + "/events?since=1&follow=false").http().body())
        .contains("\"kind\":\"began\"")
        .hasLineCount(1);
    assertThat(anna.get("api/games/" + game + "/events?since=99").http().body()).isEmpty();
    assertThat(anna.get("api/games/" + game + "/events?follow=perhaps").status()).isEqualTo(400);
    assertThat(anna.get("api/games/000000000000/events").status()).isEqualTo(404);
  }

  @Test
  void whoFollowsHearsEverythingToTheEnd() throws Exception {
    try (var reader = reader("api/games/" + game + "/events?follow=true", anna)) {
      assertThat(reader.next().get("kind")).isEqualTo(Json.of("opened"));
      beppe.ask(game, 1, "\"do\":\"join\"");
      assertThat(reader.next().get("kind")).isEqualTo(Json.of("began"));
      anna.ask(game, 2, "\"do\":\"act\",\"action\":\"22-18\"");
      assertThat(reader.next().get("action")).isEqualTo(Json.of("W:22-18"));
      beppe.ask(game, 3, "\"do\":\"act\",\"action\":\"resign\"");
      assertThat(reader.next().get("action")).isEqualTo(Json.of("B:resign"));
      assertThat(reader.next().members()).isEmpty();
    }
    eventually("nothing is left open", () -> gameSession().watchers() == 0);
  }

  @Test
  void whoFollowsHisGameIsThere() throws Exception {
    beppe.ask(game, 1, "\"do\":\"join\"");
    try (var reader = reader("api/games/" + game + "/events?follow=true", beppe)) {
      reader.next();
      assertThat(gameSession().presence().isHere(Side.BLACK)).isTrue();
    }
    eventually("he has gone", () -> !gameSession().presence().isHere(Side.BLACK));
  }

  @Test
  void whoHangsUpLeavesNothingBehind() throws Exception {
    int threads = virtualThreads();
    for (int i = 0; i < 20; i++) {
      try (var reader = reader("api/games/" + game + "/events?follow=true", anna);
          var mine = reader("api/me/events", anna)) {
        reader.next();
        mine.next();
        if (i % 2 == 0) {
          reader.socket.setSoLinger(true, 0); // without a word
        }
      }
    }
    eventually("nobody watches", () -> gameSession().watchers() == 0);
    assertThat(gameSession().presence().watching()).isZero();
    eventually("no stream is open", () -> metric("zwick_streams").equals("0.0"));
    eventually("no thread is left", () -> virtualThreads() <= threads + 2);
  }

  private int virtualThreads() {
    return Integer.parseInt(metric("jvm_threads_live_threads").replaceFirst("\\..*", ""));
  }

  private String metric(String name) {
    try {
      return anna.get("metrics")
          .http()
          .body()
          .lines()
          .filter(line -> line.startsWith(name + " "))
          .map(line -> line.substring(name.length() + 1))
          .findFirst()
          .orElseThrow();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void whoNeverReadsIsCutOff() throws Exception {
    var tables = new ArrayList<GameSession>();
    long host = gameSession().onlineGame().agreement().host();
    var terms = gameSession().onlineGame().terms();
    for (int i = 0; i < 64; i++) {
      tables.add(((GameCreation.Laid) hall.open(host, terms, false)).gameSession());
    }
    var cookie = anna.cookies.getCookieStore().getCookies().getFirst();
    try (var _ = new Reader("api/me/events", "zwick=" + cookie.getValue());
        var crowd = Executors.newVirtualThreadPerTaskExecutor()) {
      eventually("it is open", () -> metric("zwick_streams").equals("1.0"));
      for (int i = 0; i < 1_000 && metric("zwick_streams").equals("1.0"); i++) {
        crowd.invokeAll(
            tables.stream()
                .<Callable<Reply>>map(gameSession ->
                    () -> {
                      int seq = gameSession.onlineGame().seq();
                      return gameSession.ask(host, "c" + seq, seq, new Command.Propose(terms));
                    })
                .toList());
      }
      assertThat(metric("zwick_streams")).isEqualTo("0.0");
    }
  }

  @Test
  void aPlayerHearsOfAllHisGames() throws Exception {
    try (var reader = reader("api/me/events", anna)) {
      assertThat(reader.next().get("id")).isEqualTo(Json.of(game));
      beppe.ask(game, 1, "\"do\":\"join\"");
      var row = reader.next();
      assertThat(row.get("phase")).isEqualTo(Json.of("playing"));
      assertThat(row.get("yourTurn")).isEqualTo(Json.of(true));
      beppe.open(TERMS);
      var second = anna.open(TERMS);
      assertThat(reader.next().get("id")).isEqualTo(Json.of(second));
    }
    try (var stranger = new Guest(server.url())) {
      assertThat(stranger.get("api/me/events").status()).isEqualTo(401);
    }
  }

  @Test
  void aServerThatEndsEndsItsStreams() throws Exception {
    try (var reader = reader("api/games/" + game + "/events?follow=true", anna)) {
      reader.next();
      long start = System.nanoTime();
      server.close();
      assertThat(reader.next().members()).isEmpty();
      assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(4));
    }
  }
}
