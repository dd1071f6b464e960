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
  private static final double SECONDS_A_DAY = 86_400;

  private final House house;
  private final Patience addresses;

  ReportRoutes(House house) {
    this.house = house;
    int most = house.hall().limits().reportsPerAddressAndDay();
    addresses = new Patience(most / SECONDS_A_DAY, most);
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
    refuse(file(house.doorman().address(request), reporter, draft));
    request.status(HttpStatus.NO_CONTENT);
  }

  /// Whoever has used up what one player may report comes back as another guest; not from another
  /// address so easily.
  private Optional<Objection.House> file(String address, long reporter, Report.Draft draft) {
    if (!addresses.has(address)) {
      return Optional.of(Objection.House.TOO_MANY_REPORTS);
    }
    var objection = house.hall().moderation().reports().file(reporter, draft);
    if (objection.isPresent()) {
      addresses.giveBack(address);
    }
    return objection;
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
