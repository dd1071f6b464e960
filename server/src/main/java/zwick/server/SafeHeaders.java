package zwick.server;

import io.javalin.http.Context;
import java.util.Map;

/// What every answer tells the browser not to do.
final class SafeHeaders {
  private static final String CONTENT_POLICY = "Content-Security-Policy";

  /// Everything from here and nothing from elsewhere; no script inside a page's text. WebAssembly
  /// counts as a script that is made up while it runs.
  private static final String POLICY =
      String.join(
          "; ",
          "default-src 'self'",
          "script-src 'self' 'wasm-unsafe-eval'",
          "style-src 'self'",
          "img-src 'self' data: blob:",
          "connect-src 'self'",
          "worker-src 'self'",
          "base-uri 'none'",
          "frame-ancestors 'self'",
          "form-action 'none'");

  /// The worker's own: the program's loader makes up small functions while it runs, which no page
  /// may do. A worker has no page to harm.
  private static final String WORKER_POLICY =
      "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'self'";

  private static final String WORKER = "app/worker.js";

  static final Map<String, String> ALL =
      Map.of(
          CONTENT_POLICY,
          POLICY,
          "X-Content-Type-Options",
          "nosniff",
          "Referrer-Policy",
          "no-referrer",
          "Cross-Origin-Opener-Policy",
          "same-origin");

  private SafeHeaders() {}

  /// Lets pages of other sites show this one inside of them: there is nothing to press in it.
  static void framed(Context request) {
    request.header(CONTENT_POLICY, POLICY.replace("frame-ancestors 'self'", "frame-ancestors *"));
  }

  static void add(Context request) {
    ALL.forEach(request::header);
    if (request.path().equals("/" + WORKER)) {
      request.header(CONTENT_POLICY, WORKER_POLICY);
    }
  }
}
