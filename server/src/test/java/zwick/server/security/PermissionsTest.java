package zwick.server.security;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.http.HandlerType;
import java.nio.file.Path;
import java.time.InstantSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwick.hall.Hall;
import zwick.hall.people.Token.Scope;
import zwick.hall.policy.UsageLimits;
import zwick.notation.json.Json;
import zwick.server.Guest;
import zwick.server.Visit;
import zwick.server.WebServer;
import zwick.server.settings.ServerSettings;

/// What a program can do with its token, and what only its owner can.
class PermissionsTest {
  private static final String PASSWORD = "correct horse battery";
  private static final String PROOF = "\"password\":\"" + PASSWORD + "\"";
  private static final String TERMS = "{\"rules\":\"dama\",\"host\":\"W\"}";

  @TempDir private Path folder;
  private Hall hall;
  private WebServer server;
  private Guest anna;
  private Guest program;

  @BeforeEach
  void open() throws Exception {
    hall = Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
    var limits = UsageLimits.none().with("tokens-per-player", 3).orElseThrow();
    var page = ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall);
    server = WebServer.start(page.limited(limits));
    anna = new Guest(server.url());
    program = new Guest(server.url());
    anna.post("api/account", "{\"name\":\"Anna\"," + PROOF + "}");
  }

  @AfterEach
  void close() {
    anna.close();
    program.close();
    server.close();
    hall.close();
  }

  private String token(String scope) throws Exception {
    var answer = anna.post("api/me/tokens", "{\"scope\":\"" + scope + "\"," + PROOF + "}");
    assertThat(answer.status()).isEqualTo(201);
    return answer.text("token");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      textBlock =
          """
          GET    | api/me             |                          | 200 | 200
          GET    | api/me/games       |                          | 200 | 200
          GET    | api/lobby          |                          | 200 | 200
          GET    | api/me/export      |                          | 403 | 403
          GET    | api/me/tokens      |                          | 403 | 403
          GET    | api/me/bots        |                          | 403 | 403
          GET    | api/passkeys       |                          | 403 | 403
          GET    | api/me/export/     |                          | 403 | 403
          GET    | api/me/tokens/     |                          | 403 | 403
          GET    | api/me/bots/       |                          | 403 | 403
          GET    | api/passkeys/      |                          | 403 | 403
          GET    | api/me/export//    |                          | 403 | 403
          GET    | api/me/expor%74    |                          | 403 | 403
          GET    | api/admin/log      |                          | 403 | 403
          GET    | api/nothing        |                          | 403 | 403
          GET    | api/known?rules=dama |                        | 200 | 200
          GET    | api/openapi.json   |                          | 200 | 200
          POST   | api/games          | {"terms":{"rules":"dama"}} | 403 | 201
          POST   | api/games/000000000000/commands | {}          | 403 | 404
          POST   | api/games/000000000000/messages | {}          | 403 | 404
          PATCH  | api/me             | {"freeText":true}        | 403 | 200
          PATCH  | api/me             | {"name":"Thief"}         | 403 | 403
          POST   | api/me/tokens      | {"label":"more"}         | 403 | 403
          DELETE | api/me/tokens/000000000000 |                  | 403 | 403
          DELETE | api/me/tokens      |                          | 403 | 403
          POST   | api/passkeys/only  | {"on":false}             | 403 | 403
          POST   | api/passkeys/proof/finish | {}                | 403 | 403
          POST   | api/games/         | {"terms":{"rules":"dama"}} | 403 | 403
          POST   | api/me/bots        | {"name":"Robo"}          | 403 | 403
          POST   | api/me/feed        |                          | 403 | 403
          POST   | api/me/password    | {"old":"a","fresh":"b"}  | 403 | 403
          POST   | api/account        | {"name":"x","password":"y"} | 403 | 403
          POST   | api/login          | {"name":"x","password":"y"} | 403 | 403
          POST   | api/logout         |                          | 403 | 403
          DELETE | api/me             |                          | 403 | 403
          """)
  void aProgramHasNoAccount(String method, String path, String body, int read, int play)
      throws Exception {
    var said = body == null ? "" : body;
    var looking = program.as(token("read"), method, path, said);
    assertThat(looking.status()).isEqualTo(read);
    var playing = program.as(token("play"), method, path, said);
    assertThat(playing.status()).isEqualTo(play);
    if (play == 403) {
      assertThat(playing.text("reason")).isEqualTo("out-of-scope");
    }
    assertThat(anna.get("api/me").text("name")).isEqualTo("Anna");
  }

  @Test
  void whatIsNotNamedIsTheOwnersAlone() {
    for (var path : new String[] {"/api/me/export", "/api/me/", "/api/new", "/api/games/x/new"}) {
      for (var method : new HandlerType[] {HandlerType.GET, HandlerType.HEAD, HandlerType.POST}) {
        assertThat(Permissions.needed(method, path)).as(path).isEqualTo(Scope.OWN);
      }
    }
    assertThat(Permissions.needed(HandlerType.HEAD, "/api/me")).isEqualTo(Scope.READ);
    assertThat(Permissions.needed(HandlerType.DELETE, "/api/me")).isEqualTo(Scope.OWN);
  }

  @Test
  void aProgramThatReadsDoesNotPlayOverTheSocketEither() throws Exception {
    var game = anna.open(TERMS);
    for (var scope : new String[] {"read", "play"}) {
      try (var socket = new Guest(server.url())) {
        socket.connect("Bearer " + token(scope));
        socket.command(game, 1, "\"do\":\"abort\"");
        if (scope.equals("read")) {
          var problem = (Json.Obj) socket.hear("refused").get("problem");
          assertThat(problem.get("reason")).isEqualTo(Json.of("out-of-scope"));
        } else {
          socket.hear("done");
        }
      }
    }
  }

  /// One thing has one address: what is refused under one is not found under another.
  @Test
  void aSlashAtTheEndIsAnotherAddress() throws Exception {
    for (var path : new String[] {"api/me", "api/me/export", "api/lobby", "api/passkeys"}) {
      assertThat(anna.get(path).status()).as(path).isEqualTo(200);
      assertThat(anna.get(path + "/").status()).as(path + "/").isEqualTo(404);
    }
  }

  @Test
  void theAccountItselfNeedsThePasswordOnceMore() throws Exception {
    assertThat(anna.post("api/me/tokens", "{}").text("reason")).isEqualTo("proof-needed");
    assertThat(anna.post("api/me/feed", "").text("reason")).isEqualTo("proof-needed");
    assertThat(anna.post("api/me/feed", "{" + PROOF + "}").status()).isEqualTo(200);
    assertThat(anna.post("api/me/tokens", "{\"password\":\"wrong guess\"}").text("reason"))
        .isEqualTo("password-wrong");
    assertThat(anna.method("PATCH", "api/me", "{\"name\":\"Other\"}").status()).isEqualTo(422);
    assertThat(anna.method("PATCH", "api/me", "{\"name\":\"Other\"," + PROOF + "}").text("name"))
        .isEqualTo("Other");
    assertThat(anna.method("PATCH", "api/me", "{\"freeText\":true}").status()).isEqualTo(200);
    assertThat(anna.method("DELETE", "api/me", "").status()).isEqualTo(422);
    assertThat(anna.method("DELETE", "api/me", "{" + PROOF + "}").status()).isEqualTo(204);
    try (var guest = new Guest(server.url())) {
      guest.arrive();
      assertThat(guest.post("api/me/tokens", "{}").status()).isEqualTo(201);
      assertThat(guest.method("PATCH", "api/me", "{\"name\":\"Bea\"}").status()).isEqualTo(200);
      assertThat(guest.method("DELETE", "api/me", "").status()).isEqualTo(204);
    }
  }

  /// Or a passkey, wherever the password is asked for.
  @Test
  void aPasskeyIsAsGoodAsThePassword() throws Exception {
    var passkey = anna.withPasskey(PASSWORD);
    assertThat(anna.post("api/me/tokens", anna.proof(passkey)).status()).isEqualTo(201);
    assertThat(anna.post("api/me/feed", anna.proof(passkey)).status()).isEqualTo(200);
    var renamed = "{\"name\":\"Other\"," + anna.proof(passkey).substring(1);
    assertThat(anna.method("PATCH", "api/me", renamed).text("name")).isEqualTo("Other");
    assertThat(anna.method("PATCH", "api/me", renamed).text("reason"))
        .isEqualTo("passkey-too-late");
    assertThat(anna.method("DELETE", "api/me/tokens", anna.proof(passkey)).status()).isEqualTo(204);
    assertThat(anna.method("DELETE", "api/me", anna.proof(passkey)).status()).isEqualTo(204);
  }

  @Test
  void nobodyHasMoreKeysThanHeMay() throws Exception {
    for (int i = 0; i < 3; i++) {
      token("read");
    }
    var more = anna.post("api/me/tokens", "{" + PROOF + "}");
    assertThat(more.status()).isEqualTo(422);
    assertThat(more.text("reason")).isEqualTo("too-many-tokens");
  }

  @Test
  void ownWordsAreForTheTwoWhoPlay() throws Exception {
    try (var beppe = new Guest(server.url())) {
      beppe.arrive();
      for (var guest : new Guest[] {anna, beppe}) {
        guest.method("PATCH", "api/me", "{\"freeText\":true}");
      }
      program.arrive(); // somebody who has the link
      var game = anna.open(TERMS);
      beppe.ask(game, 1, "\"do\":\"join\"");
      program.connect().watch(game, 0).hear("open");
      beppe.connect().watch(game, 0).hear("open");
      anna.post("api/games/" + game + "/messages", "{\"words\":\"meet me at six\"}");
      anna.post("api/games/" + game + "/messages", "{\"phrase\":\"hello\"}");
      assertThat(beppe.hear("message").write()).contains("meet me at six");
      assertThat(program.hear("message").write()).contains("hello");
      for (var path : new String[] {"api/games/" + game, "api/games/" + game + "/messages"}) {
        assertThat(beppe.get(path).http().body()).contains("meet me at six", "hello");
        assertThat(program.get(path).http().body())
            .contains("hello")
            .doesNotContain("meet me at six");
      }
      assertThat(program.connect().watch(game, 0).hear("open").write())
          .doesNotContain("meet me at six");
    }
  }
}
