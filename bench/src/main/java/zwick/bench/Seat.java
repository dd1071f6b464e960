package zwick.bench;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;
import zwick.notation.json.Json;

/// One player with a socket. It minds the order of what it hears: every event once, none missing.
final class Seat implements WebSocket.Listener {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private final String url;
  private final String cookie;
  private final ConcurrentMap<String, CompletableFuture<Long>> asked = new ConcurrentHashMap<>();
  private final StringBuilder part = new StringBuilder();
  private final Faults faults;
  private @Nullable WebSocket socket;
  private volatile long heard;
  private volatile CompletableFuture<Long> next = new CompletableFuture<>();

  private Seat(String url, String cookie, Faults faults) {
    this.url = url;
    this.cookie = cookie;
    this.faults = faults;
  }

  static Seat arrive(String url, Faults faults) throws Exception {
    var request =
        HttpRequest.newBuilder(URI.create(url + "api/session"))
            .POST(BodyPublishers.ofString("{}"))
            .build();
    var answer = CLIENT.send(request, BodyHandlers.ofString());
    var cookie = answer.headers().firstValue("Set-Cookie").orElseThrow();
    return new Seat(url, cookie.substring(0, cookie.indexOf(';')), faults);
  }

  String url() {
    return url;
  }

  /// Lays a table by these terms; its id.
  String lay(String terms) throws Exception {
    var request =
        HttpRequest.newBuilder(URI.create(url + "api/games"))
            .header("Cookie", cookie)
            .POST(BodyPublishers.ofString("{\"terms\":" + terms + "}"))
            .build();
    var answer = (Json.Obj) Json.read(CLIENT.send(request, BodyHandlers.ofString()).body());
    return ((Json.Str) ((Json.Obj) answer.get("table")).get("id")).text();
  }

  void connect() {
    socket =
        CLIENT
            .newWebSocketBuilder()
            .header("Cookie", cookie)
            .buildAsync(URI.create(url.replaceFirst("http", "ws") + "api/socket"), this)
            .join();
  }

  void watch(String game) {
    send("{\"type\":\"watch\",\"game\":\"%s\",\"since\":0}".formatted(game));
  }

  /// The time in nanoseconds when the server said that it is stored.
  CompletableFuture<Long> command(String game, String id, long version, String deed) {
    var done = new CompletableFuture<Long>();
    asked.put(id, done);
    send(
        "{\"type\":\"command\",\"game\":\"%s\",\"commandId\":\"%s\",\"expectedVersion\":%d,%s}"
            .formatted(game, id, version, deed));
    return done;
  }

  private synchronized void send(String text) {
    if (socket != null) {
      socket.sendText(text, true).join();
    }
  }

  /// When event `seq` arrives, or has arrived, in nanoseconds.
  CompletableFuture<Long> heard(long seq) {
    var wait = next;
    return heard >= seq
        ? CompletableFuture.completedFuture(System.nanoTime())
        : wait.thenCompose(_ -> heard(seq));
  }

  long heard() {
    return heard;
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
    part.append(text);
    if (last) {
      hear(part.toString());
      part.setLength(0);
    }
    from.request(1);
    return null;
  }

  private void hear(String text) {
    long now = System.nanoTime();
    var message = (Json.Obj) Json.read(text);
    switch (((Json.Str) message.get("type")).text()) {
      case "open" -> seen(number((Json.Obj) message.get("table"), "seq"), now, true);
      case "events" ->
          ((Json.Arr) message.get("events"))
              .items()
              .forEach(event -> seen(number((Json.Obj) event, "seq"), now, false));
      case "done" -> {
        var done = asked.remove(((Json.Str) message.get("commandId")).text());
        if (done != null) {
          done.complete(now);
        }
      }
      case "refused", "stale" -> faults.add("refused: " + text);
      default -> {}
    }
  }

  private void seen(long seq, long now, boolean opened) {
    if (!opened && seq > heard + 1 && heard > 0) {
      faults.add("event " + seq + " after " + heard);
    }
    if (seq > heard) {
      heard = seq;
      var told = next;
      next = new CompletableFuture<>();
      told.complete(now);
    }
  }

  private static long number(Json.Obj json, String name) {
    return Long.parseLong(((Json.Num) json.get(name)).digits());
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    faults.add("socket: " + error);
  }

  void close() {
    if (socket != null) {
      socket.abort();
    }
  }
}
