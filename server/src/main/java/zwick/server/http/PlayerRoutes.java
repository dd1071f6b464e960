package zwick.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import zwick.hall.people.PlayerProfile;
import zwick.hall.people.Players;
import zwick.hall.people.Token;
import zwick.hall.policy.Ids;
import zwick.notation.json.Json;
import zwick.server.authentication.PasswordGuard;
import zwick.server.authentication.Reauthentication;
import zwick.server.context.PlayerCache;
import zwick.server.context.ServerContext;
import zwick.server.protocol.HttpProblem;
import zwick.server.protocol.JsonReplies;
import zwick.server.protocol.RequestFields;
import zwick.server.protocol.RequestTrouble;
import zwick.server.security.Permissions;
import zwick.view.json.JsonObjectBuilder;

/// Who one is, and who others are.
public final class PlayerRoutes {
  private final ServerContext serverContext;
  private final Players players;
  private final Reauthentication reauthentication;

  public PlayerRoutes(ServerContext serverContext, Reauthentication reauthentication) {
    this.serverContext = serverContext;
    this.reauthentication = reauthentication;
    players = serverContext.hall().players();
  }

  public void add(RoutesConfig routes) {
    routes.get("/api/me", this::me);
    routes.post("/api/session", this::session);
    routes.patch("/api/me", this::change);
    routes.get("/api/players/{id}", this::player);
  }

  private PlayerProfile who(Context request) {
    return serverContext.requestIdentity().required(request);
  }

  // Oneself

  private void me(Context request) {
    var requestIdentity = serverContext.requestIdentity();
    var player = requestIdentity.known(request).or(() -> requestIdentity.former(request));
    me(
        serverContext,
        request,
        player.orElseThrow(() -> new RequestTrouble(HttpProblem.NO_SESSION)));
  }

  private void session(Context request) {
    me(serverContext, request, serverContext.requestIdentity().welcome(request));
  }

  static void me(ServerContext serverContext, Context request, PlayerProfile playerProfile) {
    var ratings = ratings(serverContext, playerProfile.id());
    var jsonObjectBuilder =
        PlayerCache.members(playerProfile)
            .put("freeText", playerProfile.freeText())
            .put("ratings", ratings);
    if (playerProfile.account()) {
      jsonObjectBuilder.put(
          "passkeyOnly", serverContext.hall().players().isPasskeyOnly(playerProfile.id()));
    }
    if (playerProfile.account()
        && serverContext.hall().moderation().roles().isAdministrator(playerProfile.id())) {
      jsonObjectBuilder.put("administrator", true);
    }
    JsonReplies.json(request, jsonObjectBuilder.done());
  }

  private static Json ratings(ServerContext serverContext, long player) {
    var families = new JsonObjectBuilder();
    serverContext
        .hall()
        .ratings()
        .of(player)
        .forEach((family, rating) ->
            families.put(
                family,
                new JsonObjectBuilder()
                    .put("rating", Math.round(rating.rating()))
                    .put("deviation", Math.round(rating.deviation()))
                    .put("games", rating.games())
                    .put("provisional", rating.provisional())
                    .done()));
    return families.done();
  }

  private void change(Context request) {
    var requestFields = RequestFields.of(request);
    var playerProfile = who(request);
    long id = playerProfile.id();
    var allow = requestFields.maybeFlag("freeText");
    requestFields
        .maybe("name")
        .ifPresent(name -> {
          Permissions.check(
              serverContext.requestIdentity().identity(request).orElseThrow(), Token.Scope.OWN);
          reauthentication.check(request, playerProfile, requestFields);
          PasswordGuard.in(players.rename(id, name));
        });
    allow.ifPresent(on -> players.allowWords(id, on));
    serverContext.playerCache().changed(id);
    me(serverContext, request, players.find(id).orElseThrow());
  }

  private void player(Context request) {
    var id = Ids.read(request.pathParam("id"));
    if (id.isEmpty()) {
      throw new RequestTrouble(HttpProblem.NOT_FOUND);
    }
    var playerProfile =
        players.find(id.getAsLong()).orElseThrow(() -> new RequestTrouble(HttpProblem.NOT_FOUND));
    JsonReplies.json(
        request,
        PlayerCache.members(playerProfile)
            .put("ratings", ratings(serverContext, playerProfile.id()))
            .done());
  }
}
