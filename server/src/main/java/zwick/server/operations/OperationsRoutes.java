package zwick.server.operations;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;
import zwick.server.protocol.HttpProblem;
import zwick.server.protocol.JsonReplies;
import zwick.server.settings.RequestAddresses;
import zwick.server.settings.ServerSettings;
import zwick.server.settings.TrustedProxies;
import zwick.view.json.JsonObjectBuilder;

/// For those who look after the server: whether it lives, whether it can work, how busy it is.
/// Nobody's secret is in it.
public final class OperationsRoutes {
  public static final String HEALTH = "/health";
  public static final String READY = "/ready";
  public static final String METRICS = "/metrics";
  public static final String STATUS = "/status";

  /// The name of the connector for those who look after the server.
  public static final String CONNECTOR = "care";

  private static final String PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8";

  /// What the status page is made of.
  private static final List<String> LOOKS = List.of("/style/", "/icons/");

  private final ServerMetrics serverMetrics;
  private final ServerSettings serverSettings;
  private final RequestAddresses requestAddresses;
  private final StatusPage page;
  private final BooleanSupplier closing;

  public OperationsRoutes(
      ServerMetrics serverMetrics,
      ServerSettings serverSettings,
      StatusPage page,
      BooleanSupplier closing) {
    this.serverMetrics = serverMetrics;
    this.serverSettings = serverSettings;
    requestAddresses = serverSettings.requestAddresses();
    this.page = page;
    this.closing = closing;
  }

  /// Whether it is found at the door for those who look after the server.
  public static boolean isCare(@Nullable String path) {
    return path != null
        && (List.of(HEALTH, READY, METRICS, STATUS).contains(path)
            || LOOKS.stream().anyMatch(path::startsWith));
  }

  /// Whether it came in at that door.
  public static boolean isForCare(Request request) {
    return CONNECTOR.equals(request.getConnectionMetaData().getConnector().getName());
  }

  public void add(RoutesConfig routes) {
    routes.get(HEALTH, request -> answer(request, "alive"));
    routes.get(READY, this::ready);
    routes.get(METRICS, this::metrics);
    routes.get(STATUS, page::answer);
  }

  private static void answer(Context request, String state) {
    JsonReplies.json(request, new JsonObjectBuilder().put("state", state).done());
  }

  /// Not any more once the server has begun to end, so that newcomers are sent elsewhere.
  private void ready(Context request) {
    if (closing.getAsBoolean()) {
      HttpProblem.ENDING.answer(request);
    } else if (serverSettings.hall().filter(open -> !open.isReady()).isPresent()) {
      HttpProblem.UNAVAILABLE.answer(request);
    } else {
      answer(request, "ready");
    }
  }

  private void metrics(Context request) {
    var asked = ServletContextRequest.getServletContextRequest(request.req());
    if (serverSettings.care().isPresent() && !isForCare(asked)) {
      HttpProblem.NOT_FOUND.answer(request);
    } else if (serverSettings.care().isEmpty() && !isFromHere(asked)) {
      HttpProblem.ONLY_HERE.answer(request);
    } else {
      request
          .header("Cache-Control", "no-store")
          .contentType(PROMETHEUS)
          .result(serverMetrics.text());
    }
  }

  /// Whether a program on this machine asks for itself: not a server for somebody else, nor a
  /// browser for a page that was given our address for its own.
  private boolean isFromHere(Request request) {
    return TrustedProxies.peer(request).isLoopbackAddress()
        && !TrustedProxies.isForwarded(request)
        && requestAddresses.isLocal(request);
  }
}
