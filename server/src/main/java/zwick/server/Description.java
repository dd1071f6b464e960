package zwick.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;

/// What all routes take and give, for programs and those who write them (OpenAPI 3.1). A test holds
/// every answer against it.
final class Description {
  private static final String FILE = "openapi.json";

  private Description() {}

  static void add(RoutesConfig routes) {
    routes.get("/api/" + FILE, Description::answer);
  }

  private static void answer(Context request) {
    request.header("Access-Control-Allow-Origin", "*");
    SafeHeaders.shared(request);
    request.contentType(Replies.JSON).result(read());
  }

  static byte[] read() {
    try (var in = Description.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException(FILE);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
