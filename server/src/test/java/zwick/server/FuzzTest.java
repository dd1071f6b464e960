package zwick.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.moves.Wish;
import zwick.hall.Hall;
import zwick.hall.game.GameStatus;
import zwick.hall.policy.Ids;
import zwick.notation.ActionText;
import zwick.notation.RuleText;
import zwick.notation.json.Json;
import zwick.server.settings.ServerSettings;

/// A hundred thousand pieces of nonsense from all sides, while two people play a game.
class FuzzTest {
  private static final long SEED = Long.getLong("zwick.seed", 1);
  private static final int SOCKETS = 8;
  private static final int FRAMES = 12_000;
  private static final int CALLERS = 4;
  private static final int REQUESTS = 1_000;
  private static final int HALF_OPEN = 50;
  private static final int LARGE = 200_000;
  private static final long MOST_MEMORY = 64L << 20;

  private static final List<String> METHODS =
      List.of("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS");

  private static final List<String> PATHS =
      List.of(
          "api/me",
          "api/session",
          "api/games",
          "api/games/%s",
          "api/games/%s/commands",
          "api/games/%s/events",
          "api/games/%s/events?since=99999999999999999999",
          "api/games/%s/record?format=exe",
          "api/games/%s/messages",
          "api/players/%s",
          "api/me/games",
          "api/me/history?before=-1",
          "api/lobby",
          "api/login",
          "api/account",
          "api/me/tokens/%s",
          "api/me/password",
          "api/socket",
          "api/me/bots",
          "api/me/feed",
          "game/%s",
          "game/%s/x",
          "embed/%s",
          "position?rules=%s&position=%s",
          "feed/%s/moves.atom",
          "feed/%s/moves.ics",
          "status?language=%s",
          "health",
          "ready",
          "api/openapi.json",
          "api/known?rules=%s",
          "api/probe?rules=%s&position=%s",
          "api/chance",
          "%s");

  private static final List<String> HEADERS =
      List.of(
          "X: y",
          "Cookie: zwick=" + "a".repeat(5_000),
          "Cookie: =;=;;zwick",
          "Authorization: Bearer",
          "Authorization: Bearer " + "b".repeat(3_000),
          "Accept-Language: ;;q=x,*-*-*",
          "Origin: null",
          "Origin: ::::",
          "Content-Type: text/plain",
          "Accept-Encoding: br;q=,,;",
          "If-None-Match: \"",
          "X-Forwarded-For: a, b, c",
          "Expect: 100-continue",
          "Range: bytes=9-1",
          "Content-Type: ",
          "Content-Encoding: gzip",
          "Transfer-Encoding: chunked",
          "Sec-Fetch-Site: cross-site");

  @TempDir private Path folder;
  private final AtomicLong ahead = new AtomicLong();
  private final LongAdder sent = new LongAdder();
  private final List<String> games = new ArrayList<>();
  private Hall hall;
  private WebServer server;

