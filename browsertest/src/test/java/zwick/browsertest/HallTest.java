package zwick.browsertest;

import static org.assertj.core.api.Assertions.assertThat;
import static zwick.browsertest.Company.POST;
import static zwick.browsertest.Company.UNHURRIED;

import com.microsoft.playwright.options.ColorScheme;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What goes on around games with others: questions, clocks, onlookers, lists, accounts.
class HallTest {
  private static final String MILL = "muehle-turnier";
  private static final String NEW = "W:W+9:B+9";

  private static Theatre theatre;
  private Company company;

  @BeforeAll
  static void open() {
    theatre = Theatre.withHall(Base.SQLITE);
  }

  @AfterAll
  static void close() {
    theatre.close();
  }

  @BeforeEach
  void gather() {
    company = new Company(theatre);
  }

  @AfterEach
  void part() {
    company.close();
  }

  @Test
  void aMoveIsTakenBackIfTheOtherAgrees() {
    var pair = company.pair(MILL, NEW, UNHURRIED);
    var white = pair.getFirst();
    var black = pair.getLast();
    white.click("d6");
    Company.bothHear(pair, 1);
    white.press("take-back");
    black.press("back-no");
    white.page().waitForSelector(".notice:has-text('dass der Zug gilt')");
    white.press("take-back");
    black.press("back-yes");
    Company.bothHear(pair, 2);
    white.pieces(0);
    black.pieces(0);
    white.click("f4");
    Company.bothHear(pair, 3);
    company.fine();
  }

  @Test
  void aGameIsCalledOffBeforeBothHaveMoved() {
    var pair = company.pair(MILL, NEW, UNHURRIED);
    pair.getFirst().click("d6");
    Company.bothHear(pair, 1);
    pair.getLast().press("abort");
    pair.getLast().page().locator("dialog .main").click();
    for (var one : pair) {
      one.page().waitForSelector("h1:has-text('abgesagt')");
    }
    company.fine();
  }

  @Test
  void somebodyWatchesAndEverybodyReadsPhrasesInHisOwnLanguage() {
    var pair = company.pair(MILL, NEW, UNHURRIED);
    var white = pair.getFirst();
    var watcher = company.comes("it-IT", 390, ColorScheme.DARK);
    watcher.go("online/" + Company.game(white)).version(0);
    Company.notice(watcher, "Stai guardando");
    white.page().waitForSelector(".notice:has-text('1 schaut zu')");
    white.click("d6");
    watcher.version(1);
    watcher.click("a1");
    assertThat(watcher.reply()).contains("Tocca a Ospite");
    white.page().locator(".conversation summary").click();
    white.page().locator("[data-phrase='good-luck']").click();
    watcher.page().waitForSelector(".said li");
    assertThat(watcher.page().locator(".said").textContent()).contains("Buona fortuna");
    pair.getLast().page().waitForSelector(".said li");
    assertThat(pair.getLast().page().locator(".said").textContent()).contains("Viel Glück");
    assertThat(watcher.page().locator("[data-do='resign']").count()).isZero();
    watcher.go("online/" + Company.game(white) + "?at=0");
    watcher.page().waitForSelector("[data-do='now']");
    company.fine();
  }

  @Test
  void whoseTimeRunsOutLoses() {
    var pair = company.pair(MILL, NEW, "{\"kind\":\"live\",\"base\":2000,\"increment\":0}");
    pair.getFirst().click("d6");
    Company.bothHear(pair, 1);
    pair.getLast().click("d2");
    Company.bothHear(pair, 2);
    pair.getFirst().page().waitForSelector(".clock.running.low");
    Company.ended(pair.getFirst(), "Verloren");
    Company.ended(pair.getLast(), "Gewonnen!");
    assertThat(pair.getLast().prompt()).contains("Zeit");
    company.fine();
  }

  @Test
  void atTheMeetingPointOneSitsDownWithOneTouchAndOthersWatch() {
    var host = company.comes();
    var guest = company.comes();
    guest.go("lobby");
    guest.page().waitForSelector(".seat");
    var game = Company.lay(host, MILL, NEW, UNHURRIED, "W", true);
    guest.page().locator("[data-game='" + game + "'] [data-do='join']").click();
    host.version(0);
    guest.version(0);
    var watcher = company.comes();
    watcher.go("lobby");
    watcher.page().locator("[data-game='" + game + "'] [data-do='watch']").click();
    watcher.version(0);
    watcher.go("lobby");
    watcher.page().locator("[data-level='1']").click();
    watcher.version(0).click("d6").version(2);
    company.fine();
  }

