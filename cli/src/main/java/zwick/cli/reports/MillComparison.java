package zwick.cli.reports;

import static zwick.cli.reports.ResultsPage.percent;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import zwick.cli.tables.Solvers;
import zwick.solver.TableCensus;

/// What it changes to play mill by other rules.
record MillComparison(MillResults one, MillResults other) {
  /// Whether it is known of both how they end.
  boolean values() {
    return one.start() != null && other.start() != null;
  }

  void write(StringBuilder page) {
    page.append("\n## `").append(one.name()).append("` and `").append(other.name());
    page.append("`\n\nThey differ in ").append(String.join(" and ", options())).append(". ");
    if (one.start() != null && other.start() != null) {
      var first = one.start().value();
      var second = other.start().value();
      page.append(
          first == second
              ? "The value of the game is the same: "
              : "The value of the game changes: " + MillResults.word(first) + " and ");
      page.append(MillResults.word(second)).append(". ");
    }
    if (one.movingText().equals(other.movingText())) {
      page.append("The moving phase is the same.\n");
    } else {
      moving(page);
    }
  }

  /// The options that decide games and are not the same.
  private TreeSet<String> options() {
    var differ = new TreeSet<String>();
    one.rules()
        .values()
        .forEach((option, value) -> {
          var his = other.rules().values().get(option);
          if (!value.equals(his) && !Solvers.DRAWS.contains(option)) {
            differ.add("`" + option + "` (" + value + ", " + his + ")");
          }
        });
    return differ;
  }

  /// Only pairs that are solved in both count.
  private void moving(StringBuilder page) {
    var theirs =
        other.tables().stream().collect(Collectors.toMap(MillResults::pair, table -> table));
    var mine =
        one.tables().stream().filter(table -> theirs.containsKey(MillResults.pair(table))).toList();
    var his = mine.stream().map(table -> theirs.get(MillResults.pair(table))).toList();
    page.append("Of the positions of the moving phase\n");
    page.append(shares(mine)).append(" with the first and\n").append(shares(his));
    page.append(" with the second.\n\n| stones | won | drawn | lost | won | drawn | lost |\n");
    page.append("|---|---:|---:|---:|---:|---:|---:|\n");
    for (int i = 0; i < mine.size(); i++) {
      page.append("| ").append(MillResults.pair(mine.get(i))).append(" | ");
      page.append(percents(mine.get(i))).append(" | ").append(percents(his.get(i)));
      page.append(" |\n");
    }
  }

  private static String percents(TableCensus table) {
    return percent(table.won(), table.positions())
        + " | "
        + percent(table.drawn(), table.positions())
        + " | "
        + percent(table.lost(), table.positions());
  }

  private static String shares(List<TableCensus> tables) {
    long all = tables.stream().mapToLong(TableCensus::positions).sum();
    return percent(tables.stream().mapToLong(TableCensus::won).sum(), all)
        + " are won, "
        + percent(tables.stream().mapToLong(TableCensus::drawn).sum(), all)
        + " drawn and "
        + percent(tables.stream().mapToLong(TableCensus::lost).sum(), all)
        + " lost";
  }
}
