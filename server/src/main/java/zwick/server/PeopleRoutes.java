package zwick.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import zwick.hall.Ids;
import zwick.hall.Player;
import zwick.hall.Players;
import zwick.hall.Token;
import zwick.notation.Json;
import zwick.view.Members;

/// Who one is, and who others are.
final class PeopleRoutes {
  private final House house;
  private final Players players;
  private final Proofs proofs;

  PeopleRoutes(House house, Proofs proofs) {
    this.house = house;
    this.proofs = proofs;
    players = house.hall().players();
  }

  void add(RoutesConfig routes) {
    routes.get("/api/me", this::me);
    routes.post("/api/session", this::session);
    routes.patch("/api/me", this::change);
    routes.get("/api/players/{id}", this::player);
  }

  private Player who(Context request) {
    return house.doorman().required(request);
  }

  // Oneself

  private void me(Context request) {
    var doorman = house.doorman();
    var player = doorman.known(request).or(() -> doorman.former(request));
    me(house, request, player.orElseThrow(() -> new Trouble(Complaint.NO_SESSION)));
  }

  private void session(Context request) {
    me(house, request, house.doorman().welcome(request));
  }

  static void me(House house, Context request, Player player) {
    var ratings = ratings(house, player.id());
    var members = Faces.members(player).put("freeText", player.freeText()).put("ratings", ratings);
    if (player.account()) {
      members.put("passkeyOnly", house.hall().players().isPasskeyOnly(player.id()));
    }
    if (player.account() && house.hall().moderation().roles().isAdministrator(player.id())) {
      members.put("administrator", true);
    }
    Replies.json(request, members.done());
  }

  private static Json ratings(House house, long player) {
    var families = new Members();
    house
        .hall()
        .ratings()
        .of(player)
        .forEach((family, rating) ->
            families.put(
                family,
                new Members()
                    .put("rating", Math.round(rating.rating()))
                    .put("deviation", Math.round(rating.deviation()))
                    .put("games", rating.games())
                    .put("provisional", rating.provisional())
                    .done()));
    return families.done();
  }

  private void change(Context request) {
    var asking = Asking.of(request);
    var player = who(request);
    long id = player.id();
    var allow = asking.maybeFlag("freeText");
    asking
        .maybe("name")
        .ifPresent(name -> {
          Permissions.check(house.doorman().identity(request).orElseThrow(), Token.Scope.OWN);
          proofs.check(request, player, asking);
          PasswordGuard.in(players.rename(id, name));
        });
    allow.ifPresent(on -> players.allowWords(id, on));
    house.faces().changed(id);
    me(house, request, players.find(id).orElseThrow());
  }

  private void player(Context request) {
    var id = Ids.read(request.pathParam("id"));
    if (id.isEmpty()) {
      throw new Trouble(Complaint.NOT_FOUND);
    }
    var player = players.find(id.getAsLong()).orElseThrow(() -> new Trouble(Complaint.NOT_FOUND));
    Replies.json(request, Faces.members(player).put("ratings", ratings(house, player.id())).done());
  }
}
