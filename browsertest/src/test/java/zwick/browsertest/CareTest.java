package zwick.browsertest;

import static org.assertj.core.api.Assertions.assertThat;
import static zwick.browsertest.Company.UNHURRIED;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.util.List;
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
import zwick.hall.moderation.Ruling;

/// Somebody is reported, and an administrator sees to it.
class CareTest {
  private static final String MILL = "muehle-turnier";
  private static final String NEW = "W:W+9:B+9";
  private static final String PASSWORD = "Pferd Batterie Klammer";

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

  private Visitor administrator(int width, ColorScheme scheme) {
    var visitor = company.comes("de-DE", width, scheme);
    visitor.fingerprints();
    var name = "Olga " + UUID.randomUUID().toString().substring(0, 8);
    visitor.go("me");
    visitor.page().locator("#account-name").fill(name);
    visitor.page().locator("#account-password").fill(PASSWORD);
    visitor.press("account-create");
    visitor.page().waitForSelector("h1:has-text('" + name + "')");
    assertThat(visitor.page().locator("[data-do='care']").count()).isZero();
    var hall = theatre.server().hall();
    var id = hall.players().named(name).orElseThrow().id();
    assertThat(hall.moderation().roles().grant(Ruling.atTheCommandLine("test"), id)).isEmpty();
    visitor.page().reload();
    visitor.page().waitForSelector("[data-do='care']");
    visitor.press("passkeys");
    visitor.press("passkey-add");
    visitor.page().locator("#proof-password").fill(PASSWORD);
    visitor.press("proof-password");
    visitor.page().waitForSelector(".passkeys li");
    visitor.press("care");
    visitor.page().waitForSelector("[data-do='care-passkey-show']"); // a password is not enough
    assertThat(visitor.page().locator(".care section:visible").count()).isZero();
    fits(visitor, width);
    visitor.press("care-passkey-show");
    visitor.page().waitForSelector(".care .reports");
    visitor.go("me");
    visitor.page().waitForSelector("[data-do='care']");
    return visitor;
  }

  /// White has said something, and Black reports it.
  private List<Visitor> quarrel(String words) {
    var pair = company.pair(MILL, NEW, UNHURRIED);
    pair.getFirst().page().locator(".conversation summary").click();
    pair.getFirst().page().locator("[data-phrase='oops']").click();
    var black = pair.getLast();
    black.page().waitForSelector(".said li");
    black.press("report");
    black.page().locator("#report-reason").selectOption("spam");
    black.page().locator("#report-message").selectOption("1");
    black.page().locator("#report-words").fill(words);
    return pair;
  }

  @Test
  void whatIsReportedIsSeenAndSettled() {
    var words = "den ganzen Tag " + UUID.randomUUID();
    var pair = quarrel(words);
    var white = pair.getFirst();
    var black = pair.getLast();
    assertThat(Axe.violations(black.page())).isEmpty();
    black.press("report-send");
    black.page().waitForSelector("dialog:has-text('Jemand sieht es sich an')");
    var admin = administrator(1280, ColorScheme.LIGHT);
    admin.press("care");
    var row = ".reports .game-row:has-text('" + words + "')";
    admin.page().waitForSelector(row);
    assertThat(admin.page().locator(row).textContent()).contains("Werbung", "Nachricht 1");
    decide(admin, row, "remove-message");
    admin.page().waitForSelector(row, gone());
    white.page().waitForCondition(() -> white.page().locator(".said li").count() == 0);
    assertThat(admin.page().locator(".log li").first().textContent())
        .contains("Nachricht entfernen", "Unfug", "Olga");
    for (var one : pair) {
      assertThat(one.mishaps()).isEmpty();
    }
    assertThat(admin.mishaps()).allMatch(one -> one.contains("403"));
  }

