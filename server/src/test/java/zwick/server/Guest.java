package zwick.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import zwick.notation.Json;

/// Somebody with a browser of his own, over real sockets.
final class Guest implements AutoCloseable {
  private final Supplier<String> anyServer;
  final CookieManager cookies = new CookieManager();
  final HttpClient client = HttpClient.newBuilder().cookieHandler(cookies).build();
  private final BlockingQueue<Json.Obj> heard = new LinkedBlockingQueue<>();
  private WebSocket socket;
  private int command;

  Guest(String url) {
    this(() -> url);
  }

  /// @param anyServer where he asks next
  Guest(Supplier<String> anyServer) {
    this.anyServer = anyServer;
  }

  String url() {
    return anyServer.get();
  }

  record Answer(int status, Json.Obj json, HttpResponse<String> http) {
    String text(String name) {
      return json.get(name) instanceof Json.Str(String text) ? text : "";
    }
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(url() + path)).timeout(Duration.ofSeconds(20));
  }

  Answer send(HttpRequest request) throws Exception {
    var answer = client.send(request, BodyHandlers.ofString(UTF_8));
    var json =
        isJson(answer) && Json.read(answer.body()) instanceof Json.Obj read
            ? read
            : new Json.Obj(Map.of());
    return new Answer(answer.statusCode(), json, answer);
  }

  private static boolean isJson(HttpResponse<String> answer) {
    return answer
        .headers()
        .firstValue("Content-Type")
        .filter(type -> type.matches("application/(problem\\+)?json.*"))
        .isPresent();
  }

  Answer get(String path) throws Exception {
    return send(request(path).build());
  }

  Answer post(String path, String body) throws Exception {
    return send(request(path).POST(BodyPublishers.ofString(body)).build());
  }

  /// The id this server knows him by.
  String arrive() throws Exception {
    return post("api/session", "{}").text("id");
  }

  /// Lays a table; its id.
  String open(String terms) throws Exception {
    return table(post("api/games", "{\"terms\":" + terms + "}").json()).get("id")
            instanceof Json.Str(String id)
        ? id
        : "";
  }

  static Json.Obj table(Json.Obj answer) {
    return (Json.Obj) answer.get("table");
  }

  Answer ask(String game, int version, String deed) throws Exception {
    return post("api/games/" + game + "/commands", command(version, deed));
  }

  private String command(int version, String deed) {
    return "{\"commandId\":\"t%d\",\"expectedVersion\":%d,%s}".formatted(++command, version, deed);
  }

  // The socket

  Guest connect() {
    var url = url();
    socket =
        client
            .newWebSocketBuilder()
            .header("Origin", url.substring(0, url.length() - 1))
            .header("Cookie", cookie())
            .buildAsync(
                URI.create(url.replaceFirst("http", "ws") + "api/socket"),
                new WebSocket.Listener() {
                  private final StringBuilder part = new StringBuilder();

                  @Override
                  public CompletionStage<?> onText(
                      WebSocket from, CharSequence text, boolean last) {
                    part.append(text);
                    if (last) {
                      heard.add((Json.Obj) Json.read(part.toString()));
                      part.setLength(0);
                    }
                    from.request(1);
                    return null;
                  }
                })
            .join();
    return this;
  }

  private String cookie() {
    var pairs = new StringBuilder();
    cookies
        .getCookieStore()
        .getCookies()
        .forEach(cookie -> pairs.append(cookie.getName()).append('=').append(cookie.getValue()));
    return pairs.toString();
  }

  Guest say(String message) {
    socket.sendText(message, true).join();
    return this;
  }

  Guest watch(String game, int since) {
    return say("{\"type\":\"watch\",\"game\":\"%s\",\"since\":%d}".formatted(game, since));
  }

  Guest command(String game, int version, String deed) {
    var inner = command(version, deed);
    return say("{\"type\":\"command\",\"game\":\"" + game + "\"," + inner.substring(1));
  }

  /// The next message of that type; others are passed over.
  Json.Obj hear(String type) throws InterruptedException {
    while (true) {
      var message = heard.poll(10, TimeUnit.SECONDS);
      if (message == null) {
        throw new AssertionError("never heard: " + type);
      }
      if (message.get("type").equals(Json.of(type))) {
        return message;
      }
    }
  }

  /// Whether it comes to his ears that this was done.
  boolean hears(String action) throws InterruptedException {
    while (!hear("events").write().contains("\"action\":\"" + action + "\"")) {
      // something before it
    }
    return true;
  }

  @Override
  public void close() {
    if (socket != null) {
      socket.abort();
    }
    client.shutdownNow();
  }
}
