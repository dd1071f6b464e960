package zwick.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import zwick.hall.Hall;
import zwick.view.Members;

/// For those who look after the server: whether it lives, whether it can work, how busy it is.
/// Nobody's secret is in it.
final class CareRoutes {
  static final String HEALTH = "/health";
  static final String READY = "/ready";
  static final String METRICS = "/metrics";
  static final String STATUS = "/status";

  private static final String PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8";

  private final Meters meters;
  private final Optional<Hall> hall;
  private final StatusPage page;
  private final BooleanSupplier closing;

  CareRoutes(Meters meters, Optional<Hall> hall, StatusPage page, BooleanSupplier closing) {
    this.meters = meters;
    this.hall = hall;
    this.page = page;
    this.closing = closing;
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
    if (closing.getAsBoolean() || hall.filter(open -> !open.isReady()).isPresent()) {
      Complaint.UNAVAILABLE.answer(request);
    } else {
      answer(request, "ready");
    }
  }

  private void metrics(Context request) {
    request.header("Cache-Control", "no-store").contentType(PROMETHEUS).result(meters.text());
  }
}
