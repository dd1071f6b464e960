package zwick.server;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.function.Supplier;
import org.eclipse.jetty.server.Server;
import zwick.web.Site;

/// A server that has started; it ends with [#close].
public final class WebServer implements AutoCloseable {
  private static final long MOST_SENT = 64 << 10;
  private static final long PATIENCE = 1_000;

  private final Javalin javalin;
  private final String host;

  private WebServer(Javalin javalin, String host) {
    this.javalin = javalin;
    this.host = host;
  }

  /// @param port 0 for any that is free
  /// @param site asked anew for every request, so that it may change
  /// @throws IOException if nobody can listen there: the port is taken, or the host is not this one
  public static WebServer start(String host, int port, Supplier<Site> site) throws IOException {
    // Jetty would complain with a long tale; asking first is plainer. Who is quicker than we are
    // between the two still gets the tale's cause.
    new ServerSocket(port, 1, InetAddress.getByName(host)).close();
    return new WebServer(Javalin.create(config -> configure(config, site)).start(host, port), host);
  }

  private static void configure(JavalinConfig config, Supplier<Site> site) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.maxRequestSize = MOST_SENT;
    config.http.prefer405over404 = true;
    config.http.compressionStrategy = CompressionStrategy.NONE; // the files come compressed
    config.jetty.modifyServer(WebServer::configure);
    config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
    var files = new SiteFiles(site);
    config.routes.before(SafeHeaders::add);
    config.routes.get("/*", files::answer);
    config.routes.head("/*", files::answer);
    config.routes.error(HttpStatus.METHOD_NOT_ALLOWED, Complaint.NOT_ALLOWED::answer);
    config.routes.exception(Exception.class, (_, request) -> Complaint.FAILED.answer(request));
  }

  private static void configure(Server server) {
    server.setErrorHandler(new PlainErrors());
    server.setStopTimeout(PATIENCE);
  }

  public int port() {
    return javalin.port();
  }

  /// Where a browser on this machine finds the page.
  public String url() {
    boolean everywhere = host.equals("0.0.0.0") || host.equals("::");
    var name = everywhere ? "localhost" : host.contains(":") ? "[" + host + "]" : host;
    return "http://" + name + ":" + port() + "/";
  }

  @Override
  public void close() {
    javalin.stop();
  }
}
