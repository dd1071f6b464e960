package zwick.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import zwick.hall.Identity;
import zwick.hall.Ids;
import zwick.hall.Objection;
import zwick.hall.Player;
import zwick.hall.Players;
import zwick.hall.Token;
import zwick.hall.TokenRow;
import zwick.notation.Json;
import zwick.view.Members;

/// The secrets somebody is known by, in his browsers and by his programs, and players for whom a
/// program plays.
final class ProgramRoutes {
  private static final int LONGEST_LABEL = 60;

  private final House house;
  private final Players players;
  private final Proofs proofs;

  ProgramRoutes(House house, Proofs proofs) {
    this.house = house;
    this.proofs = proofs;
    players = house.hall().players();
  }

  void add(RoutesConfig routes) {
    routes.get("/api/me/tokens", this::tokens);
    routes.post("/api/me/tokens", this::newToken);
    routes.delete("/api/me/tokens", this::revokeOthers);
    routes.delete("/api/me/tokens/{id}", this::revoke);
    routes.get("/api/me/bots", this::bots);
    routes.post("/api/me/bots", this::newBot);
  }

  private Player who(Context request) {
    return house.doorman().required(request);
  }

  private void tokens(Context request) {
    long own = who(request).id();
    long here = house.doorman().identity(request).map(Identity::token).orElseThrow();
    var tokens = players.tokens(own).stream().map(token -> token(token, own, here)).toList();
    Replies.json(request, new Members().put("tokens", tokens).done());
  }

  /// @param here which of them has asked
  private static Json token(TokenRow token, long own, long here) {
    return new Members()
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
    var asking = Asking.of(request);
    var label = asking.maybe("label").orElse("");
    if (label.length() > LONGEST_LABEL) {
      throw Asking.unreadable();
    }
    var scope =
        asking
            .maybe("scope")
            .map(id -> Token.Scope.find(id).orElseThrow(Asking::unreadable))
            .orElse(Token.Scope.READ);
    var player = who(request);
    long owner = asking.maybe("bot").map(bot -> own(player.id(), bot)).orElse(player.id());
    proofs.check(request, player, asking);
    var token =
        players
            .program(owner, scope, label)
            .orElseThrow(() -> Replies.refused(Objection.House.TOO_MANY_TOKENS));
    request.status(HttpStatus.CREATED);
    Replies.json(request, new Members().put("token", token.text()).done());
  }

  private long own(long account, String bot) {
    return players.bots(account).stream()
        .map(Player::id)
        .filter(id -> Ids.text(id).equals(bot))
        .findFirst()
        .orElseThrow(() -> new Trouble(Complaint.NOT_FOUND));
  }

  private void revoke(Context request) {
    var id = Ids.read(request.pathParam("id"));
    var player = who(request);
    proofs.check(request, player, Asking.maybe(request));
    if (id.isEmpty() || !players.revoke(player.id(), id.getAsLong())) {
      throw new Trouble(Complaint.NOT_FOUND);
    }
    request.status(HttpStatus.NO_CONTENT);
  }

  /// He logs out everywhere else.
  private void revokeOthers(Context request) {
    var player = who(request);
    proofs.check(request, player, Asking.maybe(request));
    house.doorman().token(request).ifPresent(own -> players.revokeOthers(player.id(), own));
    request.status(HttpStatus.NO_CONTENT);
  }

  private void bots(Context request) {
    List<Json> bots =
        players.bots(who(request).id()).stream()
            .<Json>map(bot -> Faces.members(bot).done())
            .toList();
    Replies.json(request, new Members().put("bots", bots).done());
  }

  private void newBot(Context request) {
    var bot = PasswordGuard.in(players.bot(who(request).id(), Asking.of(request).text("name")));
    request.status(HttpStatus.CREATED);
    Replies.json(request, Faces.members(bot).done());
  }
}
