package zwick.training;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.DoubleConsumer;
import zwick.engine.evaluation.Evaluation;

/// Logistic regression: finds the weights that foretell best how games ended.
///
/// Plain gradient descent, a sample at a time, with a step per weight that shrinks as the weight is
/// used (Adagrad): patterns that come up every game settle slowly, rare ones are learned from what
/// there is. In the end weights that were hardly ever used are drawn towards what they were before.
/// Strict arithmetic, so that every machine learns the same.
final class LogisticRegression {
  /// A score this high means that e is the odds of winning: it makes a man worth about a hundred.
  static final float ODDS = 110;

  private static final float STEP = 2;
  private static final float USES_TO_BELIEVE = 24;
  private static final int ROUNDS = 6;

  /// One in so many samples is kept aside, to see how well the weights do on what they have not
  /// seen.
  private static final int ASIDE = 20;

  private final Evaluation evaluation;
  private final float[] weights;
  private final float[] start;
  private final float[] squares;
  private final int[] uses;

  private int[] indices = new int[256];
  private float[] values = new float[256];
  private int size;

  LogisticRegression(Evaluation evaluation, short[] before) {
    this.evaluation = evaluation;
    weights = new float[before.length];
    for (int i = 0; i < before.length; i++) {
      weights[i] = before[i];
    }
    start = weights.clone();
    squares = new float[before.length];
    uses = new int[before.length];
  }

  /// @param loss how far the foretold results were off on samples kept aside: bits a sample
  record Fitted(short[] weights, double loss) {}

  Fitted run(List<TrainingSample> samples, long seed, DoubleConsumer progress) {
    var order = new int[samples.size() - samples.size() / ASIDE];
    for (int i = 0; i < order.length; i++) {
      order[i] = i;
    }
    var random = new SplittableRandom(seed);
    for (int round = 0; round < ROUNDS; round++) {
      shuffle(order, random);
      float step = STEP * (1 - round / (float) ROUNDS);
      for (int i : order) {
        learn(samples.get(i), step, round == 0);
      }
      progress.accept((round + 1.0) / ROUNDS);
    }
    var rounded = rounded();
    for (int i = 0; i < rounded.length; i++) {
      weights[i] = rounded[i];
    }
    double loss = 0;
    for (var trainingSample : samples.subList(order.length, samples.size())) {
      loss += loss(trainingSample);
    }
    return new Fitted(rounded, loss / Math.max(1, samples.size() - order.length));
  }

  private static void shuffle(int[] order, SplittableRandom random) {
    for (int i = order.length - 1; i > 0; i--) {
      int k = random.nextInt(i + 1);
      int swap = order[i];
      order[i] = order[k];
      order[k] = swap;
    }
  }

  private void learn(TrainingSample trainingSample, float step, boolean first) {
    float off = foretold(trainingSample) - trainingSample.result();
    for (int i = 0; i < size; i++) {
      int at = indices[i];
      float slope = off * values[i];
      if (slope != 0) {
        squares[at] += slope * slope;
        weights[at] -= step * slope / (float) Math.sqrt(squares[at] + 0.02f);
        uses[at] += first ? 1 : 0;
      }
    }
  }

  private float foretold(TrainingSample trainingSample) {
    size = 0;
    evaluation.features(trainingSample.position(), this::keep);
    float score = 0;
    for (int i = 0; i < size; i++) {
      score += weights[indices[i]] * values[i];
    }
    return chance(score);
  }

  /// How much of a point a position with this score brings.
  static float chance(float score) {
    return 1 / (1 + (float) StrictMath.exp(-score / ODDS));
  }

  private void keep(int weight, float value) {
    indices[size] = weight;
    values[size++] = value;
  }

  private double loss(TrainingSample trainingSample) {
    double p = Math.clamp(foretold(trainingSample), 1e-6, 1 - 1e-6);
    return -(trainingSample.result() * StrictMath.log(p)
            + (1 - trainingSample.result()) * StrictMath.log(1 - p))
        / StrictMath.log(2);
  }

  private short[] rounded() {
    var out = new short[weights.length];
    for (int i = 0; i < out.length; i++) {
      float belief = uses[i] / (uses[i] + USES_TO_BELIEVE);
      out[i] =
          (short) Math.clamp(Math.round(start[i] + (weights[i] - start[i]) * belief), -4000, 4000);
    }
    return out;
  }
}
