package zwick.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import zwick.hall.people.Identity;
import zwick.hall.people.PlayerProfile;
import zwick.hall.people.Players;
import zwick.hall.people.Token;
import zwick.hall.people.TokenRow;
import zwick.hall.policy.Ids;
import zwick.hall.policy.Objection;
import zwick.notation.json.Json;
import zwick.server.authentication.PasswordGuard;
import zwick.server.authentication.Reauthentication;
import zwick.server.context.PlayerCache;
import zwick.server.context.ServerContext;
import zwick.server.protocol.HttpProblem;
import zwick.server.protocol.JsonReplies;
import zwick.server.protocol.RequestFields;
import zwick.server.protocol.RequestTrouble;
import zwick.view.json.JsonObjectBuilder;

/// The secrets somebody is known by, in his browsers and by his programs, and players for whom a
/// program plays.
public final class TokenRoutes {
  private static final int LONGEST_LABEL = 60;

  private final ServerContext serverContext;
  private final Players players;
  private final Reauthentication reauthentication;

  public TokenRoutes(ServerContext serverContext, Reauthentication reauthentication) {
    this.serverContext = serverContext;
    this.reauthentication = reauthentication;
    players = serverContext.hall().players();
  }

  public void add(RoutesConfig routes) {
    routes.get("/api/me/tokens", this::tokens);
    routes.post("/api/me/tokens", this::newToken);
    routes.delete("/api/me/tokens", this::revokeOthers);
    routes.delete("/api/me/tokens/{id}", this::revoke);
    routes.get("/api/me/bots", this::bots);
    routes.post("/api/me/bots", this::newBot);
  }

  private PlayerProfile who(Context request) {
    return serverContext.requestIdentity().required(request);
  }

  private void tokens(Context request) {
    long own = who(request).id();
    long here =
        serverContext.requestIdentity().identity(request).map(Identity::token).orElseThrow();
    var tokens = players.tokens(own).stream().map(token -> token(token, own, here)).toList();
    JsonReplies.json(request, new JsonObjectBuilder().put("tokens", tokens).done());
  }

  /// @param here which of them has asked
  private static Json token(TokenRow token, long own, long here) {
    return new JsonObjectBuilder()
        .put("id", Ids.text(token.id()))
        .put("kind", token.kind().id())
        .put("scope", token.scope().id())
        .put("label", token.label())
        .put("bot", token.player() == own ? Json.none() : Json.of(Ids.text(token.player())))
        .put("created", token.created())
        .put("used", token.used())
        .put("expires", token.expires())
        .put("current", token.id() == here)
        .done();
  }

  /// For oneself, or for a program of one's own.
  private void newToken(Context request) {
    var requestFields = RequestFields.of(request);
    var label = requestFields.maybe("label").orElse("");
    if (label.length() > LONGEST_LABEL) {
      throw RequestFields.unreadable();
    }
    var scope =
        requestFields
            .maybe("scope")
            .map(id -> Token.Scope.find(id).orElseThrow(RequestFields::unreadable))
            .orElse(Token.Scope.READ);
    var playerProfile = who(request);
    long owner =
        requestFields
            .maybe("bot")
            .map(bot -> own(playerProfile.id(), bot))
            .orElse(playerProfile.id());
    reauthentication.check(request, playerProfile, requestFields);
    var token =
        players
            .program(owner, scope, label)
            .orElseThrow(() -> JsonReplies.refused(Objection.House.TOO_MANY_TOKENS));
    request.status(HttpStatus.CREATED);
    JsonReplies.json(request, new JsonObjectBuilder().put("token", token.text()).done());
  }

  private long own(long account, String bot) {
    return players.bots(account).stream()
        .map(PlayerProfile::id)
        .filter(id -> Ids.text(id).equals(bot))
        .findFirst()
        .orElseThrow(() -> new RequestTrouble(HttpProblem.NOT_FOUND));
  }

  private void revoke(Context request) {
    var id = Ids.read(request.pathParam("id"));
    var playerProfile = who(request);
    reauthentication.check(request, playerProfile, RequestFields.maybe(request));
    if (id.isEmpty() || !players.revoke(playerProfile.id(), id.getAsLong())) {
      throw new RequestTrouble(HttpProblem.NOT_FOUND);
    }
    request.status(HttpStatus.NO_CONTENT);
  }

  /// He logs out everywhere else.
  private void revokeOthers(Context request) {
    var playerProfile = who(request);
    reauthentication.check(request, playerProfile, RequestFields.maybe(request));
    serverContext
        .requestIdentity()
        .token(request)
        .ifPresent(own -> players.revokeOthers(playerProfile.id(), own));
    request.status(HttpStatus.NO_CONTENT);
  }

  private void bots(Context request) {
    List<Json> bots =
        players.bots(who(request).id()).stream()
            .<Json>map(bot -> PlayerCache.members(bot).done())
            .toList();
    JsonReplies.json(request, new JsonObjectBuilder().put("bots", bots).done());
  }

  private void newBot(Context request) {
    var bot =
        PasswordGuard.in(players.bot(who(request).id(), RequestFields.of(request).text("name")));
    request.status(HttpStatus.CREATED);
    JsonReplies.json(request, PlayerCache.members(bot).done());
  }
}
