package zwick.browsertest;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import java.util.function.Function;
import zwick.game.RuleSet;
import zwick.game.known.Oracle;

/// A real server and a real Chromium, for as long as a test class runs.
final class Theatre implements AutoCloseable {
  private final PageServer server;
  private final Browsing browsing = new Browsing();

  /// The page alone.
  Theatre() {
    this(new PageServer());
  }

  private Theatre(PageServer server) {
    this.server = server;
  }

  /// Where people play each other.
  static Theatre withHall(Base base) {
    return new Theatre(PageServer.withHall(base.fresh()));
  }

  /// Where something is known for sure.
  static Theatre withTables(Function<RuleSet, Oracle> oracles) {
    return new Theatre(PageServer.withHall(Base.SQLITE.fresh(), oracles));
  }

  /// Somebody with a browser of his own: nothing kept, nothing known.
  BrowserContext visitor(NewContextOptions how) {
    return browsing.visitor(how);
  }

  String url() {
    return server.url();
  }

  PageServer server() {
    return server;
  }

  @Override
  public void close() {
    browsing.close();
    server.close();
  }
}
