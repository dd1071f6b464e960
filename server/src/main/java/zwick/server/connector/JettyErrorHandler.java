package zwick.server.connector;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import zwick.notation.json.Json;
import zwick.server.operations.ServerMetrics;
import zwick.server.protocol.HttpProblem;
import zwick.server.protocol.RequestLanguage;
import zwick.server.security.SecurityHeaders;
import zwick.server.security.SecurityLog;
import zwick.server.settings.RequestAddresses;
import zwick.text.Language;

/// Answers what the web server itself refuses before we see it, such as a path that climbs.
final class JettyErrorHandler implements Request.Handler {
  private final RequestAddresses requestAddresses;
  private final ServerMetrics serverMetrics;
  private final SecurityLog security;

  JettyErrorHandler(
      RequestAddresses requestAddresses, ServerMetrics serverMetrics, SecurityLog security) {
    this.requestAddresses = requestAddresses;
    this.serverMetrics = serverMetrics;
    this.security = security;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    int status = response.getStatus();
    var path = request.getHttpURI().getCanonicalPath();
    SecurityHeaders.add(response.getHeaders(), path, requestAddresses.isSecure(request));
    serverMetrics.turnedAway(path, status);
    if (status == HttpProblem.BAD_REQUEST.status()) {
      security.turnedAway(request, status);
    }
    write(response, HttpProblem.of(status).json(status, language(request)), callback);
    return true;
  }

  static Language language(Request request) {
    return RequestLanguage.of(request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE));
  }

  static void write(Response response, Json.Obj problem, Callback callback) {
    var headers = response.getHeaders();
    headers.put(HttpHeader.CONTENT_TYPE, HttpProblem.TYPE);
    headers.put(HttpHeader.CACHE_CONTROL, "no-store");
    response.write(true, ByteBuffer.wrap((problem.write() + "\n").getBytes(UTF_8)), callback);
  }
}
