package zwick.server;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.util.JavalinException;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.UnknownHostException;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Server;
import zwick.web.Site;

/// A server that has started; it ends with [#close].
public final class WebServer implements AutoCloseable {
  private static final long MOST_SENT = 64 << 10;
  private static final long PATIENCE = 1_000;
  private static final long PATIENCE_WITH_THE_IDLE = 20;

  private final Javalin javalin;
  private final String host;
  private final int port;

  private WebServer(Javalin javalin, String host) {
    this.javalin = javalin;
    this.host = host;
    this.port = javalin.port(); // which forgets it when it stops
  }

  /// @param port 0 for any that is free
  /// @param site asked anew for every request, so that it may change
  /// @throws UnknownHostException if the host is not this machine
  /// @throws BindException if nobody can listen on that port, most likely since somebody else does
  public static WebServer start(String host, int port, Supplier<Site> site) throws IOException {
    if (!isHere(InetAddress.getByName(host))) {
      throw new UnknownHostException(host);
    }
    var javalin = Javalin.create(config -> configure(config, site));
    try {
      return new WebServer(javalin.start(host, port), host);
    } catch (JavalinException e) {
      javalin.stop();
      throw (BindException) new BindException(e.getMessage()).initCause(e);
    }
  }

  private static boolean isHere(InetAddress address) throws IOException {
    return address.isAnyLocalAddress()
        || address.isLoopbackAddress()
        || NetworkInterface.getByInetAddress(address) != null;
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
    config.routes.exception(
        HttpResponseException.class,
        (refusal, request) -> Complaint.of(refusal.getStatus()).answer(request));
    config.routes.exception(Exception.class, (_, request) -> Complaint.FAILED.answer(request));
  }

  private static void configure(Server server) {
    server.setErrorHandler(new PlainErrors());
    server.setStopTimeout(PATIENCE);
  }

  public int port() {
    return port;
  }

  /// Where a browser on this machine finds the page.
  public String url() {
    boolean everywhere = host.equals("0.0.0.0") || host.equals("::");
    var name = everywhere ? "localhost" : host.contains(":") ? "[" + host + "]" : host;
    return "http://" + name + ":" + port() + "/";
  }

  /// Lets those who are being answered have their answers; who takes too long is cut off.
  @Override
  public void close() {
    for (var connector : javalin.jettyServer().server().getConnectors()) {
      if (connector instanceof AbstractConnector open) {
        open.setShutdownIdleTimeout(PATIENCE_WITH_THE_IDLE);
      }
    }
    try {
      javalin.stop();
    } catch (JavalinException e) {
      if (!(e.getCause() instanceof TimeoutException)) {
        throw e;
      }
    }
  }
}
