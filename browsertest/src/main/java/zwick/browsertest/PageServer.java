package zwick.browsertest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import zwick.game.RuleSet;
import zwick.game.known.Oracle;
import zwick.hall.Hall;
import zwick.server.WebServer;
import zwick.server.settings.ServerSettings;
import zwick.web.Site;

/// The page as `zwick serve` serves it, on a free port. A test may pull the plug and put it back,
/// or put another version of the page in its place.
public final class PageServer implements AutoCloseable {
  private final AtomicReference<Site> site = new AtomicReference<>(Site.packed());
  private final Optional<Hall> hall;
  private WebServer server;

  /// The page alone.
  public PageServer() {
    this(Optional.empty());
  }

  private PageServer(Optional<Hall> hall) {
    this.hall = hall;
    server = start(0);
  }

  /// With a hall where people play each other.
  public static PageServer withHall(String database) {
    return withHall(database, _ -> Oracle.NONE);
  }

  /// With one that knows something for sure.
  public static PageServer withHall(String database, Function<RuleSet, Oracle> oracles) {
    return new PageServer(Optional.of(Hall.open(database, InstantSource.system(), oracles)));
  }

  public String url() {
    return server.url();
  }

  /// Where people play each other.
  public Hall hall() {
    return hall.orElseThrow();
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
    hall.ifPresent(Hall::close);
  }

  private WebServer start(int port) {
    try {
      var page = ServerSettings.page("localhost", port, site::get).unlimited();
      return WebServer.start(hall.map(page::with).orElse(page));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
