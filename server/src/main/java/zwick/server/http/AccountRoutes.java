package zwick.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import zwick.hall.Hall;
import zwick.hall.people.PlayerProfile;
import zwick.hall.people.Players;
import zwick.server.authentication.PasswordGuard;
import zwick.server.authentication.Reauthentication;
import zwick.server.context.ServerContext;
import zwick.server.protocol.HttpProblem;
import zwick.server.protocol.JsonReplies;
import zwick.server.protocol.RequestFields;
import zwick.server.protocol.RequestTrouble;
import zwick.server.protocol.SanctionText;

/// Accounts: getting one, coming back to it, and all that is his to do who has the password.
public final class AccountRoutes {
  private final ServerContext serverContext;
  private final Hall hall;
  private final Players players;
  private final PasswordGuard guard;
  private final Reauthentication reauthentication;

  public AccountRoutes(
      ServerContext serverContext, PasswordGuard guard, Reauthentication reauthentication) {
    this.serverContext = serverContext;
    this.guard = guard;
    this.reauthentication = reauthentication;
    hall = serverContext.hall();
    players = hall.players();
  }

  public void add(RoutesConfig routes) {
    routes.post("/api/account", this::register);
    routes.post("/api/login", this::login);
    routes.post("/api/logout", this::logout);
    routes.post("/api/me/password", this::password);
    routes.get("/api/me/export", this::export);
    routes.delete("/api/me", this::delete);
  }

  /// The guest is known by another secret from now on: whoever knew his has nothing of the account.
  private void register(Context request) {
    serverContext.requestIdentity().admit(request);
    var requestFields = RequestFields.of(request);
    var name = requestFields.text("name");
    var password = requestFields.text("password");
    var guest = serverContext.requestIdentity().welcome(request);
    var playerProfile = guard.register(request, () -> players.register(guest.id(), name, password));
    serverContext.playerCache().changed(playerProfile.id());
    enter(request, playerProfile, false);
  }

  private void login(Context request) {
    var requestFields = RequestFields.of(request);
    var name = requestFields.text("name");
    var password = requestFields.text("password");
    var playerProfile = guard.check(request, name, () -> players.login(name, password));
    welcome(request, playerProfile, false);
  }

  /// He has shown that this is his account. What the guest played is his account's now, and
  /// whatever this browser was known by before is worth nothing.
  ///
  /// @param passkey whether he has shown one
  void welcome(Context request, PlayerProfile playerProfile, boolean passkey) {
    hall.moderation()
        .sanctions()
        .ban(playerProfile.id())
        .ifPresent(ban -> {
          throw SanctionText.trouble(ban);
        });
    serverContext
        .requestIdentity()
        .known(request)
        .filter(guest -> !guest.account() && !guest.bot())
        .ifPresent(guest -> hall.move(guest.id(), playerProfile.id()));
    serverContext.requestIdentity().token(request).ifPresent(players::forget);
    enter(request, playerProfile, passkey);
  }

  private void enter(Context request, PlayerProfile playerProfile, boolean passkey) {
    var requestIdentity = serverContext.requestIdentity();
    requestIdentity.remember(request, playerProfile.id(), passkey);
    requestIdentity.keepDevice(
        request, players.devices().remember(playerProfile.id(), requestIdentity.device(request)));
    PlayerRoutes.me(serverContext, request, playerProfile);
  }

  private void logout(Context request) {
    serverContext.requestIdentity().token(request).ifPresent(players::forget);
    serverContext.requestIdentity().forget(request);
    request.status(HttpStatus.NO_CONTENT);
  }

  /// Whoever knew the old password is out everywhere, and this browser is known by another secret.
  private void password(Context request) {
    var requestFields = RequestFields.of(request);
    var playerProfile = serverContext.requestIdentity().required(request);
    var old = requestFields.text("old");
    var fresh = requestFields.text("fresh");
    guard.check(
        request,
        playerProfile.name().orElse(""),
        () -> players.changePassword(playerProfile.id(), old, fresh));
    enter(request, playerProfile, false);
  }

  private void export(Context request) {
    long player = serverContext.requestIdentity().required(request).id();
    var all = hall.handOut(player).orElseThrow(() -> new RequestTrouble(HttpProblem.TOO_MANY));
    request.header("Content-Disposition", "attachment; filename=\"zwickmuehle.json\"");
    JsonReplies.json(request, all);
  }

  private void delete(Context request) {
    var playerProfile = serverContext.requestIdentity().required(request);
    reauthentication.check(request, playerProfile, RequestFields.maybe(request));
    hall.delete(playerProfile.id());
    serverContext.playerCache().changed(playerProfile.id());
    serverContext.requestIdentity().forget(request);
    request.status(HttpStatus.NO_CONTENT);
  }
}
