package zwick.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;
import zwick.view.Members;

/// For those who look after the server: whether it lives, whether it can work, how busy it is.
/// Nobody's secret is in it.
final class CareRoutes {
  static final String HEALTH = "/health";
  static final String READY = "/ready";
  static final String METRICS = "/metrics";
  static final String STATUS = "/status";

  /// The name of the connector for those who look after the server.
  static final String CONNECTOR = "care";

  private static final String PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8";

  /// What the status page is made of.
  private static final List<String> LOOKS = List.of("/style/", "/icons/");

  private final Meters meters;
  private final Serving serving;
  private final Entrance entrance;
  private final StatusPage page;
  private final BooleanSupplier closing;

  CareRoutes(Meters meters, Serving serving, StatusPage page, BooleanSupplier closing) {
    this.meters = meters;
    this.serving = serving;
    entrance = serving.entrance();
    this.page = page;
    this.closing = closing;
  }

  /// Whether it is found at the door for those who look after the server.
  static boolean isCare(@Nullable String path) {
    return path != null
        && (List.of(HEALTH, READY, METRICS, STATUS).contains(path)
            || LOOKS.stream().anyMatch(path::startsWith));
  }

  /// Whether it came in at that door.
  static boolean isForCare(Request request) {
    return CONNECTOR.equals(request.getConnectionMetaData().getConnector().getName());
  }

  void add(RoutesConfig routes) {
    routes.get(HEALTH, request -> answer(request, "alive"));
    routes.get(READY, this::ready);
    routes.get(METRICS, this::metrics);
    routes.get(STATUS, page::answer);
  }

  private static void answer(Context request, String state) {
    Replies.json(request, new Members().put("state", state).done());
  }

  /// Not any more once the server has begun to end, so that newcomers are sent elsewhere.
  private void ready(Context request) {
    if (closing.getAsBoolean()) {
      Complaint.ENDING.answer(request);
    } else if (serving.hall().filter(open -> !open.isReady()).isPresent()) {
      Complaint.UNAVAILABLE.answer(request);
    } else {
      answer(request, "ready");
    }
  }

  private void metrics(Context request) {
    var asked = ServletContextRequest.getServletContextRequest(request.req());
    if (serving.care().isPresent() && !isForCare(asked)) {
      Complaint.NOT_FOUND.answer(request);
    } else if (serving.care().isEmpty() && !isFromHere(asked)) {
      Complaint.ONLY_HERE.answer(request);
    } else {
      request.header("Cache-Control", "no-store").contentType(PROMETHEUS).result(meters.text());
    }
  }

  /// Whether a program on this machine asks for itself: not a server for somebody else, nor a
  /// browser for a page that was given our address for its own.
  private boolean isFromHere(Request request) {
    return TrustedProxies.peer(request).isLoopbackAddress()
        && !TrustedProxies.isForwarded(request)
        && entrance.isLocal(request);
  }
}
