package zwick.browsertest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicReference;
import zwick.server.WebServer;
import zwick.web.Site;

/// The page as `zwick serve` serves it, on a free port. A test may pull the plug and put it back,
/// or put another version of the page in its place.
public final class PageServer implements AutoCloseable {
  private final AtomicReference<Site> site = new AtomicReference<>(Site.packed());
  private WebServer server;

  public PageServer() {
    server = start(0);
  }

  public String url() {
    return server.url();
  }

  /// What is served from now on.
  public void show(Site other) {
    site.set(other);
  }

  public Site shown() {
    return site.get();
  }

  public void unplug() {
    server.close();
  }

  /// On the same port as before.
  public void plugIn() {
    server = start(server.port());
  }

  @Override
  public void close() {
    server.close();
  }

  private WebServer start(int port) {
    try {
      return WebServer.start("localhost", port, site::get);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
