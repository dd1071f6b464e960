package zwick.server;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The cookie a browser is known by. Over HTTPS its name begins with `__Host-`, and then browsers
/// take it from this very host alone and send it over HTTPS alone; over plain HTTP, where they
/// would not take such a name, it is `zwick`.
final class SessionCookie {
  private static final String HOST = "__Host-";
  static final String PLAIN = "zwick";
  static final String SECURE = HOST + PLAIN;

  private SessionCookie() {}

  /// @param cookies a cookie's value by its name
  static @Nullable String read(Function<String, @Nullable String> cookies) {
    var secure = cookies.apply(SECURE);
    return secure == null ? cookies.apply(PLAIN) : secure;
  }

  static @Nullable String read(Context request) {
    return read(name -> request.cookie(name));
  }

  /// Another one that is as well kept.
  static @Nullable String read(Context request, String name) {
    var secure = request.cookie(HOST + name);
    return secure == null ? request.cookie(name) : secure;
  }

  /// One that lives no time is removed.
  static void write(Context request, String name, String value, Duration lifetime, boolean secure) {
    set(request, secure ? HOST + name : name, value, lifetime, secure);
  }

  static void write(Context request, String token, Duration lifetime, boolean secure) {
    if (secure && request.cookie(PLAIN) != null) {
      set(request, PLAIN, "", Duration.ZERO, true);
    }
    set(request, secure ? SECURE : PLAIN, token, lifetime, secure);
  }

  /// Gives a browser that still has the old cookie the new one for it.
  static void moveOver(Context request, Duration lifetime) {
    var old = request.cookie(PLAIN);
    if (old != null && request.cookie(SECURE) == null) {
      write(request, old, lifetime, true);
    }
  }

  static void remove(Context request, boolean secure) {
    if (secure) {
      set(request, SECURE, "", Duration.ZERO, true);
    }
    set(request, PLAIN, "", Duration.ZERO, secure);
  }

  private static void set(
      Context request, String name, String value, Duration lifetime, boolean secure) {
    var cookie = new Cookie(name, value);
    cookie.setPath("/");
    cookie.setMaxAge((int) lifetime.toSeconds());
    cookie.setHttpOnly(true);
    cookie.setSecure(secure);
    cookie.setSameSite(SameSite.STRICT);
    request.cookie(cookie);
  }
}
