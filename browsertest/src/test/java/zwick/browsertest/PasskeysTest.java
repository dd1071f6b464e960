package zwick.browsertest;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.options.ColorScheme;
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

  /// A fingerprint reader inside the computer; the finger is always the right one.
  private static CDPSession device(Visitor visitor) {
    var session = visitor.context().newCDPSession(visitor.page());
    session.send("WebAuthn.enable");
    var options = new JsonObject();
    options.addProperty("protocol", "ctap2");
    options.addProperty("transport", "internal");
    options.addProperty("hasResidentKey", true);
    options.addProperty("hasUserVerification", true);
    options.addProperty("isUserVerified", true);
    options.addProperty("automaticPresenceSimulation", true);
    var wanted = new JsonObject();
    wanted.add("options", options);
    session.send("WebAuthn.addVirtualAuthenticator", wanted);
    return session;
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
    device(frida);
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
        device(frida);
        register(frida);
        add(frida);
        assertThat(Axe.violations(frida.page())).isEmpty();
        frida.press("passkey-remove");
        assertThat(Axe.violations(frida.page())).isEmpty();
      }
    }
  }
}
