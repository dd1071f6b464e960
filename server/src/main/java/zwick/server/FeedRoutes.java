package zwick.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import zwick.hall.Ids;
import zwick.hall.Player;
import zwick.hall.Token;
import zwick.view.Members;

/// Tells feed readers and calendars whose turn it is. They have no cookie, so the address itself is
/// the secret; it is good for nothing else, and asking for a new one makes the old one worthless.
final class FeedRoutes {
  private final House house;
  private final Proofs proofs;

  FeedRoutes(House house, Proofs proofs) {
    this.house = house;
    this.proofs = proofs;
  }

  void add(RoutesConfig routes) {
    routes.post("/api/me/feed", this::fresh);
    routes.get("/feed/{token}/moves.atom", this::atom);
    routes.get("/feed/{token}/moves.ics", this::calendar);
  }

  private void fresh(Context request) {
    var reader = house.doorman().required(request);
    proofs.check(request, reader, Asking.maybe(request));
    long player = reader.id();
    var players = house.hall().players();
    players.tokens(player).stream()
        .filter(token -> token.kind() == Token.Kind.FEED)
        .forEach(token -> players.revoke(player, token.id()));
    var folder = "feed/" + players.token(player, Token.Kind.FEED, "").text();
    Replies.json(
        request,
        new Members()
            .put("atom", folder + "/moves.atom")
            .put("calendar", folder + "/moves.ics")
            .done());
  }

  private Player reader(Context request) {
    return house
        .doorman()
        .reader(request.pathParam("token"))
        .orElseThrow(() -> new Trouble(Complaint.NOT_FOUND));
  }

  private void atom(Context request) {
    long player = reader(request).id();
    var words = Tongue.words(request);
    var base = house.doorman().base(request);
    var self = base + request.path().substring(1);
    var feed = new Atom(Ids.text(player), base, self, words, house.hall().now());
    answer(request, "application/atom+xml; charset=utf-8", feed.write(waiting(player, request)));
  }

  private void calendar(Context request) {
    long player = reader(request).id();
    var calendar = new Calendar(house.doorman().base(request), Tongue.words(request));
    answer(request, "text/calendar; charset=utf-8", calendar.write(waiting(player, request)));
  }

  private Iterable<Waiting> waiting(long player, Context request) {
    return Waiting.of(house, player, Tongue.words(request));
  }

  private static void answer(Context request, String type, String text) {
    request.header("Cache-Control", "no-store");
    request.contentType(type).result(text.getBytes(UTF_8));
  }
}
