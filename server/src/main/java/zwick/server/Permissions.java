package zwick.server;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Set;
import zwick.hall.Identity;
import zwick.hall.Token.Scope;

/// What a program's token is good for: looking, or playing too. All that has to do with the account
/// needs the owner's browser, and so does whatever is not named here.
final class Permissions {
  /// What is looked at here is the owner's alone.
  private static final Set<String> PRIVATE =
      Set.of("/api/me/export", "/api/me/tokens", "/api/me/bots", "/api/passkeys");

  private static final Set<String> PLAYED = Set.of("/api/session", "/api/games", "/api/me");

  private Permissions() {}

  /// @param path without what may follow a `?`
  static Scope needed(HandlerType method, String path) {
    if (List.of(HandlerType.GET, HandlerType.HEAD).contains(method)) {
      return PRIVATE.contains(path) ? Scope.OWN : Scope.READ;
    }
    if (path.equals("/api/chance")) {
      return Scope.READ; // a question that is too long for an address
    }
    boolean plays =
        method == HandlerType.POST && path.matches("/api/games/[^/]+/(commands|messages)")
            || PLAYED.contains(path) && method != HandlerType.DELETE;
    return plays ? Scope.PLAY : Scope.OWN;
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
