package zwick.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import zwick.engine.SearchLimits;
import zwick.engine.evaluation.Evaluation;
import zwick.engine.evaluation.ShippedWeights;
import zwick.engine.search.Engine;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.known.Oracle;
import zwick.notation.PositionText;
import zwick.notation.RuleText;

/// Searches fixed positions of every preset, each with a new engine.
///
/// To a fixed depth the nodes are the same on every run and every machine, and change as soon as
/// the search looks at anything else: their sum is the signature that commits on the engine end
/// with. To a fixed number of nodes it measures speed alone.
public final class Bench {
  private static final String FILE = "bench.positions";

  private static final long MEMORY = 8L << 20;

  private Bench() {}

  /// A position and how deep it is searched.
  ///
  /// @param depth that takes about as long as that of any other position
  public record Entry(Position position, int depth) {
    /// To its own depth, but no deeper than `deepest`.
    public SearchLimits upTo(int deepest) {
      return SearchLimits.depth(Math.min(depth, deepest));
    }
  }

  public record Count(long nodes, long nanos) {
    public static final Count NONE = new Count(0, 0);

    public Count plus(Count other) {
      return new Count(nodes + other.nodes, nanos + other.nanos);
    }

    public double millionsPerSecond() {
      return nodes * 1e3 / Math.max(1, nanos);
    }
  }

  /// @param entries of one rule set
  public static Count run(
      RuleSet rules, List<Entry> entries, Function<Entry, SearchLimits> limits) {
    var evaluation = Evaluation.of(rules, ShippedWeights.weights(rules));
    var sum = Count.NONE;
    for (var entry : entries) {
      var engine = new Engine(evaluation, rules, Oracle.NONE, MEMORY);
      var game = Game.of(entry.position());
      long start = System.nanoTime();
      long nodes = engine.think(game, limits.apply(entry)).nodes();
      sum = sum.plus(new Count(nodes, System.nanoTime() - start));
    }
    return sum;
  }

  /// The positions of each rule set.
  public static Map<RuleSet, List<Entry>> entries() {
    var entries = new LinkedHashMap<RuleSet, List<Entry>>();
    for (var line : text().lines().toList()) {
      if (!line.isBlank() && !line.startsWith("#")) {
        var words = line.split(" +");
        var rules = RuleText.read(words[0]);
        boolean start = words[2].equals("start");
        var position = start ? rules.start() : PositionText.read(rules, words[2]);
        entries
            .computeIfAbsent(rules, _ -> new ArrayList<>())
            .add(new Entry(position, Integer.parseInt(words[1])));
      }
    }
    return entries;
  }

  private static String text() {
    try (var in = Bench.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException("the program lacks " + FILE);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
