package zwick.server;

import io.javalin.http.Context;
import java.util.Map;

/// What every answer tells the browser not to do.
final class SafeHeaders {
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

  static final Map<String, String> ALL =
      Map.of(
          "Content-Security-Policy", POLICY,
          "X-Content-Type-Options", "nosniff",
          "Referrer-Policy", "no-referrer",
          "Cross-Origin-Opener-Policy", "same-origin");

  private SafeHeaders() {}

  static void add(Context request) {
    ALL.forEach(request::header);
  }
}
