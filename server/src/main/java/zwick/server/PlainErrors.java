package zwick.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/// Answers what the web server itself refuses before we see it, such as a path that climbs.
final class PlainErrors implements Request.Handler {
  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    int status = response.getStatus();
    var languages = request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE);
    var json = Complaint.of(status).json(status, languages);
    var headers = response.getHeaders();
    headers.put(new HttpField(HttpHeader.CONTENT_TYPE, Complaint.TYPE));
    SafeHeaders.ALL.forEach(headers::put);
    response.write(true, ByteBuffer.wrap(json.getBytes(UTF_8)), callback);
    return true;
  }
}
