package zwick.view;

import java.util.Base64;
import java.util.List;
import java.util.function.Consumer;
import zwick.engine.SearchControl;
import zwick.engine.SearchLimits;
import zwick.engine.players.Level;
import zwick.game.BadInput;
import zwick.game.Game;
import zwick.game.Perft;
import zwick.game.Problem;
import zwick.game.RuleSet;
import zwick.game.known.Oracle;
import zwick.notation.ActionText;
import zwick.notation.Excerpt;
import zwick.notation.json.Json;
import zwick.view.json.JsonObjectBuilder;
import zwick.view.json.PageQuestion;
import zwick.view.json.Unanswerable;
import zwick.view.teaching.Advice;
import zwick.view.teaching.Hints;

/// The answers that take thinking.
final class EngineAnswers {
  /// More would take minutes.
  private static final int DEEPEST_LEAVES = 6;

  private static final long MOST_MILLIS = 600_000, MOST_NODES = 1_000_000, MOST_LINES = 20;

  private final EngineCache engineCache;

  EngineAnswers(EngineCache engineCache) {
    this.engineCache = engineCache;
  }

  static Json weights(RuleSet rules) {
    var file = EngineCache.file(rules);
    return new JsonObjectBuilder().put("file", file == null ? Json.none() : Json.of(file)).done();
  }

  Json learn(PageQuestion pageQuestion) {
    var file = pageQuestion.text("file");
    try {
      engineCache.learn(file, Base64.getDecoder().decode(pageQuestion.text("base64")));
    } catch (IllegalArgumentException _) {
      throw new Unanswerable(pageQuestion.words().text("trouble.weights", Excerpt.of(file)));
    }
    return new JsonObjectBuilder().done();
  }

  Json choose(PageQuestion pageQuestion, Game game) {
    var level = pageQuestion.number("level");
    if (level < Level.WEAKEST || level > Level.PERFECT) {
      var known = List.of("1", "2", "3", "4", "5", "6", "7", "8");
      throw new BadInput(new Problem.NoSuchValue("level", String.valueOf(level), known));
    }
    var told =
        pageQuestion.has("known")
            ? ToldOracle.of(game.position(), pageQuestion.object("known"))
            : Oracle.NONE;
    var strength = new Level(level).required(game.rules(), told);
    var own = engineCache.of(game.rules());
    var engine = told.equals(Oracle.NONE) ? own : own.knowing(told);
    var opponent =
        new Opponent(engine, strength, pageQuestion.big("seed"), pageQuestion.side("side"));
    return new JsonObjectBuilder()
        .put(
            "action",
            opponent
                .choose(game)
                .map(action -> Json.of(ActionText.write(game.position(), action)))
                .orElse(Json.none()))
        .done();
  }

  Json hint(PageQuestion pageQuestion, Game game) {
    return new Hints(engineCache.of(game.rules()), game, pageQuestion.words()).hint();
  }

  private Advice advice(PageQuestion pageQuestion, Game game) {
    return new Advice(engineCache.of(game.rules()), game, pageQuestion.words());
  }

  /// With a depth instead of a time the answer is always the same.
  Json analyse(PageQuestion pageQuestion, Game game, Consumer<String> progress) {
    int last = game.progress().deeds().size();
    int at = pageQuestion.has("at") ? (int) limited(pageQuestion, "at", 0, last) : last;
    boolean timed = !pageQuestion.has("depth");
    int depth = timed ? 0 : (int) limited(pageQuestion, "depth", 1, SearchLimits.DEEPEST);
    long start = System.currentTimeMillis();
    return advice(pageQuestion, at == last ? game : Advice.after(game, at))
        .analyse(
            timed
                ? SearchLimits.time(limited(pageQuestion, "millis", 1, MOST_MILLIS))
                : new SearchLimits(depth, MOST_NODES, Long.MAX_VALUE, Long.MAX_VALUE),
            timed ? () -> System.currentTimeMillis() - start : SearchControl.NONE,
            (int) limited(pageQuestion, "lines", 1, MOST_LINES),
            report -> progress.accept(report.write()));
  }

  Json graph(PageQuestion pageQuestion, Game game) {
    return advice(pageQuestion, game).graph(limited(pageQuestion, "nodes", 1, MOST_NODES));
  }

  /// A number from `least` to `most`; whoever asks for more or less gets that.
  private static long limited(PageQuestion pageQuestion, String name, long least, long most) {
    return Math.max(least, Math.min(most, pageQuestion.big(name)));
  }

  /// How many ways there are to make so many moves: what tells whether two programs play alike.
  static Json leaves(PageQuestion pageQuestion) {
    var start = pageQuestion.rules().start();
    int depth = (int) limited(pageQuestion, "depth", 0, DEEPEST_LEAVES);
    return Json.of(Long.toString(Perft.count(start, depth)));
  }
}
