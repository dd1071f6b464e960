package zwick.view;

import java.util.Base64;
import java.util.List;
import java.util.function.Consumer;
import zwick.engine.Level;
import zwick.engine.Limits;
import zwick.engine.Watch;
import zwick.game.BadInput;
import zwick.game.Game;
import zwick.game.Oracle;
import zwick.game.Perft;
import zwick.game.Problem;
import zwick.game.RuleSet;
import zwick.notation.ActionText;
import zwick.notation.Excerpt;
import zwick.notation.Json;

/// The answers that take thinking.
final class EngineAnswers {
  /// More would take minutes.
  private static final int DEEPEST_LEAVES = 6;

  private static final long MOST_MILLIS = 600_000, MOST_NODES = 1_000_000, MOST_LINES = 20;

  private final Engines engines;

  EngineAnswers(Engines engines) {
    this.engines = engines;
  }

  static Json weights(RuleSet rules) {
    var file = Engines.file(rules);
    return new Members().put("file", file == null ? Json.none() : Json.of(file)).done();
  }

  Json learn(Asked asked) {
    var file = asked.text("file");
    try {
      engines.learn(file, Base64.getDecoder().decode(asked.text("base64")));
    } catch (IllegalArgumentException _) {
      throw new Sorry(asked.words().text("trouble.weights", Excerpt.of(file)));
    }
    return new Members().done();
  }

  Json choose(Asked asked, Game game) {
    var level = asked.number("level");
    if (level < Level.WEAKEST || level > Level.PERFECT) {
      var known = List.of("1", "2", "3", "4", "5", "6", "7", "8");
      throw new BadInput(new Problem.NoSuchValue("level", String.valueOf(level), known));
    }
    var told = asked.has("known") ? Told.of(game.position(), asked.object("known")) : Oracle.NONE;
    var strength = new Level(level).required(game.rules(), told);
    var own = engines.of(game.rules());
    var engine = told.equals(Oracle.NONE) ? own : own.knowing(told);
    var opponent = new Opponent(engine, strength, asked.big("seed"), asked.side("side"));
    return new Members()
        .put(
            "action",
            opponent
                .choose(game)
                .map(action -> Json.of(ActionText.write(game.position(), action)))
                .orElse(Json.none()))
        .done();
  }

  Json hint(Asked asked, Game game) {
    return new Hints(engines.of(game.rules()), game, asked.words()).hint();
  }

  private Advice advice(Asked asked, Game game) {
    return new Advice(engines.of(game.rules()), game, asked.words());
  }

  /// With a depth instead of a time the answer is always the same.
  Json analyse(Asked asked, Game game, Consumer<String> progress) {
    int last = game.turn().deeds().size();
    int at = asked.has("at") ? (int) limited(asked, "at", 0, last) : last;
    boolean timed = !asked.has("depth");
    int depth = timed ? 0 : (int) limited(asked, "depth", 1, Limits.DEEPEST);
    long start = System.currentTimeMillis();
    return advice(asked, at == last ? game : Advice.after(game, at))
        .analyse(
            timed
                ? Limits.time(limited(asked, "millis", 1, MOST_MILLIS))
                : new Limits(depth, MOST_NODES, Long.MAX_VALUE, Long.MAX_VALUE),
            timed ? () -> System.currentTimeMillis() - start : Watch.NONE,
            (int) limited(asked, "lines", 1, MOST_LINES),
            report -> progress.accept(report.write()));
  }

  Json graph(Asked asked, Game game) {
    return advice(asked, game).graph(limited(asked, "nodes", 1, MOST_NODES));
  }

  /// A number from `least` to `most`; whoever asks for more or less gets that.
  private static long limited(Asked asked, String name, long least, long most) {
    return Math.max(least, Math.min(most, asked.big(name)));
  }

  /// How many ways there are to make so many moves: what tells whether two programs play alike.
  static Json leaves(Asked asked) {
    var start = asked.rules().start();
    int depth = (int) limited(asked, "depth", 0, DEEPEST_LEAVES);
    return Json.of(Long.toString(Perft.count(start, depth)));
  }
}
