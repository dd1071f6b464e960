package zwick.server.context;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.concurrent.CompletionException;
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

/// Where people meet, and those who would spoil it.
class LobbyTest {
  private static final String LISTED =
      "{\"terms\":{\"rules\":\"dama\",\"host\":\"W\"},\"listed\":true}";
  private static final String OTHER =
      "\"do\":\"propose\",\"terms\":{\"rules\":\"dama\",\"host\":\"B\"}";

  @TempDir private Path folder;
  private Hall hall;
  private WebServer server;
  private Guest anna;
  private Guest beppe;

  @BeforeEach
  void open() throws Exception {
    hall = Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
    var limits = UsageLimits.usual().with("sockets-per-address", 5).orElseThrow();
    var page = ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall);
    server = WebServer.start(page.behindProxy(true).limited(limits));
    anna = new Guest(server.url()).from("10.0.0.1");
    beppe = new Guest(server.url()).from("10.0.0.2");
  }

  @AfterEach
  void close() {
    anna.close();
    beppe.close();
    server.close();
    hall.close();
  }

  private static String laid(Guest.Answer answer) {
    assertThat(answer.status()).isEqualTo(201);
    return ((Json.Str) Guest.table(answer.json()).get("id")).text();
  }

  /// The lobby as somebody sees it, once what he looks for had time to get there.
  private static boolean shows(Guest guest, String game) throws Exception {
    for (int i = 0; i < 40; i++) {
      var lobby = guest.get("api/lobby").json().get("invitations").write();
      if (lobby.contains(game)) {
        return true;
      }
      Thread.sleep(100);
    }
    return false;
  }

  @Test
  void onePlayerDoesNotFillTheLobby() throws Exception {
    var honest = laid(beppe.post("api/games", LISTED));
    int most = UsageLimits.usual().listedGamesPerPlayer();
    for (int i = 0; i < most; i++) {
      laid(anna.post("api/games", LISTED));
    }
    var refused = anna.post("api/games", LISTED);
    assertThat(refused.status()).isEqualTo(429);
    assertThat(refused.text("reason")).isEqualTo("too-many-invitations");
    assertThat(shows(anna, honest)).isTrue();
  }

  @Test
  void aStrangersProposalTakesNothingOffTheLobbyAndCanBeDeclined() throws Exception {
    var game = laid(anna.post("api/games", LISTED));
    assertThat(beppe.ask(game, 1, OTHER).status()).isEqualTo(200);
    Thread.sleep(1_100); // the lobby is written down once a second
    assertThat(shows(beppe, game)).isTrue();
    var declined = anna.ask(game, 2, "\"do\":\"decline\"");
    assertThat(declined.status()).isEqualTo(200);
    var table = Guest.table(declined.json());
    assertThat(table.get("guest")).isEqualTo(Json.none());
    assertThat(((Json.Obj) table.get("terms")).get("host")).isEqualTo(Json.of("W"));
    try (var third = new Guest(server.url()).from("10.0.0.3")) {
      assertThat(third.ask(game, 3, "\"do\":\"join\"").status()).isEqualTo(200);
    }
  }

  @Test
  void aThirdTakesTheHostsOfferButNeverWhatHeAnswersAnother() throws Exception {
    var answered = laid(anna.post("api/games", LISTED));
    beppe.ask(answered, 1, OTHER);
    anna.ask(answered, 2, OTHER);
    var open = laid(anna.post("api/games", LISTED));
    beppe.ask(open, 1, OTHER);
    try (var third = new Guest(server.url()).from("10.0.0.3")) {
      var refused = third.ask(answered, 3, "\"do\":\"join\"");
      assertThat(refused.text("reason")).isEqualTo("not-invited");
      assertThat(refused.http().headers().firstValue("Set-Cookie")).isEmpty();
      var offer = (Json.Obj) Guest.table(third.get("api/games/" + open).json()).get("offer");
      assertThat(offer.get("host")).isEqualTo(Json.of("W"));
      var joined = third.ask(open, 2, "\"do\":\"join\"");
      assertThat(joined.status()).isEqualTo(200);
      var terms = (Json.Obj) Guest.table(joined.json()).get("terms");
      assertThat(terms.get("host")).isEqualTo(Json.of("W"));
    }
  }

  @Test
  void whoAsksForTheLobbyAgainAndAgainGetsItOnceASecondAndIsCutOff() throws Exception {
    laid(anna.post("api/games", LISTED));
    beppe.connect();
    int hungUp = 0;
    long began = System.nanoTime();
    try {
      for (int i = 0; i < 2_000; i++) {
        beppe.say("{\"type\":\"lobby\",\"on\":true}");
      }
    } catch (CompletionException _) {
      hungUp++; // in the middle of a word
    }
    assertThat(beppe.hungUp()).isIn(1008, Guest.CUT);
    long seconds = 1 + (System.nanoTime() - began) / 1_000_000_000;
    assertThat(beppe.heard("lobby")).isNotEmpty().hasSizeLessThanOrEqualTo((int) seconds + 2);
    assertThat(beppe.heard("refused").size() + hungUp).isPositive();
  }

  @Test
  void oneAddressHasFewSockets() throws Exception {
    var many = new ArrayList<Guest>();
    try {
      int refused = 0;
      for (int i = 0; i < 8; i++) {
        var guest = new Guest(server.url()).from("10.0.0.9");
        many.add(guest);
        try {
          guest.connect();
        } catch (CompletionException _) {
          refused++;
        }
      }
      assertThat(refused).isEqualTo(3);
      beppe.connect().say("{\"type\":\"ping\"}").hear("pong");
    } finally {
      many.forEach(Guest::close);
    }
  }

  @Test
  void whoComesAndGoesIsToldOnceASecond() throws Exception {
    var game = laid(anna.post("api/games", LISTED));
    anna.connect().watch(game, 0).hear("open");
    try (var loud = new Guest(server.url()).from("10.0.0.4").connect()) {
      long began = System.nanoTime();
      for (int i = 0; i < 30; i++) {
        loud.watch(game, 0);
        loud.say("{\"type\":\"leave\",\"game\":\"%s\"}".formatted(game));
      }
      loud.say("{\"type\":\"ping\"}").hear("pong");
      Thread.sleep(1_500);
      long seconds = 1 + (System.nanoTime() - began) / 1_000_000_000;
      var told = anna.heard("table");
      assertThat(told).isNotEmpty().hasSizeLessThanOrEqualTo((int) seconds + 1);
      assertThat(Guest.table(told.getLast()).get("watchers")).isEqualTo(Json.of(1)); // anna herself
    }
  }

  /// Otherwise one guest after the other could clear the whole lobby.
  @Test
  void whoProposesSomethingAndGoesLeavesTheInvitationWhereItIs() throws Exception {
    var game = laid(anna.post("api/games", LISTED));
    for (int i = 0; i < 3; i++) {
      try (var rude = new Guest(server.url()).from("10.0.0.5")) {
        assertThat(rude.ask(game, 1 + 2 * i, OTHER).status()).isEqualTo(200);
        assertThat(rude.method("DELETE", "api/me", "{}").status()).isEqualTo(204);
      }
    }
    var table = Guest.table(beppe.get("api/games/" + game).json());
    assertThat(table.get("phase")).isEqualTo(Json.of("invited"));
    assertThat(table.get("guest")).isEqualTo(Json.none());
    assertThat(shows(beppe, game)).isTrue();
    assertThat(beppe.ask(game, 7, "\"do\":\"join\"").status()).isEqualTo(200);
  }

  @Test
  void nobodyProposesForEver() throws Exception {
    var game = laid(anna.post("api/games", LISTED));
    int most = UsageLimits.usual().proposalsPerPlayerAndGame();
    for (int i = 0; i < most; i++) {
      assertThat(anna.ask(game, 1 + i, OTHER).status()).isEqualTo(200);
    }
    var refused = anna.ask(game, 1 + most, OTHER);
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.text("reason")).isEqualTo("too-many-proposals");
    assertThat(refused.text("detail")).contains("Enough has been proposed");
  }
}
