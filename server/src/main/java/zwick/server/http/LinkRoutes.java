package zwick.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.net.URLEncoder;
import java.util.Optional;
import zwick.hall.policy.Ids;
import zwick.notation.PositionText;
import zwick.notation.RuleText;
import zwick.server.context.ServerContext;
import zwick.server.page.SiteFiles;
import zwick.server.protocol.HttpProblem;
import zwick.server.protocol.RequestFields;
import zwick.server.protocol.RequestTrouble;
import zwick.server.security.SecurityHeaders;

/// Addresses to keep and to pass on: of a game, of a moment in it, of a position. They lead to the
/// page, wherever it is: all of them are relative, since a server in front of us may have put us
/// into a folder of its own.
public final class LinkRoutes {
  private static final String EMBEDDED = "embed/index.html";
  private static final String PLY = "[0-9]{1,4}";

  private final Optional<ServerContext> house;
  private final SiteFiles files;

  public LinkRoutes(Optional<ServerContext> house, SiteFiles files) {
    this.house = house;
    this.files = files;
  }

  public void add(RoutesConfig routes) {
    routes.get("/position", LinkRoutes::position);
    house.ifPresent(open -> {
      routes.get("/game/{id}", request -> to(request, "../#/online/" + id(open, request)));
      routes.get("/game/{id}/{ply}", request -> moment(open, request));
      routes.get("/embed/{id}", request -> embed(open, request));
    });
  }

  private static String id(ServerContext serverContext, Context request) {
    return Ids.text(GameRoutes.table(serverContext, request.pathParam("id")).id());
  }

  private static void moment(ServerContext serverContext, Context request) {
    var ply = request.pathParam("ply");
    if (!ply.matches(PLY)) {
      throw new RequestTrouble(HttpProblem.NOT_FOUND);
    }
    to(request, "../../#/online/" + id(serverContext, request) + "?at=" + Integer.parseInt(ply));
  }

  /// A game on somebody else's page. No id hides the file of that name, which is one of the page's
  /// own as all others.
  private void embed(ServerContext open, Context request) {
    if (request.path().equals("/" + EMBEDDED)) {
      files.answer(request);
      return;
    }
    id(open, request); // or it is not found
    SecurityHeaders.framed(request);
    files.answer(request, EMBEDDED);
  }

  private static void position(Context request) {
    var rules = RuleText.read(asked(request, "rules"));
    var position = PositionText.read(rules, asked(request, "position"));
    to(
        request,
        "./#/setup?rules="
            + URLEncoder.encode(RuleText.write(rules), UTF_8)
            + "&position="
            + URLEncoder.encode(PositionText.write(position), UTF_8));
  }

  static String asked(Context request, String name) {
    var text = request.queryParam(name);
    if (text == null || text.isBlank()) {
      throw RequestFields.unreadable();
    }
    return text;
  }

  private static void to(Context request, String address) {
    request.header("Cache-Control", "no-store");
    request.header("Location", address);
    request.status(HttpStatus.FOUND);
  }
}
