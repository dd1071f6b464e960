package zwick.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.hall.Hall;
import zwick.server.settings.ServerSettings;

/// How a server ends.
class ClosingTest {
  @TempDir private Path folder;

  @Test
  void pagesHearGoodByeAndGamesGoOnAfterwards() throws Exception {
    var database = folder.resolve("hall.db").toString();
    String game;
    try (var hall = Hall.open(database, InstantSource.system())) {
      var server =
          WebServer.start(ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall));
      try (server;
          var anna = new Guest(server.url())) {
        anna.arrive();
        game = anna.open("{\"rules\":\"dama\"}");
        anna.connect().watch(game, 0).hear("open");
        server.close();
        anna.hear("bye");
      }
    }
    try (var hall = Hall.open(database, InstantSource.system());
        var server =
            WebServer.start(ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall));
        var beppe = new Guest(server.url())) {
      assertThat(beppe.get("api/games/" + game).status()).isEqualTo(200);
    }
  }

  @Test
  void whoIsBeingAnsweredGetsHisAnswer() throws Exception {
    var asked = new CountDownLatch(1);
    var server =
        WebServer.start(
            ServerSettings.page(
                "localhost",
                0,
                () -> {
                  asked.countDown();
                  pause(500);
                  return Visit.SITE;
                }));
    try (server;
        var anna = new Guest(server.url())) {
      var answer = anna.client.sendAsync(anna.request("").build(), BodyHandlers.ofString());
      assertThat(asked.await(5, TimeUnit.SECONDS)).isTrue();
      server.close();
      assertThat(answer.get(5, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
    }
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
