package zwick.server.socket;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.hall.Hall;
import zwick.hall.moderation.AccountDesk;
import zwick.notation.json.Json;
import zwick.server.Guest;
import zwick.server.Postgres;
import zwick.server.Visit;
import zwick.server.WebServer;
import zwick.server.settings.ServerSettings;

/// Whoever is logged out has nothing any more: not on the sockets and streams that are open, and on
/// no server.
class ExpulsionTest {
  private static final String PASSWORD = "correct horse battery";
  private static final String TERMS = "{\"rules\":\"dama\",\"host\":\"W\"}";
  private static final int POLICY = 1008;

  @TempDir private Path folder;

  private record Place(Hall hall, WebServer server) implements AutoCloseable {
    static Place open(String database) throws Exception {
      var hall = Hall.open(database, InstantSource.system());
      var page = ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall).unlimited();
      return new Place(hall, WebServer.start(page));
    }

    @Override
    public void close() {
      server.close();
      hall.close();
    }
  }

  @FunctionalInterface
  private interface Way {
    void out(Guest elsewhere) throws Exception;
  }

  private static String account(String name) {
    return "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(name, PASSWORD);
  }

  /// @param here where she has the page open
  /// @param there where she logs out
  private static void sent(Place here, Place there, String name, Way way) throws Exception {
    try (var anna = new Guest(here.server.url());
        var host = new Guest(here.server.url());
        var elsewhere = new Guest(there.server.url())) {
      host.arrive();
      var game = host.open(TERMS);
      assertThat(anna.post("api/account", account(name)).status()).isEqualTo(200);
      var lines = follow(anna);
      anna.connect().say("{\"type\":\"ping\"}").hear("pong");
      elsewhere.takeCookiesOf(anna);
      way.out(elsewhere);
      assertThat(anna.closedWith()).as(name).contains(POLICY);
      assertThat(lines.get(10, TimeUnit.SECONDS)).as("the stream of " + name).isTrue();
      assertThat(anna.get("api/me").status()).isEqualTo(401);
      var table = host.get("api/games/" + game).json();
      assertThat(Guest.table(table).get("phase")).isEqualTo(Json.of("invited"));
    }
  }

  /// Whether the stream of her games comes to its end.
  private static CompletableFuture<Boolean> follow(Guest anna) throws Exception {
    anna.open(TERMS);
    var request = anna.request("api/me/events").timeout(Duration.ofMinutes(1)).build();
    var answer = anna.client.send(request, BodyHandlers.ofInputStream());
    assertThat(answer.statusCode()).isEqualTo(200);
    var reader = new BufferedReader(new InputStreamReader(answer.body(), UTF_8));
    assertThat(reader.readLine()).contains("\"id\"");
    var ended = new CompletableFuture<Boolean>();
    Thread.startVirtualThread(() -> {
      try {
        while (reader.readLine() != null) {
          // nothing new
        }
        ended.complete(true);
      } catch (Exception _) {
        ended.complete(true); // hung up in the middle
      }
    });
    return ended;
  }

  private static final String DELETE = "{\"password\":\"" + PASSWORD + "\"}";

  private static List<Way> ways() {
    return List.of(
        elsewhere -> elsewhere.post("api/logout", ""),
        elsewhere -> elsewhere.method("DELETE", "api/me", DELETE),
        ExpulsionTest::revokeAll,
        ExpulsionTest::changePassword);
  }

  private static void revokeAll(Guest elsewhere) throws Exception {
    var tokens = (Json.Arr) elsewhere.get("api/me/tokens").json().get("tokens");
    for (var token : tokens.items()) {
      var id = ((Json.Str) ((Json.Obj) token).get("id")).text();
      elsewhere.method("DELETE", "api/me/tokens/" + id, DELETE);
    }
  }

  /// From another browser, so that the first one is one of the others.
  private static void changePassword(Guest elsewhere) throws Exception {
    var name = elsewhere.get("api/me").text("name");
    try (var other = new Guest(elsewhere.url())) {
      assertThat(other.post("api/login", account(name)).status()).isEqualTo(200);
      var body = "{\"old\":\"%s\",\"fresh\":\"%s\"}".formatted(PASSWORD, "another " + PASSWORD);
      assertThat(other.post("api/me/password", body).status()).isEqualTo(200);
      assertThat(other.get("api/me").status()).isEqualTo(200);
    }
  }

  @Test
  void whoIsLoggedOutIsOutAtOnce() throws Exception {
    try (var place = Place.open(folder.resolve("hall.db").toString())) {
      int n = 0;
      for (var way : ways()) {
        sent(place, place, "Anna " + (char) ('A' + n++), way);
      }
    }
  }

  @Test
  void onEveryServer() throws Exception {
    try (var postgres = new Postgres(folder);
        var here = Place.open(postgres.url());
        var there = Place.open(postgres.url())) {
      int n = 0;
      for (var way : ways()) {
        sent(here, there, "Anna " + (char) ('A' + n++), way);
      }
      sent(
          here,
          there,
          "Anna Reset",
          _ ->
              AccountDesk.reset(
                  postgres.url(),
                  "Anna Reset",
                  Optional.empty(),
                  false,
                  System.currentTimeMillis()));
    }
  }

  /// Nobody tells the server of it, so it has to look itself.
  @Test
  void alsoIfSomebodyHasDoneItInTheDatabase() throws Exception {
    var file = folder.resolve("hall.db").toString();
    try (var place = Place.open(file);
        var anna = new Guest(place.server.url())) {
      anna.arrive();
      anna.connect().say("{\"type\":\"ping\"}").hear("pong");
      try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
          var statement = connection.createStatement()) {
        statement.executeUpdate("delete from token");
      }
      var gone = Optional.<Integer>empty();
      for (int i = 0; i < 12 && gone.isEmpty(); i++) {
        gone = anna.closedWith();
      }
      assertThat(gone).contains(POLICY);
    }
  }

  /// Also the browser in which the password is changed is known by another secret afterwards, and
  /// whatever programs had is worth nothing.
  @Test
  void whoChangesHisPasswordGetsAnotherCookie() throws Exception {
    try (var place = Place.open(folder.resolve("hall.db").toString());
        var anna = new Guest(place.server.url());
        var thief = new Guest(place.server.url())) {
      anna.post("api/account", account("Anna"));
      var bot = anna.post("api/me/bots", "{\"name\":\"Robo\"}").text("id");
      var wanted = "{\"bot\":\"" + bot + "\"," + DELETE.substring(1);
      var program = anna.post("api/me/tokens", wanted).text("token");
      assertThat(thief.as(program, "GET", "api/me", "").text("name")).isEqualTo("Robo");
      thief.takeCookiesOf(anna);
      anna.connect().say("{\"type\":\"ping\"}").hear("pong");
      var body = "{\"old\":\"%s\",\"fresh\":\"%s\"}".formatted(PASSWORD, "another " + PASSWORD);
      assertThat(anna.post("api/me/password", body).status()).isEqualTo(200);
      assertThat(anna.closedWith()).contains(POLICY);
      assertThat(anna.get("api/me").text("name")).isEqualTo("Anna");
      anna.connect().say("{\"type\":\"ping\"}").hear("pong");
      assertThat(thief.get("api/me").status()).isEqualTo(401);
      assertThat(thief.as(program, "GET", "api/me", "").status()).isEqualTo(401);
    }
  }

  @Test
  void whoLogsOutEverywhereElseStaysHere() throws Exception {
    try (var place = Place.open(folder.resolve("hall.db").toString());
        var anna = new Guest(place.server.url());
        var elsewhere = new Guest(place.server.url())) {
      anna.post("api/account", account("Anna"));
      var program = anna.post("api/me/tokens", DELETE).text("token");
      elsewhere.post("api/login", account("Anna"));
      elsewhere.connect().say("{\"type\":\"ping\"}").hear("pong");
      var sessions = ((Json.Arr) anna.get("api/me/tokens").json().get("tokens")).items();
      assertThat(sessions.stream().filter(one -> one.write().contains("\"cookie\""))).hasSize(2);
      assertThat(sessions.stream().filter(one -> one.write().contains("\"current\":true")))
          .hasSize(1);
      var answer = anna.method("DELETE", "api/me/tokens", "");
      assertThat(answer.text("reason")).isEqualTo("proof-needed");
      assertThat(elsewhere.get("api/me").status()).isEqualTo(200);
      assertThat(anna.method("DELETE", "api/me/tokens", DELETE).status()).isEqualTo(204);
      assertThat(elsewhere.closedWith()).contains(POLICY);
      assertThat(elsewhere.get("api/me").status()).isEqualTo(401);
      assertThat(anna.get("api/me").status()).isEqualTo(200);
      assertThat(elsewhere.as(program, "GET", "api/me", "").status()).isEqualTo(200);
    }
  }

  @Test
  void whoRegistersGetsAnotherCookie() throws Exception {
    try (var place = Place.open(folder.resolve("hall.db").toString());
        var anna = new Guest(place.server.url());
        var thief = new Guest(place.server.url())) {
      anna.arrive();
      thief.takeCookiesOf(anna);
      thief.connect().say("{\"type\":\"ping\"}").hear("pong");
      var token = thief.post("api/me/tokens", "{\"scope\":\"play\"}").text("token");
      assertThat(thief.as(token, "GET", "api/me", "").status()).isEqualTo(200);
      assertThat(anna.post("api/account", account("Anna")).status()).isEqualTo(200);
      assertThat(anna.get("api/me").text("name")).isEqualTo("Anna");
      assertThat(thief.get("api/me").status()).isEqualTo(401);
      assertThat(thief.as(token, "GET", "api/me", "").status()).isEqualTo(401);
      assertThat(thief.closedWith()).contains(POLICY);
    }
  }
}
