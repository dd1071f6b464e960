package zwick.browsertest;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AroundTheTableTest {
  private static Theatre theatre;

  @BeforeAll
  static void open() {
    theatre = new Theatre();
  }

  @AfterAll
  static void close() {
    theatre.close();
  }

  @ParameterizedTest
  @CsvSource({
    "de-CH, Spielen, Welches Spiel?",
    "fr-FR, Jouer, Quel jeu",
    "it-IT, Gioca, Quale gioco?",
    "en-GB, Play, Which game?",
    "nl-NL, Play, Which game?"
  })
  void thePageSpeaksTheLanguageOfItsReader(String locale, String start, String question) {
    try (var visitor = new Visitor(theatre, how -> how.setLocale(locale))) {
      assertThat(visitor.page().locator("[data-do='start']").textContent()).isEqualTo(start);
      assertThat(visitor.page().locator("h2").first().textContent()).contains(question);
      assertThat(visitor.mishaps()).isEmpty();
    }
  }

  @Test
  void theLanguageCanBeChangedInTheMiddleOfAGame() {
    try (var visitor = new Visitor(theatre)) {
      visitor.resume("muehle-turnier", "W:W+9:B+9", 0, 0).click("d6").version(1);
      visitor.page().locator("#top select").selectOption("it");
      visitor.page().waitForSelector("html[lang='it']");
      visitor.page().waitForSelector(".prompt:has-text('Nero')");
      visitor.click("a1").version(2);
    }
  }

  @ParameterizedTest
  @CsvSource({"muehle-ravensburger, B", "dame-10x10, B", "lupo-e-pecore, W"})
  void afterTheFirstVisitGamesGoOnWithoutANetwork(String preset, String second) {
    try (var visitor = new Visitor(theatre)) {
      Kept.everything(visitor.page());
      visitor.context().setOffline(true);
      visitor.page().reload();
      visitor.ready();
      visitor.page().locator("[data-rules='" + preset + "']").click();
      visitor.page().locator("input[value='" + second + "']").check(); // the computer begins
      visitor.press("start");
      visitor.page().waitForSelector(".play:not([data-version='0'])");
    }
  }

  @Test
  void houseRulesShowWhatDiffersAndTravelInALink() {
    try (var visitor = new Visitor(theatre)) {
      visitor.go("house?rules=dame-ravensburger");
      visitor.page().locator("[data-option='obligation'] input[value='huff']").check();
      visitor.page().waitForSelector(".differences li");
      visitor.page().locator("#house-name").fill("Omas Dame");
      visitor.page().waitForSelector(".link[href*='Omas']");
      var link = visitor.page().locator(".link").getAttribute("href");
      visitor.press("play");
      visitor.version(0);
      try (var friend = new Visitor(theatre)) {
        friend.page().navigate(link);
        friend.page().reload();
        friend.ready();
        assertThat(friend.page().locator("#house-name").inputValue()).isEqualTo("Omas Dame");
        assertThat(friend.page().locator(".differences li").count()).isEqualTo(1);
      }
      visitor.go("");
      assertThat(visitor.page().locator(".game .name").first().textContent()).contains("Omas Dame");
    }
  }

  @Test
  void valuesThatDoNotFitCannotBeChosenAndSayWhy() {
    try (var visitor = new Visitor(theatre)) {
      visitor.go("house?rules=six");
      visitor.page().waitForSelector(".option");
      assertThat(visitor.page().locator(".option input:disabled, .option option:disabled").count())
          .isPositive();
    }
  }

  @Test
  void anAddressThatMakesNoSenseGetsASentence() {
    try (var visitor = new Visitor(theatre)) {
      visitor.go("house?rules=dame,jump=yes");
      visitor.page().waitForSelector(".trouble p");
      assertThat(visitor.page().locator(".trouble p").textContent()).contains("dame");
      visitor.page().locator(".trouble a").click();
      visitor.page().waitForSelector("[data-do='start']");
    }
  }

  @ParameterizedTest
  @CsvSource({"true, #unloaded", "false, #too-old"})
  void aPageThatCannotRunSaysWhy(boolean modern, String said) {
    try (var visitor =
        new Visitor(theatre, how -> how.setServiceWorkers(ServiceWorkerPolicy.BLOCK))) {
      visitor.context().route("**/zwick.wasm", Route::abort);
      if (!modern) {
        visitor.page().addInitScript("WebAssembly.validate = () => false;");
      }
      visitor.page().reload();
      visitor.page().waitForSelector(said);
    }
  }

  @Test
  void whereNothingIsKeptOneCanPlayAllTheSame() {
    try (var visitor = new Visitor(theatre)) {
      visitor
          .page()
          .addInitScript(
              """
              Object.defineProperty(window, 'localStorage', {
                get() { throw new Error('none here'); },
              });
              """);
      visitor.page().reload();
      visitor.ready();
      visitor.press("start");
      visitor.version(0).click("d6").version(2);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"5", "[]", "{}", "[null]", "{\"level\":99,\"side\":\"Q\"}", "{\"record\":null}"})
  void rubbishInTheStorageIsNoReasonNotToPlay(String rubbish) {
    try (var visitor = new Visitor(theatre)) {
      visitor
          .page()
          .evaluate(
              """
              rubbish => {
                for (const key of ['settings', 'choice', 'houses', 'game']) {
                  localStorage.setItem('zwick.' + key, rubbish);
                }
              }
              """,
              rubbish);
      visitor.page().reload();
      visitor.ready();
      visitor.press("start");
      visitor.version(0).click("d6").version(2);
      assertThat(visitor.mishaps()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"analyse", "play", "constructor", "no/such/place"})
  void anAddressWithoutAScreenLeadsHome(String place) {
    try (var visitor = new Visitor(theatre)) {
      visitor.page().evaluate("place => history.replaceState(null, '', '#/' + place)", place);
      visitor.page().reload();
      visitor.ready();
      visitor.page().waitForSelector("[data-do='start']");
    }
  }

  @Test
  void aPositionIsSetUpCheckedAndPlayed() {
    try (var visitor = new Visitor(theatre)) {
      visitor.go("setup?rules=dame-10x10");
      visitor.page().waitForSelector(".setup .cell");
      visitor.page().locator(".setup .side .choices button").first().click();
      visitor.page().waitForSelector(".problems li");
      assertThat(visitor.page().locator("[data-do='friend']").isDisabled()).isTrue();
      visitor.click("48");
      visitor.page().locator(".tools button").nth(1).click();
      visitor.click("3");
      visitor.page().waitForSelector("[data-do='friend']:enabled");
      visitor.press("friend");
      visitor.version(0).click("48", "42").version(1);
    }
  }

  @Test
  void aGameIsSavedAndOpenedAgain(@TempDir Path folder) throws IOException {
    try (var visitor = new Visitor(theatre)) {
      visitor.resume("dame-10x10", "W:W31-50:B1-20", 0, 0).click("32", "28").version(1);
      visitor.page().locator(".game-menu summary").click();
      visitor.press("share");
      var download =
          visitor
              .page()
              .waitForDownload(
                  () -> visitor.page().locator("dialog .choices button").nth(1).click());
      var file = folder.resolve(download.suggestedFilename());
      download.saveAs(file);
      assertThat(Files.readString(file)).contains("[GameType \"20,", "32-28");
      visitor.go("");
      visitor.page().locator(".home-more button").last().click();
      visitor.page().locator("#file").setInputFiles(file);
      visitor.version(1);
      assertThat(visitor.page().locator(".move").textContent()).isEqualTo("32-28");
    }
  }

  @Test
  void aFileThatIsNoGameIsRefusedWithASentence() {
    try (var visitor = new Visitor(theatre)) {
      visitor.page().locator(".home-more button").last().click();
      visitor.page().locator("#pasted").fill("{\"rules\": 17}");
      visitor.page().locator("dialog .main").click();
      visitor.page().waitForSelector("dialog [role='alert']:not(:empty)");
    }
  }

  @Test
  void aGameIsAnalysedMoveByMove() {
    try (var visitor = new Visitor(theatre)) {
      visitor.resume("muehle-turnier", "W:W+9:B+9", 0, 0).click("d6").version(1);
      visitor.click("a1").version(2);
      visitor.press("resign"); // a game that is over, too
      visitor.page().locator("dialog .main").click();
      visitor.version(3).go("analyse");
      visitor.page().waitForSelector(".graph svg");
      visitor.page().locator(".analysis .move").first().click();
      visitor.pieces(1);
      visitor.page().waitForSelector(".lines li");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"mill", "draughts", "wolf"})
  void aGuidedFirstGameIsPlayedToItsEnd(String family) {
    try (var visitor = new Visitor(theatre)) {
      visitor.go("learn/" + family);
      visitor.page().waitForSelector(".learn .cell");
      var lesson = Lesson.of(family);
      for (int step = 0; step < lesson.size(); step++) {
        if (lesson.get(step).equals(List.of("insist"))) {
          visitor.press("insist");
        } else {
          visitor.click(lesson.get(step).toArray(String[]::new));
        }
        visitor.page().waitForSelector(".reply.praise");
        visitor.press(step + 1 < lesson.size() ? "next" : "finished");
        visitor.page().waitForSelector(".reply.praise", gone());
      }
      visitor.page().waitForSelector("[data-do='start']");
      assertThat(visitor.mishaps()).isEmpty();
    }
  }

  @Test
  void aNewGameDoesNotReplaceTheOneInPlayUnasked() {
    try (var visitor = new Visitor(theatre)) {
      visitor.resume("muehle-turnier", "W:W+9:B+9", 0, 0).click("d6").version(1).go("");
      visitor.press("start");
      visitor.page().locator("dialog .choices button").last().click(); // rather play on
      visitor.version(1).go("");
      visitor.press("start");
      visitor.page().locator("dialog .main").click();
      visitor.version(0);
    }
  }

  @Test
  void homeDoesNotOfferToGoOnWithAGameThatIsOver() {
    try (var visitor = new Visitor(theatre)) {
      visitor.resume("muehle-turnier", "W:W+9:B+9", 0, 0).click("d6").version(1).go("");
      visitor.press("resume");
      visitor.version(1).press("resign");
      visitor.page().locator("dialog .main").click();
      visitor.version(2).go("");
      visitor.page().waitForSelector("[data-do='start']");
      assertThat(visitor.page().locator("[data-do='resume']").count()).isZero();
    }
  }

  @Test
  void whoOpensARulesPageByALinkStaysOnThePage() {
    try (var visitor = new Visitor(theatre)) {
      visitor.page().evaluate("history.replaceState(null, '', '#/rules?rules=dama')");
      visitor.page().reload();
      visitor.ready();
      visitor.page().locator(".rules .choices button").click();
      visitor.page().waitForSelector("[data-do='start']");
    }
  }

  private static Page.WaitForSelectorOptions gone() {
    return new Page.WaitForSelectorOptions().setState(WaitForSelectorState.HIDDEN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"muehle-ravensburger", "dame-100", "lupo-e-pecore", "english"})
  void theRulesPageIsThatOfTheVeryRules(String preset) {
    try (var visitor = new Visitor(theatre)) {
      visitor.go("rules?rules=" + preset);
      visitor.page().waitForSelector(".rules h2");
      assertThat(visitor.page().locator(".rules figure").count()).isPositive();
      visitor.page().locator(".rules figure button").first().click();
      assertThat(visitor.mishaps()).isEmpty();
    }
  }
}
