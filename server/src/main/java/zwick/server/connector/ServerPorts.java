package zwick.server.connector;

import io.javalin.config.JavalinConfig;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import zwick.server.operations.OperationsRoutes;
import zwick.server.operations.ServerMetrics;
import zwick.server.security.SecurityLog;
import zwick.server.settings.RequestAddresses;
import zwick.server.settings.ServerSettings;

/// Where requests come in, and what a connection may cost us before anybody has looked at it: one
/// door for everybody, and perhaps one for those who look after the server.
public final class ServerPorts implements AutoCloseable {
  private static final int LONGEST_HEADER = 8 << 10;
  private static final int SESSION = 60;
  private static final long PATIENCE = 5_000;

  /// How long a connection may be silent. A server in front of us keeps its connections for a
  /// minute, as a rule; it must be the one that closes them, or it sends something into a line that
  /// we have just closed.
  private static final Duration SILENCE = Duration.ofSeconds(20);

  private static final Duration SILENCE_OF_PROXIES = Duration.ofSeconds(75);

  private final ServerSettings serverSettings;
  private final RequestAddresses requestAddresses;
  private final ConnectionsPerAddress connections;
  private final SlowSenders senders;
  private final ServerMetrics serverMetrics;
  private final SecurityLog security;

  public ServerPorts(
      ServerSettings serverSettings,
      SlowSenders.Times times,
      ServerMetrics serverMetrics,
      SecurityLog security) {
    this.serverSettings = serverSettings;
    this.serverMetrics = serverMetrics;
    this.security = security;
    requestAddresses = serverSettings.requestAddresses();
    // one of them has all the connections where others stand in front of us
    int most = serverSettings.proxies() == 0 ? serverSettings.limits().connectionsPerAddress() : 0;
    connections = new ConnectionsPerAddress(most);
    senders = new SlowSenders(times);
    measure();
  }

  private void measure() {
    serverMetrics.gauge("zwick.connections", "Connections open", connections::open);
    serverMetrics.counter(
        "zwick.connections.refused",
        "Connections closed since their address had too many",
        connections::refused);
    serverMetrics.counter(
        "zwick.senders.cut", "Connections closed for sending slowly", senders::cut);
  }

  public void configure(JavalinConfig config) {
    config.jetty.modifyServer(this::configure);
    config.jetty.modifyHttpConfiguration(http -> {
      http.setSendServerVersion(false);
      http.setRequestHeaderSize(LONGEST_HEADER);
      http.setHeaderCacheSize(0); // it would be 94 kB for every page that is open
    });
    config.jetty.modifyServletContextHandler(ServerPorts::withoutSessions);
    config.jetty.addConnector(this::everybody);
    serverSettings
        .care()
        .ifPresent(at -> config.jetty.addConnector((server, http) -> care(server, http, at)));
  }

  private void configure(Server server) {
    server.setErrorHandler(new JettyErrorHandler(requestAddresses, serverMetrics, security));
    server.setStopTimeout(PATIENCE);
    server.insertHandler(new RequestFilter(requestAddresses, senders, serverMetrics, security));
  }

  private ServerConnector everybody(Server server, HttpConfiguration http) {
    var connector = connector(server, http, serverSettings.at());
    var silence = serverSettings.proxies() == 0 ? SILENCE : SILENCE_OF_PROXIES;
    connector.setIdleTimeout(silence.toMillis());
    connector.addEventListener(connections);
    int most = serverSettings.limits().connections();
    if (most > 0) {
      server.addBean(new NetworkConnectionLimit(most, connector));
    }
    return connector;
  }

  private ServerConnector care(Server server, HttpConfiguration http, ServerSettings.Listening at) {
    var connector = connector(server, http, at);
    connector.setName(OperationsRoutes.CONNECTOR);
    return connector;
  }

  private ServerConnector connector(
      Server server, HttpConfiguration http, ServerSettings.Listening at) {
    var connector = new ServerConnector(server, new HttpConnectionFactory(http));
    connector.setHost(at.host());
    connector.setPort(at.port());
    connector.addEventListener(senders);
    return connector;
  }

  /// Which one those who look after the server have got.
  public static Optional<Integer> carePort(Server server) {
    for (var connector : server.getConnectors()) {
      if (connector instanceof ServerConnector open
          && OperationsRoutes.CONNECTOR.equals(open.getName())) {
        return Optional.of(open.getLocalPort());
      }
    }
    return Optional.empty();
  }

  /// The framework makes a session for every socket and would keep it for ever. Who somebody is we
  /// know by his token alone.
  private static void withoutSessions(ServletContextHandler handler) {
    var sessions = handler.getSessionHandler();
    sessions.setUsingCookies(false);
    sessions.setMaxInactiveInterval(SESSION);
  }

  @Override
  public void close() {
    senders.close();
  }
}
