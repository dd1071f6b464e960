package zwick.server;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.net.URI;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zwick.hall.Player;
import zwick.hall.Players;
import zwick.hall.Token;

/// Knows who comes in: a browser by its cookie, a program by its token. And lets nobody act in
/// another's name: what changes something must come from our own page, or from no page at all.
final class Doorman {
  private static final String COOKIE = "zwick";
  private static final String BEARER = "Bearer ";
  private static final int LONGEST = 100;
  private static final int MANY_DAYS = 400 * 24 * 60 * 60;

  private final Players players;
  private final boolean behindProxy;

  /// @param behindProxy whether to believe what a server in front of us says about the asker
  Doorman(Players players, boolean behindProxy) {
    this.players = players;
    this.behindProxy = behindProxy;
  }

  Optional<Player> known(Context request) {
    return known(request.header("Authorization"), request.cookie(COOKIE));
  }

  Optional<Player> known(@Nullable String authorization, @Nullable String cookie) {
    if (authorization != null && authorization.startsWith(BEARER)) {
      return by(authorization.substring(BEARER.length()).strip(), Token.Kind.BEARER);
    }
    return cookie == null ? Optional.empty() : by(cookie, Token.Kind.COOKIE);
  }

  private Optional<Player> by(String text, Token.Kind kind) {
    return text.length() > LONGEST ? Optional.empty() : players.by(new Token(text), kind);
  }

  Player required(Context request) {
    return known(request).orElseThrow(() -> new Trouble(Complaint.NO_SESSION));
  }

  /// Somebody who comes for the first time gets a chair too.
  Player welcome(Context request) {
    return known(request)
        .orElseGet(() -> {
          var guest = players.guest();
          remember(request, guest.id());
          return guest;
        });
  }

  /// From now on this browser is that player's.
  void remember(Context request, long player) {
    var token = players.token(player, Token.Kind.COOKIE, "");
    var cookie = new Cookie(COOKIE, token.text());
    cookie.setPath("/");
    cookie.setMaxAge(MANY_DAYS);
    cookie.setHttpOnly(true);
    cookie.setSecure(isSecure(request));
    cookie.setSameSite(SameSite.STRICT);
    request.cookie(cookie);
  }

  Optional<Token> token(Context request) {
    return Optional.ofNullable(request.cookie(COOKIE)).map(Token::new);
  }

  void forget(Context request) {
    request.removeCookie(COOKIE, "/");
  }

  private boolean isSecure(Context request) {
    return request.scheme().equals("https")
        || behindProxy && "https".equals(request.header("X-Forwarded-Proto"));
  }

  /// Who asks too much is known by his address.
  String address(Context request) {
    return address(request.ip(), request.header("X-Forwarded-For"));
  }

  String address(String direct, @Nullable String forwarded) {
    if (!behindProxy || forwarded == null) {
      return direct;
    }
    var last = forwarded.substring(forwarded.lastIndexOf(',') + 1).strip(); // what our proxy added
    return last.isEmpty() || last.length() > LONGEST ? direct : last;
  }

  /// Whether it may change something: a page of another site may not, whatever cookies it brings.
  boolean mayChange(Context request) {
    return isOurs(request.header("Origin"), host(request))
        && !"cross-site".equals(request.header("Sec-Fetch-Site"));
  }

  boolean isOurs(@Nullable String origin, @Nullable String host) {
    if (origin == null) {
      return true; // no browser, so nobody's cookies
    }
    try {
      var from = URI.create(origin).getAuthority();
      return from != null && from.equalsIgnoreCase(host);
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  /// The address of the page as the asker knows it, with a slash at its end.
  String base(Context request) {
    var host = host(request);
    var name = host != null && host.matches("[\\w.:\\[\\]-]{1,255}") ? host : "localhost";
    var prefix =
        Optional.ofNullable(behindProxy ? request.header("X-Forwarded-Prefix") : null)
            .filter(given -> given.matches("(/[\\w.-]+)+/?"))
            .orElse("/");
    var path = prefix.endsWith("/") ? prefix : prefix + "/";
    return (isSecure(request) ? "https://" : "http://") + name + path;
  }

  /// Whose feed it is.
  Optional<Player> reader(String token) {
    return by(token, Token.Kind.FEED);
  }

  private @Nullable String host(Context request) {
    var forwarded = behindProxy ? request.header("X-Forwarded-Host") : null;
    return forwarded == null ? request.header("Host") : forwarded;
  }
}
