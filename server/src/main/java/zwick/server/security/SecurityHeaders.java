package zwick.server.security;

import io.javalin.http.Context;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HttpFields;
import org.jspecify.annotations.Nullable;

/// What every answer tells the browser not to do.
public final class SecurityHeaders {
  private static final String CONTENT_POLICY = "Content-Security-Policy";

  /// Everything from here and nothing from elsewhere; no script inside a page's text. WebAssembly
  /// counts as a script that is made up while it runs.
  private static final String POLICY =
      String.join(
          "; ",
          "default-src 'self'",
          "object-src 'none'",
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
      String.join(
          "; ",
          "default-src 'none'",
          "object-src 'none'",
          "script-src 'self' 'unsafe-eval'",
          "connect-src 'self'",
          "base-uri 'none'",
          "frame-ancestors 'self'",
          "form-action 'none'");

  private static final String WORKER = "app/worker.js";

  /// All that a page could ask a device for and that ours does not; sounds are made, links and
  /// pictures copied and shared, and passkeys used.
  private static final String DEVICES =
      Stream.concat(
              Stream.of(
                      "accelerometer",
                      "attribution-reporting",
                      "bluetooth",
                      "browsing-topics",
                      "camera",
                      "clipboard-read",
                      "display-capture",
                      "encrypted-media",
                      "fullscreen",
                      "gamepad",
                      "geolocation",
                      "gyroscope",
                      "hid",
                      "identity-credentials-get",
                      "idle-detection",
                      "local-fonts",
                      "magnetometer",
                      "microphone",
                      "midi",
                      "otp-credentials",
                      "payment",
                      "picture-in-picture",
                      "screen-wake-lock",
                      "serial",
                      "speaker-selection",
                      "storage-access",
                      "usb",
                      "window-management",
                      "xr-spatial-tracking")
                  .map(device -> device + "=()"),
              Stream.of(
                      "autoplay",
                      "clipboard-write",
                      "publickey-credentials-create",
                      "publickey-credentials-get",
                      "web-share")
                  .map(device -> device + "=(self)"))
          .collect(Collectors.joining(", "));

  /// For a year nobody's browser asks this host for anything over plain HTTP.
  private static final String ENCRYPTED = "max-age=31536000; includeSubDomains";

  private static final String CACHE = "Cache-Control";
  private static final String RESOURCE_POLICY = "Cross-Origin-Resource-Policy";

  private static final Map<String, String> ALL =
      Map.of(
          CONTENT_POLICY,
          POLICY,
          "X-Content-Type-Options",
          "nosniff",
          "Referrer-Policy",
          "no-referrer",
          "Permissions-Policy",
          DEVICES,
          "Cross-Origin-Opener-Policy",
          "same-origin",
          RESOURCE_POLICY,
          "same-origin");

  private SecurityHeaders() {}

  /// Lets pages of other sites show this one inside of them: there is nothing to press in it.
  public static void framed(Context request) {
    request.header(CONTENT_POLICY, POLICY.replace("frame-ancestors 'self'", "frame-ancestors *"));
    shared(request);
  }

  /// Lets pages of other sites fetch it.
  public static void shared(Context request) {
    request.header(RESOURCE_POLICY, "cross-origin");
  }

  /// @param path of what was asked for, if that could be read
  /// @param secure whether it was asked for over HTTPS
  public static void add(HttpFields.Mutable headers, @Nullable String path, boolean secure) {
    ALL.forEach(headers::put);
    if (secure) {
      headers.put("Strict-Transport-Security", ENCRYPTED);
    }
    if (path != null && path.startsWith("/api/")) {
      headers.put(CACHE, "no-store");
    }
    if (("/" + WORKER).equals(path)) {
      headers.put(CONTENT_POLICY, WORKER_POLICY);
    }
  }
}
