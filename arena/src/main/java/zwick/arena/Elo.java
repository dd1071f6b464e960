package zwick.arena;

import java.util.List;
import java.util.Locale;

/// What results say about how much stronger one player is than another.
///
/// @param results how many there are
/// @param score their average, the share of the points: 0 to 1
/// @param variance how far they scatter
public record Elo(int results, double score, double variance) {
  private static final double SURE = 1.96; // 95 % of a normal distribution lie within this

  /// From results between 0 and 1 that do not depend on each other.
  static Elo of(List<Double> results) {
    double mean = results.stream().mapToDouble(r -> r).average().orElse(0.5);
    double squares = results.stream().mapToDouble(r -> (r - mean) * (r - mean)).sum();
    return new Elo(results.size(), mean, squares / Math.max(1, results.size() - 1));
  }

  /// The Elo points between players who share the points like this.
  static double points(double share) {
    return -400 * Math.log10(1 / share - 1);
  }

  /// Infinite if somebody won every game.
  public double difference() {
    return points(score);
  }

  /// The lower end of the range that holds the true difference in 95 of 100 matches.
  public double least() {
    return points(bound(-1));
  }

  public double most() {
    return points(bound(1));
  }

  /// Wilson's interval: it stays between 0 and 1, and a few equal results do not look like
  /// certainty.
  private double bound(int sign) {
    double z = SURE * SURE / Math.max(1, results);
    double half = Math.sqrt(z * variance + z * z / 4);
    return (score + z / 2 + sign * half) / (1 + z);
  }

  /// How likely it is that the first is the stronger one, 0 to 1.
  public double superiority() {
    int n = Math.max(1, results);
    double deviation = Math.sqrt(Math.max(variance, 0.25 / n) / n); // equal results are no proof
    return normal((score - 0.5) / deviation);
  }

  /// `+105 ± 47`; `> +305` where every game was won.
  public String text() {
    if (score == 1) {
      return "> " + signed(least());
    }
    if (score == 0) {
      return "< " + signed(most());
    }
    return signed(difference()) + String.format(Locale.ROOT, " ± %.0f", (most() - least()) / 2);
  }

  private static String signed(double value) {
    return String.format(Locale.ROOT, "%+.0f", value).replace('-', '−');
  }

  /// The share of a normal distribution below `x` (Abramowitz and Stegun, 26.2.17; exact to 7
  /// digits).
  private static double normal(double x) {
    double t = 1 / (1 + 0.2316419 * Math.abs(x));
    double sum =
        t
            * (0.319381530
                + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    double tail = Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI) * sum;
    return x >= 0 ? 1 - tail : tail;
  }
}
