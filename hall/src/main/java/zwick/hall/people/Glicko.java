package zwick.hall.people;

import java.util.List;
import zwick.hall.game.Pace;

/// Glicko-2 as Mark Glickman describes it (“Example of the Glicko-2 system”, 2022); the letters are
/// his. His periods are of a fixed length; here every game is its own, so a period's share of doubt
/// is added by the time that has passed.
final class Glicko {
  /// A deviation of somebody of whom nothing is known, and of somebody who plays all the time.
  static final double WIDEST = 350;

  static final double NARROWEST = 45;

  private static final double SCALE = 173.7178;
  private static final double MIDDLE = 1500;
  private static final double TAU = 0.5;
  private static final double EPSILON = 1e-6;

  /// A year without a game takes a deviation of 60 to 110.
  private static final double PERIOD = 4.665 * Pace.DAY;

  /// @param score 1 for a win, 0 for a loss
  record Result(Rating opponent, double score) {}

  private Glicko() {}

  static double periods(long millis) {
    return Math.max(0, millis) / PERIOD;
  }

  static double idle(double deviation, double volatility, double periods) {
    return Math.min(WIDEST, Math.hypot(deviation, SCALE * volatility * Math.sqrt(periods)));
  }

  /// @param periods how many have passed since the rating last changed
  static Rating after(Rating before, List<Result> results, double periods, long now) {
    double mu = (before.rating() - MIDDLE) / SCALE;
    double phi = before.deviation() / SCALE;
    double information = 0;
    double surprise = 0;
    for (var result : results) {
      double g = g(result.opponent.deviation() / SCALE);
      double expected = 1 / (1 + Math.exp(-g * (mu - (result.opponent.rating() - MIDDLE) / SCALE)));
      information += g * g * expected * (1 - expected);
      surprise += g * (result.score - expected);
    }
    double v = 1 / information;
    double sigma = volatility(phi, before.volatility(), v, v * surprise);
    double grown = phi * phi + sigma * sigma * periods;
    double narrower = 1 / Math.sqrt(1 / grown + information);
    return new Rating(
        MIDDLE + SCALE * (mu + narrower * narrower * surprise),
        Math.clamp(SCALE * narrower, NARROWEST, WIDEST),
        sigma,
        before.games() + results.size(),
        now);
  }

  private static double g(double phi) {
    return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
  }

  /// Step 5: the zero of f by the Illinois algorithm.
  private static double volatility(double phi, double sigma, double v, double delta) {
    double a = Math.log(sigma * sigma);
    double low = a;
    double high;
    double rest = delta * delta - phi * phi - v;
    if (rest > 0) {
      high = Math.log(rest);
    } else {
      int k = 1;
      while (f(a - k * TAU, a, phi, v, delta) < 0) {
        k++;
      }
      high = a - k * TAU;
    }
    double fLow = f(low, a, phi, v, delta);
    double fHigh = f(high, a, phi, v, delta);
    while (Math.abs(high - low) > EPSILON) {
      double next = low + (low - high) * fLow / (fHigh - fLow);
      double fNext = f(next, a, phi, v, delta);
      if (fNext * fHigh <= 0) {
        low = high;
        fLow = fHigh;
      } else {
        fLow /= 2;
      }
      high = next;
      fHigh = fNext;
    }
    return Math.exp(low / 2);
  }

  private static double f(double x, double a, double phi, double v, double delta) {
    double e = Math.exp(x);
    double spread = phi * phi + v + e;
    return e * (delta * delta - spread) / (2 * spread * spread) - (x - a) / (TAU * TAU);
  }
}
