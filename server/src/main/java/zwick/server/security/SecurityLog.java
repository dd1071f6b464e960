package zwick.server.security;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.server.Request;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwick.hall.policy.Ids;
import zwick.server.operations.ServerMetrics;
import zwick.server.protocol.HttpProblem;
import zwick.server.settings.RequestAddresses;

/// Who came in, who was not let in, and who changed what about an account: for whoever has to find
/// out later. What succeeded is noted as information, what did not as a warning.
///
/// Every wrong password is noted, since their number is limited anyway. For the rest nobody fills a
/// disk: that an address asks too much is noted once a minute, and what else it is refused twenty
/// times at once and then every ten seconds.
public final class SecurityLog {
  private static final Logger LOG = LoggerFactory.getLogger("zwick.security");
  private static final String PLAYER = "zwick.player";
  private static final String TRIED = "zwick.tried";
  private static final Duration SILENCE = Duration.ofMinutes(1);
  private static final long MOST = 10_000;
  private static final String NOBODY = "nobody";
  private static final String LOGOUT = "POST /api/logout";

  /// Routes that are about who somebody is, whatever comes of them.
  private static final Set<String> OF_ACCOUNTS =
      Set.of(
          "POST /api/account",
          "POST /api/login",
          LOGOUT,
          "POST /api/me/password",
          "PATCH /api/me",
          "DELETE /api/me",
          "GET /api/me/export",
          "POST /api/me/tokens",
          "DELETE /api/me/tokens",
          "DELETE /api/me/tokens/{id}",
          "POST /api/me/bots",
          "POST /api/me/feed");

  private final RequestAddresses requestAddresses;
  private final RateLimiter refusals = new RateLimiter(0.1, 20);
  private final Cache<String, Boolean> floods =
      Caffeine.newBuilder().maximumSize(MOST).expireAfterWrite(SILENCE).build();

  public SecurityLog(RequestAddresses requestAddresses) {
    this.requestAddresses = requestAddresses;
  }

  /// Lets the line about this request name its player.
  static void isBy(Context request, long player) {
    request.attribute(PLAYER, player);
  }

  /// A wrong password was tried on this account, or on none that there is. What was typed is not
  /// noted: it may be the password, in the wrong field.
  public static void hasTried(Context request, Optional<Long> account) {
    request.attribute(TRIED, account.map(Ids::text).orElse(NOBODY));
  }

  public void answered(Context request) {
    int status = request.statusCode();
    var route = request.method() + " " + ServerMetrics.route(request);
    var address = address(request);
    var player = player(request);
    if (request.attribute(TRIED) instanceof String account) {
      LOG.warn("{} {} by {} on {} from {}", route, status, player, account, address);
    } else if (status >= 400 && status < 500) {
      if (isOfAccounts(route) || isSuspicious(request, route)) {
        refused(route, status, player, address);
      }
    } else if (isOfAccounts(route) && !(route.equals(LOGOUT) && player.equals(NOBODY))) {
      LOG.info("{} {} by {} from {}", route, status, player, address);
    }
  }

  /// Somebody who did not get as far as any route.
  public void turnedAway(Request request, int status) {
    refused("request", status, NOBODY, address(request));
  }

  /// Somebody for whom no socket is opened.
  public void unopened(Context request, String path, int status) {
    refused(request.method() + " " + path, status, player(request), address(request));
  }

  /// Something that was said on a socket.
  public void unheard(int status, Optional<Long> player, String address) {
    if (isForbidden(status)) {
      refused("message", status, player.map(Ids::text).orElse(NOBODY), address);
    }
  }

  private void refused(String what, int status, String player, String address) {
    boolean noted =
        status == HttpProblem.TOO_MANY.status()
            ? floods.asMap().putIfAbsent(address + what, true) == null
            : refusals.has(address);
    if (noted) {
      LOG.warn("{} {} by {} from {}", what, status, player, address);
    }
  }

  private static boolean isOfAccounts(String route) {
    return OF_ACCOUNTS.contains(route)
        || route.contains(" /api/passkeys")
        || route.contains(" /api/admin");
  }

  /// A visitor who is not known yet is not suspicious; one who shows something that is not good is.
  private static boolean isSuspicious(Context request, String route) {
    int status = request.statusCode();
    boolean showsSomething =
        request.header("Authorization") != null || SessionCookie.isShown(request);
    return isForbidden(status) && (status != HttpProblem.NO_SESSION.status() || showsSomething)
        || status == HttpProblem.NOT_FOUND.status() && route.contains(" /feed/");
  }

  private static boolean isForbidden(int status) {
    return status == 401 || status == 403 || status == 421 || status == 429;
  }

  private static String player(Context request) {
    return request.attribute(PLAYER) instanceof Long id ? Ids.text(id) : NOBODY;
  }

  private String address(Context request) {
    return address(ServletContextRequest.getServletContextRequest(request.req()));
  }

  private String address(Request request) {
    return requestAddresses.client(request).key();
  }
}
