package zwick.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import zwick.game.BadInput;
import zwick.game.Problem;
import zwick.game.RuleSet;
import zwick.game.TooManyCaptures;
import zwick.notation.Json;
import zwick.notation.JsonRecord;
import zwick.notation.PositionText;
import zwick.notation.RuleText;
import zwick.text.Words;
import zwick.view.Chance;
import zwick.view.Coach;
import zwick.view.Extent;
import zwick.view.Members;

/// What is known for sure: of a game, of a position, of a game that is over. The page asks here for
/// what it cannot know itself, since tables are large.
final class KnownRoutes {
  private static final long PATIENCE_SECONDS = 5;

  private final House house;

  /// One answer may look up thousands of positions; no more than this are made at a time.
  private final Semaphore desks = new Semaphore(Runtime.getRuntime().availableProcessors());

  KnownRoutes(House house) {
    this.house = house;
  }

  void add(RoutesConfig routes) {
    routes.get("/api/known", this::known);
    routes.get("/api/probe", this::probe);
    routes.post("/api/chance", this::chance);
  }

  /// How much there is to ask for.
  private void known(Context request) {
    var rules = RuleText.read(LinkRoutes.asked(request, "rules"));
    var extent = Extent.of(rules, house.hall().oracle(rules));
    Replies.json(
        request,
        new Members().put("rules", RuleText.write(rules)).put("known", extent.id()).done());
  }

  private void probe(Context request) {
    var rules = RuleText.read(LinkRoutes.asked(request, "rules"));
    var position = PositionText.read(rules, LinkRoutes.asked(request, "position"));
    var words = Tongue.words(request);
    var told = carefully(request, () -> Coach.of(house.hall().oracle(rules), position, words));
    Replies.json(request, told.orElseThrow(() -> unknown(rules)));
  }

  private void chance(Context request) {
    if (!(Asking.of(request).get("record") instanceof Json.Str(String text))) {
      throw Asking.unreadable();
    }
    var game = JsonRecord.fromJson(Json.read(text)).game();
    var words = Tongue.words(request);
    var told = carefully(request, () -> Chance.of(house.hall().oracle(game.rules()), game, words));
    Replies.json(request, new Members().put("chance", told.orElse(Json.none())).done());
  }

  private Optional<Json> carefully(Context request, Supplier<Optional<Json>> work) {
    house.probes().require(house.doorman().address(request));
    if (!sitDown()) {
      throw new Trouble(Complaint.UNAVAILABLE);
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

  private static Trouble unknown(RuleSet rules) {
    var problem = new Problem.NothingKnown(rules.preset());
    return new Trouble(language ->
        Complaint.NOT_FOUND
            .problem(Words.in(language).problem(problem))
            .put("reason", "nothing-known")
            .done());
  }
}
