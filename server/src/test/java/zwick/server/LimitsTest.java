package zwick.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.hall.Hall;
import zwick.notation.Json;

/// How much one may ask for.
class LimitsTest {
  private static final String FORWARDED = "X-Forwarded-For";

  @TempDir private Path folder;
  private Hall hall;
  private WebServer server;

  @BeforeEach
  void open() throws Exception {
    hall = Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
    var page = Serving.page("localhost", 0, () -> Visit.SITE).with(hall);
    server = WebServer.start(page.behindProxy(true).limited(2));
  }

  @AfterEach
  void close() {
    server.close();
    hall.close();
  }

  private Guest.Answer from(Guest guest, String address, String path) throws Exception {
    return guest.send(guest.request(path).header(FORWARDED, address).build());
  }

  @Test
  void whoAsksTooMuchWaitsAndNobodyElseDoes() throws Exception {
    try (var guest = new Guest(server.url())) {
      int refused = 0;
      for (int i = 0; i < 40; i++) {
        var answer = from(guest, "10.0.0.1", "api/lobby");
        assertThat(answer.status()).isIn(200, 429);
        refused += answer.status() == 429 ? 1 : 0;
      }
      assertThat(refused).isPositive();
      assertThat(from(guest, "10.0.0.1", "api/lobby").text("reason")).isEqualTo("too-many");
      assertThat(from(guest, "10.0.0.2", "api/lobby").status()).isEqualTo(200);
      assertThat(from(guest, "10.0.0.1", "health").status()).isEqualTo(200);
      assertThat(from(guest, "10.0.0.1", "").status()).isEqualTo(200);
    }
  }

  @Test
  void whoPretendsToBeSomebodyElseIsKnownByWhatOurProxySays() throws Exception {
    try (var guest = new Guest(server.url())) {
      int refused = 0;
      for (int i = 0; i < 40; i++) {
        refused += from(guest, i + ".0.0.1, 10.0.0.3", "api/lobby").status() == 429 ? 1 : 0;
      }
      assertThat(refused).isPositive();
    }
  }

  @Test
  void oneAddressBringsFewNewGuests() throws Exception {
    for (int i = 0; i < 10; i++) {
      try (var guest = new Guest(server.url())) {
        if (guest.post("api/session", "{}").status() == 429) {
          return;
        }
      }
    }
    throw new AssertionError("ten guests at two a second");
  }

  @Test
  void aPlayerCanDoOnlySoMuchOverTheSocket() throws Exception {
    try (var guest = new Guest(server.url())) {
      guest.arrive();
      var game = guest.open("{\"rules\":\"dama\"}");
      guest.connect();
      for (int i = 0; i < 20; i++) {
        guest.command(game, 9, "\"do\":\"abort\"");
      }
      var refused = (Json.Obj) guest.hear("refused").get("problem");
      assertThat(refused.get("reason")).isEqualTo(Json.of("too-many"));
    }
  }
}
