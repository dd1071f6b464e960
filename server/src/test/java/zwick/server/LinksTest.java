package zwick.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.time.InstantSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.hall.Hall;
import zwick.server.settings.ServerSettings;

/// Addresses that people keep and pass on.
class LinksTest {
  private static final String POLICY = "Content-Security-Policy";

  @TempDir private static Path folder;
  private static Hall hall;
  private static WebServer server;
  private static Guest anna;
  private static String game;

  @BeforeAll
  static void open() throws Exception {
    hall = Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
    server = WebServer.start(ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall));
    anna = new Guest(server.url());
    game = anna.open("{\"rules\":\"dama\"}");
  }

  @AfterAll
  static void close() {
    anna.close();
    server.close();
    hall.close();
  }

  /// Where a browser ends up that finds the server in some folder.
  private static String from(String path) throws Exception {
    var answer = anna.get(path);
    assertThat(answer.status()).isEqualTo(302);
    var location = answer.http().headers().firstValue("Location").orElseThrow();
    assertThat(location).startsWith(".");
    return URI.create("https://site.example/games/" + path.replaceFirst("\\?.*", ""))
        .resolve(location)
        .toString();
  }

  @Test
  void aGameAndAMomentInItHaveAddresses() throws Exception {
    assertThat(from("game/" + game)).isEqualTo("https://site.example/games/#/online/" + game);
    assertThat(from("game/" + game + "/12"))
        .isEqualTo("https://site.example/games/#/online/" + game + "?at=12");
  }

  @Test
  void aPositionHasAnAddressOnceItIsChecked() throws Exception {
    assertThat(from("position?rules=dama&position=W:W21:B12"))
        .isEqualTo("https://site.example/games/#/setup?rules=dama&position=W%3AW21%3AB12");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "position",
        "position?rules=dama",
        "position?rules=chess&position=W:W21:B12",
        "position?rules=dama&position=W:W99:B12"
      })
  void whatIsNoPositionIsRefused(String path) throws Exception {
    var answer = anna.get(path);
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.text("detail")).isNotBlank();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"game/000000000000", "game/x", "game/%s/x", "game/%s/-1", "embed/000000000000"})
  void whatIsNotThereIsNotFound(String path) throws Exception {
    assertThat(anna.get(path.formatted(game)).status()).isEqualTo(404);
  }

  @Test
  void onlyTheEmbeddedBoardMayStandInAnotherSitesFrame() throws Exception {
    try (var stranger = new Guest(server.url())) {
      var answer = stranger.get("embed/" + game).http();
      assertThat(answer.headers().firstValue(POLICY).orElseThrow())
          .contains("frame-ancestors *", "default-src 'self'");
      assertThat(answer.headers().firstValue("Set-Cookie")).isEmpty();
      assertThat(answer.headers().firstValue("X-Frame-Options")).isEmpty();
      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(answer.body()).contains("../app/embed.js");
      for (var path : new String[] {"", "embed/index.html", "status", "api/games/" + game}) {
        assertThat(stranger.get(path).http().headers().firstValue(POLICY).orElseThrow())
            .as(path)
            .contains("frame-ancestors 'self'");
      }
    }
  }
}
