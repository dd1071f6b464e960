package zwick.browsertest;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Coming in without a password, with a device that Chromium makes up.
class PasskeysTest {
  private static final String PASSWORD = "lang genug und selten";

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

  private static String register(Visitor visitor) {
    var name = "Frida " + UUID.randomUUID().toString().substring(0, 8);
    visitor.go("me");
    visitor.page().locator("#account-name").fill(name);
    visitor.page().locator("#account-password").fill(PASSWORD);
    visitor.press("account-create");
    visitor.page().waitForSelector("h1:has-text('" + name + "')");
    return name;
  }

  private static void add(Visitor visitor) {
    visitor.press("passkeys");
    visitor.press("passkey-add");
    visitor.page().locator("#passkey-label").fill("Mein Rechner");
    visitor.page().locator("#proof-password").fill("falsch falsch");
    visitor.press("proof-password");
    visitor.page().waitForSelector("dialog .note:has-text('Passwort')");
    visitor.page().locator("#proof-password").fill(PASSWORD);
    visitor.press("proof-password");
    visitor.page().waitForSelector(".passkeys li:has-text('Mein Rechner')");
  }

  @Test
  void somebodyAddsAPasskeyAndComesBackWithIt() {
    var frida = company.comes();
    frida.fingerprints();
    var name = register(frida);
    add(frida);
    frida.press("logout");
    frida.press("passkey-login");
    frida.page().waitForSelector("h1:has-text('" + name + "')");
    frida.press("passkeys");
    frida.press("passkey-remove");
    frida.press("proof-passkey");
    frida.page().waitForCondition(() -> frida.page().locator(".passkeys li").count() == 0);
    frida.press("logout");
    frida.press("passkey-login");
    frida.page().waitForSelector("dialog");
    assertThat(frida.page().locator("h1").textContent()).doesNotContain(name);
  }

  @Test
  void whoWantsItSoComesInByPasskeysAlone() {
    var frida = company.comes();
    frida.fingerprints();
    var name = register(frida);
    add(frida);
    frida.page().locator("[name='passkey-only']").check();
    frida.page().waitForCondition(() -> isPasskeyOnly(name));
    frida.press("delete");
    assertThat(frida.page().locator("#password-again").count()).isZero();
    frida.page().keyboard().press("Escape");
    frida.press("logout");
    frida.page().waitForSelector("[data-do='login']");
    frida.page().locator("#account-name").fill(name);
    frida.page().locator("#account-password").fill(PASSWORD);
    frida.press("login");
    frida.page().waitForSelector(".note:has-text('Passkey')");
    frida.press("passkey-login");
    frida.page().waitForSelector("h1:has-text('" + name + "')");
    frida.press("passkeys");
    frida.page().locator("[name='passkey-only']").uncheck();
    frida.page().waitForCondition(() -> !isPasskeyOnly(name));
  }

  private static boolean isPasskeyOnly(String name) {
    var players = theatre.server().hall().players();
    return players.isPasskeyOnly(players.named(name).orElseThrow().id());
  }

  /// Wherever the page asks for the password again, a passkey will do.
  @Test
  void aPasskeyIsAsGoodAsThePassword() {
    var frida = company.comes();
    frida.fingerprints();
    register(frida);
    add(frida);
    frida.go("mine");
    frida.press("feed");
    frida.press("proof-passkey");
    frida.page().waitForSelector(".feeds a.link");
    frida.go("me");
    frida.press("delete");
    frida.press("proof-passkey");
    frida.page().waitForSelector("[data-do='account-create']");
  }

