package zwick.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;
import zwick.hall.Moderation;
import zwick.hall.Player;
import zwick.hall.Ruling;
import zwick.hall.Sanction;
import zwick.notation.Json;
import zwick.view.Members;

/// For administrators: what was told, what is in force, what was decided, and deciding. Nobody else
/// finds anything here, nor does a program with an administrator's token.
final class AdminRoutes {
  private static final int MOST_LISTED = 200;
  private static final int MOST_HOURS = 10 * 365 * 24;
  private static final long HOUR = 3_600_000;

  private final House house;
  private final Moderation moderation;
  private final AdminJson json;

  AdminRoutes(House house) {
    this.house = house;
    moderation = house.hall().moderation();
    json = new AdminJson(house.faces(), moderation.sanctions());
  }

  void add(RoutesConfig routes) {
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
      throw new Trouble(Complaint.NOT_FOUND);
    }
    long player =
        house
            .doorman()
            .known(request)
            .map(Player::id)
            .filter(moderation.roles()::isAdministrator)
            .orElseThrow(() -> new Trouble(Complaint.NOT_FOUND));
    var identity = house.doorman().identity(request);
    if (identity.filter(who -> who.hasShownPasskey(house.hall().now())).isEmpty()) {
      throw new Trouble(Complaint.PASSKEY_NEEDED);
    }
    return player;
  }

  private Ruling ruling(Context request, Asking asking) {
    return Ruling.of(administrator(request), asking.text("why"))
        .settling(asking.maybe("report").map(ReportRoutes::id));
  }

  // Looking

  /// The newest about each player, or all about one.
  private void reports(Context request) {
    var player = Optional.ofNullable(request.queryParam("player")).map(ReportRoutes::id);
    var reports =
        player
            .map(id -> moderation.reports().openAbout(id, MOST_LISTED))
            .orElseGet(() -> moderation.reports().open(MOST_LISTED));
    list(request, "reports", reports.stream().map(json::report).toList());
  }

  private void sanctions(Context request) {
    var all = moderation.sanctions().inForce().stream().limit(MOST_LISTED);
    list(request, "sanctions", all.map(json::sanction).toList());
  }

  private void log(Context request) {
    long before = Asking.number(request, "before", Long.MAX_VALUE);
    list(
        request,
        "entries",
        moderation.log().latest(before, MOST_LISTED).stream().map(json::entry).toList());
  }

  private static void list(Context request, String name, List<Json> items) {
    Replies.json(request, new Members().put(name, items).done());
  }

  // Deciding

  private void dismiss(Context request) {
    var ruling = ruling(request, Asking.of(request));
    ReportRoutes.refuse(moderation.reports().dismiss(ruling, inPath(request)));
    request.status(HttpStatus.NO_CONTENT);
  }

  private void dismissAll(Context request) {
    var asking = Asking.of(request);
    var ruling = ruling(request, asking);
    long player = ReportRoutes.id(asking.text("player"));
    ReportRoutes.refuse(moderation.reports().dismissAll(ruling, player));
    request.status(HttpStatus.NO_CONTENT);
  }

  private static long inPath(Context request) {
    return Asking.id(request.pathParam("id")).orElseThrow(() -> new Trouble(Complaint.NOT_FOUND));
  }

  /// Of a player, with the address he came from if so asked and known; or of an address.
  private void impose(Context request) {
    var asking = Asking.of(request);
    var ruling = ruling(request, asking);
    var kind = Sanction.Kind.find(asking.text("kind")).orElseThrow(Asking::unreadable);
    var hours = asking.maybeNumber("hours");
    if (hours.filter(n -> n < 1 || n > MOST_HOURS).isPresent()) {
      throw Asking.unreadable();
    }
    var ends = hours.map(n -> house.hall().now() + n * HOUR);
    var player = asking.maybe("player").map(ReportRoutes::id);
    var address = asking.maybe("address");
    if (player.isPresent() == address.isPresent()
        || kind == Sanction.Kind.MUTE && (address.isPresent() || asking.flag("withAddress"))) {
      throw Asking.unreadable();
    }
    if (player.isPresent()) {
      var from =
          asking.flag("withAddress")
              ? house.whereabouts().of(player.get())
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
    var ruling = ruling(request, Asking.of(request));
    ReportRoutes.refuse(moderation.penalties().lift(ruling, inPath(request)));
    sanctions(request);
  }

  /// A message, a whole game, or a player.
  private void remove(Context request) {
    var asking = Asking.of(request);
    var ruling = ruling(request, asking);
    var removals = moderation.removals();
    switch (asking.text("what")) {
      case "message" ->
          ReportRoutes.refuse(
              removals.message(
                  ruling, ReportRoutes.id(asking.text("game")), asking.number("message")));
      case "game" ->
          ReportRoutes.refuse(removals.game(ruling, ReportRoutes.id(asking.text("game"))));
      case "player" -> {
        long player = ReportRoutes.id(asking.text("player"));
        ReportRoutes.refuse(removals.player(ruling, player));
        house.faces().changed(player);
      }
      default -> throw Asking.unreadable();
    }
    request.status(HttpStatus.NO_CONTENT);
  }

  private void rename(Context request) {
    var asking = Asking.of(request);
    long player = ReportRoutes.id(asking.text("player"));
    var ruling = ruling(request, asking);
    ReportRoutes.refuse(moderation.removals().rename(ruling, player, asking.text("name")));
    house.faces().changed(player);
    request.status(HttpStatus.NO_CONTENT);
  }
}
