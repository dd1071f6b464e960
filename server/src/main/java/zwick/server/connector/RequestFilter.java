package zwick.server.connector;

import java.util.List;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import zwick.server.operations.OperationsRoutes;
import zwick.server.operations.ServerMetrics;
import zwick.server.protocol.HttpProblem;
import zwick.server.security.SecurityHeaders;
import zwick.server.security.SecurityLog;
import zwick.server.settings.PublicUrl;
import zwick.server.settings.RequestAddresses;

/// What every request goes through before anything else: pages, files, sockets and nonsense alike.
final class RequestFilter extends Handler.Wrapper {
  /// Asked by programs that know us by our address alone.
  private static final List<String> PROBES =
      List.of(OperationsRoutes.HEALTH, OperationsRoutes.READY, OperationsRoutes.METRICS);

  private final RequestAddresses requestAddresses;
  private final SlowSenders senders;
  private final ServerMetrics serverMetrics;
  private final SecurityLog security;

  RequestFilter(
      RequestAddresses requestAddresses,
      SlowSenders senders,
      ServerMetrics serverMetrics,
      SecurityLog security) {
    this.requestAddresses = requestAddresses;
    this.senders = senders;
    this.serverMetrics = serverMetrics;
    this.security = security;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    var path = request.getHttpURI().getCanonicalPath();
    SecurityHeaders.add(response.getHeaders(), path, requestAddresses.isSecure(request));
    if (OperationsRoutes.isForCare(request)) {
      return OperationsRoutes.isCare(path)
          ? super.handle(senders.watched(request), response, callback)
          : refuse(HttpProblem.NOT_FOUND, request, response, callback);
    }
    var objection = requestAddresses.objection(request).filter(_ -> !isProbe(path));
    if (objection.isEmpty()) {
      return super.handle(senders.watched(request), response, callback);
    }
    security.turnedAway(request, objection.get().status());
    return refuse(objection.get(), request, response, callback);
  }

  private static boolean isProbe(@Nullable String path) {
    return path != null && PROBES.contains(path);
  }

  private boolean refuse(
      HttpProblem httpProblem, Request request, Response response, Callback callback) {
    var language = JettyErrorHandler.language(request);
    var url = requestAddresses.publicUrl().map(PublicUrl::toString).orElse("");
    var problem =
        httpProblem == HttpProblem.MISDIRECTED
            ? httpProblem.about(language, url)
            : httpProblem.json(httpProblem.status(), language);
    serverMetrics.turnedAway(request.getHttpURI().getCanonicalPath(), httpProblem.status());
    response.setStatus(httpProblem.status());
    JettyErrorHandler.write(response, problem, callback);
    return true;
  }
}
