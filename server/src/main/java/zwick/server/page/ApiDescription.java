package zwick.server.page;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import zwick.server.protocol.JsonReplies;
import zwick.server.security.SecurityHeaders;

/// What all routes take and give, for programs and those who write them (OpenAPI 3.1). A test holds
/// every answer against it.
public final class ApiDescription {
  private static final String FILE = "openapi.json";

  private ApiDescription() {}

  public static void add(RoutesConfig routes) {
    routes.get("/api/" + FILE, ApiDescription::answer);
  }

  private static void answer(Context request) {
    request.header("Access-Control-Allow-Origin", "*");
    SecurityHeaders.shared(request);
    request.contentType(JsonReplies.JSON).result(read());
  }

  static byte[] read() {
    try (var in = ApiDescription.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException(FILE);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
