package zwick.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.CookieManager;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/// Somebody with a script and one address who means to spoil it for everybody else. All he tries
/// ends by itself after a while.
final class Besieger {
  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final String LEVEL_8 = "{\"terms\":{\"rules\":\"dame-10x10\"},\"level\":8}";
  private static final String GUEST = "api/session";
  private static final String OWN_ACCOUNT =
      "{\"name\":\"Mallory\",\"password\":\"known to himself\"}";
  private static final Pattern SEQ = Pattern.compile("\"seq\":([0-9]+)");
  private static final String LISTED = "{\"terms\":{\"rules\":\"dama\"},\"listed\":true}";

  private final String url;
  private final InetAddress address;
  private final String game;
  private final String invitation;
  private final String player;
  private final long until;
  private final AtomicInteger asked = new AtomicInteger();
  private final AtomicInteger known = new AtomicInteger();

  /// How often each status was the answer.
  final Map<Integer, Integer> answers = new TreeMap<>();

  /// @param game an honest one
  /// @param invitation an honest one, in the lobby
  /// @param player somebody he means to harm
  Besieger(
      String url,
      InetAddress address,
      String game,
      String invitation,
      String player,
      Duration time) {
    this.url = url;
    this.address = address;
    this.game = game;
    this.invitation = invitation;
    this.player = player;
    until = System.nanoTime() + time.toNanos();
  }

  int asked() {
    return asked.get();
  }

  /// Under how many sessions of his own.
  int known() {
    return known.get();
  }

  @FunctionalInterface
  private interface Mischief {
    void once(HttpClient client, int round) throws Exception;
  }

  /// Everything at once.
  void start() {
    begin((client, _) -> post(client, "api/games", LEVEL_8));
    begin((client, _) -> post(client, "api/games", LISTED));
    begin((client, _) -> post(client, "api/session", "{}"));
    begin((client, i) -> post(client, "api/login", login(i)));
    begin((client, i) -> post(client, commands(game), command(i)));
    begin((client, _) -> post(client, commands(game), "{\"commandId\":\"\\ud800\"}"));
    begin((client, _) -> get(client, "api/lobby"));
    begin((client, _) -> get(client, "api/games/" + game));
    begin((client, _) -> get(client, "status"));
    begin((client, _) -> get(client, "metrics"));
    begin((client, i) -> get(client, "position?rules=dame-10x10&position=W:W" + i % 50 + ":B3"));
    begin((client, _) -> get(client, "api/probe?rules=lupo-e-pecore&position=W:W29,30,31,32:B2"));
    begin((client, _) -> sockets(client));
    Thread.startVirtualThread(this::slowSenders);
    startKnown();
  }

  /// What only somebody can do whom the server knows.
  private void startKnown() {
    beginKnown(GUEST, this::propose);
    beginKnown(GUEST, (client, i) -> post(client, messages(i), "{\"phrase\":\"hello\"}"));
    beginKnown(GUEST, (client, _) -> post(client, "api/reports", report()));
    beginKnown(GUEST, (client, _) -> post(client, "api/passkeys/login/begin", "{}"));
    beginKnown(GUEST, (client, _) -> follow(client));
    beginKnown(GUEST, (client, _) -> get(client, "api/me/export"));
    beginKnown("api/account", (client, _) -> post(client, "api/login", OWN_ACCOUNT));
  }

  /// Proposes something and is gone, with whatever that takes with it.
  private void propose(HttpClient client, int round) throws Exception {
    var seen = client.send(request("api/games/" + invitation).build(), BodyHandlers.ofString());
    var seq = SEQ.matcher(seen.body());
    var terms = ",\"do\":\"propose\",\"terms\":{\"rules\":\"dama\"}}";
    var asked = "{\"commandId\":\"p" + round + "\",\"expectedVersion\":";
    post(client, commands(invitation), asked + (seq.find() ? seq.group(1) : "1") + terms);
    if (round % 3 == 2) {
      var gone = request("api/me").DELETE().build();
      count(client.send(gone, BodyHandlers.discarding()).statusCode());
      post(client, GUEST, "{}");
    }
  }

  private String messages(int round) {
    return "api/games/" + (round % 2 == 0 ? game : invitation) + "/messages";
  }

  private String report() {
    return "{\"player\":\"%s\",\"game\":\"%s\",\"reason\":\"cheating\",\"words\":\"he won\"}"
        .formatted(player, game);
  }