  @Test
  void whoeverIsLoggedInElsewhereIsSeenAndLoggedOut() {
    var frida = company.comes();
    var name = register(frida);
    var elsewhere = List.of(company.comes(), company.comes(), company.comes());
    for (var other : elsewhere) {
      other.go("me");
      other.page().locator("#account-name").fill(name);
      other.page().locator("#account-password").fill(PASSWORD);
      other.press("login");
      other.page().waitForSelector("h1:has-text('" + name + "')");
    }
    var rows = frida.page().locator(".sessions li");
    frida.press("sessions");
    frida.page().waitForCondition(() -> rows.count() == 4);
    assertThat(rows.first().textContent()).contains("Dieser Browser");
    assertThat(rows.first().locator("button").count()).isZero();
    assertThat(Axe.violations(frida.page())).isEmpty();
    frida.press("session-end");
    frida.page().locator("#password-again").fill("falsch falsch");
    frida.page().locator("dialog .main").click();
    frida.page().waitForSelector("dialog .note:has-text('Passwort')");
    frida.page().locator("#password-again").fill(PASSWORD);
    frida.page().locator("dialog .main").click();
    frida.page().waitForCondition(() -> rows.count() == 3);
    frida.press("session-end-others");
    frida.page().locator("#password-again").fill(PASSWORD);
    frida.page().locator("dialog .main").click();
    frida.page().waitForCondition(() -> rows.count() == 1);
    for (var other : elsewhere) {
      other.page().reload();
      other.page().waitForSelector("[data-do='account-create']");
    }
    frida.page().reload();
    frida.page().waitForSelector("h1:has-text('" + name + "')");
  }

  /// So that programs that keep passwords know them, and nobody reads along over one's shoulder.
  @Test
  void passwordsAreTypedIntoFieldsForThem() {
    var frida = company.comes();
    frida.go("me");
    frida.page().waitForSelector("#account-password");
    field(frida, "#account-password", "current-password");
    register(frida);
    frida.page().locator("summary:has-text('Passwort ändern')").click();
    field(frida, "#password-old", "current-password");
    field(frida, "#password-fresh", "new-password");
    frida.press("delete");
    field(frida, "#password-again", "current-password");
  }

  private static void field(Visitor visitor, String selector, String autocomplete) {
    var field = visitor.page().locator(selector);
    assertThat(field.getAttribute("type")).isEqualTo("password");
    assertThat(field.getAttribute("autocomplete")).isEqualTo(autocomplete);
    assertThat(field.getAttribute("maxlength")).isNull(); // nothing is cut off unseen
    field.fill("x".repeat(250));
    assertThat(field.inputValue()).hasSize(250);
  }

  @Test
  void whoLogsOutIsForgottenEvenIfTheServerIsAway() {
    var frida = company.comes();
    var name = register(frida);
    frida.page().route("**/api/logout", Route::abort);
    frida.press("logout");
    frida.page().waitForSelector("[data-do='account-create']");
    assertThat(frida.page().locator("h1").textContent()).doesNotContain(name);
  }

  @Test
  void logoutIsNearWhereverOneIs() {
    var frida = company.comes();
    register(frida);
    frida.go("lobby");
    frida.page().locator("#top .mine").click();
    frida.press("logout");
    frida.page().waitForSelector("[data-do='logout']", hidden());
    frida.go("me");
    frida.page().waitForSelector("[data-do='account-create']");
  }

  private static Page.WaitForSelectorOptions hidden() {
    return new Page.WaitForSelectorOptions().setState(WaitForSelectorState.HIDDEN);
  }

  @Test
  void whereTheBrowserHasNoneNothingIsSaidOfThem() {
    var frida = company.comes();
    frida.page().evaluate("() => { delete window.PublicKeyCredential; }");
    frida.go("me");
    frida.page().waitForSelector("[data-do='login']");
    assertThat(frida.page().locator("[data-do='passkey-login']").count()).isZero();
    register(frida);
    assertThat(frida.page().locator("[data-do='passkeys']").count()).isZero();
  }

  @Test
  void axeFindsNothingWrong() {
    for (var scheme : new ColorScheme[] {ColorScheme.LIGHT, ColorScheme.DARK}) {
      for (int width : new int[] {390, 1280}) {
        var frida = company.comes("de-DE", width, scheme);
        frida.fingerprints();
        register(frida);
        add(frida);
        assertThat(Axe.violations(frida.page())).isEmpty();
        frida.press("passkey-remove");
        assertThat(Axe.violations(frida.page())).isEmpty();
      }
    }
  }
}
