package zwick.cli.reports;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import zwick.cli.tables.Solvers;
import zwick.game.RuleSet;

/// All that is known of some games, as Markdown.
public record ResultsPage(List<MillResults> mill, List<DraughtsResults> draughts) {
  private static final String HEAD =
      """
      # What is true

      Made by `zwick results`, from tables made by `zwick solve` and checked by `zwick verify`. Draw rules that
      count moves are left out: a drawn position is one where nobody can force a win. Seconds are those of all
      processors together.
      """;

  private static final String MILL =
      """

      In mill, positions are counted once per symmetry class, for the side to move; the first number is its stones.
      Depth is in plies, to the next stone taken or the end of the game. Pairs such as 4-3 and 3-4 are solved in one
      go, and so are both tables of 4-4.
      """;

  public String text() {
    var page = new StringBuilder(HEAD);
    if (!mill.isEmpty()) {
      page.append(MILL);
    }
    var told = new HashMap<String, String>();
    for (var results : mill) {
      results.write(page, told.get(results.movingText()));
      told.putIfAbsent(results.movingText(), results.name());
    }
    for (int i = 1; i < mill.size(); i++) {
      var comparison = new MillComparison(mill.getFirst(), mill.get(i));
      boolean shown = mill.get(i).name().equals(told.get(mill.get(i).movingText()));
      if (shown || comparison.values()) {
        comparison.write(page);
      }
    }
    if (!draughts.isEmpty()) {
      DraughtsResults.write(draughts, page);
    }
    return page.toString();
  }

  /// Whom else this holds for.
  static String alike(RuleSet rules) {
    var others = Solvers.alike(rules);
    return others.isEmpty() ? "" : " So it is in `" + String.join("`, `", others) + "`.";
  }

  static String percent(long part, long whole) {
    return String.format(Locale.ROOT, "%.2f %%", 100.0 * part / Math.max(1, whole));
  }

  static String number(long value) {
    return String.format(Locale.ROOT, "%,d", value);
  }

  static String number(double value) {
    return String.format(Locale.ROOT, "%,.0f", value);
  }

  /// The cell of a table with what something took; empty where nobody noted it.
  static String seconds(Map<String, Double> times, String key) {
    return times.containsKey(key)
        ? " " + String.format(Locale.ROOT, "%.2f", times.get(key)) + " |"
        : " |";
  }
}
