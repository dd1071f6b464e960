package zwick.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.hall.Hall;
import zwick.hall.moderation.Ruling;
import zwick.hall.policy.Ids;
import zwick.notation.json.Json;
import zwick.server.Guest;
import zwick.server.SoftPasskey;
import zwick.server.Visit;
import zwick.server.WebServer;
import zwick.server.settings.ServerSettings;

/// What the server says about itself is true.
class DescriptionTest {
  private static final String TERMS = "{\"rules\":\"dama\",\"host\":\"W\"}";
  private static final String NOWHERE = "000000000000";
  private static final String PASSWORD = "correct horse battery";

  @TempDir private Path folder;
  private final Described described = new Described();
  private Hall hall;
  private SoftPasskey passkey;
  private WebServer server;
  private Guest anna;
  private Guest beppe;
  private Guest stranger;
  private int command;

  @BeforeEach
  void open() throws Exception {
    hall = Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
    var page = ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall).unlimited();
    server = WebServer.start(page, Duration.ofMillis(50));
    anna = new Guest(server.url());
    beppe = new Guest(server.url());
    stranger = new Guest(server.url());
  }

  @AfterEach
  void close() {
    anna.close();
    beppe.close();
    stranger.close();
    server.close();
    hall.close();
  }

  /// Asks, and holds the answer against the description.
  ///
  /// @param operation `GET /api/games/{id}?since=1`
  /// @param places what stands in the places of the path, in turn
  private Json.Obj call(Guest who, int status, String operation, String body, String... places)
      throws Exception {
    var words = operation.split(" ");
    var path = words[1].substring(1);
    for (var place : places) {
      path = path.replaceFirst("\\{\\w+\\}", place);
    }
    var publisher = body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body);
    var answer = who.send(who.request(path).method(words[0], publisher).build());
    assertThat(answer.status()).as(operation + " " + answer.http().body()).isEqualTo(status);
    described.check(operation.replaceFirst("\\?.*", ""), answer.http());
    return answer.json();
  }

  /// Asks as somebody who has never been here.
  private void nobody(String operation, String body, String... places) throws Exception {
    try (var nobody = new Guest(server.url())) {
      call(nobody, 401, operation, body, places);
    }
  }

  private static String text(Json.Obj json, String name) {
    return ((Json.Str) json.get(name)).text();
  }

  private String open(Guest who, String body) throws Exception {
    return text(Guest.table(call(who, 201, "POST /api/games", body)), "id");
  }

  private void ask(Guest who, int status, String game, int version, String deed) throws Exception {
    var body =
        "{\"commandId\":\"d%d\",\"expectedVersion\":%d,%s}".formatted(++command, version, deed);
    call(who, status, "POST /api/games/{id}/commands", body, game);
  }

  @Test
  void everyRouteIsDescribedAndNothingElse() {
    var routes = new TreeSet<>(server.routes());
    routes.removeIf(route -> route.endsWith(" /*")); // the page's files
    assertThat(described.operations()).isEqualTo(routes);
  }

  @Test
  void everyAnswerIsAsDescribed() throws Exception {
    people();
    var game = games();
    words(game);
    streams(game);
    programs();
    passkeys();
    knowledge();
    links(game);
    moderation(game);
    care();
    end();
    assertThat(described.seen).containsAll(described.promised());
  }

  private void people() throws Exception {
    nobody("GET /api/me", "");
    call(anna, 200, "POST /api/session", "");
    call(beppe, 200, "POST /api/session", "");
    var id = text(call(anna, 200, "GET /api/me", ""), "id");
    call(anna, 200, "PATCH /api/me", "{\"name\":\"Anna\",\"freeText\":true}");
    call(beppe, 200, "PATCH /api/me", "{\"freeText\":true}");
    call(anna, 400, "PATCH /api/me", "{\"freeText\":7}");
    call(anna, 422, "PATCH /api/me", "{\"name\":\"?\"}");
    nobody("PATCH /api/me", "{}");
    call(anna, 200, "GET /api/players/{id}", "", id);
    call(anna, 404, "GET /api/players/{id}", "", NOWHERE);
    var account = "{\"name\":\"anna1\",\"password\":\"" + PASSWORD + "\"}";
    call(anna, 200, "POST /api/account", account);
    call(beppe, 422, "POST /api/account", account);
    call(beppe, 400, "POST /api/account", "{}");
    call(stranger, 422, "POST /api/login", "{\"name\":\"anna1\",\"password\":\"wrong wrong\"}");
    call(stranger, 400, "POST /api/login", "[]");
    call(anna, 204, "POST /api/logout", "");
    call(anna, 200, "POST /api/login", account);
    var passwords = "{\"old\":\"%s\",\"fresh\":\"%s\"}";
    var path = "POST /api/me/password";
    call(anna, 200, path, passwords.formatted(PASSWORD, PASSWORD + "!"));
    call(anna, 422, path, passwords.formatted("wrong wrong", PASSWORD));
    call(anna, 400, path, "{\"old\":1}");
    nobody(path, passwords.formatted(PASSWORD, PASSWORD));
    call(anna, 200, "GET /api/me/export", "");
    nobody("GET /api/me/export", "");
  }

  /// A game that has come some way.
  private String games() throws Exception {
    var game = open(anna, "{\"terms\":" + TERMS + ",\"listed\":true}");
    open(anna, "{\"terms\":{\"rules\":\"mulino\"},\"level\":1}");
    open(
        anna,
        "{\"terms\":{\"rules\":\"dama\",\"pace\":{\"kind\":\"live\",\"base\":60000,\"increment\":1}}}");
    open(anna, "{\"terms\":{\"rules\":\"dama\",\"position\":\"W:W21:B12\"}}");
    call(anna, 400, "POST /api/games", "{\"terms\":{\"rules\":\"chess\"}}");
    call(stranger, 422, "POST /api/games", "{\"terms\":{\"rules\":\"dama\",\"rated\":true}}");
    var post =
        TERMS.replace("}", ",\"pace\":{\"kind\":\"post\",\"days\":1,\"bank\":1,\"rest\":2}}");
    ask(beppe, 200, game, 1, "\"do\":\"propose\",\"terms\":" + post);
    call(anna, 200, "GET /api/lobby", "");
    ask(anna, 200, game, 2, "\"do\":\"join\"");
    ask(anna, 200, game, 3, "\"do\":\"act\",\"action\":\"22-18\"");
    ask(beppe, 409, game, 3, "\"do\":\"act\",\"action\":\"10-14\"");
    ask(beppe, 422, game, 4, "\"do\":\"act\",\"action\":\"10-20\"");
    ask(beppe, 400, game, 4, "\"do\":\"dance\"");
    ask(beppe, 404, NOWHERE, 4, "\"do\":\"join\"");
    ask(anna, 200, game, 4, "\"do\":\"ask-back\"");
    ask(beppe, 200, game, 5, "\"do\":\"answer-back\",\"yes\":false");
    ask(beppe, 200, game, 6, "\"do\":\"rest\",\"days\":1");
    ask(anna, 422, game, 7, "\"do\":\"claim-absence\"");
    call(anna, 200, "GET /api/games/{id}?language=fr", "", game);
    call(anna, 404, "GET /api/games/{id}", "", NOWHERE);
    call(anna, 200, "GET /api/me/games", "");
    nobody("GET /api/me/games", "");
    call(anna, 200, "GET /api/lobby", "");
    for (var format : new String[] {"pdn", "json", "text"}) {
      call(anna, 200, "GET /api/games/{id}/record?format=" + format, "", game);
    }
    call(anna, 400, "GET /api/games/{id}/record?format=exe", "", game);
    call(anna, 404, "GET /api/games/{id}/record", "", NOWHERE);
    ask(beppe, 200, game, 7, "\"do\":\"act\",\"action\":\"resign\"");
    ask(beppe, 200, game, 8, "\"do\":\"rematch\"");
    ask(anna, 200, game, 9, "\"do\":\"rematch\"");
    call(anna, 200, "GET /api/me/history", "");
    call(anna, 400, "GET /api/me/history?before=soon", "");
    nobody("GET /api/me/history", "");
    return game;
  }

  private void words(String game) throws Exception {
    var path = "POST /api/games/{id}/messages";
    call(anna, 200, path, "{\"phrase\":\"good-game\"}", game);
    call(beppe, 200, path, "{\"words\":\"Grazie!\"}", game);
    call(anna, 422, path, "{\"phrase\":\"abracadabra\"}", game);
    call(anna, 400, path, "{\"phrase\":1}", game);
    call(anna, 404, path, "{\"phrase\":\"thanks\"}", NOWHERE);
    nobody(path, "{\"phrase\":\"thanks\"}", game);
    nobody("GET /api/me/events", "");
    call(anna, 200, "GET /api/games/{id}/messages", "", game);
    call(anna, 404, "GET /api/games/{id}/messages", "", NOWHERE);
  }

  private void streams(String game) throws Exception {
    call(anna, 200, "GET /api/games/{id}/events?follow=true", "", game);
    call(anna, 400, "GET /api/games/{id}/events?since=x", "", game);
    call(anna, 404, "GET /api/games/{id}/events", "", NOWHERE);
    // without end: the first lines have to do
    var request = anna.request("api/me/events").build();
    var answer = anna.client.send(request, BodyHandlers.ofLines());
    try (var lines = answer.body()) {
      lines
          .filter(line -> !line.isEmpty())
          .limit(4)
          .forEach(line -> described.check("Row", Json.read(line)));
    }
    assertThat(answer.headers().firstValue("Content-Type")).contains("application/x-ndjson");
    described.seen.add("GET /api/me/events " + answer.statusCode());
  }

  private void programs() throws Exception {
    call(anna, 200, "GET /api/me/bots", "");
    var bot = text(call(anna, 201, "POST /api/me/bots", "{\"name\":\"robby\"}"), "id");
    call(anna, 400, "POST /api/me/bots", "{}");
    call(anna, 422, "POST /api/me/bots", "{\"name\":\"robby\"}");
    var path = "POST /api/me/tokens";
    var proof = "\"password\":\"" + PASSWORD + "!\"";
    call(
        anna,
        201,
        path,
        "{\"label\":\"x\",\"scope\":\"play\",\"bot\":\"" + bot + "\"," + proof + "}");
    call(anna, 201, path, "{\"label\":\"mine\"," + proof + "}");
    call(anna, 422, path, "{\"label\":\"mine\"}");
    call(anna, 400, "POST /api/me/tokens", "{\"label\":7}");
    call(anna, 404, "POST /api/me/tokens", "{\"bot\":\"" + NOWHERE + "\"}");
    var tokens = ((Json.Arr) call(anna, 200, "GET /api/me/tokens", "").get("tokens")).items();
    var mine =
        tokens.stream()
            .map(Json.Obj.class::cast)
            .filter(token -> text(token, "label").equals("mine"))
            .findFirst()
            .orElseThrow();
    call(anna, 422, "DELETE /api/me/tokens/{id}", "", text(mine, "id"));
    call(anna, 204, "DELETE /api/me/tokens/{id}", "{" + proof + "}", text(mine, "id"));
    call(anna, 404, "DELETE /api/me/tokens/{id}", "{" + proof + "}", NOWHERE);
    call(anna, 422, "DELETE /api/me/tokens", "");
    call(anna, 204, "DELETE /api/me/tokens", "{" + proof + "}");
    nobody("DELETE /api/me/tokens", "");
    for (var kind : new String[] {"GET", "POST"}) {
      nobody(kind + " /api/me/bots", "{\"name\":\"x\"}");
      nobody(kind + " /api/me/tokens", "{}");
    }
    nobody("DELETE /api/me/tokens/{id}", "", NOWHERE);
    nobody("DELETE /api/me", "");
    nobody("POST /api/me/feed", "");
  }

  private void passkeys() throws Exception {
    var path = "/api/passkeys";
    var proof = "{\"password\":\"" + PASSWORD + "!\"}";
    call(anna, 422, "POST " + path + "/proof/begin", "");
    call(anna, 422, "POST " + path + "/registration/begin", "{}");
    call(anna, 400, "POST " + path + "/registration/begin", "{\"password\":7}");
    passkey = new SoftPasskey(SoftPasskey.Kind.ES256, server.url().replaceFirst("/$", ""));
    var made = passkey.create(call(anna, 200, "POST " + path + "/registration/begin", proof));
    var finish = "{\"label\":\"%s\",\"credential\":" + made.write() + "}";
    call(anna, 400, "POST " + path + "/registration/finish", "{}");
    call(anna, 422, "POST " + path + "/registration/finish", finish.formatted(""));
    var kept = call(anna, 201, "POST " + path + "/registration/finish", finish.formatted("mine"));
    var id = text(kept, "id");
    call(anna, 200, "GET " + path, "");
    call(anna, 200, "PATCH " + path + "/{id}", "{\"label\":\"hers\"}", id);
    call(anna, 422, "PATCH " + path + "/{id}", "{\"label\":\"\"}", id);
    call(anna, 400, "PATCH " + path + "/{id}", "{}", id);
    call(anna, 404, "PATCH " + path + "/{id}", "{\"label\":\"x\"}", NOWHERE);
    var asked = call(stranger, 200, "POST " + path + "/login/begin", "");
    var signed = "{\"credential\":" + passkey.get(asked).write() + "}";
    call(stranger, 200, "POST " + path + "/login/finish", signed);
    call(stranger, 422, "POST " + path + "/login/finish", signed);
    call(stranger, 400, "POST " + path + "/login/finish", "{}");
    call(stranger, 204, "POST /api/logout", "");
    for (var way : new String[] {"/proof/finish", "/only"}) {
      asked = call(anna, 200, "POST " + path + "/proof/begin", "");
      var proved = "{\"on\":false,\"credential\":" + passkey.get(asked).write() + "}";
      proved = way.equals("/only") ? proved : proved.replace("\"on\":false,", "");
      call(anna, 200, "POST " + path + way, proved);
      call(anna, 422, "POST " + path + way, proved);
      call(anna, 400, "POST " + path + way, "[]");
      nobody("POST " + path + way, proved);
    }
    asked = call(anna, 200, "POST " + path + "/proof/begin", "");
    call(anna, 422, "DELETE " + path + "/{id}", "{}", id);
    call(anna, 400, "DELETE " + path + "/{id}", "[]", id);
    call(anna, 404, "DELETE " + path + "/{id}", proof, NOWHERE);
    signed = "{\"credential\":" + passkey.get(asked).write() + "}";
    call(anna, 204, "DELETE " + path + "/{id}", signed, id);
    nobody("GET " + path, "");
    nobody("PATCH " + path + "/{id}", "{\"label\":\"x\"}", id);
    nobody("DELETE " + path + "/{id}", proof, id);
    nobody("POST " + path + "/proof/begin", "");
    nobody("POST " + path + "/registration/begin", proof);
    nobody("POST " + path + "/registration/finish", finish.formatted("x"));
  }

  private void knowledge() throws Exception {
    for (var rules : new String[] {"lupo-e-pecore", "dama"}) {
      call(anna, 200, "GET /api/known?rules=" + rules, "");
    }
    call(anna, 400, "GET /api/known", "");
    call(anna, 200, "GET /api/probe?rules=lupo-e-pecore&position=W:W29,30,31,32:B18", "");
    call(anna, 200, "GET /api/probe?rules=dama&position=W:W30:B&language=it", "");
    call(anna, 400, "GET /api/probe?rules=dama&position=x", "");
    call(anna, 404, "GET /api/probe?rules=dama&position=W:W30:B3", "");
    var record = "{\"rules\":\"lupo-e-pecore\",\"actions\":[\"B:18\",\"W:resign\"]}";
    call(anna, 200, "POST /api/chance", record(record));
    call(anna, 200, "POST /api/chance", record("{\"rules\":\"dama\",\"actions\":[]}"));
    call(anna, 400, "POST /api/chance", "{}");
  }

  private static String record(String game) {
    return "{\"record\":" + Json.of(game).write() + "}";
  }

  private void links(String game) throws Exception {
    call(anna, 422, "POST /api/me/feed", "");
    var proof = "{\"password\":\"" + PASSWORD + "!\"}";
    var token = text(call(anna, 200, "POST /api/me/feed", proof), "atom").split("/")[1];
    for (var file : new String[] {"moves.atom", "moves.ics"}) {
      call(anna, 200, "GET /feed/{token}/" + file, "", token);
      call(anna, 404, "GET /feed/{token}/" + file, "", "x");
    }
    call(anna, 302, "GET /game/{id}", "", game);
    call(anna, 404, "GET /game/{id}", "", NOWHERE);
    call(anna, 302, "GET /game/{id}/{ply}", "", game, "1");
    call(anna, 404, "GET /game/{id}/{ply}", "", game, "x");
    call(anna, 302, "GET /position?rules=dama&position=W:W21:B12", "");
    call(anna, 400, "GET /position", "");
    call(anna, 200, "GET /embed/{id}", "", game);
    call(anna, 404, "GET /embed/{id}", "", NOWHERE);
  }

  private void moderation(String game) throws Exception {
    var me = text(call(anna, 200, "GET /api/me", ""), "id");
    var other = text(call(beppe, 200, "GET /api/me", ""), "id");
    var about = "{\"player\":\"" + other + "\",\"game\":\"" + game + "\",\"reason\":\"%s\"}";
    call(anna, 204, "POST /api/reports", about.formatted("insult"));
    call(anna, 204, "POST /api/reports", about.formatted("spam"));
    call(anna, 400, "POST /api/reports", about.formatted("boredom"));
    call(beppe, 422, "POST /api/reports", about.formatted("spam"));
    nobody("POST /api/reports", about.formatted("spam"));
    for (var closed : new String[] {"reports", "sanctions", "log"}) {
      call(anna, 404, "GET /api/admin/" + closed, "");
    }
    for (var closed : new String[] {"sanctions", "removals", "names", "reports/dismiss"}) {
      call(anna, 404, "POST /api/admin/" + closed, "{}");
    }
    var moderation = hall.moderation();
    moderation.roles().grant(Ruling.atTheCommandLine("x"), Ids.read(me).orElseThrow());
    var account = "{\"name\":\"anna1\",\"password\":\"" + PASSWORD + "!\"}";
    call(anna, 200, "POST /api/login", account); // she has shown a passkey before
    for (var closed : new String[] {"reports", "sanctions", "log"}) {
      call(anna, 403, "GET /api/admin/" + closed, "");
    }
    for (var closed : new String[] {"sanctions", "removals", "names"}) {
      call(anna, 403, "POST /api/admin/" + closed, "{}");
    }
    call(anna, 403, "POST /api/admin/reports/{id}/dismiss", "{}", NOWHERE);
    call(anna, 403, "POST /api/admin/sanctions/{id}/lift", "{}", NOWHERE);
    passkey = anna.withPasskey(PASSWORD + "!");
    var reports = (Json.Arr) call(anna, 200, "GET /api/admin/reports", "").get("reports");
    var report = text((Json.Obj) reports.items().getFirst(), "id");
    var dismiss = "POST /api/admin/reports/{id}/dismiss";
    call(anna, 204, dismiss, "{\"why\":\"nothing\"}", report);
    call(anna, 422, dismiss, "{\"why\":\"nothing\"}", report);
    call(anna, 400, dismiss, "{}", report);
    call(anna, 404, dismiss, "{\"why\":\"x\"}", "x");
    call(anna, 200, "GET /api/admin/reports?player=" + other, "");
    call(anna, 400, "GET /api/admin/reports?player=x", "");
    var dismissAll = "POST /api/admin/reports/dismiss";
    call(anna, 204, dismissAll, "{\"player\":\"" + other + "\",\"why\":\"nothing\"}");
    call(anna, 422, dismissAll, "{\"player\":\"" + other + "\",\"why\":\"nothing\"}");
    call(anna, 400, dismissAll, "{\"why\":\"nothing\"}");
    var impose = "POST /api/admin/sanctions";
    var body = "{\"kind\":\"%s\",\"player\":\"" + other + "\",\"hours\":%s,\"why\":\"%s\"}";
    call(anna, 200, impose, body.formatted("mute", "1", "x"));
    call(anna, 400, impose, body.formatted("mute", "0", "x"));
    call(anna, 422, impose, body.formatted("mute", "1", " "));
    call(beppe, 422, "POST /api/games/{id}/messages", "{\"phrase\":\"thanks\"}", game);
    call(anna, 200, impose, "{\"kind\":\"ban\",\"address\":\"203.0.113.7\",\"why\":\"x\"}");
    var all = (Json.Arr) call(anna, 200, "GET /api/admin/sanctions", "").get("sanctions");
    var sanction = text((Json.Obj) all.items().getFirst(), "id");
    var lift = "POST /api/admin/sanctions/{id}/lift";
    call(anna, 200, lift, "{\"why\":\"x\"}", sanction);
    call(anna, 422, lift, "{\"why\":\"x\"}", sanction);
    call(anna, 400, lift, "{}", sanction);
    call(anna, 404, lift, "{\"why\":\"x\"}", "x");
    var remove = "POST /api/admin/removals";
    body = "{\"what\":\"%s\",\"game\":\"" + game + "\",\"message\":1,\"why\":\"x\"}";
    call(anna, 204, remove, body.formatted("message"));
    call(anna, 422, remove, body.formatted("message"));
    call(anna, 400, remove, body.formatted("everything"));
    var rename = "POST /api/admin/names";
    body = "{\"player\":\"" + other + "\",\"name\":\"%s\",\"why\":\"x\"}";
    call(anna, 204, rename, body.formatted("Bepi"));
    call(anna, 422, rename, body.formatted("!"));
    call(anna, 400, rename, "{\"why\":\"x\"}");
    call(anna, 200, "GET /api/admin/log", "");
    call(anna, 400, "GET /api/admin/log?before=x", "");
  }

  private void care() throws Exception {
    for (var path :
        new String[] {"/health", "/ready", "/metrics", "/status", "/api/openapi.json"}) {
      call(anna, 200, "GET " + path, "");
    }
    anna.connect(); // a client of plain requests cannot see it
    described.seen.add("GET /api/socket 101");
  }

  private void end() throws Exception {
    call(anna, 422, "DELETE /api/me", "");
    call(anna, 204, "DELETE /api/me", anna.proof(passkey));
    hall.close();
    call(anna, 503, "GET /ready", "");
  }

  @Test
  void everyMessageOnTheSocketIsAsDescribed() throws Exception {
    anna.arrive();
    beppe.arrive();
    var game = anna.open(TERMS);
    anna.connect();
    beppe.connect();
    for (var said :
        new String[] {
          "{\"type\":\"ping\"}",
          "{\"type\":\"lobby\",\"on\":true}",
          "{\"type\":\"watch\",\"game\":\"%s\",\"since\":0}",
          "{\"type\":\"command\",\"game\":\"%s\",\"commandId\":\"a\",\"expectedVersion\":1,\"do\":\"join\"}",
          "{\"type\":\"say\",\"game\":\"%s\",\"phrase\":\"hello\"}",
          "{\"type\":\"command\",\"game\":\"%s\",\"commandId\":\"b\",\"expectedVersion\":1,\"do\":\"abort\"}",
          "{\"type\":\"command\",\"game\":\"%s\",\"commandId\":\"c\",\"expectedVersion\":2,\"do\":\"abort\"}",
          "{\"type\":\"leave\",\"game\":\"%s\"}"
        }) {
      var message = said.formatted(game);
      described.check("Said", Json.read(message));
      beppe.say(message);
      if (said.contains("watch")) {
        described.check("Heard", anna.say(message).hear("open")); // before anything else happens
      }
    }
    beppe.say("{\"type\":\"dance\"}");
    for (var type :
        new String[] {"pong", "lobby", "open", "done", "message", "stale", "done", "refused"}) {
      described.check("Heard", beppe.hear(type));
    }
    for (var type : new String[] {"events", "message", "events", "mine"}) {
      described.check("Heard", anna.hear(type));
    }
    server.close();
    described.check("Heard", anna.hear("bye"));
  }

  @Test
  void aProgramActsByItsTokenAlone() throws Exception {
    anna.arrive();
    var token = text(anna.post("api/me/tokens", "{\"label\":\"bot\"}").json(), "token");
    HttpResponse<String> answer =
        stranger
            .send(stranger.request("api/me").header("Authorization", "Bearer " + token).build())
            .http();
    described.check("GET /api/me", answer);
    assertThat(answer.statusCode()).isEqualTo(200);
  }
}