  /// Takes the first word and reads no further.
  private void follow(HttpClient client) throws Exception {
    var request = request("api/games/" + game + "/events?follow=true").build();
    count(client.send(request, BodyHandlers.ofInputStream()).statusCode());
  }

  private static String login(int i) {
    return "{\"name\":\"%s\",\"password\":\"a guess, number %d\"}"
        .formatted(i % 2 == 0 ? "Anna" : " aNNa", i);
  }

  private static String commands(String table) {
    return "api/games/" + table + "/commands";
  }

  private static String command(int i) {
    return "{\"commandId\":\"c%d\",\"expectedVersion\":2,\"do\":\"%s\"}"
        .formatted(i, i % 2 == 0 ? "join" : "nothing");
  }

  private void begin(Mischief mischief) {
    Thread.startVirtualThread(() -> {
      try (var client = HttpClient.newBuilder().localAddress(address).build()) {
        go(mischief, client);
      }
    });
  }

  /// @param door where he gets a session of his own
  private void beginKnown(String door, Mischief mischief) {
    Thread.startVirtualThread(() -> {
      var cookies = new CookieManager();
      var builder = HttpClient.newBuilder().localAddress(address).cookieHandler(cookies);
      try (var client = builder.build()) {
        while (cookies.getCookieStore().getCookies().isEmpty() && System.nanoTime() < until) {
          once((_, _) -> post(client, door, OWN_ACCOUNT), client, 0);
        }
        known.addAndGet(cookies.getCookieStore().getCookies().isEmpty() ? 0 : 1);
        go(mischief, client);
      }
    });
  }

  private void go(Mischief mischief, HttpClient client) {
    for (int i = 0; System.nanoTime() < until; i++) {
      once(mischief, client, i);
    }
    client.shutdownNow();
  }

  private void once(Mischief mischief, HttpClient client, int round) {
    asked.incrementAndGet();
    try {
      mischief.once(client, round);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (Exception _) {
      count(0); // he was not even let in
    }
  }

  private synchronized void count(int status) {
    answers.merge(status, 1, Integer::sum);
  }

  private void post(HttpClient client, String path, String body) throws Exception {
    var request = request(path).POST(BodyPublishers.ofString(body)).build();
    count(client.send(request, BodyHandlers.discarding()).statusCode());
  }

  private void get(HttpClient client, String path) throws Exception {
    count(client.send(request(path).build(), BodyHandlers.discarding()).statusCode());
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(url + path)).timeout(PATIENCE);
  }

  /// Comes and goes at the honest table, and asks for the lobby all the time.
  private void sockets(HttpClient client) throws Exception {
    var socket =
        client
            .newWebSocketBuilder()
            .connectTimeout(PATIENCE)
            .buildAsync(
                URI.create(url.replaceFirst("http", "ws") + "api/socket"),
                new WebSocket.Listener() {
                  @Override
                  public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean end) {
                    from.request(1);
                    return null;
                  }
                })
            .join();
    for (int i = 0; i < 200 && !socket.isOutputClosed(); i++) {
      for (var type : List.of("watch", "leave")) {
        var watch = "{\"type\":\"%s\",\"game\":\"%s\",\"since\":0}".formatted(type, game);
        socket.sendText(watch, true).join();
      }
      socket.sendText("{\"type\":\"lobby\",\"on\":true}", true).join();
    }
  }

  /// Hundreds of requests that never come to their end.
  private void slowSenders() {
    var open = new ArrayList<Socket>();
    try {
      while (System.nanoTime() < until) {
        if (open.size() < 300) {
          open.add(slowSender());
        }
        for (var socket : open) {
          drip(socket);
        }
        Thread.sleep(100);
      }
    } catch (IOException _) {
      // not let in
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } finally {
      open.forEach(Besieger::close);
    }
  }

  private Socket slowSender() throws IOException {
    var socket = new Socket();
    socket.bind(new InetSocketAddress(address, 0));
    var to = URI.create(url);
    socket.connect(new InetSocketAddress(to.getHost(), to.getPort()), 1_000);
    var head = "POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n";
    socket.getOutputStream().write(head.getBytes(ISO_8859_1));
    return socket;
  }

  private static void drip(Socket socket) {
    try {
      socket.getOutputStream().write(" ".getBytes(UTF_8));
    } catch (IOException _) {
      close(socket);
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException _) {
      // it was closed before
    }
  }
}
