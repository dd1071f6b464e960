package zwick.browsertest;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.engine.evaluation.Evaluation;
import zwick.engine.evaluation.ShippedWeights;
import zwick.notation.json.Json;
import zwick.view.Answers;

/// Asks the page's questions twice, here and in a real browser: the answers are the same.
class SameRulesInTheBrowserTest {
  private static final String LOAD =
      """
      async () => {
        const { load } = await import("/wasm/zwick-runtime.js");
        window.program = await load("/wasm/zwick.wasm");
      }
      """;

  private static Loopback server;
  private static Playwright playwright;
  private static Page page;

  private final Answers here = new Answers(Evaluation::untrained);

  @BeforeAll
  static void openTheBrowser() throws IOException {
    server = new Loopback();
    // Otherwise Playwright fetches browsers of its own.
    var env = Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    playwright = Playwright.create(new Playwright.CreateOptions().setEnv(env));
    Browser browser =
        playwright
            .chromium()
            .launch(new LaunchOptions().setExecutablePath(Chromium.find()).setArgs(Chromium.FLAGS));
    page = browser.newPage();
    page.navigate(server.url());
  }

  /// A program that remembers nothing, as `here` does.
  @BeforeEach
  void load() {
    page.evaluate(LOAD);
  }

  @AfterAll
  static void closeTheBrowser() {
    if (playwright != null) {
      playwright.close();
    }
    server.close();
  }

  @ParameterizedTest(name = "{0}, {1} moves deep")
  @CsvSource({"muehle-turnier, 4", "dame-10x10, 5", "lupo-e-pecore, 5"})
  void theBrowserCountsTheSameLeavesAsTheJvm(String rules, int depth) {
    assertSame("leaves", "rules", rules, "depth", depth);
  }

  @ParameterizedTest(name = "{0}, {2} moves deep")
  @CsvSource({
    "muehle-turnier, W:W+9:B+9, 8",
    "dame-10x10, 'W:W28,32,33,35,37,38,39,42,43,45,48:B3,8,9,12,13,14,16,18,19,23,24', 13",
    "dama, 'W:W21-32:B1-12', 9",
    "lupo-e-pecore, 'W:W29,30,31,32:B3', 1"
  })
  void theBrowserThinksTheSameAsTheJvm(String rules, String position, int depth) {
    var question = json("record", record(rules, position), "depth", depth, "lines", 1);
    there("analyse", question);
    load(); // with an empty memory, but the code is warm
    long start = System.nanoTime();
    var there = there("analyse", question);
    double seconds = (System.nanoTime() - start) / 1e9;
    here.ask("analyse", question);
    start = System.nanoTime();
    var answer = new Answers(Evaluation::untrained).ask("analyse", question);
    assertThat(there).isEqualTo(answer);
    // no test of speed, but whoever wants to know finds it in the log
    System.out.printf(
        "%s: browser %.2f s, JVM %.2f s%n", rules, seconds, (System.nanoTime() - start) / 1e9);
  }

  @Test
  void theBrowserTellsAllAlongWhatItHasFound() {
    var question = json("record", record("dama", "W:W21-32:B1-12"), "depth", 4, "lines", 2);
    var told = new ArrayList<String>();
    here.ask("analyse", question, told::add);
    assertThat(told).hasSize(4);
    assertThat(
            page.evaluate(
                """
                (json) => {
                  const told = [];
                  program.exports.analyse(json, (report) => told.push(report));
                  return told;
                }
                """,
                question))
        .isEqualTo(told);
  }

