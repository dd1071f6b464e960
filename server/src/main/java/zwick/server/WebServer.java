package zwick.server;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
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
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.jetty.server.AbstractConnector;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwick.game.BadInput;
import zwick.hall.Hall;
import zwick.hall.Phase;
import zwick.hall.StorageTrouble;
import zwick.hall.UsageLimits;
import zwick.web.Site;

/// A server that has started; it ends with [#close].
public final class WebServer implements AutoCloseable {
  private static final long MOST_SENT = 64 << 10;
  private static final long PATIENCE_WITH_THE_IDLE = 20;

  /// How many times as often as anything else one may ask whether we live.
  private static final int CHECKS = 10;

  private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);

  private final Javalin javalin;
  private final Serving serving;
  private final int port;
  private final Optional<Integer> carePort;
  private final Doors doors;
  private final Optional<Sockets> sockets;
  private final Optional<Streams> streams;
  private final Optional<Expulsion> expulsion;
  private final Meters meters;
  private final AtomicBoolean closing;

  private WebServer(
      Javalin javalin,
      Serving serving,
      Doors doors,
      Optional<Sockets> sockets,
      Optional<Streams> streams,
      Optional<Expulsion> expulsion,
      Meters meters,
      AtomicBoolean closing) {
    this.javalin = javalin;
    this.serving = serving;
    this.port = javalin.port(); // which forgets it when it stops
    this.carePort = Doors.carePort(javalin.jettyServer().server());
    this.doors = doors;
    this.sockets = sockets;
    this.streams = streams;
    this.expulsion = expulsion;
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
  /// @throws BindException if nobody can listen on that port, most likely since somebody else does;
  ///   [CarePortTaken] if it is the one for those who look after the server
  public static WebServer start(Serving serving) throws IOException {
    return start(serving, Streams.BEAT);
  }

  /// @param beat how often those who follow a game hear that there is nothing new
  static WebServer start(Serving serving, Duration beat) throws IOException {
    return start(serving, beat, SlowSenders.Times.USUAL);
  }

  static WebServer start(Serving serving, Duration beat, SlowSenders.Times times)
      throws IOException {
    tryPorts(serving);
    var meters = new Meters();
    var closing = new AtomicBoolean();
    var entrance = serving.entrance();
    var security = new SecurityLog(entrance);
    var doors = new Doors(serving, times, meters, security);
    var house =
        serving.hall().map(hall -> House.of(hall, entrance, serving.limits(), meters, security));
    var sockets = house.map(Sockets::new);
    var streams = house.map(open -> new Streams(open, beat));
    streams.ifPresent(all -> meters.gauge("zwick.streams", "Streams open", all::open));
    var crowd = new Crowd(() -> sockets.map(Sockets::people).orElse(0));
    serving.hall().ifPresent(hall -> measure(meters, hall, crowd, sockets.orElseThrow()));
    var page = new StatusPage(serving.hall(), crowd, serving.limits());
    var care = new CareRoutes(meters, serving, page, closing::get);
    var javalin =
        Javalin.create(config -> {
          configure(config);
          doors.configure(config);
          config.requestLogger.http((request, millis) -> {
            meters.answered(request, millis);
            security.answered(request);
          });
          limit(config.routes, serving.limits(), house);
          care.add(config.routes);
          house.ifPresent(open -> api(config, open));
          sockets.ifPresent(pages -> pages.add(config.routes));
          streams.ifPresent(all -> all.add(config.routes));
          var files = new SiteFiles(serving.site());
          new LinkRoutes(house, files).add(config.routes);
          files(config, files);
        });
    try {
      javalin.start();
      var expulsion =
          house.map(open -> expulsion(open, sockets.orElseThrow(), streams.orElseThrow()));
      return new WebServer(javalin, serving, doors, sockets, streams, expulsion, meters, closing);
    } catch (JavalinException e) {
      doors.close();
      sockets.ifPresent(Sockets::close);
      meters.close();
      javalin.stop();
      throw (BindException) new BindException(e.getMessage()).initCause(e);
    }
  }

  private static Expulsion expulsion(House house, Sockets sockets, Streams streams) {
    return new Expulsion(house.hall().players(), sockets, streams, Expulsion.ROUND);
  }

  /// Whether the ports are free is seen before anything else is done for them, and without a fuss.
  private static void tryPorts(Serving serving) throws IOException {
    tryPort(serving.at());
    if (serving.care().isPresent()) {
      try {
        tryPort(serving.care().get());
      } catch (BindException e) {
        throw (BindException) new CarePortTaken().initCause(e);
      }
      if (serving.care().get().equals(serving.at()) && serving.at().port() != 0) {
        throw new CarePortTaken();
      }
    }
  }

  private static void tryPort(Serving.Listening at) throws IOException {
    var host = InetAddress.getByName(at.host());
    if (!isHere(host)) {
      throw new UnknownHostException(at.host());
    }
    try (var free = new ServerSocket(at.port(), 1, host)) {
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
    config.router.ignoreTrailingSlashes = false; // one thing has one address
    config.http.compressionStrategy = CompressionStrategy.NONE; // the files come compressed
    config.routes.exception(
        HttpResponseException.class,
        (refusal, request) -> {
          var methods = refusal.getDetails().get("availableMethods");
          if (methods != null) {
            request.header("Allow", methods);
          }
          Complaint.of(refusal.getStatus()).answer(request);
        });
    config.routes.exception(Trouble.class, (trouble, request) -> trouble.answer(request));
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
    config.routes.exception(IOException.class, WebServer::broken);
    config.routes.exception(
        Exception.class,
        (failure, request) -> {
          LOG.error("could not answer {} {}", request.method(), Meters.route(request), failure);
          Complaint.FAILED.answer(request);
        });
  }

  /// What was being sent has not come: too slowly, or the sender has gone.
  private static void broken(IOException failure, Context request) {
    LOG.debug("could not read {} {}", request.method(), Meters.route(request), failure);
    boolean slow = false;
    for (Throwable why = failure; why != null && !slow; why = why.getCause()) {
      slow = why instanceof TimeoutException;
    }
    request.header("Connection", "close");
    (slow ? Complaint.TOO_SLOW : Complaint.BAD_REQUEST).answer(request);
  }

  private static void files(JavalinConfig config, SiteFiles files) {
    config.routes.get("/*", files::answer);
    config.routes.head("/*", files::answer);
    config.routes.error(HttpStatus.METHOD_NOT_ALLOWED, Complaint.NOT_ALLOWED::answer);
  }

  /// What needs no hall is not for nothing either. Those who only ask whether we live may do so
  /// often: there may be many of them behind one address.
  private static void limit(RoutesConfig routes, UsageLimits limits, Optional<House> house) {
    var questions = house.map(House::questions).orElseGet(() -> House.questions(limits, 1));
    var checks = House.questions(limits, CHECKS);
    Function<Context, String> address =
        request -> house.map(open -> open.doorman().address(request)).orElseGet(request::ip);
    for (var path : List.of(CareRoutes.METRICS, CareRoutes.STATUS, "/position")) {
      routes.before(path, request -> questions.require(address.apply(request)));
    }
    for (var path : List.of(CareRoutes.HEALTH, CareRoutes.READY)) {
      routes.before(path, request -> checks.require(address.apply(request)));
    }
  }

  private static void api(JavalinConfig config, House house) {
    var routes = config.routes;
    routes.before("/" + Site.LIST, request -> request.header("Zwick-Hall", "open"));
    for (var path : List.of("/api/*", "/feed/*", "/game/*", "/embed/*")) {
      routes.before(path, request -> house.questions().require(house.doorman().address(request)));
    }
    routes.before(
        "/api/*",
        request -> {
          boolean looks = List.of(HandlerType.GET, HandlerType.HEAD).contains(request.method());
          if (!looks && !house.doorman().mayChange(request)) {
            throw new Trouble(Complaint.FORBIDDEN);
          }
          Permissions.check(house.doorman(), request);
        });
    var guard = new PasswordGuard(house.doorman(), house.hall());
    var proofs = new Proofs(house, guard);
    var accounts = new AccountRoutes(house, guard, proofs);
    new PeopleRoutes(house, proofs).add(routes);
    accounts.add(routes);
    new ProgramRoutes(house, proofs).add(routes);
    new PasskeyRoutes(house, accounts, proofs).add(routes);
    new GameRoutes(house).add(routes);
    new KnownRoutes(house).add(routes);
    new FeedRoutes(house, proofs).add(routes);
    new ReportRoutes(house).add(routes);
    new AdminRoutes(house).add(routes);
    Description.add(routes);
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
    return url(serving.at().host(), port);
  }

  /// Where those who look after the server come in, if they have a door of their own.
  public Optional<String> careUrl() {
    return serving.care().flatMap(at -> carePort.map(own -> url(at.host(), own)));
  }

  private static String url(String host, int port) {
    boolean everywhere = host.equals("0.0.0.0") || host.equals("::");
    var name = everywhere ? "localhost" : host.contains(":") ? "[" + host + "]" : host;
    return "http://" + name + ":" + port + "/";
  }

  /// Says first that nobody new shall be sent here, and goes on answering for as long as it takes
  /// until that is known. Then lets those who are being answered have their answers; who takes too
  /// long is cut off.
  @Override
  public void close() {
    if (!closing.getAndSet(true)) {
      drain(serving.drain());
    }
    for (var connector : javalin.jettyServer().server().getConnectors()) {
      if (connector instanceof AbstractConnector open) {
        open.setShutdownIdleTimeout(PATIENCE_WITH_THE_IDLE);
      }
    }
    expulsion.ifPresent(Expulsion::close);
    streams.ifPresent(Streams::close);
    sockets.ifPresent(Sockets::close);
    try {
      javalin.stop();
    } catch (JavalinException e) {
      if (!(e.getCause() instanceof TimeoutException)) {
        throw e;
      }
    } finally {
      doors.close();
      meters.close();
    }
  }

  private static void drain(Duration time) {
    try {
      Thread.sleep(time);
    } catch (InterruptedException _) {
      // somebody is in a hurry
    }
  }
}