  /// The newest stands for all, until somebody wants to see them.
  @Test
  void manyAboutOneAreShownAndSettledTogether() {
    var words = "schon wieder " + UUID.randomUUID();
    var pair = quarrel(words);
    var black = pair.getLast();
    black.press("report-send");
    black.page().waitForSelector("dialog:has-text('Jemand sieht es sich an')");
    black.page().keyboard().press("Escape");
    black.press("report");
    black.page().locator("#report-reason").selectOption("insult");
    black.page().locator("#report-words").fill(words);
    black.press("report-send");
    black.page().waitForSelector("dialog:has-text('Jemand sieht es sich an')");
    var admin = administrator(1280, ColorScheme.LIGHT);
    admin.press("care");
    var row = ".reports .game-row:has-text('" + words + "')";
    admin.page().waitForSelector(row + ":has-text('diesen Spieler: 2')");
    assertThat(admin.page().locator(row).count()).isEqualTo(1);
    admin.page().locator(row + " [data-do='show-all']").click();
    admin.page().waitForCondition(() -> admin.page().locator(row).count() == 2);
    admin.page().reload();
    decide(admin, row, "settle-all");
    admin.page().waitForSelector(row, gone());
    pair.forEach(one -> assertThat(one.mishaps()).isEmpty());
    assertThat(admin.mishaps()).allMatch(one -> one.contains("403"));
  }

  private static Page.WaitForSelectorOptions gone() {
    return new Page.WaitForSelectorOptions().setState(WaitForSelectorState.DETACHED);
  }

  private static void decide(Visitor admin, String row, String deed) {
    admin.page().locator(row + " [data-do='" + deed + "']").click();
    admin.page().locator("#care-why").fill("Unfug");
    admin.press("decide");
  }

  @Test
  void whoIsMutedReadsWhyAndIsLetSpeakAgain() {
    var words = "immer wieder " + UUID.randomUUID();
    var pair = quarrel(words);
    var white = pair.getFirst();
    pair.getLast().press("report-send");
    var admin = administrator(1280, ColorScheme.LIGHT);
    admin.press("care");
    var row = ".reports .game-row:has-text('" + words + "')";
    admin.page().waitForSelector(row);
    decide(admin, row, "mute");
    var muted = ".sanctions .game-row:has-text('Stumm schalten')"; // others are banned
    admin.page().waitForSelector(muted);
    white.page().locator(".conversation summary").click();
    white.page().locator("[data-phrase='oops']").click();
    white.page().waitForSelector("dialog:has-text('Unfug')");
    white.page().keyboard().press("Escape");
    decide(admin, muted, "lift");
    admin.page().waitForSelector(muted, gone());
    white.page().locator(".conversation summary").click();
    white.page().locator("[data-phrase='thanks']").click();
    white.page().waitForSelector(".said li:has-text('Danke')");
  }

  static Stream<Arguments> looks() {
    return Stream.of(ColorScheme.LIGHT, ColorScheme.DARK)
        .flatMap(scheme -> Stream.of(1280, 390).map(width -> Arguments.of(scheme, width)));
  }

  @ParameterizedTest(name = "{0}, {1} pixels")
  @MethodSource("looks")
  void axeFindsNothingWrong(ColorScheme scheme, int width) {
    var words = "Grund genug " + UUID.randomUUID();
    var black = quarrel(words).getLast();
    black.page().setViewportSize(width, 900);
    picture(black, "report", scheme, width);
    black.press("report-send");
    black.page().waitForSelector("dialog:has-text('Jemand sieht es sich an')");
    var admin = administrator(width, scheme);
    admin.press("care");
    var row = ".reports .game-row:has-text('" + words + "')";
    admin.page().waitForSelector(row);
    fits(admin, width);
    admin.page().locator(row + " [data-do='ban']").click();
    admin.page().locator("#care-why").fill("Unfug");
    assertThat(Axe.violations(admin.page())).isEmpty();
    picture(admin, "ban", scheme, width);
    admin.press("decide");
    admin.page().waitForSelector(".sanctions .game-row:has-text('Unfug')");
    fits(admin, width);
    picture(admin, "care", scheme, width);
  }

  private static void fits(Visitor visitor, int width) {
    assertThat(Axe.violations(visitor.page())).isEmpty();
    visitor.page().setViewportSize(320, 640);
    assertThat(visitor.page().evaluate("() => document.documentElement.scrollWidth"))
        .isEqualTo(320);
    visitor.page().setViewportSize(width, 900);
  }

  /// For whoever wants to look: `-Dzwick.pictures=FOLDER`.
  private static void picture(Visitor visitor, String name, ColorScheme scheme, int width) {
    var folder = System.getProperty("zwick.pictures");
    if (folder != null) {
      var file = Path.of(folder, name + "-" + width + "-" + scheme + ".png");
      visitor.page().screenshot(new Page.ScreenshotOptions().setPath(file).setFullPage(true));
    }
  }
}