  @ParameterizedTest(name = "{0} in {1}")
  @CsvSource({
    "muehle-ravensburger, de",
    "dames-100, fr",
    "mulino-ceylonese, it",
    "'dame-10x10,obligation=huff', en"
  })
  void theBrowserShowsTheSameRulesAsTheJvm(String rules, String language) {
    assertSame("page", "rules", rules, "language", language);
    assertSame("card", "rules", rules, "language", language);
    assertSame("compare", "rules", rules, "known", "muehle-turnier", "language", language);
    assertSame("board", "rules", rules);
    assertSame("weights", "rules", rules);
    assertSame("known", "rules", rules);
    assertSame("open", "rules", rules, "language", language);
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "fr", "it", "en"})
  void theBrowserKnowsTheSameGamesAndWordsAsTheJvm(String language) {
    assertSame("games", "language", language);
    assertSame("levels", "language", language);
    assertSame("texts", "language", language);
    assertSame("code", "text", "https://example.org/#" + language);
    for (var family : List.of("mill", "draughts", "wolf")) {
      assertSame("lesson", "family", family, "language", language);
    }
  }

  @ParameterizedTest(name = "{0}, {2}")
  @CsvSource({
    "muehle-ravensburger, 'W:Wa1,a4+7:Bd7,d6,d5,g1+5', a7xd7",
    "dame-10x10, 'W:W33,39:B8,28', 39-34",
    "dame-10x10, 'W:W33,39:B8,28', anything",
    "lupo-e-pecore, 'W:W29,30,31,32:B17', 29-25"
  })
  void theBrowserRefusesInTheSameWordsAsTheJvm(String rules, String position, String action) {
    var record = record(rules, position);
    for (var language : List.of("de", "fr", "it", "en")) {
      assertSame("act", "record", record, "action", action, "language", language);
      assertSame("why", "record", record, "touches", List.of(1), "language", language);
      assertSame("hint", "record", record, "language", language);
      assertSame("coach", "record", record, "language", language);
      assertSame("chance", "record", record, "language", language);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"pdn", "json", "text"})
  void theBrowserReadsAndWritesRecordsAsTheJvmDoes(String format) {
    var text =
        """
        Rules: dame-ravensburger
        White: Anna
        Clock: 300+2

        1. 22-18 (1.5) 9-14
        2. 23-19 insist 18x9 B:offer W:decline 5x14
        """;
    var games = assertSame("read", "text", text, "language", "de");
    var view = (Json.Obj) ((Json.Obj) ((Json.Arr) games).items().getFirst()).get("view");
    var written = assertSame("write", "record", view.get("record"), "format", format);
    var again = (Json.Str) ((Json.Obj) written).get("text");
    assertThat(again.text()).contains("Anna", "18x9");
    assertThat(assertSame("read", "text", again, "language", "de")).isEqualTo(games);
    assertSame("graph", "record", view.get("record"), "nodes", 500);
  }

  @ParameterizedTest
  @CsvSource({"muehle-turnier, 5", "dama, 3", "lupo-e-pecore, 8"})
  void theBrowserPlaysLikeTheJvm(String rules, int level) throws IOException {
    var weights = ShippedWeights.read(rules);
    if (weights.isPresent()) {
      var base64 = Base64.getEncoder().encodeToString(weights.get().write());
      assertSame("learn", "file", rules + ".weights", "base64", base64);
    }
    var start = ((Json.Obj) assertSame("open", "rules", rules)).get("turn");
    var record = Json.of("{\"rules\":\"" + rules + "\"}");
    assertSame("choose", "record", record, "level", level, "side", start, "seed", 7);
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "fr", "it", "en"})
  void whatTheBrowserCannotReadItSaysInTheSameWordsAsTheJvm(String language) {
    assertTrouble("leaves", "rules", "damm", "depth", 1, "language", language);
    assertTrouble("page", "rules", "dama,king=tall,jump=no", "language", language);
    assertTrouble("open", "rules", "dama", "position", "W:W33:B1,1", "language", language);
    assertTrouble("read", "text", "Rules: dama\n\n1. 22-11", "language", language);
    assertTrouble("read", "text", "[1]", "language", language);
    assertTrouble("view", "record", "[1]", "language", language);
    assertTrouble("nothing", "language", language);
  }

  private static String record(String rules, String position) {
    return "{\"rules\":\"" + rules + "\",\"position\":\"" + position + "\"}";
  }

  private Json assertSame(String question, Object... members) {
    var reply = same(question, members);
    assertThat(reply.members()).as(reply.write()).containsOnlyKeys("answer");
    return reply.get("answer");
  }

  private void assertTrouble(String question, Object... members) {
    assertThat(same(question, members).members()).containsOnlyKeys("trouble");
  }

  private Json.Obj same(String question, Object... members) {
    var json = json(members);
    var reply = here.ask(question, json);
    assertThat(there(question, json)).isEqualTo(reply);
    return (Json.Obj) Json.read(reply);
  }

  private static Object there(String question, String json) {
    return page.evaluate(
        "([question, json]) => program.exports.ask(question, json)", List.of(question, json));
  }

  /// @param members name, value, name, value …
  private static String json(Object... members) {
    var json = new LinkedHashMap<String, Json>();
    for (int i = 0; i < members.length; i += 2) {
      json.put((String) members[i], value(members[i + 1]));
    }
    return new Json.Obj(json).write();
  }

  private static Json value(Object value) {
    return switch (value) {
      case Json json -> json;
      case String text -> Json.of(text);
      case Integer number -> Json.of(number);
      case List<?> items ->
          new Json.Arr(items.stream().map(SameRulesInTheBrowserTest::value).toList());
      default -> throw new IllegalArgumentException(value.toString());
    };
  }
}
