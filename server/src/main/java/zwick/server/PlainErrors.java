package zwick.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import zwick.notation.Json;
import zwick.text.Language;

/// Answers what the web server itself refuses before we see it, such as a path that climbs.
final class PlainErrors implements Request.Handler {
  private final Entrance entrance;
  private final Meters meters;
  private final SecurityLog security;

  PlainErrors(Entrance entrance, Meters meters, SecurityLog security) {
    this.entrance = entrance;
    this.meters = meters;
    this.security = security;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    int status = response.getStatus();
    var path = request.getHttpURI().getCanonicalPath();
    SafeHeaders.add(response.getHeaders(), path, entrance.isSecure(request));
    meters.turnedAway(path, status);
    if (status == Complaint.BAD_REQUEST.status()) {
      security.turnedAway(request, status);
    }
    write(response, Complaint.of(status).json(status, language(request)), callback);
    return true;
  }

  static Language language(Request request) {
    return Tongue.of(request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE));
  }

  static void write(Response response, Json.Obj problem, Callback callback) {
    var headers = response.getHeaders();
    headers.put(HttpHeader.CONTENT_TYPE, Complaint.TYPE);
    headers.put(HttpHeader.CACHE_CONTROL, "no-store");
    response.write(true, ByteBuffer.wrap((problem.write() + "\n").getBytes(UTF_8)), callback);
  }
}
