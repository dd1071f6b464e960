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
import zwick.hall.game.GameStatus;
import zwick.hall.policy.UsageLimits;
import zwick.hall.storage.StorageTrouble;
import zwick.server.authentication.PasswordGuard;
import zwick.server.authentication.Reauthentication;
import zwick.server.connector.ServerPorts;
import zwick.server.connector.SlowSenders;
import zwick.server.context.ServerContext;
import zwick.server.http.AccountRoutes;
import zwick.server.http.AdminRoutes;
import zwick.server.http.FeedRoutes;
import zwick.server.http.GameRoutes;
import zwick.server.http.KnowledgeRoutes;
import zwick.server.http.LinkRoutes;
import zwick.server.http.PasskeyRoutes;
import zwick.server.http.PlayerRoutes;
import zwick.server.http.ReportRoutes;
import zwick.server.http.TokenRoutes;
import zwick.server.operations.ActivityCounts;
import zwick.server.operations.OperationsRoutes;
import zwick.server.operations.ServerMetrics;
import zwick.server.operations.StatusPage;
import zwick.server.page.ApiDescription;
import zwick.server.page.SiteFiles;
import zwick.server.protocol.HttpProblem;
import zwick.server.protocol.JsonReplies;
import zwick.server.protocol.RequestLanguage;
import zwick.server.protocol.RequestTrouble;
import zwick.server.security.Permissions;
import zwick.server.security.SecurityLog;
import zwick.server.settings.ServerSettings;
import zwick.server.socket.EndedTokenDisconnector;
import zwick.server.socket.GameStreams;
import zwick.server.socket.Sockets;
import zwick.web.Site;

/// A server that has started; it ends with [#close].
public final class WebServer implements AutoCloseable {
  private static final long MOST_SENT = 64 << 10;
  private static final long PATIENCE_WITH_THE_IDLE = 20;

  /// How many times as often as anything else one may ask whether we live.
  private static final int CHECKS = 10;

