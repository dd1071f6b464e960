package zwick.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import zwick.hall.Hall;
import zwick.hall.Ids;
import zwick.hall.Player;
import zwick.hall.Players;
import zwick.hall.Token;
import zwick.hall.TokenRow;
import zwick.hall.Welcome;
import zwick.notation.Json;
import zwick.view.Members;

/// Who one is: guests, accounts, and the secrets of programs.
final class PeopleRoutes {
  private static final int LONGEST_LABEL = 60;

  private final House house;
  private final Hall hall;
  private final Players players;

  PeopleRoutes(House house) {
    this.house = house;
    hall = house.hall();
    players = hall.players();
  }

  void add(RoutesConfig routes) {
    routes.get("/api/me", request -> me(request, who(request)));
    routes.post("/api/session", this::session);
    routes.patch("/api/me", this::change);
    routes.delete("/api/me", this::delete);
    routes.get("/api/me/export", this::export);
    routes.post("/api/me/password", this::password);
    routes.post("/api/account", this::register);
    routes.post("/api/login", this::login);
    routes.post("/api/logout", this::logout);
    routes.get("/api/me/tokens", this::tokens);
    routes.post("/api/me/tokens", this::newToken);
    routes.delete("/api/me/tokens/{id}", this::revoke);
    routes.get("/api/me/bots", this::bots);
    routes.post("/api/me/bots", this::newBot);
    routes.get("/api/players/{id}", this::player);
  }

  private Player who(Context request) {
    return house.doorman().required(request);
  }

  // Oneself

  private void session(Context request) {
    boolean known = house.doorman().known(request).isPresent();
    if (!known && !house.newcomers().has(house.doorman().address(request))) {
      throw new Trouble(Complaint.TOO_MANY);
    }
    me(request, house.doorman().welcome(request));
  }

  private void me(Context request, Player player) {
    var ratings = ratings(player.id());
    Replies.json(
        request,
        Faces.members(player).put("freeText", player.freeText()).put("ratings", ratings).done());
  }

  private Json ratings(long player) {
    var families = new Members();
    hall.ratings()
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
    long id = who(request).id();
    asking.maybeFlag("freeText").ifPresent(allow -> players.allowWords(id, allow));
    asking.maybe("name").ifPresent(name -> in(players.rename(id, name)));
    house.faces().changed(id);
    me(request, players.find(id).orElseThrow());
  }

  private void delete(Context request) {
    long id = who(request).id();
    hall.delete(id);
    house.faces().changed(id);
    house.doorman().forget(request);
    request.status(HttpStatus.NO_CONTENT);
  }

  private void export(Context request) {
    var all = hall.export(who(request).id());
    request.header("Content-Disposition", "attachment; filename=\"zwickmuehle.json\"");
    Replies.json(request, all);
  }

  // Accounts

  /// Guessing is slow, for one address and for one name.
  private void guessing(Context request, String name) {
    var address = house.doorman().address(request);
    if (!house.newcomers().has(address) || !house.newcomers().has("name " + name)) {
      throw new Trouble(Complaint.TOO_MANY);
    }
  }

  private void register(Context request) {
    var asking = Asking.of(request);
    var name = asking.text("name");
    guessing(request, name);
    var guest = house.doorman().welcome(request);
    var player = in(players.register(guest.id(), name, asking.text("password")));
    house.faces().changed(player.id());
    me(request, player);
  }

  /// What the guest played is his account's now.
  private void login(Context request) {
    var asking = Asking.of(request);
    var name = asking.text("name");
    guessing(request, name);
    var player = in(players.login(name, asking.text("password")));
    house
        .doorman()
        .known(request)
        .filter(guest -> !guest.account() && !guest.bot())
        .ifPresent(guest -> hall.move(guest.id(), player.id()));
    house.doorman().token(request).ifPresent(players::forget);
    house.doorman().remember(request, player.id());
    me(request, player);
  }

  private void logout(Context request) {
    house.doorman().token(request).ifPresent(players::forget);
    house.doorman().forget(request);
    request.status(HttpStatus.NO_CONTENT);
  }

  private void password(Context request) {
    var asking = Asking.of(request);
    var player = who(request);
    guessing(request, Ids.text(player.id()));
    in(players.changePassword(player.id(), asking.text("old"), asking.text("fresh")));
    house.doorman().token(request).ifPresent(own -> players.revokeOthers(player.id(), own));
    me(request, player);
  }

  private static Player in(Welcome welcome) {
    return switch (welcome) {
      case Welcome.In(Player player) -> player;
      case Welcome.Refused(var objection) -> throw Replies.refused(objection);
    };
  }

  // Programs

  private void tokens(Context request) {
    var tokens = players.tokens(who(request).id()).stream().map(PeopleRoutes::token).toList();
    Replies.json(request, new Members().put("tokens", tokens).done());
  }

  private static Json token(TokenRow token) {
    return new Members()
        .put("id", Ids.text(token.id()))
        .put("kind", token.kind().id())
        .put("label", token.label())
        .put("created", token.created())
        .put("used", token.used())
        .done();
  }

  /// For oneself, or for a program of one's own.
  private void newToken(Context request) {
    var asking = Asking.of(request);
    var label = asking.maybe("label").orElse("");
    if (label.length() > LONGEST_LABEL) {
      throw Asking.unreadable();
    }
    long player = who(request).id();
    long owner = asking.maybe("bot").map(bot -> own(player, bot)).orElse(player);
    var token = players.token(owner, Token.Kind.BEARER, label);
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
    if (id.isEmpty() || !players.revoke(who(request).id(), id.getAsLong())) {
      throw new Trouble(Complaint.NOT_FOUND);
    }
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
    var bot = in(players.bot(who(request).id(), Asking.of(request).text("name")));
    request.status(HttpStatus.CREATED);
    Replies.json(request, Faces.members(bot).done());
  }

  private void player(Context request) {
    var id = Ids.read(request.pathParam("id"));
    if (id.isEmpty()) {
      throw new Trouble(Complaint.NOT_FOUND);
    }
    var player = players.find(id.getAsLong()).orElseThrow(() -> new Trouble(Complaint.NOT_FOUND));
    Replies.json(request, Faces.members(player).put("ratings", ratings(player.id())).done());
  }
}
