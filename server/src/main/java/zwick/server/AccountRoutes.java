package zwick.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import zwick.hall.Hall;
import zwick.hall.Player;
import zwick.hall.Players;

/// Accounts: getting one, coming back to it, and all that is his to do who has the password.
final class AccountRoutes {
  private final House house;
  private final Hall hall;
  private final Players players;
  private final PasswordGuard guard;
  private final Proofs proofs;

  AccountRoutes(House house, PasswordGuard guard, Proofs proofs) {
    this.house = house;
    this.guard = guard;
    this.proofs = proofs;
    hall = house.hall();
    players = hall.players();
  }

  void add(RoutesConfig routes) {
    routes.post("/api/account", this::register);
    routes.post("/api/login", this::login);
    routes.post("/api/logout", this::logout);
    routes.post("/api/me/password", this::password);
    routes.get("/api/me/export", this::export);
    routes.delete("/api/me", this::delete);
  }

  /// The guest is known by another secret from now on: whoever knew his has nothing of the account.
  private void register(Context request) {
    house.doorman().admit(request);
    var asking = Asking.of(request);
    var name = asking.text("name");
    var password = asking.text("password");
    var guest = house.doorman().welcome(request);
    var player = guard.register(request, () -> players.register(guest.id(), name, password));
    house.faces().changed(player.id());
    enter(request, player, false);
  }

  private void login(Context request) {
    var asking = Asking.of(request);
    var name = asking.text("name");
    var password = asking.text("password");
    var player = guard.check(request, name, () -> players.login(name, password));
    welcome(request, player, false);
  }

  /// He has shown that this is his account. What the guest played is his account's now, and
  /// whatever this browser was known by before is worth nothing.
  ///
  /// @param passkey whether he has shown one
  void welcome(Context request, Player player, boolean passkey) {
    hall.moderation()
        .sanctions()
        .ban(player.id())
        .ifPresent(ban -> {
          throw SanctionText.trouble(ban);
        });
    house
        .doorman()
        .known(request)
        .filter(guest -> !guest.account() && !guest.bot())
        .ifPresent(guest -> hall.move(guest.id(), player.id()));
    house.doorman().token(request).ifPresent(players::forget);
    enter(request, player, passkey);
  }

  private void enter(Context request, Player player, boolean passkey) {
    var doorman = house.doorman();
    doorman.remember(request, player.id(), passkey);
    doorman.keepDevice(request, players.devices().remember(player.id(), doorman.device(request)));
    PeopleRoutes.me(house, request, player);
  }

  private void logout(Context request) {
    house.doorman().token(request).ifPresent(players::forget);
    house.doorman().forget(request);
    request.status(HttpStatus.NO_CONTENT);
  }

  /// Whoever knew the old password is out everywhere, and this browser is known by another secret.
  private void password(Context request) {
    var asking = Asking.of(request);
    var player = house.doorman().required(request);
    var old = asking.text("old");
    var fresh = asking.text("fresh");
    guard.check(
        request, player.name().orElse(""), () -> players.changePassword(player.id(), old, fresh));
    enter(request, player, false);
  }

  private void export(Context request) {
    long player = house.doorman().required(request).id();
    var all = hall.handOut(player).orElseThrow(() -> new Trouble(Complaint.TOO_MANY));
    request.header("Content-Disposition", "attachment; filename=\"zwickmuehle.json\"");
    Replies.json(request, all);
  }

  private void delete(Context request) {
    var player = house.doorman().required(request);
    proofs.check(request, player, Asking.maybe(request));
    hall.delete(player.id());
    house.faces().changed(player.id());
    house.doorman().forget(request);
    request.status(HttpStatus.NO_CONTENT);
  }
}
