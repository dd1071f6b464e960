package zwick.server;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.util.JavalinException;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Server;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwick.game.BadInput;
import zwick.hall.Hall;
import zwick.hall.Phase;
import zwick.hall.StorageTrouble;
import zwick.web.Site;

/// A server that has started; it ends with [#close].
public final class WebServer implements AutoCloseable {
  private static final long MOST_SENT = 64 << 10;
  private static final long PATIENCE = 5_000;
  private static final long PATIENCE_WITH_THE_IDLE = 20;
  private static final int SESSION = 60;
  private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);

  private final Javalin javalin;
  private final String host;
  private final int port;
  private final Optional<Sockets> sockets;
  private final Optional<Streams> streams;
  private final Meters meters;
  private final AtomicBoolean closing;

  private WebServer(
      Javalin javalin,
      String host,
      Optional<Sockets> sockets,
      Optional<Streams> streams,
      Meters meters,
      AtomicBoolean closing) {
    this.javalin = javalin;
    this.host = host;
    this.port = javalin.port(); // which forgets it when it stops
    this.sockets = sockets;
    this.streams = streams;
    this.meters = meters;
    this.closing = closing;
  }

  /// The page alone.
  ///
  /// @see #start(Serving)
  public static WebServer start(String host, int port, Supplier<Site> site) throws IOException {
    return start(Serving.page(host, port, site));
  }

  /// @throws UnknownHostException if the host is not this machine
  /// @throws BindException if nobody can listen on that port, most likely since somebody else does
  public static WebServer start(Serving serving) throws IOException {
    return start(serving, Streams.BEAT);
  }

  /// @param beat how often those who follow a game hear that there is nothing new
  static WebServer start(Serving serving, Duration beat) throws IOException {
    if (!isHere(InetAddress.getByName(serving.host()))) {
      throw new UnknownHostException(serving.host());
    }
    tryPort(serving);
    var meters = new Meters();
    var closing = new AtomicBoolean();
    var house =
        serving.hall().map(hall -> House.of(hall, serving.behindProxy(), serving.rate(), meters));
    var sockets = house.map(Sockets::new);
    var streams = house.map(open -> new Streams(open, beat));
    streams.ifPresent(all -> meters.gauge("zwick.streams", "Streams open", all::open));
    var crowd = new Crowd(() -> sockets.map(Sockets::people).orElse(0));
    serving.hall().ifPresent(hall -> measure(meters, hall, crowd, sockets.orElseThrow()));
    var page = new StatusPage(serving.hall(), crowd);
    var care = new CareRoutes(meters, serving.hall(), page, closing::get);
    var javalin =
        Javalin.create(config -> {
          configure(config);
          config.requestLogger.http(meters::answered);
          care.add(config.routes);
          house.ifPresent(open -> api(config, open));
          sockets.ifPresent(pages -> pages.add(config.routes));
          streams.ifPresent(all -> all.add(config.routes));
          var files = new SiteFiles(serving.site());
          new LinkRoutes(house, files).add(config.routes);
          files(config, files);
        });
    try {
      javalin.start(serving.host(), serving.port());
      return new WebServer(javalin, serving.host(), sockets, streams, meters, closing);
    } catch (JavalinException e) {
      sockets.ifPresent(Sockets::close);
      meters.close();
      javalin.stop();
      throw (BindException) new BindException(e.getMessage()).initCause(e);
    }
  }

  /// Whether the port is free is seen before anything else is done for it, and without a fuss.
  private static void tryPort(Serving serving) throws IOException {
    var host = InetAddress.getByName(serving.host());
    try (var free = new ServerSocket(serving.port(), 1, host)) {
      LOG.debug("port {} is free", free.getLocalPort());
    }
  }

  private static void measure(Meters meters, Hall hall, Crowd crowd, Sockets sockets) {
    meters.watch(hall);
    meters.gauge("zwick.sockets", "Sockets open", sockets::open);
    meters.gauge("zwick.people", "Different people with a socket open", sockets::people);
    for (var phase : List.of(Phase.INVITED, Phase.PLAYING)) {
      meters.gauge(
          "zwick.games", "Games not over yet", () -> crowd.games(hall, phase), "phase", phase.id());
    }
  }

  private static boolean isHere(InetAddress address) throws IOException {
    return address.isAnyLocalAddress()
        || address.isLoopbackAddress()
        || NetworkInterface.getByInetAddress(address) != null;
  }

  private static void configure(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.maxRequestSize = MOST_SENT;
    config.http.prefer405over404 = true;
    config.http.compressionStrategy = CompressionStrategy.NONE; // the files come compressed
    config.jetty.modifyServer(WebServer::configure);
    config.jetty.modifyHttpConfiguration(http -> {
      http.setSendServerVersion(false);
      http.setHeaderCacheSize(0); // it would be 94 kB for every page that is open
    });
    config.jetty.modifyServletContextHandler(WebServer::withoutSessions);
    config.routes.before(SafeHeaders::add);
    config.routes.exception(
        HttpResponseException.class,
        (refusal, request) -> {
          var methods = refusal.getDetails().get("availableMethods");
          if (methods != null) {
            request.header("Allow", methods);
          }
          Complaint.of(refusal.getStatus()).answer(request);
        });
    config.routes.exception(
        Trouble.class,
        (trouble, request) -> Complaint.answer(request, trouble.in(Tongue.of(request))));
    config.routes.exception(
        BadInput.class,
        (bad, request) -> Complaint.answer(request, Replies.unreadable(bad, Tongue.of(request))));
    config.routes.exception(
        StorageTrouble.class,
        (trouble, request) -> {
          LOG.warn("the database does not do its work: {}", trouble.getMessage());
          LOG.debug("namely", trouble);
          Complaint.UNAVAILABLE.answer(request);
        });
    config.routes.exception(
        Exception.class,
        (failure, request) -> {
          LOG.error("could not answer {} {}", request.method(), Meters.route(request), failure);
          Complaint.FAILED.answer(request);
        });
  }

  /// The framework makes a session for every socket and would keep it for ever. Who somebody is we
  /// know by his token alone.
  private static void withoutSessions(ServletContextHandler handler) {
    var sessions = handler.getSessionHandler();
    sessions.setUsingCookies(false);
    sessions.setMaxInactiveInterval(SESSION);
  }

  private static void files(JavalinConfig config, SiteFiles files) {
    config.routes.get("/*", files::answer);
    config.routes.head("/*", files::answer);
    config.routes.error(HttpStatus.METHOD_NOT_ALLOWED, Complaint.NOT_ALLOWED::answer);
  }

  private static void api(JavalinConfig config, House house) {
    var routes = config.routes;
    routes.before("/" + Site.LIST, request -> request.header("Zwick-Hall", "open"));
    for (var path : List.of("/api/*", "/feed/*", "/game/*", "/embed/*")) {
      routes.before(
          path,
          request -> {
            if (!house.questions().has(house.doorman().address(request))) {
              throw new Trouble(Complaint.TOO_MANY);
            }
          });
    }
    routes.before(
        "/api/*",
        request -> {
          boolean looks = List.of(HandlerType.GET, HandlerType.HEAD).contains(request.method());
          if (!looks && !house.doorman().mayChange(request)) {
            throw new Trouble(Complaint.FORBIDDEN);
          }
        });
    new PeopleRoutes(house).add(routes);
    new GameRoutes(house).add(routes);
    new KnownRoutes(house).add(routes);
    new FeedRoutes(house).add(routes);
    Description.add(routes);
  }

  private static void configure(Server server) {
    server.setErrorHandler(new PlainErrors());
    server.setStopTimeout(PATIENCE);
  }

  /// Every method and path there is an answer for.
  Set<String> routes() {
    var router = javalin.unsafe.internalRouter;
    var routes = new TreeSet<String>();
    router.allHttpHandlers().stream()
        .map(route -> route.endpoint)
        .filter(route -> route.method.isHttpMethod())
        .forEach(route -> routes.add(route.method + " " + route.path));
    router.allWsHandlers().forEach(socket -> routes.add("GET " + socket.getPath()));
    return routes;
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

  /// Sends nobody new here any more, lets those who are being answered have their answers; who
  /// takes too long is cut off.
  @Override
  public void close() {
    closing.set(true);
    for (var connector : javalin.jettyServer().server().getConnectors()) {
      if (connector instanceof AbstractConnector open) {
        open.setShutdownIdleTimeout(PATIENCE_WITH_THE_IDLE);
      }
    }
    streams.ifPresent(Streams::close);
    sockets.ifPresent(Sockets::close);
    try {
      javalin.stop();
    } catch (JavalinException e) {
      if (!(e.getCause() instanceof TimeoutException)) {
        throw e;
      }
    } finally {
      meters.close();
    }
  }
}
