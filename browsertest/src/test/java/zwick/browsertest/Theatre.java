package zwick.browsertest;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import java.io.IOException;
import java.util.Map;
import zwick.server.WebServer;
import zwick.web.Site;

/// A real server and a real Chromium, for as long as a test class runs.
final class Theatre implements AutoCloseable {
  private final WebServer server;
  private final Playwright playwright;
  private final Browser browser;

  Theatre() throws IOException {
    var site = Site.packed();
    server = WebServer.start("localhost", 0, () -> site);
    // Otherwise Playwright fetches browsers of its own.
    var env = Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    playwright = Playwright.create(new Playwright.CreateOptions().setEnv(env));
    browser =
        playwright
            .chromium()
            .launch(new LaunchOptions().setExecutablePath(Chromium.find()).setArgs(Chromium.FLAGS));
  }

  Browser browser() {
    return browser;
  }

  String url() {
    return server.url();
  }

  /// Pulls the plug: the page has to do without us.
  void stopServing() {
    server.close();
  }

  @Override
  public void close() {
    playwright.close();
    server.close();
  }
}
