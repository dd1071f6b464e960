package zwick.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.concurrent.CompletionException;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.hall.Hall;
import zwick.hall.moderation.Ruling;
import zwick.hall.policy.Ids;
import zwick.hall.policy.UsageLimits;
import zwick.server.settings.ServerSettings;

/// Who could not be let in, or was sent away, leaves nothing behind.
class TurnedAwayTest {
  private static final int MOST = 3;
  private static final String ADDRESS = "10.0.0.9";
  private static final String TERMS = "{\"rules\":\"dama\",\"host\":\"W\"}";

  @TempDir private Path folder;
  private Path file;
  private Hall hall;
  private WebServer server;
  private Guest anna;

  @BeforeEach
  void open() throws Exception {
    file = folder.resolve("hall.db");
    hall = Hall.open(file.toString(), InstantSource.system());
    var limits =
        UsageLimits.none()
            .with("sockets-per-address", MOST)
            .flatMap(some -> some.with("streams-per-address", MOST))
            .orElseThrow();
    var page = ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall);
    server = WebServer.start(page.behindProxy(true).limited(limits), Duration.ofMillis(100));
    anna = new Guest(server.url()).from(ADDRESS);
    anna.arrive();
  }

  @AfterEach
  void close() {
    anna.close();
    server.close();
    hall.close();
  }

  private static boolean eventually(BooleanSupplier what) throws InterruptedException {
    for (int i = 0; i < 200 && !what.getAsBoolean(); i++) {
      Thread.sleep(50);
    }
    return what.getAsBoolean();
  }

  @FunctionalInterface
  private interface Visits {
    void make() throws Exception;
  }

  /// Nobody knows then who comes.
  private void whileTheDatabaseIsAway(Visits visits) throws Exception {
    var away = folder.resolve("away.db");
    Files.move(file, away);
    try {
      visits.make();
    } finally {
      Files.move(away, file);
    }
  }

  @Test
  void aSocketThatCouldNotBeOpenedDoesNotCount() throws Exception {
    var url = URI.create(server.url().replaceFirst("http", "ws") + "api/socket");
    try (var client = HttpClient.newHttpClient()) {
      whileTheDatabaseIsAway(() -> {
        for (int i = 0; i < 2 * MOST; i++) {
          try {
            client
                .newWebSocketBuilder()
                .header("Cookie", "zwick=somebody" + i)
                .header("X-Forwarded-For", ADDRESS)
                .buildAsync(url, new WebSocket.Listener() {})
                .join();
          } catch (CompletionException _) {
            // that will do as well
          }
        }
      });
      client.shutdownNow();
    }
    var guests = new ArrayList<Guest>();
    try {
      assertThat(eventually(hall::isReady)).isTrue();
      for (int i = 0; i < MOST; i++) {
        var guest = new Guest(server.url()).from(ADDRESS);
        guests.add(guest);
        guest.connect().say("{\"type\":\"ping\"}").hear("pong");
      }
    } finally {
      guests.forEach(Guest::close);
    }
  }

  @Test
  void aStreamThatCouldNotBeOpenedDoesNotCount() throws Exception {
    var game = anna.open(TERMS);
    var path = "api/games/" + game + "/events?follow=true";
    whileTheDatabaseIsAway(() -> {
      for (int i = 0; i < 2 * MOST; i++) {
        var request = anna.request(path).header("Cookie", "zwick=somebody" + i).build();
        try (var stranger = new Guest(server.url())) {
          assertThat(stranger.send(request).status()).isEqualTo(503);
        }
      }
    });
    assertThat(eventually(hall::isReady)).isTrue();
    assertThat(anna.ask(game, 1, "\"do\":\"abort\"").status()).isEqualTo(200);
    assertThat(anna.get(path).status()).isEqualTo(200);
  }

  @Test
  void whoWatchedAGameThatWasRemovedIsGoneWhenHeGoes() throws Exception {
    var game = anna.open(TERMS);
    long id = Ids.read(game).orElseThrow();
    var gameSession = hall.table(id).orElseThrow();
    anna.connect().watch(game, 0).hear("open");
    assertThat(gameSession.watchers()).isEqualTo(1);
    var ruling = Ruling.atTheCommandLine("be nice");
    assertThat(hall.moderation().removals().game(ruling, id)).isEmpty();
    assertThat(eventually(() -> hall.table(id).isEmpty())).isTrue();
    anna.close();
    assertThat(eventually(() -> gameSession.watchers() == 0)).isTrue();
    anna = new Guest(server.url()).from(ADDRESS);
  }
}
