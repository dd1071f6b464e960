package zwick.server;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwick.hall.Ids;

/// Who came in, who was not let in, and who changed what about an account: for whoever has to find
/// out later. What succeeded is noted as information, what did not as a warning.
///
/// Nobody fills a disk with it: what one address is refused again and again is noted once a minute.
final class SecurityLog {
  private static final Logger LOG = LoggerFactory.getLogger("zwick.security");
  private static final String PLAYER = "zwick.player";
  private static final Duration SILENCE = Duration.ofMinutes(1);
  private static final long MOST = 10_000;

  /// Routes that are about who somebody is, whatever comes of them.
  private static final Set<String> OF_ACCOUNTS =
      Set.of(
          "POST /api/account",
          "POST /api/login",
          "POST /api/logout",
          "POST /api/me/password",
          "PATCH /api/me",
          "DELETE /api/me",
          "GET /api/me/export",
          "POST /api/me/tokens",
          "DELETE /api/me/tokens",
          "DELETE /api/me/tokens/{id}",
          "POST /api/me/bots",
          "POST /api/me/feed");

  private final Doorman doorman;
  private final Cache<String, Boolean> noted =
      Caffeine.newBuilder().maximumSize(MOST).expireAfterWrite(SILENCE).build();

  SecurityLog(Doorman doorman) {
    this.doorman = doorman;
  }

  /// Lets the line about this request name its player.
  static void isBy(Context request, long player) {
    request.attribute(PLAYER, player);
  }

  void answered(Context request) {
    int status = request.statusCode();
    var route = request.method() + " " + Meters.route(request);
    boolean matters =
        OF_ACCOUNTS.contains(route)
            || route.contains(" /api/passkeys")
            || route.contains(" /api/admin");
    boolean refused = status >= 400 && status < 500;
    if (refused && (matters || isForbidden(status))) {
      if (noted.asMap().putIfAbsent(doorman.address(request) + route + status, true) == null) {
        LOG.warn("{} {} by {} from {}", route, status, player(request), doorman.address(request));
      }
    } else if (matters) {
      LOG.info("{} {} by {} from {}", route, status, player(request), doorman.address(request));
    }
  }

  private static boolean isForbidden(int status) {
    return status == 401 || status == 403 || status == 421 || status == 429;
  }

  private static String player(Context request) {
    return request.attribute(PLAYER) instanceof Long id ? Ids.text(id) : "nobody";
  }
}
