package zwick.browsertest;

import static org.assertj.core.api.Assertions.assertThat;
import static zwick.browsertest.Company.UNHURRIED;

import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// Two people play each other, each at a browser of his own; the same on either database.
@ParameterizedClass
@EnumSource(Base.class)
class FriendsTest {
  private static Theatre theatre;
  @Parameter private Base base;
  private Company company;

  @BeforeParameterizedClassInvocation
  static void open(Base base) {
    theatre = Theatre.withHall(base);
  }

  @AfterParameterizedClassInvocation
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
  void twoTouchesInviteAFriendWhoIsToldWhatIsPlayed() {
    var host = company.comes();
    host.page().locator("input[value='link']").check();
    host.press("start");
    host.page().waitForSelector(".qr");
    host.page().locator("#own-name").fill("Oma Erna");
    host.press("name");
    host.page().waitForSelector(".note:has-text('Gespeichert')");
    var guest = company.comes("fr-FR", 390, ColorScheme.LIGHT);
    guest.page().navigate(host.page().locator(".link").textContent());
    guest.page().waitForSelector("[data-do='join']");
    assertThat(guest.page().locator("h1").textContent()).isEqualTo("Oma Erna vous invite");
    assertThat(guest.page().locator(".terms").textContent())
        .contains("Ravensburger", "sans pendule", "Vous jouez les noirs");
    guest.press("join");
    host.version(0);
    guest.version(0);
    host.page().waitForSelector(".play .mark.free");
    company.fine();
  }

  @Test
  void aMillGameIsPlayedToItsEndAndPlayedAgain() {
    var pair = company.pair("muehle-turnier", "W:Wa7,b6,d7,f6,g7:Ba1,c3,e4,g1", UNHURRIED);
    var white = pair.getFirst();
    var black = pair.getLast();
    assertThat(black.prompt()).contains("Gast ist am Zug");
    black.click("a1");
    assertThat(black.reply()).contains("Gast ist am Zug");
    white.click("d7", "d6");
    white.page().waitForSelector(".mark.take");
    white.click("c3");
    Company.bothHear(pair, 1);
    black.click("a1", "a4");
    Company.bothHear(pair, 2);
    white.click("d6", "d7");
    white.page().waitForSelector(".mark.take");
    white.click("a4");
    Company.ended(white, "Gewonnen!");
    Company.ended(black, "Verloren");
    assertThat(black.prompt()).contains("Weiß gewinnt", "drei Steine");
    black.press("again");
    white.page().waitForSelector("[data-do='rematch-yes']");
    Company.notice(black, "Warten auf Gast");
    var game = Company.game(white);
    white.press("rematch-yes");
    white.page().waitForURL(url -> !url.contains(game));
    black.page().waitForURL(url -> !url.contains(game));
    Company.bothHear(pair, 0);
    assertThat(Company.game(white)).isEqualTo(Company.game(black));
    assertThat(black.page().locator(".player").last().textContent()).contains("Du", "Weiß");
    company.fine();
  }

  @Test
  void inDraughtsOneInsistsOnACaptureAndTheGameGoesOn() {
    var pair = company.pair("dame-ravensburger", "W:W22,32:B17,5", UNHURRIED);
    var white = pair.getFirst();
    var black = pair.getLast();
    white.click("32", "27");
    Company.bothHear(pair, 1);
    black.press("insist");
    Company.bothHear(pair, 2);
    white.click("32");
    assertThat(white.reply()).startsWith("Warum nicht?").contains("22");
    white.click("22", "13");
    Company.bothHear(pair, 3);
    black.click("5", "9");
    Company.bothHear(pair, 4);
    white.click("13", "6");
    Company.ended(white, "Gewonnen!");
    Company.ended(black, "Verloren");
    company.fine();
  }

  @Test
  void inDraughtsALazyManIsHuffedAndTheOtherResigns() {
    var pair = company.pair("dame-ravensburger,obligation=huff", "W:W22,32:B17,5", UNHURRIED);
    var white = pair.getFirst();
    var black = pair.getLast();
    white.click("32", "27");
    Company.bothHear(pair, 1);
    black.press("huff:22");
    Company.bothHear(pair, 2);
    black.click("5", "9");
    Company.bothHear(pair, 3);
    white.pieces(3);
    white.press("resign");
    white.page().locator("dialog .main").click();
    Company.ended(white, "Verloren");
    Company.ended(black, "Gewonnen!");
    company.fine();
  }

