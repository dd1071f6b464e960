package zwick.server;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.regex.Pattern;
import zwick.hall.Identity;
import zwick.hall.Token.Scope;

/// What a program's token is good for: looking, or playing too. All that has to do with the account
/// needs the owner's browser, and so does whatever is not named here.
final class Permissions {
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

  /// Throws [Trouble] if who asks is known by a token that is not good for it.
  static void check(Doorman doorman, Context request) {
    doorman
        .identity(request)
        .ifPresent(who -> {
          SecurityLog.isBy(request, who.player().id());
          check(who, needed(request.method(), request.path()));
        });
  }

  static void check(Identity who, Scope needed) {
    if (!who.may(needed)) {
      throw new Trouble(Complaint.OUT_OF_SCOPE);
    }
  }
}
