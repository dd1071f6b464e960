package zwick.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.hall.Hall;
import zwick.hall.moderation.Ruling;
import zwick.hall.people.Token;
import zwick.hall.policy.Ids;
import zwick.hall.policy.UsageLimits;
import zwick.notation.json.Json;
import zwick.server.settings.ServerSettings;

/// Administrators and those they decide about, over real sockets.
class ModerationTest {
  private static final int POLICY = 1008;

  private static final String TERMS = "{\"rules\":\"dame-10x10\",\"host\":\"W\"}";
  private static final String PASSWORD = "correct horse battery staple";
  private static final Ruling RULING = Ruling.atTheCommandLine("be nice");

  @TempDir private Path folder;
  private String database;
  private Hall hall;
  private WebServer server;
  private Guest admin;
  private Guest anna;
  private Guest beppe;
  private String annasId;
  private SoftPasskey olgasKey;
  private final AtomicLong later = new AtomicLong();

  @BeforeEach
  void open() throws Exception {
    database = folder.resolve("hall.db").toString();
    InstantSource time = () -> Instant.ofEpochMilli(System.currentTimeMillis() + later.get());
    hall = Hall.open(database, time);
    var page = ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall).unlimited();
    server = WebServer.start(page.behindProxy(true), Duration.ofMillis(50));
    admin = account("Olga");
    hall.moderation().roles().grant(RULING, hall.players().named("Olga").orElseThrow().id());
    olgasKey = admin.withPasskey(PASSWORD);
    anna = account("Anna");
    annasId = anna.get("api/me").text("id");
    beppe = new Guest(server.url());
    beppe.arrive();
  }

  @AfterEach
  void close() {
    List.of(admin, anna, beppe).forEach(Guest::close);
    server.close();
    hall.close();
  }

  private Guest account(String name) throws Exception {
    var guest = new Guest(server.url());
    guest.arrive();
    assertThat(guest.post("api/account", credentials(name)).status()).isEqualTo(200);
    return guest;
  }

  private static String credentials(String name) {
    return "{\"name\":\"" + name + "\",\"password\":\"" + PASSWORD + "\"}";
  }

  private String game() throws Exception {
    var game = anna.open(TERMS);
    assertThat(beppe.ask(game, 1, "\"do\":\"join\"").status()).isEqualTo(200);
    return game;
  }

  private Guest.Answer impose(String kind, String more) throws Exception {
    var body = "{\"kind\":\"%s\",\"player\":\"%s\",\"why\":\"be nice\"%s}";
    return admin.post("api/admin/sanctions", body.formatted(kind, annasId, more));
  }

  private static void await(Check met) throws Exception {
    for (int i = 0; i < 200 && !met.isTrue(); i++) {
      Thread.sleep(50);
    }
    assertThat(met.isTrue()).isTrue();
  }

  private interface Check {
    boolean isTrue() throws Exception;
  }

  @Test
  void aBannedPlayersSocketIsClosedAndHeIsOut() throws Exception {
    var game = game();
    anna.connect().watch(game, 0).hear("open");
    beppe.connect().watch(game, 0).hear("open");
    assertThat(impose("ban", ",\"hours\":24").status()).isEqualTo(200);
    assertThat(anna.closedWith()).contains(POLICY);
    assertThat(beppe.hear("events").write()).contains("aborted");
    assertThat(anna.get("api/me").status()).isEqualTo(401);
    var answer = anna.post("api/login?language=de", credentials("Anna"));
    assertThat(answer.status()).isEqualTo(403);
    assertThat(answer.text("reason")).isEqualTo("banned");
    assertThat(answer.text("detail")).contains("UTC", "be nice").doesNotContain("{");
    assertThat(((Json.Num) answer.json().get("until")).digits()).isNotEmpty();
    assertThat(beppe.get("api/games/" + game).http().body()).contains("\"aborted\"");
    var id = sanction();
    assertThat(admin.post("api/admin/sanctions/" + id + "/lift", "{\"why\":\"sorry\"}").status())
        .isEqualTo(200);
    assertThat(anna.post("api/login", credentials("Anna")).status()).isEqualTo(200);
  }

  @Test
  void aSecretThatABannedPlayerGotSomehowIsWorthNothing() throws Exception {
    long id = Ids.read(annasId).orElseThrow();
    impose("ban", "");
    var late = hall.players().token(id, Token.Kind.BEARER, "");
    var request = beppe.request("api/me").header("Authorization", "Bearer " + late.text());
    assertThat(beppe.send(request.build()).status()).isEqualTo(401);
  }

  private String sanction() throws Exception {
    var all = (Json.Arr) admin.get("api/admin/sanctions").json().get("sanctions");
    return ((Json.Str) ((Json.Obj) all.items().getFirst()).get("id")).text();
  }

  @Test
  void aBannedPlayersStreamEnds() throws Exception {
    var request = anna.request("api/me/events").build();
    var lines = anna.client.sendAsync(request, BodyHandlers.ofString());
    await(() -> server.routes() != null && streams() == 1);
    impose("ban", "");
    assertThat(lines.get(10, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
  }

  private long streams() throws Exception {
    return admin
        .get("metrics")
        .http()
        .body()
        .lines()
        .filter(line -> line.startsWith("zwick_streams "))
        .mapToLong(line -> (long) Double.parseDouble(line.split(" ")[1]))
        .sum();
  }

  @Test
  void aMutedPlayerPlaysAndIsToldWhyHeCannotSpeak() throws Exception {
    var game = game();
    impose("mute", ",\"hours\":2");
    var said = anna.post("api/games/" + game + "/messages", "{\"phrase\":\"hello\"}");
    assertThat(said.status()).isEqualTo(422);
    assertThat(said.text("reason")).isEqualTo("muted");
    assertThat(said.text("detail")).contains("be nice", "UTC");
    anna.connect().say("{\"type\":\"say\",\"game\":\"" + game + "\",\"phrase\":\"hello\"}");
    assertThat(anna.hear("refused").write()).contains("\"muted\"");
    assertThat(anna.ask(game, 2, "\"do\":\"act\",\"action\":\"32-28\"").status()).isEqualTo(200);
  }

  @Test
  void adminIsClosedToEverybodyElseAndToPrograms() throws Exception {
    var wanted = "{\"label\":\"x\",\"scope\":\"play\"," + admin.proof(olgasKey).substring(1);
    var made = admin.post("api/me/tokens", wanted);
    assertThat(made.status()).isEqualTo(201);
    var token = made.text("token");
    assertThat(beppe.as(token, "GET", "api/me", "").text("name")).isEqualTo("Olga");
    var ways =
        List.of(
            "reports",
            "sanctions",
            "log",
            "removals",
            "names",
            "reports/x/dismiss",
            "reports/dismiss",
            "nothing");
    for (var way : ways) {
      for (var guest : List.of(anna, beppe)) {
        assertThat(guest.get("api/admin/" + way).status()).as(way).isIn(404, 405);
        assertThat(guest.post("api/admin/" + way, "{}").status()).as(way).isIn(404, 405);
      }
      var bearer = admin.request("api/admin/" + way).header("Authorization", "Bearer " + token);
      assertThat(admin.send(bearer.POST(BodyPublishers.ofString("{}")).build()).status())
          .as(way)
          .isIn(403, 404, 405);
    }
    for (var way : List.of("reports", "sanctions", "log")) {
      assertThat(anna.get("api/admin/" + way).status()).isEqualTo(404);
      assertThat(admin.get("api/admin/" + way).status()).isEqualTo(200);
      var bearer = admin.request("api/admin/" + way).header("Authorization", "Bearer " + token);
      assertThat(admin.send(bearer.build()).status()).isEqualTo(403);
    }
    assertThat(impose("ban", "").status()).isEqualTo(200);
    assertThat(anna.get("api/me").json().get("administrator")).isEqualTo(Json.none());
    assertThat(admin.get("api/me").json().get("administrator")).isEqualTo(Json.of(true));
  }

  /// A password, even the right one, does not make an administrator of anybody.
  @Test
  void anAdministratorHasShownAPasskeyToday() throws Exception {
    try (var elsewhere = new Guest(server.url())) {
      elsewhere.post("api/login", credentials("Olga"));
      assertThat(elsewhere.get("api/me").json().get("administrator")).isEqualTo(Json.of(true));
      var closed = elsewhere.get("api/admin/log");
      assertThat(closed.status()).isEqualTo(403);
      assertThat(closed.text("reason")).isEqualTo("passkey-needed");
      assertThat(closed.text("detail")).contains("passkey");
      var ban = "{\"kind\":\"ban\",\"player\":\"" + annasId + "\",\"why\":\"x\"}";
      assertThat(elsewhere.post("api/admin/sanctions", ban).status()).isEqualTo(403);
      assertThat(anna.get("api/me").status()).isEqualTo(200);
      var before = elsewhere.cookie();
      assertThat(elsewhere.show(olgasKey).status()).isEqualTo(200);
      assertThat(elsewhere.cookie()).isNotEqualTo(before);
      assertThat(elsewhere.get("api/admin/log").status()).isEqualTo(200);
    }
    later.set(Duration.ofHours(11).toMillis());
    assertThat(admin.get("api/admin/log").status()).isEqualTo(200);
    later.set(Duration.ofHours(12).toMillis());
    assertThat(admin.get("api/admin/log").text("reason")).isEqualTo("passkey-needed");
    admin.show(olgasKey);
    assertThat(admin.get("api/admin/log").status()).isEqualTo(200);
  }

  /// Else whoever has found out the password would make himself a key to the hall.
  @Test
  void anAdministratorsPasskeysAreProvedByAPasskeyAlone() throws Exception {
    var password = "{\"password\":\"" + PASSWORD + "\"}";
    var begin = "api/passkeys/registration/begin";
    try (var thief = new Guest(server.url())) {
      thief.post("api/login", credentials("Olga"));
      assertThat(thief.post(begin, password).text("reason")).isEqualTo("passkey-only");
      var id = hall.passkeys().find(SoftPasskey.text(olgasKey.id)).orElseThrow().id();
      var removed = thief.method("DELETE", "api/passkeys/" + Ids.text(id), password);
      assertThat(removed.text("reason")).isEqualTo("passkey-only");
      assertThat(thief.method("DELETE", "api/me", password).text("reason"))
          .isEqualTo("passkey-only");
      assertThat(thief.post(begin, thief.proof(olgasKey)).status()).isEqualTo(200);
    }
    assertThat(anna.post(begin, password).status()).isEqualTo(200);
  }

  @Test
  void nobodyNewComesFromABannedAddress() throws Exception {
    try (var newcomer = new Guest(server.url())) {
      assertThat(from(anna, "203.0.113.7", "GET", "api/me").status()).isEqualTo(200);
      assertThat(impose("ban", ",\"withAddress\":true,\"hours\":1").status()).isEqualTo(200);
      for (var way : List.of("api/session", "api/account")) {
        var answer = from(newcomer, "203.0.113.7", "POST", way);
        assertThat(answer.status()).isEqualTo(403);
        assertThat(answer.text("reason")).isEqualTo("banned");
      }
      assertThat(from(newcomer, "203.0.113.7", "GET", "api/lobby").status()).isEqualTo(200);
      assertThat(from(newcomer, "203.0.113.8", "POST", "api/session").status()).isEqualTo(200);
    }
  }

  private static Guest.Answer from(Guest guest, String address, String method, String path)
      throws Exception {
    var body = BodyPublishers.ofString(credentials("Somebody"));
    return guest.send(
        guest
            .request(path)
            .header("X-Forwarded-For", address)
            .method(method, method.equals("GET") ? BodyPublishers.noBody() : body)
            .build());
  }

  @Test
  void aReportLeadsToADecisionAndAllOfItIsInTheLog() throws Exception {
    var game = game();
    anna.post("api/games/" + game + "/messages", "{\"phrase\":\"oops\"}");
    var told =
        "{\"player\":\"%s\",\"game\":\"%s\",\"message\":1,\"reason\":\"spam\",\"words\":\"all day\"}";
    assertThat(beppe.post("api/reports", told.formatted(annasId, game)).status()).isEqualTo(204);
    var reports = (Json.Arr) admin.get("api/admin/reports").json().get("reports");
    var report = (Json.Obj) reports.items().getFirst();
    assertThat(report.write()).contains("\"all day\"", "\"oops\"", "\"Anna\"", game);
    var id = ((Json.Str) report.get("id")).text();
    var remove =
        "{\"what\":\"message\",\"game\":\"%s\",\"message\":1,\"why\":\"spam\",\"report\":\"%s\"}";
    beppe.connect().watch(game, 0).hear("open");
    assertThat(admin.post("api/admin/removals", remove.formatted(game, id)).status())
        .isEqualTo(204);
    assertThat(beppe.hear("message").write()).contains("\"n\":1", "\"phrase\":null");
    assertThat(admin.get("api/admin/reports").http().body()).contains("\"reports\":[]");
    impose("mute", "");
    admin.post("api/admin/sanctions/" + sanction() + "/lift", "{\"why\":\"x\"}");
    admin.post(
        "api/admin/names",
        "{\"player\":\"" + annasId + "\",\"name\":\"Änne\",\"why\":\"offensive\"}");
    admin.post("api/admin/removals", "{\"what\":\"game\",\"game\":\"" + game + "\",\"why\":\"x\"}");
    assertThat(beppe.get("api/games/" + game).status()).isEqualTo(404);
    assertThat(beppe.get("game/" + game).status()).isEqualTo(404);
    admin.post(
        "api/admin/removals", "{\"what\":\"player\",\"player\":\"" + annasId + "\",\"why\":\"x\"}");
    assertThat(anna.get("api/me").status()).isEqualTo(401);
    var deeds =
        ((Json.Arr) admin.get("api/admin/log").json().get("entries"))
            .items().reversed().stream()
                .map(entry -> ((Json.Str) ((Json.Obj) entry).get("deed")).text())
                .toList();
    assertThat(deeds)
        .containsExactly(
            "grant", "remove-message", "mute", "unmute", "rename", "remove-game", "remove-player");
    assertThat(admin.get("api/admin/log").http().body()).contains("\"name\":\"Olga\"");
  }

  /// A new guest has all he may report, but not another address.
  @Test
  void oneAddressReportsOnlySoMuch() throws Exception {
    var limits = UsageLimits.none().with("reports-per-address-and-day", 3).orElseThrow();
    var page = ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall).limited(limits);
    try (var limited = WebServer.start(page.behindProxy(true), Duration.ofMillis(50))) {
      int told = 0;
      for (int i = 0; i < 6; i++) {
        told += told(limited, "203.0.113.7", annasId) == 204 ? 1 : 0;
        assertThat(told(limited, "203.0.113.9", Ids.text(1))).isEqualTo(422); // nothing was told
      }
      assertThat(told).isEqualTo(3);
      assertThat(told(limited, "203.0.113.7", annasId)).isEqualTo(422);
      assertThat(told(limited, "203.0.113.8", annasId)).isEqualTo(204);
      assertThat(told(limited, "203.0.113.9", annasId)).isEqualTo(204);
    }
    var reports = (Json.Arr) admin.get("api/admin/reports").json().get("reports");
    assertThat(reports.items()).hasSize(1);
    assertThat(reports.write()).contains("\"together\":5");
    var all = admin.get("api/admin/reports?player=" + annasId).json().get("reports");
    assertThat(((Json.Arr) all).items()).hasSize(5);
    var body = "{\"player\":\"" + annasId + "\",\"why\":\"nonsense\"}";
    assertThat(admin.post("api/admin/reports/dismiss", body).status()).isEqualTo(204);
    assertThat(admin.get("api/admin/reports").http().body()).contains("\"reports\":[]");
  }

  private static int told(WebServer server, String address, String player) throws Exception {
    try (var guest = new Guest(server.url())) {
      guest.arrive();
      var body = "{\"player\":\"" + player + "\",\"reason\":\"spam\"}";
      return guest
          .send(
              guest
                  .request("api/reports")
                  .header("X-Forwarded-For", address)
                  .POST(BodyPublishers.ofString(body))
                  .build())
          .status();
    }
  }

  @Test
  void aServerNoticesWhatIsDecidedBesideIt() throws Exception {
    var game = game();
    anna.connect().watch(game, 0).hear("open");
    try (var beside = Hall.beside(database, InstantSource.system())) {
      long player = Ids.read(annasId).orElseThrow();
      assertThat(beside.moderation().penalties().ban(RULING, player, Optional.empty())).isEmpty();
    }
    assertThat(anna.closedWith()).contains(POLICY);
    assertThat(anna.get("api/me").status()).isEqualTo(401);
    await(() -> beppe.get("api/games/" + game).http().body().contains("\"aborted\""));
  }
}
