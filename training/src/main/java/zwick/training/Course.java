package zwick.training;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.DoubleConsumer;
import zwick.draughts.DraughtsRules;
import zwick.engine.Evaluation;
import zwick.engine.Weights;
import zwick.game.RuleSet;
import zwick.mill.MillRules;
import zwick.notation.RuleText;
import zwick.wolf.WolfRules;

/// A whole course of learning: a few classes, each of games played with what the class before has
/// learned, and a fit to them.
///
/// @param games how many games each class plays
/// @param nodes how far they look ahead, in positions a move
public record Course(RuleSet rules, List<Integer> games, long nodes, long seed) {

  /// The course that the weights which come with the program have taken: as long as pays, and
  /// within half an hour on two cores. None for a game that is played perfectly without.
  public static Optional<Course> usual(RuleSet rules) {
    return switch (rules) {
      case DraughtsRules _ -> Optional.of(new Course(rules, List.of(3_000, 12_000), 600, 1));
      case MillRules _ -> Optional.of(new Course(rules, List.of(4_000, 16_000), 600, 1));
      case WolfRules _ -> Optional.empty();
    };
  }

  /// Hears how far the course has come.
  public interface Listener {
    /// @param share of the games of this class, 0 to 1
    void playing(int lesson, double share);

    void fitting(int lesson, double share);

    /// @param samples positions learned from
    /// @param loss bits a position that the fit is off, on positions it has not seen
    void learned(int lesson, int samples, double loss);
  }

  /// Does not depend on the number of threads.
  public Weights run(int threads, Listener listener) throws InterruptedException {
    var weights = Evaluation.untrained(rules);
    var facts = new LinkedHashMap<String, String>();
    facts.put("rules", RuleText.write(rules));
    facts.put("fingerprint", rules.fingerprint());
    facts.put("seed", Long.toString(seed));
    facts.put("nodes", Long.toString(nodes));
    var samples = new ArrayList<Sample>();
    for (int lesson = 0; lesson < games.size(); lesson++) {
      int number = lesson;
      var evaluation = Evaluation.of(rules, weights);
      samples.clear(); // games of beginners teach little once there are better ones
      var play = new SelfPlay(rules, evaluation, nodes, seed * 1_000_003 + lesson);
      samples.addAll(
          play(play, games.get(lesson), threads, share -> listener.playing(number, share)));
      var fit =
          new Fit(evaluation, Evaluation.untrained(rules))
              .run(samples, seed, share -> listener.fitting(number, share));
      weights = fit.weights();
      listener.learned(lesson, samples.size(), fit.loss());
      facts.put(
          "class " + (lesson + 1),
          String.format(
              Locale.ROOT,
              "%d games, %d positions, %.4f bits off",
              games.get(lesson),
              samples.size(),
              fit.loss()));
    }
    return new Weights(facts, weights);
  }

  private static List<Sample> play(SelfPlay play, int games, int threads, DoubleConsumer progress)
      throws InterruptedException {
    try (var pool = Executors.newFixedThreadPool(threads)) {
      var running = new ArrayList<Future<List<Sample>>>();
      for (int number = 0; number < games; number++) {
        int game = number;
        running.add(pool.submit(() -> play.game(game)));
      }
      var samples = new ArrayList<Sample>();
      for (int number = 0; number < games; number++) {
        samples.addAll(running.get(number).get());
        if (number % 50 == 0) {
          progress.accept(number / (double) games);
        }
      }
      return samples;
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }
}
