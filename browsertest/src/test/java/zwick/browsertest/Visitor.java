package zwick.browsertest;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/// Somebody in front of the page, with a browser of his own that remembers nothing yet. Whatever
/// goes wrong in the page unseen is kept for the test to look at.
final class Visitor implements AutoCloseable {
  private final BrowserContext context;
  private final Page page;
  private final List<String> mishaps = new ArrayList<>();

  /// @param how more about his browser: its size, its language …
  Visitor(Theatre theatre, UnaryOperator<NewContextOptions> how) {
    var options =
        new NewContextOptions()
            .setLocale("de-DE")
            .setViewportSize(1280, 900)
            .setColorScheme(ColorScheme.LIGHT)
            .setReducedMotion(ReducedMotion.REDUCE);
    context = theatre.browser().newContext(how.apply(options));
    page = context.newPage();
    page.setDefaultTimeout(20_000);
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

  /// Goes where a link of the page would lead.
  Visitor go(String place) {
    page.evaluate("place => { location.hash = '#/' + place; }", place);
    return this;
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
