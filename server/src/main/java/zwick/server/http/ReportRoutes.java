package zwick.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Optional;
import zwick.hall.moderation.PlayerReport;
import zwick.hall.moderation.ReportReason;
import zwick.hall.policy.Ids;
import zwick.hall.policy.Objection;
import zwick.server.context.ServerContext;
import zwick.server.protocol.JsonReplies;
import zwick.server.protocol.RequestFields;
import zwick.server.security.RateLimiter;

/// Telling of somebody who spoils it for others.
public final class ReportRoutes {
  private static final double SECONDS_A_DAY = 86_400;

  private final ServerContext serverContext;
  private final RateLimiter addresses;

  public ReportRoutes(ServerContext serverContext) {
    this.serverContext = serverContext;
    int most = serverContext.hall().limits().reportsPerAddressAndDay();
    addresses = new RateLimiter(most / SECONDS_A_DAY, most);
  }

  public void add(RoutesConfig routes) {
    routes.post("/api/reports", this::report);
  }

  private void report(Context request) {
    var requestFields = RequestFields.of(request);
    long reporter = serverContext.requestIdentity().required(request).id();
    var draft =
        new PlayerReport.Draft(
            id(requestFields.text("player")),
            requestFields.maybe("game").map(ReportRoutes::id),
            requestFields.maybeNumber("message"),
            ReportReason.find(requestFields.text("reason")).orElseThrow(RequestFields::unreadable),
            requestFields.maybe("words").orElse(""));
    refuse(file(serverContext.requestIdentity().address(request), reporter, draft));
    request.status(HttpStatus.NO_CONTENT);
  }

  /// Whoever has used up what one player may report comes back as another guest; not from another
  /// address so easily.
  private Optional<Objection.House> file(String address, long reporter, PlayerReport.Draft draft) {
    if (!addresses.has(address)) {
      return Optional.of(Objection.House.TOO_MANY_REPORTS);
    }
    var objection = serverContext.hall().moderation().playerReports().file(reporter, draft);
    if (objection.isPresent()) {
      addresses.giveBack(address);
    }
    return objection;
  }

  static long id(String text) {
    return Ids.read(text).orElseThrow(RequestFields::unreadable);
  }

  static void refuse(Optional<Objection.House> objection) {
    objection.ifPresent(why -> {
      throw JsonReplies.refused(why);
    });
  }
}
