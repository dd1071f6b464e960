package zwick.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Optional;
import zwick.hall.Ids;
import zwick.hall.Objection;
import zwick.hall.Report;
import zwick.hall.ReportReason;

/// Telling of somebody who spoils it for others.
final class ReportRoutes {
  private final House house;

  ReportRoutes(House house) {
    this.house = house;
  }

  void add(RoutesConfig routes) {
    routes.post("/api/reports", this::report);
  }

  private void report(Context request) {
    var asking = Asking.of(request);
    long reporter = house.doorman().required(request).id();
    var draft =
        new Report.Draft(
            id(asking.text("player")),
            asking.maybe("game").map(ReportRoutes::id),
            asking.maybeNumber("message"),
            ReportReason.find(asking.text("reason")).orElseThrow(Asking::unreadable),
            asking.maybe("words").orElse(""));
    refuse(house.hall().moderation().reports().file(reporter, draft));
    request.status(HttpStatus.NO_CONTENT);
  }

  static long id(String text) {
    return Ids.read(text).orElseThrow(Asking::unreadable);
  }

  static void refuse(Optional<Objection.House> objection) {
    objection.ifPresent(why -> {
      throw Replies.refused(why);
    });
  }
}
