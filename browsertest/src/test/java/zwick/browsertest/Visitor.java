package zwick.browsertest;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import zwick.game.Game;
import zwick.notation.GameRecord;
import zwick.notation.PositionText;
import zwick.notation.RuleText;
import zwick.notation.records.JsonRecord;

/// Somebody in front of the page, with a browser of his own that remembers nothing yet. Whatever
/// goes wrong in the page unseen is kept for the test to look at.
final class Visitor implements AutoCloseable {
  private final BrowserContext context;
  private final Page page;
  private final List<String> mishaps = new ArrayList<>();
  private final List<Response> answers = new ArrayList<>();

  /// @param how more about his browser: its size, its language …
  Visitor(Theatre theatre, UnaryOperator<NewContextOptions> how) {
    var options =
        new NewContextOptions()
            .setLocale("de-DE")
            .setViewportSize(1280, 900)
            .setColorScheme(ColorScheme.LIGHT)
            .setReducedMotion(ReducedMotion.REDUCE);
    context = theatre.visitor(how.apply(options));
    page = context.newPage();
    page.setDefaultTimeout(20_000);
    page.onResponse(answers::add);
    page.onPageError(mishaps::add);
    page.onConsoleMessage(message -> {
      if (message.type().equals("error")) {
        mishaps.add(message.text());
      }
    });
    page.navigate(theatre.url());
    ready();
  }

  Visitor(Theatre theatre) {
    this(theatre, options -> options);
  }

  void ready() {
    page.waitForSelector("html[data-ready]");
  }

  Page page() {
    return page;
  }

  BrowserContext context() {
    return context;
  }

  /// Errors in the page that nobody was told of.
  List<String> mishaps() {
    return List.copyOf(mishaps);
  }

  /// Everything the server has sent since the first visit.
  List<Response> answers() {
    return List.copyOf(answers);
  }

  /// Goes where a link of the page would lead.
  Visitor go(String place) {
    page.evaluate("place => { location.hash = '#/' + place; }", place);
    return this;
  }

  /// Sits down at a game that is under way.
  ///
  /// @param levels of White and Black: 0 for a person at this device
  Visitor resume(Game game, int white, int black) {
    var record = JsonRecord.toJson(GameRecord.of(game)).write();
    page.evaluate(
        """
        ([record, white, black]) => {
          const seat = (level) => level ? { kind: 'computer', level } : { kind: 'person' };
          const seats = { W: seat(white), B: seat(black) };
          localStorage.setItem('zwick.game', JSON.stringify({ record, seats, seed: 1, turned: false }));
          history.replaceState(null, '', '#/play');
        }
        """,
        List.of(record, white, black));
    page.reload();
    page.waitForSelector(".play .cell");
    return this;
  }

  Visitor resume(String rules, String position, int white, int black) {
    return resume(Game.of(PositionText.read(RuleText.read(rules), position)), white, black);
  }

  /// Touches these points with the mouse, one after the other.
  Visitor click(String... points) {
    for (var point : points) {
      Table.click(page, point);
    }
    return this;
  }

  /// Waits until the page has heard of so many actions.
  Visitor version(int actions) {
    page.waitForSelector(".play[data-version='" + actions + "']");
    return this;
  }

  /// Waits until so many pieces stand on the board.
  void pieces(int count) {
    page.waitForCondition(() -> page.locator(".piece").count() == count);
  }

  /// What the page answered to the last touch.
  String reply() {
    page.waitForSelector(".reply:not([hidden])");
    return page.locator(".reply").textContent();
  }

  String prompt() {
    return page.locator(".prompt").textContent();
  }

  /// Has a fingerprint reader inside his computer; the finger is always the right one.
  void fingerprints() {
    var session = context.newCDPSession(page);
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
  }

  /// Presses the button that does this.
  void press(String what) {
    page.locator("[data-do='" + what + "']").first().click();
  }

  @Override
  public void close() {
    context.close();
  }
}
