package zwick.server;

import java.util.List;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/// What every request goes through before anything else: pages, files, sockets and nonsense alike.
final class FrontDoor extends Handler.Wrapper {
  /// Asked by programs that know us by our address alone.
  private static final List<String> PROBES =
      List.of(CareRoutes.HEALTH, CareRoutes.READY, CareRoutes.METRICS);

  private final Entrance entrance;
  private final SlowSenders senders;
  private final Meters meters;
  private final SecurityLog security;

  FrontDoor(Entrance entrance, SlowSenders senders, Meters meters, SecurityLog security) {
    this.entrance = entrance;
    this.senders = senders;
    this.meters = meters;
    this.security = security;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    var path = request.getHttpURI().getCanonicalPath();
    SafeHeaders.add(response.getHeaders(), path, entrance.isSecure(request));
    if (CareRoutes.isForCare(request)) {
      return CareRoutes.isCare(path)
          ? super.handle(senders.watched(request), response, callback)
          : refuse(Complaint.NOT_FOUND, request, response, callback);
    }
    var objection = entrance.objection(request).filter(_ -> !isProbe(path));
    if (objection.isEmpty()) {
      return super.handle(senders.watched(request), response, callback);
    }
    security.turnedAway(request, objection.get().status());
    return refuse(objection.get(), request, response, callback);
  }

  private static boolean isProbe(@Nullable String path) {
    return path != null && PROBES.contains(path);
  }

  private boolean refuse(
      Complaint complaint, Request request, Response response, Callback callback) {
    var language = PlainErrors.language(request);
    var url = entrance.publicUrl().map(PublicUrl::toString).orElse("");
    var problem =
        complaint == Complaint.MISDIRECTED
            ? complaint.about(language, url)
            : complaint.json(complaint.status(), language);
    meters.turnedAway(request.getHttpURI().getCanonicalPath(), complaint.status());
    response.setStatus(complaint.status());
    PlainErrors.write(response, problem, callback);
    return true;
  }
}
