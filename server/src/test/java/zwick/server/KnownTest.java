package zwick.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.engine.search.Engine;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.known.Oracle;
import zwick.hall.Hall;
import zwick.hall.policy.UsageLimits;
import zwick.mill.MillRules;
import zwick.notation.MoveText;
import zwick.notation.PositionText;
import zwick.notation.RuleText;
import zwick.notation.json.Json;
import zwick.server.settings.ServerSettings;

/// What the server knows for sure, and says to whoever asks.
class KnownTest {
  private static final String SHEEP = "W:W29,30,31,32:B18";

  @TempDir private static Path folder;
  private static Hall hall;
  private static WebServer server;
  private static Guest anna;

  /// As if there were tables of one game, in which everything is drawn.
  private record Dull() implements Oracle {
    @Override
    public @Nullable Known known(Position position) {
      return new Known(Value.DRAWN, 0);
    }

    @Override
    public boolean knowsAll(RuleSet rules) {
      return true;
    }
  }

  @BeforeAll
  static void open() throws Exception {
    hall =
        Hall.open(
            folder.resolve("hall.db").toString(),
            InstantSource.system(),
            rules -> rules instanceof MillRules ? new Dull() : Oracle.NONE);
    server = WebServer.start(ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall));
    anna = new Guest(server.url());
  }

  @AfterAll
  static void close() {
    anna.close();
    server.close();
    hall.close();
  }

  private static Guest.Answer probe(String rules, String position) throws Exception {
    return anna.get("api/probe?rules=" + rules + "&position=" + position);
  }

  @Test
  void everyMoveIsWorthWhatTheOracleSays() throws Exception {
    var answer = probe("lupo-e-pecore", SHEEP);
    var position = PositionText.read(RuleText.read("lupo-e-pecore"), SHEEP);
    var oracle = Engine.oracle(position.rules(), Oracle.NONE);

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.text("value")).isEqualTo("won");
    for (var item : ((Json.Arr) answer.json().get("moves")).items()) {
      var move = (Json.Obj) item;
      var named = MoveText.writeAll(position).get(((Json.Str) move.get("move")).text());
      var after = oracle.known(position.play(named).orElseThrow());
      boolean won = after != null && after.value() == Oracle.Value.LOST;
      assertThat(move.get("effect")).isEqualTo(Json.of(won ? "keeps" : "loses"));
    }
  }

  @Test
  void tablesThatTheHallWasGivenAreAsked() throws Exception {
    var start = PositionText.write(RuleText.read("muehle-turnier").start());

    assertThat(probe("muehle-turnier", start.replace("+", "%2B")).text("value")).isEqualTo("drawn");
    assertThat(anna.get("api/known?rules=mulino").text("known")).isEqualTo("all");
    assertThat(anna.get("api/known?rules=dama").text("known")).isEqualTo("nothing");
  }

  @Test
  void whatIsNotKnownIsNotFoundAndSaysSo() throws Exception {
    var answer = anna.get("api/probe?rules=dama&position=W:W30:B3&language=de");

    assertThat(answer.status()).isEqualTo(404);
    assertThat(answer.text("reason")).isEqualTo("nothing-known");
    assertThat(answer.text("detail")).startsWith("Über diese Stellung");
  }

  @Test
  void nonsenseGetsASentence() throws Exception {
    for (var query :
        List.of("", "?rules=chess&position=x", "?rules=dama", "?rules=dama&position=W:W99:B1")) {
      var answer = anna.get("api/probe" + query);
      assertThat(answer.status()).isEqualTo(400);
      assertThat(answer.text("detail")).isNotBlank();
    }
    for (var body : List.of("{}", "{\"record\":7}", "{\"record\":\"x\"}", "[]")) {
      assertThat(anna.post("api/chance", body).status()).isEqualTo(400);
    }
  }

  @Test
  void theLastChanceOfAGameIsFound() throws Exception {
    var game = "{\"rules\":\"lupo-e-pecore\",\"actions\":[\"B:18\",\"W:resign\"]}";
    var answer = anna.post("api/chance", "{\"record\":" + Json.of(game).write() + "}");

    var chance = (Json.Obj) answer.json().get("chance");
    assertThat(chance.get("at")).isEqualTo(Json.of(1));
    assertThat(chance.get("text").write()).contains("Giving up was too early.");
  }

  @Test
  void aPerfectComputerSitsDownWhereEverythingIsKnown() throws Exception {
    anna.arrive();
    for (var rules : List.of("lupo-e-pecore", "mulino")) {
      var body = "{\"terms\":{\"rules\":\"" + rules + "\"},\"level\":9}";
      assertThat(anna.post("api/games", body).status()).isEqualTo(201);
    }
    var refused = anna.post("api/games", "{\"terms\":{\"rules\":\"dama\"},\"level\":9}");
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.text("detail")).startsWith("Level 9 plays perfectly");
  }

  @Test
  void whoProbesTooMuchWaits() throws Exception {
    var few = UsageLimits.usual().with("probes-per-second", 1).orElseThrow();
    try (var slow =
            WebServer.start(
                ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall).limited(few));
        var guest = new Guest(slow.url())) {
      int refused = 0;
      for (int i = 0; i < 8; i++) {
        var path = "api/probe?rules=lupo-e-pecore&position=" + SHEEP;
        refused += guest.get(path).status() == 429 ? 1 : 0;
      }
      assertThat(refused).isPositive();
      assertThat(guest.get("api/lobby").status()).isEqualTo(200);
    }
  }
}
