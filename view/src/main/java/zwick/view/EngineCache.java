package zwick.view;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zwick.engine.Weights;
import zwick.engine.evaluation.Evaluation;
import zwick.engine.evaluation.ShippedWeights;
import zwick.engine.search.Engine;
import zwick.game.RuleSet;
import zwick.game.known.Oracle;
import zwick.game.presets.Presets;

/// The engines that play and advise. A page keeps one game at a time, so one engine is kept too.
final class EngineCache {
  private static final long MEMORY = 16L << 20;
  private static final String ENDING = ".weights";

  private final Knowing otherwise;
  private final Map<String, short[]> learned = new HashMap<>();
  private @Nullable RuleSet rules;
  private @Nullable Engine engine;

  /// Where weights come from that nobody has sent.
  @FunctionalInterface
  public interface Knowing {
    short[] weights(RuleSet rules);
  }

  EngineCache(Knowing otherwise) {
    this.otherwise = otherwise;
  }

  Engine of(RuleSet asked) {
    if (engine == null || !asked.equals(rules)) {
      rules = asked;
      engine = new Engine(asked, weights(asked), Oracle.NONE, MEMORY);
    }
    return engine;
  }

  private short[] weights(RuleSet asked) {
    var file = file(asked);
    var known = file == null ? null : learned.get(file);
    return known == null ? otherwise.weights(asked) : known;
  }

  /// The file whose weights fit these rules best; none for a game that needs none.
  static @Nullable String file(RuleSet rules) {
    return ShippedWeights.nearest(rules).map(preset -> preset.id() + ENDING).orElse(null);
  }

  /// Throws [IllegalArgumentException] if the bytes are not the weights of that file.
  void learn(String file, byte[] bytes) {
    var values = Weights.read(bytes).values();
    for (var preset : Presets.all()) {
      if (file.equals(preset.id() + ENDING)
          && Evaluation.untrained(preset.rules()).length == values.length) {
        learned.put(file, values);
        engine = null; // the next one knows more
        return;
      }
    }
    throw new IllegalArgumentException("no preset has learned these");
  }
}
