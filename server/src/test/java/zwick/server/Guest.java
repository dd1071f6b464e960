package zwick.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.CookieManager;
import java.net.HttpCookie;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import zwick.notation.json.Json;

/// Somebody with a browser of his own, over real sockets.
public final class Guest implements AutoCloseable {
  /// Nobody has said why: the line was cut while he was still speaking.
  public static final int CUT = 1006;

  private final Supplier<String> anyServer;
  public final CookieManager cookies = new CookieManager();
  public final HttpClient client;
  private final BlockingQueue<Json.Obj> heard = new LinkedBlockingQueue<>();
  private final CompletableFuture<Integer> hungUp = new CompletableFuture<>();
  private String address = "";
  private final BlockingQueue<Integer> closed = new LinkedBlockingQueue<>();
  private WebSocket socket;
  private int command;

  public Guest(String url) {
    this(() -> url);
  }

  /// @param anyServer where he asks next
  Guest(Supplier<String> anyServer) {
    this.anyServer = anyServer;
    client = HttpClient.newBuilder().cookieHandler(cookies).build();
  }

  /// @param from one of this machine's addresses
  Guest(String url, InetAddress from) {
    anyServer = () -> url;
    client = HttpClient.newBuilder().cookieHandler(cookies).localAddress(from).build();
  }

  /// From now on he comes from there, to a server that believes its proxy.
  public Guest from(String elsewhere) {
    address = elsewhere;
    return this;
  }

  public String url() {
    return anyServer.get();
  }

  public record Answer(int status, Json.Obj json, HttpResponse<String> http) {
    public String text(String name) {
      return json.get(name) instanceof Json.Str(String text) ? text : "";
    }
  }

  public HttpRequest.Builder request(String path) {
    var request = HttpRequest.newBuilder(URI.create(url() + path)).timeout(Duration.ofSeconds(20));
    return address.isEmpty() ? request : request.header("X-Forwarded-For", address);
  }

  public Answer send(HttpRequest request) throws Exception {
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

  public Answer get(String path) throws Exception {
    return send(request(path).build());
  }

  public Answer post(String path, String body) throws Exception {
    return send(request(path).POST(BodyPublishers.ofString(body)).build());
  }

  public Answer method(String method, String path, String body) throws Exception {
    return send(request(path).method(method, BodyPublishers.ofString(body)).build());
  }

  /// The same as a program that shows this token.
  public Answer as(String token, String method, String path, String body) throws Exception {
    var bearer = request(path).header("Authorization", "Bearer " + token);
    return send(bearer.method(method, BodyPublishers.ofString(body)).build());
  }

  /// Adds a passkey to his account and shows it, as administrators have to.
  public SoftPasskey withPasskey(String password) throws Exception {
    var passkey = new SoftPasskey(SoftPasskey.Kind.ES256, url().replaceFirst("/$", ""));
    var proof = new Json.Obj(Map.of("password", Json.of(password))).write();
    var options = post("api/passkeys/registration/begin", proof).json();
    var made = "{\"label\":\"x\",\"credential\":" + passkey.create(options).write() + "}";
    post("api/passkeys/registration/finish", made);
    show(passkey);
    return passkey;
  }

  Answer show(SoftPasskey passkey) throws Exception {
    return post("api/passkeys/proof/finish", proof(passkey));
  }

  /// What he sends where he has to show who he is.
  public String proof(SoftPasskey passkey) throws Exception {
    var asked = post("api/passkeys/proof/begin", "").json();
    return "{\"credential\":" + passkey.get(asked).write() + "}";
  }

  /// The id this server knows him by.
  public String arrive() throws Exception {
    return post("api/session", "{}").text("id");
  }

  /// Lays a table; its id.
  public String open(String terms) throws Exception {
    return table(post("api/games", "{\"terms\":" + terms + "}").json()).get("id")
            instanceof Json.Str(String id)
        ? id
        : "";
  }

  public static Json.Obj table(Json.Obj answer) {
    return (Json.Obj) answer.get("table");
  }

  public Answer ask(String game, int version, String deed) throws Exception {
    return post("api/games/" + game + "/commands", command(version, deed));
  }

  private String command(int version, String deed) {
    return "{\"commandId\":\"t%d\",\"expectedVersion\":%d,%s}".formatted(++command, version, deed);
  }

  // The socket

  public Guest connect() {
    return connect("Cookie", cookie());
  }

  /// As a program does.
  public Guest connect(String authorization) {
    return connect("Authorization", authorization);
  }

  private Guest connect(String header, String value) {
    var url = url();
    socket =
        client
            .newWebSocketBuilder()
            .header("Origin", url.substring(0, url.length() - 1))
            .header(header, value)
            .header("X-Forwarded-For", address.isEmpty() ? "localhost" : address)
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

                  @Override
                  public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
                    hungUp.complete(code);
                    closed.add(code);
                    return null;
                  }

                  @Override
                  public void onError(WebSocket from, Throwable error) {
                    hungUp.complete(CUT);
                  }
                })
            .join();
    return this;
  }

  /// The same browser once more, or somebody who has stolen what it is known by.
  public void takeCookiesOf(Guest other) {
    for (var cookie : other.cookies.getCookieStore().getCookies()) {
      cookies.getCookieStore().add(URI.create(url()), (HttpCookie) cookie.clone());
    }
  }

  /// Shows what he is known by as a browser does.
  public String cookie() {
    return cookies.getCookieStore().getCookies().stream()
        .map(cookie -> cookie.getName() + "=" + cookie.getValue())
        .collect(Collectors.joining("; "));
  }

  public Guest say(String message) {
    socket.sendText(message, true).join();
    return this;
  }

  public Guest watch(String game, int since) {
    return say("{\"type\":\"watch\",\"game\":\"%s\",\"since\":%d}".formatted(game, since));
  }

  public Guest command(String game, int version, String deed) {
    var inner = command(version, deed);
    return say("{\"type\":\"command\",\"game\":\"" + game + "\"," + inner.substring(1));
  }

  /// Why the server has hung up, as a code of RFC 6455, or [#CUT].
  public int hungUp() throws Exception {
    return hungUp.get(20, TimeUnit.SECONDS);
  }

  /// Messages of that type that have come and nobody has looked at.
  public List<Json.Obj> heard(String type) {
    return heard.stream().filter(message -> message.get("type").equals(Json.of(type))).toList();
  }

  /// The next message of that type; others are passed over.
  public Json.Obj hear(String type) throws InterruptedException {
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

  /// The code with which the server hangs up; none if it does not within a few seconds.
  public Optional<Integer> closedWith() throws InterruptedException {
    return Optional.ofNullable(closed.poll(5, TimeUnit.SECONDS));
  }

  /// Whether it comes to his ears that this was done.
  public boolean hears(String action) throws InterruptedException {
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
