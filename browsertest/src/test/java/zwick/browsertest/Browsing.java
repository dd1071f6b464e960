package zwick.browsertest;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import java.util.Map;

/// The system's Chromium, driven by Playwright.
final class Browsing implements AutoCloseable {
  private final Playwright playwright;
  private final Browser browser;

  Browsing() {
    // Otherwise Playwright fetches browsers of its own.
    var env = Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    playwright = Playwright.create(new Playwright.CreateOptions().setEnv(env));
    browser =
        playwright
            .chromium()
            .launch(new LaunchOptions().setExecutablePath(Chromium.find()).setArgs(Chromium.FLAGS));
  }

  /// Somebody with a browser of his own: nothing kept, nothing known.
  BrowserContext visitor(String language) {
    return visitor(new NewContextOptions().setLocale(language));
  }

  BrowserContext visitor(NewContextOptions how) {
    return browser.newContext(how);
  }

  @Override
  public void close() {
    playwright.close();
  }
}
