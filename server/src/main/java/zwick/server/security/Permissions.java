package zwick.server.security;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.regex.Pattern;
import zwick.hall.people.Identity;
import zwick.hall.people.Token.Scope;
import zwick.server.protocol.HttpProblem;
import zwick.server.protocol.RequestTrouble;

/// What a program's token is good for: looking, or playing too. All that has to do with the account
/// needs the owner's browser, and so does whatever is not named here.
public final class Permissions {
  /// What one may look at.
  private static final Pattern READ =
      Pattern.compile(
          """
          /api/(me|me/games|me/history|me/events|lobby|known|probe|socket|openapi\\.json\
          |players/[^/]+|games/[^/]+|games/[^/]+/(events|record|messages))\
          """);

  /// A question that is too long for an address.
  private static final String QUESTION = "/api/chance";

  /// What one does to play.
  private static final Pattern PLAY =
      Pattern.compile(
          "(POST|PATCH) (/api/(session|games|me))|POST /api/games/[^/]+/(commands|messages)");

  private Permissions() {}

  /// @param path without what may follow a `?`
  static Scope needed(HandlerType method, String path) {
    boolean looks = List.of(HandlerType.GET, HandlerType.HEAD).contains(method);
    if (looks ? READ.matcher(path).matches() : path.equals(QUESTION)) {
      return Scope.READ;
    }
    return PLAY.matcher(method + " " + path).matches() ? Scope.PLAY : Scope.OWN;
  }

  /// Throws [RequestTrouble] if who asks is known by a token that is not good for it.
  public static void check(RequestIdentity requestIdentity, Context request) {
    requestIdentity
        .identity(request)
        .ifPresent(who -> {
          SecurityLog.isBy(request, who.playerProfile().id());
          check(who, needed(request.method(), request.path()));
        });
  }

  public static void check(Identity who, Scope needed) {
    if (!who.may(needed)) {
      throw new RequestTrouble(HttpProblem.OUT_OF_SCOPE);
    }
  }
}
