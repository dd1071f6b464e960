package zwick.browsertest;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.game.Perft;
import zwick.notation.RuleText;

class SameRulesInTheBrowserTest {
  private static final String CALL_IN_THE_BROWSER =
      """
      async ([name, ...args]) => {
        const { load } = await import("/wasm/zwick-runtime.js");
        const program = await load("/wasm/zwick.wasm");
        return program.exports[name](...args);
      }
      """;

  private static Loopback server;
  private static Playwright playwright;
  private static Browser browser;
  private static Page page;

  @BeforeAll
  static void openTheBrowser() throws IOException {
    server = new Loopback();
    // Otherwise Playwright fetches browsers of its own.
    var env = Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    playwright = Playwright.create(new Playwright.CreateOptions().setEnv(env));
    browser =
        playwright
            .chromium()
            .launch(new LaunchOptions().setExecutablePath(Chromium.find()).setArgs(Chromium.FLAGS));
    page = browser.newPage();
    page.navigate(server.url());
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
    var here = Perft.count(RuleText.read(rules).start(), depth);
    var there = page.evaluate(CALL_IN_THE_BROWSER, List.of("leaves", rules, depth, "de"));
    assertThat(there).isEqualTo(Long.toString(here));
  }

  @ParameterizedTest(name = "{0}, {2} moves deep")
  @CsvSource({
    "muehle-turnier, W:W+9:B+9, 8",
    "dame-10x10, 'W:W28,32,33,35,37,38,39,42,43,45,48:B3,8,9,12,13,14,16,18,19,23,24', 13",
    "dama, 'W:W21-32:B1-12', 9",
    "lupo-e-pecore, 'W:W29,30,31,32:B3', 1"
  })
  void theBrowserThinksTheSameAsTheJvm(String rules, String position, int depth) {
    var call = List.of("think", rules, position, depth, "", "de");
    page.evaluate(CALL_IN_THE_BROWSER, call);
    long start = System.nanoTime();
    var there = page.evaluate(CALL_IN_THE_BROWSER, call);
    double seconds = (System.nanoTime() - start) / 1e9;
    zwick.browser.Browser.think(rules, position, depth, "", "de");
    start = System.nanoTime();
    var here = zwick.browser.Browser.think(rules, position, depth, "", "de");
    assertThat(there).isEqualTo(here);
    // no test of speed, but whoever wants to know finds it in the log
    System.out.printf(
        "%s: %s; browser %.2f s, JVM %.2f s%n",
        rules, here, seconds, (System.nanoTime() - start) / 1e9);
  }

  @ParameterizedTest(name = "{0} in {1}")
  @CsvSource({
    "muehle-ravensburger, de",
    "dames-100, fr",
    "mulino-ceylonese, it",
    "'dame-10x10,obligation=huff', en"
  })
  void theBrowserWritesTheSameRulesPageAsTheJvm(String rules, String language) {
    var here = zwick.browser.Browser.page(rules, language);
    var there = page.evaluate(CALL_IN_THE_BROWSER, List.of("page", rules, language));
    assertThat(there).isEqualTo(here);
  }

  @ParameterizedTest(name = "{0}, {2}")
  @CsvSource({
    "muehle-ravensburger, 'W:Wa1,a4+7:Bd7,d6,d5,g1+5', a7xd7",
    "dame-10x10, 'W:W33,39:B8,28', 39-34",
    "dame-10x10, 'W:W33,39:B8,28', anything",
    "lupo-e-pecore, 'W:W29,30,31,32:B17', 29-25"
  })
  void theBrowserRefusesInTheSameWordsAsTheJvm(String rules, String position, String action) {
    for (var language : List.of("de", "fr", "it", "en")) {
      var here = zwick.browser.Browser.refusal(rules, position, action, language);
      var call = List.of("refusal", rules, position, action, language);
      assertThat(page.evaluate(CALL_IN_THE_BROWSER, call)).isEqualTo(here);
    }
  }

  @ParameterizedTest(name = "to {0}")
  @CsvSource({"pdn", "json", "text"})
  void theBrowserConvertsRecordsAsTheJvmDoes(String format) {
    var text =
        """
        Rules: dame-ravensburger
        White: Anna
        Clock: 300+2

        1. 22-18 (1.5) 9-14
        2. 23-19 insist 18x9 B:offer W:decline 5x14
        """;
    assertThat(zwick.browser.Browser.convert(text, format, "de")).contains("Anna", "18x9");
    assertSame(List.of("convert", text, format, "de"));
    var once = zwick.browser.Browser.convert(text, format, "de");
    assertSame(List.of("convert", once, "json", "de"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "fr", "it", "en"})
  void whatTheBrowserCannotReadItSaysInTheSameWordsAsTheJvm(String language) {
    assertSame(List.of("leaves", "damm", 1, language));
    assertSame(List.of("page", "dama,king=tall,jump=no", language));
    assertSame(List.of("refusal", "dam", "W:W1:B2", "1-2", language));
    assertSame(List.of("refusal", "dama", "W:W33:B1,1", "1-2", language));
    assertSame(List.of("convert", "Rules: dama\n\n1. 22-11", "json", language));
    assertSame(List.of("convert", "[1]", "pdn", language));
    assertSame(List.of("convert", "Rules: dama\n", "word", language));
  }

  /// @param call a function of [zwick.browser.Browser] and its arguments
  private static void assertSame(List<Object> call) {
    var here = here(call);
    assertThat(here).isNotBlank();
    assertThat(page.evaluate(CALL_IN_THE_BROWSER, call)).isEqualTo(here);
  }

  private static String here(List<Object> call) {
    var args = call.stream().skip(1).toArray();
    return switch ((String) call.getFirst()) {
      case "leaves" ->
          zwick.browser.Browser.leaves((String) args[0], (int) args[1], (String) args[2]);
      case "page" -> zwick.browser.Browser.page((String) args[0], (String) args[1]);
      case "refusal" ->
          zwick.browser.Browser.refusal(
              (String) args[0], (String) args[1], (String) args[2], (String) args[3]);
      case "convert" ->
          zwick.browser.Browser.convert((String) args[0], (String) args[1], (String) args[2]);
      default -> throw new IllegalArgumentException(call.toString());
    };
  }
}
