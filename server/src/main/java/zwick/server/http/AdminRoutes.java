package zwick.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;
import zwick.hall.Moderation;
import zwick.hall.moderation.Ruling;
import zwick.hall.people.PlayerProfile;
import zwick.hall.policy.Sanction;
import zwick.notation.json.Json;
import zwick.server.context.AdminJson;
import zwick.server.context.ServerContext;
import zwick.server.protocol.HttpProblem;
import zwick.server.protocol.JsonReplies;
import zwick.server.protocol.RequestFields;
import zwick.server.protocol.RequestTrouble;
import zwick.view.json.JsonObjectBuilder;

/// For administrators: what was told, what is in force, what was decided, and deciding. Nobody else
/// finds anything here, nor does a program with an administrator's token.
public final class AdminRoutes {
  private static final int MOST_LISTED = 200;
  private static final int MOST_HOURS = 10 * 365 * 24;
  private static final long HOUR = 3_600_000;

  private final ServerContext serverContext;
  private final Moderation moderation;
  private final AdminJson json;

  public AdminRoutes(ServerContext serverContext) {
    this.serverContext = serverContext;
    moderation = serverContext.hall().moderation();
    json = new AdminJson(serverContext.playerCache(), moderation.sanctions());
  }

  public void add(RoutesConfig routes) {
    routes.before("/api/admin/*", this::administrator);
    routes.get("/api/admin/reports", this::reports);
    routes.post("/api/admin/reports/dismiss", this::dismissAll);
    routes.post("/api/admin/reports/{id}/dismiss", this::dismiss);
    routes.get("/api/admin/sanctions", this::sanctions);
    routes.post("/api/admin/sanctions", this::impose);
    routes.post("/api/admin/sanctions/{id}/lift", this::lift);
    routes.post("/api/admin/removals", this::remove);
    routes.post("/api/admin/names", this::rename);
    routes.get("/api/admin/log", this::log);
  }

  /// By a browser's cookie alone: a token that got lost must not rule the hall. Nor must a password
  /// that somebody has found out, so he has to have shown a passkey today.
  private long administrator(Context request) {
    if (request.header("Authorization") != null) {
      throw new RequestTrouble(HttpProblem.NOT_FOUND);
    }
    long player =
        serverContext
            .requestIdentity()
            .known(request)
            .map(PlayerProfile::id)
            .filter(moderation.roles()::isAdministrator)
            .orElseThrow(() -> new RequestTrouble(HttpProblem.NOT_FOUND));
    var identity = serverContext.requestIdentity().identity(request);
    if (identity.filter(who -> who.hasShownPasskey(serverContext.hall().now())).isEmpty()) {
      throw new RequestTrouble(HttpProblem.PASSKEY_NEEDED);
    }
    return player;
  }

  private Ruling ruling(Context request, RequestFields requestFields) {
    return Ruling.of(administrator(request), requestFields.text("why"))
        .settling(requestFields.maybe("report").map(ReportRoutes::id));
  }

  // Looking

  /// The newest about each player, or all about one.
  private void reports(Context request) {
    var player = Optional.ofNullable(request.queryParam("player")).map(ReportRoutes::id);
    var reports =
        player
            .map(id -> moderation.playerReports().openAbout(id, MOST_LISTED))
            .orElseGet(() -> moderation.playerReports().open(MOST_LISTED));
    list(request, "reports", reports.stream().map(json::report).toList());
  }

  private void sanctions(Context request) {
    var all = moderation.sanctions().inForce().stream().limit(MOST_LISTED);
    list(request, "sanctions", all.map(json::sanction).toList());
  }

  private void log(Context request) {
    long before = RequestFields.number(request, "before", Long.MAX_VALUE);
    list(
        request,
        "entries",
        moderation.log().latest(before, MOST_LISTED).stream().map(json::entry).toList());
  }

  private static void list(Context request, String name, List<Json> items) {
    JsonReplies.json(request, new JsonObjectBuilder().put(name, items).done());
  }

  // Deciding

  private void dismiss(Context request) {
    var ruling = ruling(request, RequestFields.of(request));
    ReportRoutes.refuse(moderation.playerReports().dismiss(ruling, inPath(request)));
    request.status(HttpStatus.NO_CONTENT);
  }

  private void dismissAll(Context request) {
    var requestFields = RequestFields.of(request);
    var ruling = ruling(request, requestFields);
    long player = ReportRoutes.id(requestFields.text("player"));
    ReportRoutes.refuse(moderation.playerReports().dismissAll(ruling, player));
    request.status(HttpStatus.NO_CONTENT);
  }

  private static long inPath(Context request) {
    return RequestFields.id(request.pathParam("id"))
        .orElseThrow(() -> new RequestTrouble(HttpProblem.NOT_FOUND));
  }

  /// Of a player, with the address he came from if so asked and known; or of an address.
  private void impose(Context request) {
    var requestFields = RequestFields.of(request);
    var ruling = ruling(request, requestFields);
    var kind =
        Sanction.Kind.find(requestFields.text("kind")).orElseThrow(RequestFields::unreadable);
    var hours = requestFields.maybeNumber("hours");
    if (hours.filter(n -> n < 1 || n > MOST_HOURS).isPresent()) {
      throw RequestFields.unreadable();
    }
    var ends = hours.map(n -> serverContext.hall().now() + n * HOUR);
    var player = requestFields.maybe("player").map(ReportRoutes::id);
    var address = requestFields.maybe("address");
    if (player.isPresent() == address.isPresent()
        || kind == Sanction.Kind.MUTE
            && (address.isPresent() || requestFields.flag("withAddress"))) {
      throw RequestFields.unreadable();
    }
    if (player.isPresent()) {
      var from =
          requestFields.flag("withAddress")
              ? serverContext.lastAddresses().of(player.get())
              : Optional.<String>empty();
      ReportRoutes.refuse(moderation.penalties().impose(ruling, kind, player.get(), ends));
      from.ifPresent(
          key -> ReportRoutes.refuse(moderation.penalties().banAddress(ruling, key, ends)));
    } else {
      ReportRoutes.refuse(moderation.penalties().banAddress(ruling, address.orElseThrow(), ends));
    }
    sanctions(request);
  }

  private void lift(Context request) {
    var ruling = ruling(request, RequestFields.of(request));
    ReportRoutes.refuse(moderation.penalties().lift(ruling, inPath(request)));
    sanctions(request);
  }

  /// A message, a whole game, or a player.
  private void remove(Context request) {
    var requestFields = RequestFields.of(request);
    var ruling = ruling(request, requestFields);
    var removals = moderation.removals();
    switch (requestFields.text("what")) {
      case "message" ->
          ReportRoutes.refuse(
              removals.message(
                  ruling,
                  ReportRoutes.id(requestFields.text("game")),
                  requestFields.number("message")));
      case "game" ->
          ReportRoutes.refuse(removals.game(ruling, ReportRoutes.id(requestFields.text("game"))));
      case "player" -> {
        long player = ReportRoutes.id(requestFields.text("player"));
        ReportRoutes.refuse(removals.player(ruling, player));
        serverContext.playerCache().changed(player);
      }
      default -> throw RequestFields.unreadable();
    }
    request.status(HttpStatus.NO_CONTENT);
  }

  private void rename(Context request) {
    var requestFields = RequestFields.of(request);
    long player = ReportRoutes.id(requestFields.text("player"));
    var ruling = ruling(request, requestFields);
    ReportRoutes.refuse(moderation.removals().rename(ruling, player, requestFields.text("name")));
    serverContext.playerCache().changed(player);
    request.status(HttpStatus.NO_CONTENT);
  }
}
