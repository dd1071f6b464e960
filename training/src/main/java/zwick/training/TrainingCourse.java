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
import zwick.engine.Weights;
import zwick.engine.evaluation.Evaluation;
import zwick.game.RuleSet;
import zwick.game.known.Oracle;
import zwick.mill.MillRules;
import zwick.notation.RuleText;
import zwick.wolf.WolfRules;

/// A whole course of learning: a few classes, each of games played with what the class before has
/// learned, and a fit to them.
///
/// @param games how many games each class plays
/// @param nodes how far they look ahead, in positions a move
/// @param oracle what is known of the game for sure; asked by several threads
public record TrainingCourse(
    RuleSet rules, List<Integer> games, long nodes, long seed, Oracle oracle) {
  /// How much the engine's own opinion counts beside the results once it has been to a class: with
  /// this much it learned from 6,000 games what it had not from 12,000.
  private static final float TRUST = 0.8f;

  /// The same beside what is known for sure. It still tells draws that are easy to hold from
  /// others.
  private static final float TRUST_BESIDE_TRUTH = 0.3f;

  /// The course that the weights which come with the program have taken: as long as pays, and
  /// within half an hour on two cores. None for a game that is played perfectly without.
  ///
  /// @param oracle what is known of the game for sure
  public static Optional<TrainingCourse> usual(RuleSet rules, Oracle oracle) {
    return switch (rules) {
      case DraughtsRules _ ->
          Optional.of(new TrainingCourse(rules, List.of(1_500, 6_000, 12_000), 600, 1, oracle));
      case MillRules _ ->
          Optional.of(new TrainingCourse(rules, List.of(2_000, 8_000, 24_000), 600, 1, oracle));
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
    if (oracle != Oracle.NONE) {
      facts.put("tables", "used");
    }
    var samples = new ArrayList<TrainingSample>();
    for (int lesson = 0; lesson < games.size(); lesson++) {
      int number = lesson;
      var evaluation = Evaluation.of(rules, weights);
      samples.clear(); // games of beginners teach little once there are better ones
      float trust = lesson == 0 ? 0 : oracle == Oracle.NONE ? TRUST : TRUST_BESIDE_TRUTH;
      var play = new SelfPlay(rules, evaluation, nodes, seed * 1_000_003 + lesson, trust, oracle);
      samples.addAll(
          play(play, games.get(lesson), threads, share -> listener.playing(number, share)));
      var fit =
          new LogisticRegression(evaluation, Evaluation.untrained(rules))
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

  private static List<TrainingSample> play(
      SelfPlay play, int games, int threads, DoubleConsumer progress) throws InterruptedException {
    try (var pool = Executors.newFixedThreadPool(threads)) {
      var running = new ArrayList<Future<List<TrainingSample>>>();
      for (int number = 0; number < games; number++) {
        int game = number;
        running.add(pool.submit(() -> play.game(game)));
      }
      var samples = new ArrayList<TrainingSample>();
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
