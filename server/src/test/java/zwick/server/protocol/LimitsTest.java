package zwick.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.hall.Hall;
import zwick.hall.policy.UsageLimits;
import zwick.notation.json.Json;
import zwick.server.Guest;
import zwick.server.Visit;
import zwick.server.WebServer;
import zwick.server.settings.ServerSettings;
import zwick.text.Language;
import zwick.text.Words;

/// How much one may ask for.
class LimitsTest {
  private static final String FORWARDED = "X-Forwarded-For";

  @TempDir private Path folder;
  private Hall hall;
  private WebServer server;

  @BeforeEach
  void open() throws Exception {
    hall = Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
    var page = ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall);
    server = WebServer.start(page.behindProxy(true).limited(few()));
  }

  private static UsageLimits few() {
    return UsageLimits.usual()
        .with("requests-per-second", 2)
        .flatMap(some -> some.with("guests-per-hour", 9))
        .flatMap(some -> some.with("commands-per-second", 1))
        .orElseThrow();
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
      var last = from(guest, "10.0.0.1", "api/lobby");
      assertThat(last.text("reason")).isEqualTo("too-many");
      assertThat(last.http().headers().allValues("Retry-After")).containsExactly("1");
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
        var answer = guest.post("api/session", "{}");
        if (answer.status() == 429) {
          // nine an hour are one every 400 seconds
          assertThat(answer.http().headers().firstValueAsLong("Retry-After").orElseThrow())
              .isBetween(300L, 400L);
          return;
        }
      }
    }
    throw new AssertionError("ten guests, and nine an hour");
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

  @Test
  void noWayInMakesMoreGuests() throws Exception {
    int made = 0;
    for (int i = 0; i < 10; i++) {
      try (var guest = new Guest(server.url()).from("10.0.1." + i % 2)) {
        var answer = guest.post("api/games", "{\"terms\":{\"rules\":\"dama\"}}");
        assertThat(answer.status()).isIn(201, 429);
        made += answer.status() == 201 ? 1 : 0;
      }
    }
    assertThat(made).as("a third of nine at once, from each of two").isEqualTo(6);
  }

  @Test
  void whatCannotBeDoneMakesNoGuest() throws Exception {
    String game;
    try (var host = new Guest(server.url()).from("10.0.2.1")) {
      game = host.open("{\"rules\":\"dama\"}");
    }
    var bodies =
        List.of(
            "{\"commandId\":\"x\",\"expectedVersion\":1,\"do\":\"dance\"}",
            "{\"commandId\":\"\",\"expectedVersion\":1,\"do\":\"join\"}",
            "{\"commandId\":\"x\",\"expectedVersion\":\"1\",\"do\":\"join\"}",
            "{\"commandId\":\"x\",\"expectedVersion\":7,\"do\":\"join\"}",
            "{\"commandId\":\"x\",\"expectedVersion\":1,\"do\":\"act\",\"action\":\"22-18\"}",
            "{\"commandId\":\"x\",\"expectedVersion\":1,\"do\":\"rematch\"}");
    try (var guest = new Guest(server.url())) {
      int i = 0;
      for (var body : bodies) {
        guest.from("10.0.3." + ++i);
        unknown(guest.post("api/games/" + game + "/commands", body));
      }
      for (var body :
          List.of(
              "{\"terms\":{\"rules\":\"dama\",\"rated\":true}}",
              "{\"terms\":{\"rules\":\"dama\"},\"listed\":\"yes\"}",
              "{\"terms\":{\"rules\":\"dama\"},\"level\":99}")) {
        guest.from("10.0.3." + ++i);
        unknown(guest.post("api/games", body));
      }
      unknown(guest.from("10.0.3.99").post("api/account", "{\"name\":\"Dora\"}"));
    }
  }

  private static void unknown(Guest.Answer answer) {
    assertThat(answer.status()).isIn(400, 409, 422);
    assertThat(answer.http().headers().firstValue("Set-Cookie")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"metrics", "status", "position?rules=dama&position=x"})
  void whatLooksAfterTheServerIsNotForNothingEither(String path) throws Exception {
    try (var guest = new Guest(server.url()).from("10.0.4.1")) {
      int refused = 0;
      for (int i = 0; i < 30; i++) {
        refused += guest.get(path).status() == 429 ? 1 : 0;
      }
      assertThat(refused).isPositive();
      assertThat(guest.get("health").status()).isEqualTo(200);
      assertThat(guest.get("ready").status()).isEqualTo(200);
    }
  }

  @Test
  void evenWhetherWeLiveIsNotAskedForEver() throws Exception {
    try (var guest = new Guest(server.url()).from("10.0.5.1")) {
      int refused = 0;
      for (int i = 0; i < 600 && refused == 0; i++) {
        refused += guest.get("health").status() == 429 ? 1 : 0;
      }
      assertThat(refused).isPositive();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "de, Anfragen einer Adresse je Sekunde",
    "fr, Requêtes d’une adresse par seconde",
    "it, Richieste di un indirizzo al secondo",
    "en, Requests of one address a second"
  })
  void theStatusPageShowsAllLimits(String language, String said) throws Exception {
    try (var guest = new Guest(server.url()).from("10.0.6.1")) {
      var page = guest.get("status?language=" + language).http().body();
      assertThat(page).contains("<dt>" + said + " <code>requests-per-second</code></dt><dd>2</dd>");
      for (var name : few().all().keySet()) {
        var words = Words.in(Language.find(language).orElseThrow()).text("limit." + name);
        // with the name the option has for it, so that nobody has to look it up elsewhere
        assertThat(page).contains(Markup.escape(words) + " <code>" + name + "</code>");
      }
    }
  }

  /// Under as many names as he likes.
  @Test
  void oneAddressCanDoOnlySoMuchAtAllTables() throws Exception {
    var page = ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall);
    var limits = UsageLimits.none().with("commands-per-second-and-address", 2).orElseThrow();
    try (var strict = WebServer.start(page.behindProxy(true).limited(limits));
        var other = new Guest(strict.url()).from("10.0.3.2")) {
      int refused = 0;
      for (int i = 0; i < 15; i++) {
        try (var one = new Guest(strict.url()).from("10.0.3.1")) {
          var game = one.open("{\"rules\":\"dama\"}");
          refused += one.ask(game, 1, "\"do\":\"abort\"").status() == 429 ? 1 : 0;
        }
      }
      assertThat(refused).isPositive();
      var game = other.open("{\"rules\":\"dama\"}");
      assertThat(other.ask(game, 1, "\"do\":\"abort\"").status()).isEqualTo(200);
    }
  }
}