  @Test
  void aReloadAndALostNetworkCostNothing() {
    var pair = company.pair("dama", "W:W21-32:B1-12", UNHURRIED);
    var white = pair.getFirst();
    var black = pair.getLast();
    white.click("22", "18");
    Company.bothHear(pair, 1);
    black.page().reload();
    black.version(1).click("11", "15");
    Company.bothHear(pair, 2);
    white.context().setOffline(true);
    white.page().waitForSelector(".notice.cut");
    white.click("18", "11");
    white.page().waitForSelector(".notice.unsent");
    assertThat(white.page().locator(".move").count()).isEqualTo(3);
    white.page().waitForTimeout(300);
    assertThat(black.page().locator(".move").count()).isEqualTo(2);
    white.context().setOffline(false);
    Company.bothHear(pair, 3);
    white.page().waitForCondition(() -> white.page().locator(".notice").count() == 0);
    // what was not sent when the page was loaded again is sent then
    black.context().setOffline(true);
    black.page().waitForSelector(".notice.cut");
    black.click("8", "15");
    black.page().waitForSelector(".notice.unsent");
    black.context().setOffline(false);
    black.page().reload();
    Company.bothHear(pair, 4);
  }

  @Test
  void houseRulesAreProposedAndAgreedOn() {
    var host = company.comes();
    var guest = company.comes();
    var game = Company.lay(host, "dame-ravensburger", "", UNHURRIED, "W", false);
    host.page().waitForSelector(".qr");
    guest.go("online/" + game);
    guest.press("house");
    guest.page().locator("input[name='obligation'][value='huff']").check();
    guest.page().waitForSelector(".option.changed");
    guest.press("play");
    guest.press("propose");
    guest.page().waitForSelector("h1:has-text('Dein Vorschlag')");
    host.page().waitForSelector("h1:has-text('schlägt etwas anderes vor')");
    assertThat(host.page().locator(".differs li").count()).isEqualTo(1);
    host.press("terms");
    host.page().locator("dialog input[value='post']").check();
    host.press("propose");
    guest.page().waitForSelector("h1:has-text('schlägt etwas anderes vor')");
    assertThat(guest.page().locator(".facts").textContent()).contains("3 Tage je Zug", "Schwarz");
    guest.press("join");
    host.version(0).click("22", "18");
    guest.version(1);
    host.go("mine");
    host.page().waitForSelector(".game-row");
    assertThat(host.page().locator(".game-row").textContent())
        .contains("Gast", "Hausregeln zu Dame", "3 Tage je Zug");
    company.fine();
  }

  @Test
  void aProposalIsDeclinedAndTakesTheOfferFromNobody() {
    var host = company.comes();
    var guest = company.comes();
    var third = company.comes();
    var game = Company.lay(host, "dama", "", UNHURRIED, "W", true);
    host.page().waitForSelector(".qr");
    for (int i = 0; i < 2; i++) {
      guest.go("online/" + game);
      guest.press("terms");
      guest.page().locator("dialog input[value='post']").check();
      guest.press("propose");
      guest.page().waitForSelector("h1:has-text('Dein Vorschlag')");
      host.page().waitForSelector("h1:has-text('schlägt etwas anderes vor')");
      if (i == 0) {
        host.press("decline");
        host.page().waitForSelector(".qr");
        guest.page().waitForSelector("[data-do='join']");
        assertThat(guest.page().locator(".facts").textContent()).contains("ohne Uhr");
      }
    }
    third.go("online/" + game);
    third.page().waitForSelector("[data-do='join']");
    assertThat(third.page().locator(".facts").textContent()).contains("ohne Uhr");
    third.press("join");
    host.version(0).click("22", "18");
    third.version(1);
    company.fine();
  }

  @Test
  void aDrawIsClaimedWhenItIsDueAndNotBefore() {
    var rules = "dame-10x10,agreement-after=0";
    var pair = company.pair(rules, "W:WK46,K47:BK5,K4", UNHURRIED);
    var white = pair.getFirst();
    var black = pair.getLast();
    white.press("offer-draw");
    Company.bothHear(pair, 1);
    black.press("B:decline");
    Company.bothHear(pair, 2);
    white.press("claim-draw");
    assertThat(white.reply()).contains("Noch kein Unentschieden", "nötig ist das 3. Mal");
    int heard = 2;
    for (int i = 0; i < 2; i++) {
      white.click("47", "42");
      Company.bothHear(pair, ++heard);
      black.click("4", "9");
      Company.bothHear(pair, ++heard);
      white.click("42", "47");
      Company.bothHear(pair, ++heard);
      black.click("9", "4");
      Company.bothHear(pair, ++heard);
    }
    white.press("claim-draw");
    Company.ended(white, "Unentschieden");
    black.page().waitForSelector("dialog .proof");
    assertThat(black.page().locator("dialog .result").allTextContents().toString())
        .contains("Wiederholung", "3");
    company.fine();
  }
}
