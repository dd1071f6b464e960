package zwick.browsertest;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;

/// A real server and a real Chromium, for as long as a test class runs.
final class Theatre implements AutoCloseable {
  private final PageServer server = new PageServer();
  private final Browsing browsing = new Browsing();

  /// Somebody with a browser of his own: nothing kept, nothing known.
  BrowserContext visitor(NewContextOptions how) {
    return browsing.visitor(how);
  }

  String url() {
    return server.url();
  }

  @Override
  public void close() {
    browsing.close();
    server.close();
  }
}
