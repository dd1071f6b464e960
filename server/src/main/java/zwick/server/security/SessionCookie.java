package zwick.server.security;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The cookie a browser is known by. Over HTTPS its name begins with `__Host-`, and then browsers
/// take it from this very host alone and send it over HTTPS alone; over plain HTTP, where they
/// would not take such a name, it is `zwick`.
public final class SessionCookie {
  private static final String HOST = "__Host-";
  static final String PLAIN = "zwick";
  static final String SECURE = HOST + PLAIN;

  private SessionCookie() {}

  /// Over HTTPS the plain name counts for nothing: another host of the same site, or somebody on
  /// the way, may have set it.
  ///
  /// @param cookies a cookie's value by its name
  public static @Nullable String read(Function<String, @Nullable String> cookies, boolean secure) {
    return cookies.apply(secure ? SECURE : PLAIN);
  }

  static @Nullable String read(Context request, boolean secure) {
    return read(name -> request.cookie(name), secure);
  }

  /// Whether somebody shows one at all, be it good or not.
  static boolean isShown(Context request) {
    return request.cookie(SECURE) != null || request.cookie(PLAIN) != null;
  }

  /// Another one that is as well kept.
  static @Nullable String read(Context request, String name, boolean secure) {
    return request.cookie(secure ? HOST + name : name);
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
