package zwick.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.hall.Hall;
import zwick.hall.policy.UsageLimits;
import zwick.notation.json.Json;
import zwick.server.Guest;
import zwick.server.Visit;
import zwick.server.WebServer;
import zwick.server.settings.ServerSettings;

/// One address cannot take the computers from all others.
class FairnessTest {
  private static final String TERMS = "{\"rules\":\"dame-10x10\",\"host\":\"B\"}";

  @TempDir private Path folder;
  private Hall hall;
  private WebServer server;

  @BeforeEach
  void open() {
    hall = Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
  }

  private void serve(UsageLimits limits) throws Exception {
    var page = ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall);
    server = WebServer.start(page.behindProxy(true).limited(limits));
  }

  @AfterEach
  void close() {
    server.close();
    hall.close();
  }

  private static Guest.Answer play(Guest guest, int level) throws Exception {
    return guest.post("api/games", "{\"terms\":%s,\"level\":%d}".formatted(TERMS, level));
  }

  /// Waits until the computer has moved.
  private static void moved(Guest guest, Guest.Answer opened) throws Exception {
    var id = ((Json.Str) Guest.table(opened.json()).get("id")).text();
    for (int i = 0; i < 600; i++) {
      var table = Guest.table(guest.get("api/games/" + id).json());
      if (table.get("moves").equals(Json.of(1))) {
        return;
      }
      Thread.sleep(25);
    }
    throw new AssertionError("no move");
  }

  @Test
  void whoAsksForLittleIsServedWhileSomebodyElseAsksForAll() throws Exception {
    serve(UsageLimits.none());
    try (var greedy = new Guest(server.url()).from("10.0.0.1");
        var modest = new Guest(server.url()).from("10.0.0.2")) {
      for (int i = 0; i < 40; i++) {
        assertThat(play(greedy, 8).status()).isEqualTo(201);
      }
      moved(modest, play(modest, 1));
      assertThat(hall.figures().waitingComputers()).as("the other still waits").isPositive();
      moved(modest, play(modest, 8));
      assertThat(hall.figures().waitingComputers()).as("the other still waits").isPositive();
    }
  }

  @Test
  void gamesAgainstTheComputerAreLimitedByPlayerAndByAddress() throws Exception {
    serve(
        UsageLimits.usual()
            .with("computer-games-per-player", 3)
            .flatMap(some -> some.with("computer-games-per-address", 5))
            .orElseThrow());
    try (var greedy = new Guest(server.url()).from("10.0.0.1");
        var again = new Guest(server.url()).from("10.0.0.1");
        var third = new Guest(server.url()).from("10.0.0.1");
        var modest = new Guest(server.url()).from("10.0.0.2")) {
      for (int i = 0; i < 3; i++) {
        assertThat(play(greedy, 1).status()).isEqualTo(201);
      }
      var refused = play(greedy, 1);
      assertThat(refused.status()).isEqualTo(429);
      assertThat(refused.text("reason")).isEqualTo("too-many-computer-games");
      assertThat(refused.http().headers().firstValue("Content-Type")).contains(HttpProblem.TYPE);
      assertThat(play(again, 1).status()).isEqualTo(201);
      assertThat(play(again, 1).status()).isEqualTo(201);
      var stranger = play(third, 1);
      assertThat(stranger.status()).isEqualTo(429);
      assertThat(stranger.http().headers().firstValue("Set-Cookie")).isEmpty();
      assertThat(play(modest, 1).status()).isEqualTo(201);
    }
  }

  @Test
  void oneAddressLaysOnlySoManyTables() throws Exception {
    serve(UsageLimits.usual().with("games-per-minute", 4).orElseThrow());
    try (var greedy = new Guest(server.url()).from("10.0.0.1");
        var modest = new Guest(server.url()).from("10.0.0.2")) {
      int laid = 0;
      for (int i = 0; i < 8; i++) {
        int status = greedy.post("api/games", "{\"terms\":" + TERMS + "}").status();
        assertThat(status).isIn(201, 429);
        laid += status == 201 ? 1 : 0;
      }
      assertThat(laid).isBetween(4, 6);
      assertThat(modest.post("api/games", "{\"terms\":" + TERMS + "}").status()).isEqualTo(201);
    }
  }
}
