package zwick.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import zwick.hall.people.PlayerProfile;
import zwick.hall.people.Token;
import zwick.hall.policy.Ids;
import zwick.server.authentication.Reauthentication;
import zwick.server.context.ServerContext;
import zwick.server.context.WaitingGame;
import zwick.server.protocol.HttpProblem;
import zwick.server.protocol.JsonReplies;
import zwick.server.protocol.RequestFields;
import zwick.server.protocol.RequestLanguage;
import zwick.server.protocol.RequestTrouble;
import zwick.view.json.JsonObjectBuilder;

/// Tells feed readers and calendars whose turn it is. They have no cookie, so the address itself is
/// the secret; it is good for nothing else, and asking for a new one makes the old one worthless.
public final class FeedRoutes {
  private final ServerContext serverContext;
  private final Reauthentication reauthentication;

  public FeedRoutes(ServerContext serverContext, Reauthentication reauthentication) {
    this.serverContext = serverContext;
    this.reauthentication = reauthentication;
  }

  public void add(RoutesConfig routes) {
    routes.post("/api/me/feed", this::fresh);
    routes.get("/feed/{token}/moves.atom", this::atom);
    routes.get("/feed/{token}/moves.ics", this::calendar);
  }

  private void fresh(Context request) {
    var reader = serverContext.requestIdentity().required(request);
    reauthentication.check(request, reader, RequestFields.maybe(request));
    long player = reader.id();
    var players = serverContext.hall().players();
    players.tokens(player).stream()
        .filter(token -> token.kind() == Token.Kind.FEED)
        .forEach(token -> players.revoke(player, token.id()));
    var folder = "feed/" + players.token(player, Token.Kind.FEED, "").text();
    JsonReplies.json(
        request,
        new JsonObjectBuilder()
            .put("atom", folder + "/moves.atom")
            .put("calendar", folder + "/moves.ics")
            .done());
  }

  private PlayerProfile reader(Context request) {
    return serverContext
        .requestIdentity()
        .reader(request.pathParam("token"))
        .orElseThrow(() -> new RequestTrouble(HttpProblem.NOT_FOUND));
  }

  private void atom(Context request) {
    long player = reader(request).id();
    var words = RequestLanguage.words(request);
    var base = serverContext.requestIdentity().base(request);
    var self = base + request.path().substring(1);
    var feed = new AtomFeed(Ids.text(player), base, self, words, serverContext.hall().now());
    answer(request, "application/atom+xml; charset=utf-8", feed.write(waiting(player, request)));
  }

  private void calendar(Context request) {
    long player = reader(request).id();
    var calendarFeed =
        new CalendarFeed(
            serverContext.requestIdentity().base(request), RequestLanguage.words(request));
    answer(request, "text/calendar; charset=utf-8", calendarFeed.write(waiting(player, request)));
  }

  private Iterable<WaitingGame> waiting(long player, Context request) {
    return WaitingGame.of(serverContext, player, RequestLanguage.words(request));
  }

  private static void answer(Context request, String type, String text) {
    request.header("Cache-Control", "no-store");
    request.contentType(type).result(text.getBytes(UTF_8));
  }
}
