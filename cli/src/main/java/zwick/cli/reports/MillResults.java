package zwick.cli.reports;

import static zwick.cli.reports.ResultsPage.number;
import static zwick.cli.reports.ResultsPage.seconds;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import zwick.cli.support.Numbers;
import zwick.game.Position;
import zwick.game.known.Oracle.Known;
import zwick.game.known.Oracle.Value;
import zwick.mill.MillRules;
import zwick.mill.MillRules.MovingMill;
import zwick.notation.MoveText;
import zwick.notation.PositionText;
import zwick.solver.PlacingCensus;
import zwick.solver.RemainingWork;
import zwick.solver.TableCensus;
import zwick.solver.Workers;
import zwick.solver.mill.MillOracle;
import zwick.solver.mill.MillSolver;

/// What the tables of one mill game show. Every number is read from them.
public final class MillResults {
  private final String name;
  private final MillRules rules;
  private final List<TableCensus> tables;
  private final List<PlacingCensus> plies;
  private final RemainingWork remainingWork;
  private final Map<String, Double> solved;
  private final Map<String, Double> checked;
  private final Map<String, String> longest = new LinkedHashMap<>();
  private final @Nullable Known start;
  private final Map<Value, List<String>> firstMoves = new TreeMap<>();

  public MillResults(String name, MillRules rules, Path folder) {
    this.name = name;
    this.rules = rules;
    try (var workers = new Workers(1);
        var known = new MillOracle(rules, folder)) {
      var solver = new MillSolver(rules, folder, rules.stones(), true, workers);
      tables = solver.census();
      plies = solver.plies();
      remainingWork = solver.remainingWork();
      solved = solver.solvingTimes();
      checked = solver.checkingTimes();
      tables.stream()
          .filter(table -> table.won() + table.lost() > 0)
          .forEach(table -> longest(solver, table));
      start = known.known(rules.start());
      if (start != null) {
        look(rules.start(), known);
      }
    }
  }

  String name() {
    return name;
  }

  MillRules rules() {
    return rules;
  }

  List<TableCensus> tables() {
    return tables;
  }

  @Nullable Known start() {
    return start;
  }

  /// The same for rules that share the tables of the moving phase.
  String movingText() {
    return MillOracle.movingText(rules);
  }

  private void longest(MillSolver solver, TableCensus table) {
    solver
        .longest(Integer.parseInt(table.own()), Integer.parseInt(table.opponent()))
        .ifPresent(position -> longest.put(pair(table), PositionText.write(position)));
  }

  static String pair(TableCensus table) {
    return table.own() + "-" + table.opponent();
  }

  private void look(Position position, MillOracle known) {
    for (var move : position.legalMoves()) {
      var then = known.known(position.play(move).orElseThrow());
      if (then != null) {
        firstMoves
            .computeIfAbsent(then.value().turned(), _ -> new ArrayList<>())
            .add(MoveText.write(position, move));
      }
    }
  }

  /// @param same a game on this page that has the same moving phase
  void write(StringBuilder page, @Nullable String same) {
    page.append("\n## `").append(name).append("`\n\n");
    page.append("Rules: ").append(MillOracle.text(rules).replace(" ", ", ")).append(".");
    page.append(ResultsPage.alike(rules)).append("\n\n");
    if (start != null) {
      value(page, start);
    }
    if (same == null) {
      moving(page);
    } else {
      page.append("The moving phase is that of `").append(same).append("`.\n");
    }
    if (!remainingWork.nothing()) {
      rest(page);
    }
    if (!plies.isEmpty()) {
      placing(page);
    }
  }

  private void value(StringBuilder page, Known value) {
    page.append("**With best play by both sides the game is ").append(word(value.value()));
    page.append(".** First moves:");
    firstMoves.forEach((what, moves) ->
        page.append(" ")
            .append(moves.size() == rules.grid().size() ? "all" : String.join(", ", moves))
            .append(" ")
            .append(what.name().toLowerCase(Locale.ROOT))
            .append(";"));
    page.setCharAt(page.length() - 1, '.');
    page.append("\n\n");
  }

  static String word(Value value) {
    return switch (value) {
      case WON -> "won for White";
      case DRAWN -> "a draw";
      case LOST -> "won for Black";
    };
  }

  private void moving(StringBuilder page) {
    page.append("| stones | positions | won | drawn | lost | depth | one of the longest |");
    page.append(" solved, s | checked, s |\n|---|---:|---:|---:|---:|---:|---|---:|---:|\n");
    for (var table : tables) {
      var key = pair(table);
      page.append("| ").append(key).append(" | ").append(number(table.positions()));
      page.append(" | ").append(number(table.won())).append(" | ").append(number(table.drawn()));
      page.append(" | ").append(number(table.lost())).append(" | ").append(table.deepest());
      page.append(longest.containsKey(key) ? " | `" + longest.get(key) + "` |" : " | |");
      page.append(seconds(solved, key)).append(seconds(checked, key)).append('\n');
    }
    long sum = tables.stream().mapToLong(TableCensus::positions).sum();
    page.append("\nTogether ").append(number(sum)).append(" positions; ");
    page.append(sum(solved, false)).append(" s to solve and ").append(sum(checked, false));
    page.append(" s to check them");
    page.append(checked() ? "." : "; pairs without a time have not been checked.");
    if (rules.movingMill() == MovingMill.REMOVE_AND_EXTRA_MOVE) {
      page.append(" As many positions in\nwhich another move is due are solved");
      page.append(" and checked with them; they are not listed.");
    }
    page.append('\n');
  }

  /// Whether every pair has been; a pair stands under the larger number.
  private boolean checked() {
    return tables.stream()
        .map(MillResults::pair)
        .filter(solved::containsKey)
        .allMatch(checked::containsKey);
  }

  private void placing(StringBuilder page) {
    page.append("\n| stones placed | positions | won | drawn | lost |\n");
    page.append("|---:|---:|---:|---:|---:|\n");
    for (var placingCensus : plies) {
      page.append("| ")
          .append(placingCensus.ply())
          .append(" | ")
          .append(number(placingCensus.positions()));
      page.append(" | ")
          .append(number(placingCensus.won()))
          .append(" | ")
          .append(number(placingCensus.drawn()));
      page.append(" | ").append(number(placingCensus.lost())).append(" |\n");
    }
    page.append("\nThe placing phase took ").append(sum(solved, true)).append(" s to solve and ");
    page.append(sum(checked, true)).append(" s to check.\n");
  }

  private void rest(StringBuilder page) {
    page.append("\nNot solved: ").append(number(remainingWork.positions())).append(" positions");
    page.append(remainingWork.hands() ? ", among them all with stones in hand" : "").append(". ");
    if (remainingWork.hands()) {
      page.append("Under these rules hands do not empty in turn. ");
    }
    page.append("At the pace of\nthese tables they would take ");
    page.append(String.format(Locale.ROOT, "%.1f", remainingWork.seconds() / 3600));
    page.append(" hours of processor time and ").append(Numbers.size(remainingWork.disk()));
    page.append(" of disk.\n");
  }

  private static String sum(Map<String, Double> times, boolean placing) {
    return number(
        times.entrySet().stream()
            .filter(time -> time.getKey().startsWith("placing") == placing)
            .mapToDouble(Map.Entry::getValue)
            .sum());
  }
}