  private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);

  private final Javalin javalin;
  private final ServerSettings serverSettings;
  private final int port;
  private final Optional<Integer> carePort;
  private final ServerPorts serverPorts;
  private final Optional<Sockets> sockets;
  private final Optional<GameStreams> streams;
  private final Optional<EndedTokenDisconnector> expulsion;
  private final ServerMetrics serverMetrics;
  private final AtomicBoolean closing;

  private WebServer(
      Javalin javalin,
      ServerSettings serverSettings,
      ServerPorts serverPorts,
      Optional<Sockets> sockets,
      Optional<GameStreams> streams,
      Optional<EndedTokenDisconnector> expulsion,
      ServerMetrics serverMetrics,
      AtomicBoolean closing) {
    this.javalin = javalin;
    this.serverSettings = serverSettings;
    this.port = javalin.port(); // which forgets it when it stops
    this.carePort = ServerPorts.carePort(javalin.jettyServer().server());
    this.serverPorts = serverPorts;
    this.sockets = sockets;
    this.streams = streams;
    this.expulsion = expulsion;
    this.serverMetrics = serverMetrics;
    this.closing = closing;
  }

  /// The page alone.
  ///
  /// @see #start(Serving)
  public static WebServer start(String host, int port, Supplier<Site> site) throws IOException {
    return start(ServerSettings.page(host, port, site));
  }

  /// @throws UnknownHostException if the host is not this machine
  /// @throws BindException if nobody can listen on that port, most likely since somebody else does;
  ///   [OperationsPortTaken] if it is the one for those who look after the server
  public static WebServer start(ServerSettings serverSettings) throws IOException {
    return start(serverSettings, GameStreams.BEAT);
  }

  /// @param beat how often those who follow a game hear that there is nothing new
  public static WebServer start(ServerSettings serverSettings, Duration beat) throws IOException {
    return start(serverSettings, beat, SlowSenders.Times.USUAL);
  }

  public static WebServer start(
      ServerSettings serverSettings, Duration beat, SlowSenders.Times times) throws IOException {
    tryPorts(serverSettings);
    var serverMetrics = new ServerMetrics();
    var closing = new AtomicBoolean();
    var requestAddresses = serverSettings.requestAddresses();
    var security = new SecurityLog(requestAddresses);
    var serverPorts = new ServerPorts(serverSettings, times, serverMetrics, security);
    var house =
        serverSettings
            .hall()
            .map(hall ->
                ServerContext.of(
                    hall, requestAddresses, serverSettings.limits(), serverMetrics, security));
    var sockets = house.map(Sockets::new);
    var streams = house.map(open -> new GameStreams(open, beat));
    streams.ifPresent(all -> serverMetrics.gauge("zwick.streams", "Streams open", all::open));
    var activityCounts = new ActivityCounts(() -> sockets.map(Sockets::people).orElse(0));
    serverSettings
        .hall()
        .ifPresent(hall -> measure(serverMetrics, hall, activityCounts, sockets.orElseThrow()));
    var page = new StatusPage(serverSettings.hall(), activityCounts, serverSettings.limits());
    var care = new OperationsRoutes(serverMetrics, serverSettings, page, closing::get);
    var javalin =
        Javalin.create(config -> {
          configure(config);
          serverPorts.configure(config);
          config.requestLogger.http((request, millis) -> {
            serverMetrics.answered(request, millis);
            security.answered(request);
          });
          limit(config.routes, serverSettings.limits(), house);
          care.add(config.routes);
          house.ifPresent(open -> api(config, open));
          sockets.ifPresent(pages -> pages.add(config.routes));
          streams.ifPresent(all -> all.add(config.routes));
          var files = new SiteFiles(serverSettings.site());
          new LinkRoutes(house, files).add(config.routes);
          files(config, files);
        });
    try {
      javalin.start();
      var expulsion =
          house.map(open -> expulsion(open, sockets.orElseThrow(), streams.orElseThrow()));
      return new WebServer(
          javalin,
          serverSettings,
          serverPorts,
          sockets,
          streams,
          expulsion,
          serverMetrics,
          closing);
    } catch (JavalinException e) {
      serverPorts.close();
      sockets.ifPresent(Sockets::close);
      serverMetrics.close();
      javalin.stop();
      throw (BindException) new BindException(e.getMessage()).initCause(e);
    }
  }

  private static EndedTokenDisconnector expulsion(
      ServerContext serverContext, Sockets sockets, GameStreams gameStreams) {
    return new EndedTokenDisconnector(
        serverContext.hall().players(), sockets, gameStreams, EndedTokenDisconnector.ROUND);
  }

  /// Whether the ports are free is seen before anything else is done for them, and without a fuss.
  private static void tryPorts(ServerSettings serverSettings) throws IOException {
    tryPort(serverSettings.at());
    if (serverSettings.care().isPresent()) {
      try {
        tryPort(serverSettings.care().get());
      } catch (BindException e) {
        throw (BindException) new OperationsPortTaken().initCause(e);
      }
      if (serverSettings.care().get().equals(serverSettings.at())
          && serverSettings.at().port() != 0) {
        throw new OperationsPortTaken();
      }
    }
  }

  private static void tryPort(ServerSettings.Listening at) throws IOException {
    var host = InetAddress.getByName(at.host());
    if (!isHere(host)) {
      throw new UnknownHostException(at.host());
    }
    try (var free = new ServerSocket(at.port(), 1, host)) {
      LOG.debug("port {} is free", free.getLocalPort());
    }
  }

  private static void measure(
      ServerMetrics serverMetrics, Hall hall, ActivityCounts activityCounts, Sockets sockets) {
    serverMetrics.watch(hall);
    serverMetrics.gauge("zwick.sockets", "Sockets open", sockets::open);
    serverMetrics.gauge("zwick.people", "Different people with a socket open", sockets::people);
    for (var gameStatus : List.of(GameStatus.INVITED, GameStatus.PLAYING)) {
      serverMetrics.gauge(
          "zwick.games",
          "Games not over yet",
          () -> activityCounts.games(hall, gameStatus),
          "phase",
          gameStatus.id());
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
          HttpProblem.of(refusal.getStatus()).answer(request);
        });
    config.routes.exception(
        RequestTrouble.class, (requestTrouble, request) -> requestTrouble.answer(request));
    config.routes.exception(
        BadInput.class,
        (bad, request) ->
            HttpProblem.answer(request, JsonReplies.unreadable(bad, RequestLanguage.of(request))));
    config.routes.exception(
        StorageTrouble.class,
        (trouble, request) -> {
          LOG.warn("the database does not do its work: {}", trouble.getMessage());
          LOG.debug("namely", trouble);
          HttpProblem.UNAVAILABLE.answer(request);
        });
    config.routes.exception(IOException.class, WebServer::broken);
    config.routes.exception(
        Exception.class,
        (failure, request) -> {
          LOG.error(
              "could not answer {} {}", request.method(), ServerMetrics.route(request), failure);
          HttpProblem.FAILED.answer(request);
        });
  }

  /// What was being sent has not come: too slowly, or the sender has gone.
  private static void broken(IOException failure, Context request) {
    LOG.debug("could not read {} {}", request.method(), ServerMetrics.route(request), failure);
    boolean slow = false;
    for (Throwable why = failure; why != null && !slow; why = why.getCause()) {
      slow = why instanceof TimeoutException;
    }
    request.header("Connection", "close");
    (slow ? HttpProblem.TOO_SLOW : HttpProblem.BAD_REQUEST).answer(request);
  }

  private static void files(JavalinConfig config, SiteFiles files) {
    config.routes.get("/*", files::answer);
    config.routes.head("/*", files::answer);
    config.routes.error(HttpStatus.METHOD_NOT_ALLOWED, HttpProblem.NOT_ALLOWED::answer);
  }

  /// What needs no hall is not for nothing either. Those who only ask whether we live may do so
  /// often: there may be many of them behind one address.
  private static void limit(
      RoutesConfig routes, UsageLimits limits, Optional<ServerContext> house) {
    var questions =
        house.map(ServerContext::questions).orElseGet(() -> ServerContext.questions(limits, 1));
    var checks = ServerContext.questions(limits, CHECKS);
    Function<Context, String> address =
        request ->
            house.map(open -> open.requestIdentity().address(request)).orElseGet(request::ip);
    for (var path : List.of(OperationsRoutes.METRICS, OperationsRoutes.STATUS, "/position")) {
      routes.before(path, request -> questions.require(address.apply(request)));
    }
    for (var path : List.of(OperationsRoutes.HEALTH, OperationsRoutes.READY)) {
      routes.before(path, request -> checks.require(address.apply(request)));
    }
  }

  private static void api(JavalinConfig config, ServerContext serverContext) {
    var routes = config.routes;
    routes.before("/" + Site.LIST, request -> request.header("Zwick-Hall", "open"));
    for (var path : List.of("/api/*", "/feed/*", "/game/*", "/embed/*")) {
      routes.before(
          path,
          request ->
              serverContext.questions().require(serverContext.requestIdentity().address(request)));
    }
    routes.before(
        "/api/*",
        request -> {
          boolean looks = List.of(HandlerType.GET, HandlerType.HEAD).contains(request.method());
          if (!looks && !serverContext.requestIdentity().mayChange(request)) {
            throw new RequestTrouble(HttpProblem.FORBIDDEN);
          }
          Permissions.check(serverContext.requestIdentity(), request);
        });
    var guard = new PasswordGuard(serverContext.requestIdentity(), serverContext.hall());
    var reauthentication = new Reauthentication(serverContext, guard);
    var accounts = new AccountRoutes(serverContext, guard, reauthentication);
    new PlayerRoutes(serverContext, reauthentication).add(routes);
    accounts.add(routes);
    new TokenRoutes(serverContext, reauthentication).add(routes);
    new PasskeyRoutes(serverContext, accounts, reauthentication).add(routes);
    new GameRoutes(serverContext).add(routes);
    new KnowledgeRoutes(serverContext).add(routes);
    new FeedRoutes(serverContext, reauthentication).add(routes);
    new ReportRoutes(serverContext).add(routes);
    new AdminRoutes(serverContext).add(routes);
    ApiDescription.add(routes);
  }

  /// Every method and path there is an answer for.
  public Set<String> routes() {
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
    return url(serverSettings.at().host(), port);
  }

  /// Where those who look after the server come in, if they have a door of their own.
  public Optional<String> careUrl() {
    return serverSettings.care().flatMap(at -> carePort.map(own -> url(at.host(), own)));
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
      drain(serverSettings.drain());
    }
    for (var connector : javalin.jettyServer().server().getConnectors()) {
      if (connector instanceof AbstractConnector open) {
        open.setShutdownIdleTimeout(PATIENCE_WITH_THE_IDLE);
      }
    }
    expulsion.ifPresent(EndedTokenDisconnector::close);
    streams.ifPresent(GameStreams::close);
    sockets.ifPresent(Sockets::close);
    try {
      javalin.stop();
    } catch (JavalinException e) {
      if (!(e.getCause() instanceof TimeoutException)) {
        throw e;
      }
    } finally {
      serverPorts.close();
      serverMetrics.close();
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
