package zwick.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import zwick.hall.Player;
import zwick.notation.Json;

/// Who one is.
final class PeopleRoutes {
  private final House house;

  PeopleRoutes(House house) {
    this.house = house;
  }

  void add(RoutesConfig routes) {
    routes.get("/api/me", request -> me(request, house.doorman().required(request)));
    routes.post("/api/session", this::session);
  }

  private void session(Context request) {
    boolean known = house.doorman().known(request).isPresent();
    if (!known && !house.newcomers().has(house.doorman().address(request))) {
      throw new Trouble(Complaint.TOO_MANY);
    }
    me(request, house.doorman().welcome(request));
  }

  private void me(Context request, Player player) {
    Replies.json(request, me(player));
  }

  private Json me(Player player) {
    return Faces.members(player).put("freeText", player.freeText()).done();
  }
}
