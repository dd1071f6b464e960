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
    var there = page.evaluate(CALL_IN_THE_BROWSER, List.of("leaves", rules, depth));
    assertThat(there).isEqualTo(Long.toString(here));
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
}