  @Test
  void aGameByPostWaitsInOnesOwnListAndInTheTitle() {
    var pair = company.pair(MILL, NEW, POST);
    var white = pair.getFirst();
    var black = pair.getLast();
    white.page().waitForSelector(".clock.running:has-text('Tage')");
    black.go("mine");
    black.page().waitForSelector(".game-row:has-text('Gast ist am Zug')");
    white.click("d6").version(1);
    black.page().waitForSelector(".game-row .badge:has-text('Du bist am Zug')");
    black.page().waitForCondition(() -> black.page().title().startsWith("(1) "));
    black.press("open");
    black.version(1).click("d2").version(2);
    white.version(2).press("rest");
    white.page().locator("dialog button:has-text('3 Tage')").click();
    black.page().waitForSelector(".notice:has-text('Urlaub')");
    company.fine();
  }

  @Test
  void aGuestBecomesAnAccountAndKeepsHisGames() {
    var pair = company.pair(MILL, NEW, UNHURRIED);
    var white = pair.getFirst();
    var name = "Erna " + UUID.randomUUID().toString().substring(0, 8);
    white.go("me");
    white.page().locator("#account-name").fill(name);
    white.page().locator("#account-password").fill("kurz");
    white.press("account-create");
    white.page().waitForSelector(".note:has-text('8 Zeichen')");
    white.page().locator("#account-password").fill("lang genug");
    white.press("account-create");
    white.page().waitForSelector("h1:has-text('" + name + "')");
    white.go("mine");
    white.page().waitForSelector(".game-row");
    var elsewhere = company.comes();
    elsewhere.go("me");
    elsewhere.page().locator("#account-name").fill(name);
    elsewhere.page().locator("#account-password").fill("lang genug");
    elsewhere.press("login");
    elsewhere.page().waitForSelector("h1:has-text('" + name + "')");
    elsewhere.go("mine");
    elsewhere.page().waitForSelector(".game-row");
    elsewhere.press("open");
    elsewhere.version(0).click("d6");
    pair.getLast().version(1);
    elsewhere.go("me");
    elsewhere.press("delete");
    elsewhere.page().locator("#password-again").fill("lang genug");
    elsewhere.page().locator("dialog .main").click();
    elsewhere.page().waitForSelector("[data-do='account-create']");
  }

  static Stream<Arguments> looks() {
    return Stream.of(ColorScheme.LIGHT, ColorScheme.DARK)
        .flatMap(scheme -> Stream.of(1280, 390).map(width -> Arguments.of(scheme, width)));
  }

  @ParameterizedTest(name = "{0}, {1} pixels")
  @MethodSource("looks")
  void axeFindsNothingWrong(ColorScheme scheme, int width) {
    var host = company.comes("de-DE", width, scheme);
    sees(host, "", "[data-do='start']", width);
    sees(host, "invite?rules=dame-10x10", "[data-do='create']", width);
    var waiting = Company.lay(host, MILL, "", POST, "lot", true);
    sees(host, "online/" + waiting, ".qr", width);
    sees(host, "lobby", ".game-row", width);
    sees(host, "mine", ".game-row", width);
    sees(host, "me", "[data-do='delete']", width);
    var guest = company.comes("de-DE", width, scheme);
    var live = "{\"kind\":\"live\",\"base\":300000,\"increment\":5000}";
    var game = Company.lay(host, "dame-ravensburger,obligation=huff", "", live, "W", false);
    sees(guest, "online/" + game, "[data-do='join']", width);
    guest.press("join");
    host.version(0).click("22", "18").version(1);
    guest.version(1).page().locator(".conversation summary").click();
    guest.page().locator("[data-phrase='hello']").click();
    guest.page().locator(".conversation summary").click();
    guest.press("offer-draw");
    guest.version(2);
    sees(host, "online/" + game, ".said li", width);
    sees(guest, "online/" + game, ".clock.running", width);
  }

  private static void sees(Visitor visitor, String place, String complete, int width) {
    visitor.go(place);
    visitor.page().waitForSelector(complete);
    assertThat(Axe.violations(visitor.page())).as(place).isEmpty();
    visitor.page().setViewportSize(320, 640);
    assertThat(visitor.page().evaluate("() => document.documentElement.scrollWidth"))
        .as(place)
        .isEqualTo(320);
    visitor.page().setViewportSize(width, 900);
  }
}
