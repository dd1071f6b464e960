package zwick.cli.reports;

import static zwick.cli.reports.ResultsPage.number;
import static zwick.cli.reports.ResultsPage.seconds;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import zwick.draughts.DraughtsRules;
import zwick.notation.PositionText;
import zwick.solver.TableCensus;
import zwick.solver.Workers;
import zwick.solver.draughts.DraughtsOracle;
import zwick.solver.draughts.DraughtsSolver;

/// What the endings of one draughts game show, all those with as many pieces together, where all of
/// them are solved. Every number is read from their tables.
public final class DraughtsResults {
  private final String name;
  private final DraughtsRules rules;
  private final List<Row> rows = new ArrayList<>();

  /// @param longest a position that takes longest; empty where none is decided
  private record Row(int pieces, TableCensus sum, String longest, String solved, String checked) {}

  public DraughtsResults(String name, DraughtsRules rules, Path folder) {
    this.name = name;
    this.rules = rules;
    try (var workers = new Workers(1)) {
      var solver = new DraughtsSolver(rules, folder, DraughtsSolver.most(rules), workers);
      var solved = byPieces(solver.solvingTimes());
      var checked = byPieces(solver.checkingTimes());
      solver.census().stream()
          .filter(table -> solver.whole(pieces(table)))
          .collect(
              Collectors.groupingBy(DraughtsResults::pieces, TreeMap::new, Collectors.toList()))
          .forEach((pieces, tables) ->
              rows.add(
                  new Row(
                      pieces,
                      tables.stream().reduce(TableCensus::plus).orElseThrow(),
                      longest(solver, tables),
                      seconds(solved, String.valueOf(pieces)),
                      seconds(checked, String.valueOf(pieces)))));
    }
  }

  private static int pieces(TableCensus table) {
    return table.own().length() + table.opponent().length();
  }

  /// Of names like `MMK-K`.
  private static Map<String, Double> byPieces(Map<String, Double> times) {
    var sums = new HashMap<String, Double>();
    times.forEach((name, time) -> sums.merge(String.valueOf(name.length() - 1), time, Double::sum));
    return sums;
  }

  private static String longest(DraughtsSolver solver, List<TableCensus> tables) {
    return tables.stream()
        .filter(table -> table.won() + table.lost() > 0)
        .max(Comparator.comparingInt(TableCensus::deepest))
        .flatMap(solver::longest)
        .map(position -> "`" + PositionText.write(position) + "`")
        .orElse("");
  }

  /// `board=8, men-capture=forward …`: what the tables depend on.
  private static String options(DraughtsRules rules) {
    return DraughtsOracle.text(rules).replace("draughts ", "").replace(" ", ", ");
  }

  static void write(List<DraughtsResults> all, StringBuilder page) {
    page.append("\n## Draughts endings\n\n");
    page.append("All positions with so many pieces, kings and men, both sides together, the side");
    page.append(" to move being White; no man\nstands on its crowning row. Depth is in plies, to");
    page.append(" the end of the game.\n\n| rules | pieces | positions | won | drawn | lost |");
    page.append(" depth | one of the longest | solved, s | checked, s |\n");
    page.append("|---|---:|---:|---:|---:|---:|---:|---|---:|---:|\n");
    for (var results : all) {
      for (var row : results.rows) {
        var sum = row.sum;
        page.append("| `").append(results.name).append("` | ").append(row.pieces).append(" | ");
        page.append(number(sum.positions())).append(" | ").append(number(sum.won()));
        page.append(" | ").append(number(sum.drawn())).append(" | ").append(number(sum.lost()));
        page.append(" | ").append(sum.deepest()).append(" | ").append(row.longest).append(" |");
        page.append(row.solved).append(row.checked).append('\n');
      }
    }
    page.append('\n');
    for (var results : all) {
      page.append("- `").append(results.name).append("`: ");
      page.append(options(results.rules)).append('.');
      page.append(ResultsPage.alike(results.rules)).append('\n');
    }
  }
}
