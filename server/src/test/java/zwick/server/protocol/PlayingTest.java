package zwick.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.hall.Hall;
import zwick.notation.json.Json;
import zwick.server.Guest;
import zwick.server.RawSocket;
import zwick.server.Visit;
import zwick.server.WebServer;
import zwick.server.settings.ServerSettings;

/// Two people and a server between them.
class PlayingTest {
  private static final String TERMS = "{\"rules\":\"dame-10x10\",\"host\":\"W\"}";

  @TempDir private static Path folder;
  private static Hall hall;
  private static WebServer server;
  private Guest anna;
  private Guest beppe;

  @BeforeAll
  static void open() throws Exception {
    hall = Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
    server = WebServer.start(ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall));
  }

  @AfterAll
  static void close() {
    server.close();
    hall.close();
  }

  @BeforeEach
  void arrive() throws Exception {
    anna = new Guest(server.url());
    beppe = new Guest(server.url());
    anna.arrive();
    beppe.arrive();
  }

  @AfterEach
  void leave() {
    anna.close();
    beppe.close();
  }

  private static Json member(Json json, String... path) {
    for (var name : path) {
      json = ((Json.Obj) json).get(name);
    }
    return json;
  }

  @Test
  void twoPeoplePlayOverSockets() throws Exception {
    var game = anna.open(TERMS);
    anna.connect().watch(game, 0);
    assertThat(member(anna.hear("open"), "you")).isEqualTo(Json.none());
    beppe.connect().watch(game, 0);
    beppe.hear("open");
    beppe.command(game, 1, "\"do\":\"join\"");
    assertThat(member(beppe.hear("done"), "seq")).isEqualTo(Json.of(2));
    assertThat(member(anna.hear("events"), "table", "phase")).isEqualTo(Json.of("playing"));
    anna.command(game, 2, "\"do\":\"act\",\"action\":\"32-28\"");
    anna.hear("done");
    var seen = beppe.hear("events");
    assertThat(member(seen, "table", "turn")).isEqualTo(Json.of("B"));
    assertThat(seen.write()).contains("\"action\":\"W:32-28\"");
  }

  @Test
  void whoWaitsAtHisTableIsThereWhenTheGameBegins() throws Exception {
    var game = anna.open(TERMS);
    anna.connect().watch(game, 0).hear("open");
    beppe.ask(game, 1, "\"do\":\"join\"");
    Json table;
    do {
      table = member(anna.hear("table"), "table");
    } while (!member(table, "seats", "W", "here").equals(Json.of(true)));
    assertThat(member(table, "seats", "B", "here")).isEqualTo(Json.of(false));
    assertThat(member(table, "watchers")).isEqualTo(Json.of(0));
  }

  @Test
  void whoWasAwayGetsWhatHeMissed() throws Exception {
    var game = anna.open(TERMS);
    beppe.ask(game, 1, "\"do\":\"join\"");
    assertThat(anna.ask(game, 2, "\"do\":\"act\",\"action\":\"32-28\"").status()).isEqualTo(200);
    beppe.connect().watch(game, 2);
    assertThat(beppe.hear("events").write()).contains("W:32-28").doesNotContain("\"seq\":2,\"at\"");
  }

  @Test
  void aStaleCommandIsAnsweredWithWhatHappened() throws Exception {
    var game = anna.open(TERMS);
    beppe.ask(game, 1, "\"do\":\"join\"");
    var late = anna.ask(game, 1, "\"do\":\"act\",\"action\":\"32-28\"");
    assertThat(late.status()).isEqualTo(409);
    assertThat(late.json().write()).contains("\"kind\":\"began\"");
  }

  /// Half a character would come back from the database as another one, and with it another name.
  @Test
  void aCommandIsNamedByPlainLetters() throws Exception {
    var game = anna.open(TERMS);
    beppe.ask(game, 1, "\"do\":\"join\"");
    var path = "api/games/" + game + "/commands";
    var act = "\",\"expectedVersion\":2,\"do\":\"act\",\"action\":\"32-28\"}";
    for (var name : List.of("?", "\\ud800", "\\u0000", "a b", "", "ä", "x".repeat(65))) {
      var answer = anna.post(path, "{\"commandId\":\"" + name + act);
      assertThat(answer.status()).as(name).isEqualTo(400);
      assertThat(answer.text("detail")).isNotBlank();
    }
    assertThat(anna.post(path, "{\"commandId\":\"Az_-09" + act).status()).isEqualTo(200);
  }

  @Test
  void aRefusalNamesTheRuleInTheAskersLanguage() throws Exception {
    var game = anna.open(TERMS);
    beppe.ask(game, 1, "\"do\":\"join\"");
    var request =
        anna.request("api/games/" + game + "/commands?language=de")
            .POST(
                BodyPublishers.ofString(
                    "{\"commandId\":\"x\",\"expectedVersion\":2,\"do\":\"act\",\"action\":\"32-22\"}"))
            .build();
    var refused = anna.send(request);
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.http().headers().firstValue("Content-Type")).contains(HttpProblem.TYPE);
    assertThat(refused.text("reason")).isEqualTo("out-of-reach");
    assertThat(refused.text("detail")).contains("32").contains("22");
  }

  @Test
  void theGameIsThereForProgramsWithAllThatCanBeDone() throws Exception {
    var game = anna.open(TERMS);
    beppe.ask(game, 1, "\"do\":\"join\"");
    var look = anna.get("api/games/" + game);
    assertThat(member(look.json(), "you")).isEqualTo(Json.of("W"));
    assertThat(((Json.Arr) member(look.json(), "view", "choices")).items()).hasSize(9);
    assertThat(beppe.get("api/games/" + game + "/record?format=pdn").http().body())
        .contains("[GameType \"20");
  }

  @Test
  void nobodysSecretIsInWhatOthersSee() throws Exception {
    var game = anna.open(TERMS);
    var secret = anna.cookies.getCookieStore().getCookies().getFirst().getValue();
    assertThat(secret).hasSizeGreaterThanOrEqualTo(43);
    assertThat(beppe.get("api/games/" + game).http().body()).doesNotContain(secret);
    assertThat(beppe.get("api/games/" + game + "/events?follow=false").http().body())
        .doesNotContain(secret);
  }

  @Test
  void aPageOfAnotherSiteCannotAct() throws Exception {
    var foreign =
        anna.request("api/games")
            .header("Origin", "https://elsewhere.example")
            .POST(BodyPublishers.ofString("{\"terms\":" + TERMS + "}"))
            .build();
    assertThat(anna.send(foreign).status()).isEqualTo(403);
    assertThatThrownBy(
            () -> new RawSocket(server.port(), anna.cookie(), "Origin: https://elsewhere.example"))
        .hasMessageContaining("HTTP/1.1 403");
  }
}
