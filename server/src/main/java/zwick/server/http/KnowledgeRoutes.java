package zwick.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import zwick.game.BadInput;
import zwick.game.Problem;
import zwick.game.RuleSet;
import zwick.game.moves.TooManyCaptures;
import zwick.notation.PositionText;
import zwick.notation.RuleText;
import zwick.notation.json.Json;
import zwick.notation.records.JsonRecord;
import zwick.server.context.ServerContext;
import zwick.server.protocol.HttpProblem;
import zwick.server.protocol.JsonReplies;
import zwick.server.protocol.RequestFields;
import zwick.server.protocol.RequestLanguage;
import zwick.server.protocol.RequestTrouble;
import zwick.text.Words;
import zwick.view.json.JsonObjectBuilder;
import zwick.view.teaching.Coach;
import zwick.view.teaching.KnownExtent;
import zwick.view.teaching.LastChanceJson;

/// What is known for sure: of a game, of a position, of a game that is over. The page asks here for
/// what it cannot know itself, since tables are large.
public final class KnowledgeRoutes {
  private static final long PATIENCE_SECONDS = 5;

  private final ServerContext serverContext;

  /// One answer may look up thousands of positions; no more than this are made at a time.
  private final Semaphore desks = new Semaphore(Runtime.getRuntime().availableProcessors());

  public KnowledgeRoutes(ServerContext serverContext) {
    this.serverContext = serverContext;
  }

  public void add(RoutesConfig routes) {
    routes.get("/api/known", this::known);
    routes.get("/api/probe", this::probe);
    routes.post("/api/chance", this::chance);
  }

  /// How much there is to ask for.
  private void known(Context request) {
    var rules = RuleText.read(LinkRoutes.asked(request, "rules"));
    var knownExtent = KnownExtent.of(rules, serverContext.hall().oracle(rules));
    JsonReplies.json(
        request,
        new JsonObjectBuilder()
            .put("rules", RuleText.write(rules))
            .put("known", knownExtent.id())
            .done());
  }

  private void probe(Context request) {
    var rules = RuleText.read(LinkRoutes.asked(request, "rules"));
    var position = PositionText.read(rules, LinkRoutes.asked(request, "position"));
    var words = RequestLanguage.words(request);
    var told =
        carefully(request, () -> Coach.of(serverContext.hall().oracle(rules), position, words));
    JsonReplies.json(request, told.orElseThrow(() -> unknown(rules)));
  }

  private void chance(Context request) {
    if (!(RequestFields.of(request).get("record") instanceof Json.Str(String text))) {
      throw RequestFields.unreadable();
    }
    var game = JsonRecord.fromJson(Json.read(text)).game();
    var words = RequestLanguage.words(request);
    var told =
        carefully(
            request,
            () -> LastChanceJson.of(serverContext.hall().oracle(game.rules()), game, words));
    JsonReplies.json(
        request, new JsonObjectBuilder().put("chance", told.orElse(Json.none())).done());
  }

  private Optional<Json> carefully(Context request, Supplier<Optional<Json>> work) {
    serverContext.probes().require(serverContext.requestIdentity().address(request));
    if (!sitDown()) {
      throw new RequestTrouble(HttpProblem.UNAVAILABLE);
    }
    try {
      return work.get();
    } catch (TooManyCaptures _) {
      throw new BadInput(new Problem.TooManyCaptures());
    } finally {
      desks.release();
    }
  }

  private boolean sitDown() {
    try {
      return desks.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static RequestTrouble unknown(RuleSet rules) {
    var problem = new Problem.NothingKnown(rules.preset());
    return new RequestTrouble(language ->
        HttpProblem.NOT_FOUND
            .problem(Words.in(language).problem(problem))
            .put("reason", "nothing-known")
            .done());
  }
}