  @BeforeEach
  void open() throws Exception {
    InstantSource time = () -> Instant.ofEpochMilli(System.currentTimeMillis() + ahead.get());
    hall = Hall.open(folder.resolve("hall.db").toString(), time);
    server =
        WebServer.start(
            ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall).unlimited());
  }

  @AfterEach
  void close() {
    server.close();
    hall.close();
  }

  @Test
  void nonsenseDisturbsNobody() throws Exception {
    System.out.println("-Dzwick.seed=" + SEED);
    try (var anna = new Guest(server.url());
        var beppe = new Guest(server.url());
        var eve = new Guest(server.url())) {
      for (var guest : List.of(anna, beppe, eve)) {
        guest.arrive();
      }
      var game = anna.open("{\"rules\":\"mulino\",\"host\":\"W\"}");
      beppe.ask(game, 1, "\"do\":\"join\"");
      for (int i = 0; i < 12; i++) {
        games.add(eve.open("{\"rules\":\"dama\",\"host\":\"W\"}"));
      }
      for (int level = 1; level <= 3; level++) {
        var laid =
            eve.post("api/games", "{\"terms\":{\"rules\":\"dama\"},\"level\":" + level + "}");
        games.add(((Json.Str) Guest.table(laid.json()).get("id")).text());
      }
      games.add(game);
      attack(eve, 100, 20); // so that all classes are loaded
      var before = Load.of(hall);
      try (var players = Executors.newVirtualThreadPerTaskExecutor()) {
        var played = players.submit(() -> play(game, anna, beppe));
        attack(eve, FRAMES, REQUESTS);
        int moves = played.get();
        var onlineGame = hall.table(Ids.read(game).orElseThrow()).orElseThrow().onlineGame();
        assertThat(onlineGame.gameStatus()).isEqualTo(GameStatus.OVER);
        assertThat(onlineGame.game().log()).hasSize(moves);
      }
      assertThat(sent.sum()).isGreaterThanOrEqualTo(100_000);
      ahead.addAndGet(600_000); // tables are forgotten after a while
      eventually("everything is as before", () -> Load.of(hall).isLike(before));
    }
  }

  /// What the program has to carry.
  private record Load(int tables, int threads, long memory) {
    static Load of(Hall hall) {
      System.gc();
      var runtime = Runtime.getRuntime();
      return new Load(
          hall.tables(), Thread.activeCount(), runtime.totalMemory() - runtime.freeMemory());
    }

    boolean isLike(Load before) {
      return tables <= before.tables
          && threads <= before.threads + 2
          && memory <= before.memory + MOST_MEMORY;
    }
  }

  private static void eventually(String what, BooleanSupplier fact) throws InterruptedException {
    for (int i = 0; i < 300 && !fact.getAsBoolean(); i++) {
      Thread.sleep(100);
    }
    assertThat(fact.getAsBoolean()).as(what).isTrue();
  }

  /// A game from beginning to end; how many moves it took.
  private int play(String game, Guest anna, Guest beppe) throws Exception {
    var random = new Random(SEED);
    var board = Game.of(RuleText.read("mulino").start());
    int version = 2;
    while (board.outcome().isEmpty()) {
      var moves = board.position().legalMoves();
      var wish = Wish.of(moves.get(random.nextInt(moves.size())));
      var action = new Action.Play(board.position().turn(), wish);
      var text = ActionText.writeFull(board.position(), action);
      var mover = board.position().turn() == Side.WHITE ? anna : beppe;
      var answer = mover.ask(game, version++, "\"do\":\"act\",\"action\":\"" + text + "\"");
      assertThat(answer.status()).as(answer.http().body()).isEqualTo(200);
      board = ((Verdict.Accepted) board.apply(action)).game();
    }
    return version - 2;
  }

  private void attack(Guest eve, int frames, int requests) throws Exception {
    var cookie = "zwick=" + eve.cookies.getCookieStore().getCookies().getFirst().getValue();
    var attacks = new ArrayList<Callable<Void>>();
    for (int i = 0; i < SOCKETS; i++) {
      var mischief = new Mischief(SEED * 100 + i, games);
      attacks.add(() -> frames(mischief, cookie, frames));
    }
    for (int i = 0; i < CALLERS; i++) {
      var mischief = new Mischief(SEED * 100 + SOCKETS + i, games);
      attacks.add(() -> requests(mischief, cookie, requests));
    }
    var halfOpen = new ArrayList<Socket>();
    for (int i = 0; i < HALF_OPEN; i++) {
      var socket = new Socket(InetAddress.getByName("localhost"), server.port());
      var begun = "POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{\"ter";
      socket.getOutputStream().write(begun.substring(0, 1 + i).getBytes(ISO_8859_1));
      halfOpen.add(socket);
    }
    try (var attackers = Executors.newVirtualThreadPerTaskExecutor()) {
      for (var attack : attackers.invokeAll(attacks)) {
        attack.get();
      }
    } finally {
      for (var socket : halfOpen) {
        socket.close();
      }
    }
  }

  // Over sockets

  private Void frames(Mischief mischief, String cookie, int count) throws Exception {
    RawSocket socket = null;
    var failure = "";
    for (int i = 0; i < count; i++) {
      if (socket == null) {
        socket = new RawSocket(server.port(), mischief.number(4) == 0 ? "" : cookie);
      }
      boolean open = isOpenAfter(socket, mischief);
      sent.increment();
      // asks now and then, so that it is not cut off for not listening
      if (!open || i % 50 == 0 && !socket.isAnswered()) {
        failure = failure + socket.failure;
        socket.close();
        socket = null;
      }
    }
    if (socket != null) {
      socket.isAnswered();
      failure = failure + socket.failure;
      socket.close();
    }
    assertThat(failure).as("seed " + SEED).isEmpty();
    return null;
  }

  private static boolean isOpenAfter(RawSocket socket, Mischief mischief) {
    try {
      switch (mischief.number(400)) {
        case 0 -> socket.raw(mischief.bytes(300));
        case 1 -> socket.frame(RawSocket.TEXT, true, mischief.bytes(300));
        case 2 -> socket.frame(RawSocket.BYTES, true, mischief.bytes(3_000));
        case 3 -> socket.frame(RawSocket.TEXT, true, "x".repeat(LARGE).getBytes(UTF_8));
        case 4 -> socket.frame(mischief.number(16), false, mischief.bytes(100));
        default -> socket.text(mischief.message());
      }
      return socket.isOpen();
    } catch (IOException _) {
      return false;
    }
  }

  // Over HTTP

  private Void requests(Mischief mischief, String cookie, int count) throws Exception {
    for (int i = 0; i < count; i++) {
      var request = request(mischief, cookie);
      var answer = answer(request);
      sent.increment();
      assertThat(answer)
          .as("seed " + SEED + ": " + new String(request, UTF_8))
          .doesNotContainPattern("^HTTP/1.1 5")
          .doesNotContain("Exception", "\tat ");
    }
    return null;
  }

  private byte[] request(Mischief mischief, String cookie) {
    if (mischief.number(20) == 0) {
      return mischief.bytes(500);
    }
    var path = mischief.one(PATHS).replace("%s", mischief.game()).replace(' ', '+');
    var method = mischief.one(METHODS);
    if (path.contains("events?follow=true") || path.equals("api/me/events")) {
      method = "POST";
    }
    var body = body(mischief);
    var head =
        "%s /%s HTTP/1.1\r\nHost: localhost:%d\r\nCookie: %s\r\n%s\r\nConnection: close\r\nContent-Length: %d\r\n\r\n"
            .formatted(method, path, server.port(), cookie, mischief.one(HEADERS), body.length);
    var all = new java.io.ByteArrayOutputStream();
    all.writeBytes(head.getBytes(ISO_8859_1));
    all.writeBytes(body);
    return all.toByteArray();
  }

  private static byte[] body(Mischief mischief) {
    return switch (mischief.number(8)) {
      case 0 -> mischief.bytes(2_000);
      case 1 -> mischief.nested().getBytes(UTF_8);
      case 2 -> "x".repeat(mischief.number(10) == 0 ? LARGE : 10).getBytes(UTF_8);
      case 3, 4 -> ("{\"terms\":" + mischief.terms() + ",\"level\":99}").getBytes(UTF_8);
      case 5 -> ("{\"terms\":" + mischief.terms() + "}").getBytes(UTF_8);
      case 6 -> mischief.broken(mischief.command()).getBytes(UTF_8);
      default -> mischief.command().getBytes(UTF_8);
    };
  }

  private String answer(byte[] request) throws IOException {
    try (var socket = new Socket(InetAddress.getByName("localhost"), server.port())) {
      socket.setSoTimeout(30_000);
      socket.getOutputStream().write(request);
      socket.shutdownOutput();
      return new String(socket.getInputStream().readAllBytes(), UTF_8);
    } catch (java.net.SocketTimeoutException e) {
      throw new AssertionError("no answer to " + new String(request, UTF_8), e);
    } catch (IOException _) {
      return ""; // hung up in the middle of it
    }
  }
}
