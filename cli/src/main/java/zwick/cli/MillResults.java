package zwick.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import zwick.game.Oracle.Known;
import zwick.game.Oracle.Value;
import zwick.game.Position;
import zwick.mill.MillRules;
import zwick.notation.MoveText;
import zwick.notation.PositionText;
import zwick.solver.Census;
import zwick.solver.MillSolver;
import zwick.solver.MillTables;
import zwick.solver.Ply;
import zwick.solver.Workers;

/// What the tables of one mill game show, as Markdown. Every number is read from them.
final class MillResults {
  private final String name;
  private final MillRules rules;
  private final List<Census> tables;
  private final List<Ply> plies;
  private final Map<String, Double> solved;
  private final Map<String, Double> checked;
  private final Map<String, String> longest = new LinkedHashMap<>();
  private final @Nullable Known start;
  private final Map<Value, List<String>> firstMoves = new TreeMap<>();

  MillResults(String name, MillRules rules, Path folder) {
    this.name = name;
    this.rules = rules;
    try (var workers = new Workers(1);
        var known = new MillTables(rules, folder)) {
      var solver = new MillSolver(rules, folder, rules.stones(), true, workers);
      tables = solver.census();
      plies = solver.plies();
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

  private void longest(MillSolver solver, Census table) {
    solver
        .longest(Integer.parseInt(table.own()), Integer.parseInt(table.opponent()))
        .ifPresent(position ->
            longest.put(table.own() + "-" + table.opponent(), PositionText.write(position)));
  }

  private void look(Position position, MillTables known) {
    for (var move : position.legalMoves()) {
      var then = known.known(position.play(move).orElseThrow());
      if (then != null) {
        var value =
            switch (then.value()) {
              case WON -> Value.LOST;
              case DRAWN -> Value.DRAWN;
              case LOST -> Value.WON;
            };
        firstMoves
            .computeIfAbsent(value, _ -> new ArrayList<>())
            .add(MoveText.write(position, move));
      }
    }
  }

  static String page(List<MillResults> all) {
    var page = new StringBuilder();
    page.append("# What is true\n\n");
    page.append("Made by `zwick results`, from tables made by `zwick solve` and checked by");
    page.append(" `zwick verify`. Draw rules that\ncount moves are left out: a drawn position is");
    page.append(
        " one where nobody can force a win. Positions are counted once per\nsymmetry class,");
    page.append(" for the side to move; the first number is its stones. Depth is in plies, to the");
    page.append(" next stone taken or\nthe end of the game.\n");
    all.forEach(results -> results.write(page));
    for (int i = 1; i < all.size(); i++) {
      all.get(0).compare(all.get(i), page);
    }
    return page.toString();
  }

  private void write(StringBuilder page) {
    page.append("\n## `").append(name).append("`\n\n");
    page.append("Rules: ").append(text()).append(".\n\n");
    if (start != null) {
      page.append("**With best play by both sides the game is ").append(word(start.value()));
      page.append(".** First moves:");
      firstMoves.forEach((value, moves) ->
          page.append(" ")
              .append(moves.size() == rules.grid().size() ? "all" : String.join(", ", moves))
              .append(" ")
              .append(value.name().toLowerCase(Locale.ROOT))
              .append(";"));
      page.setCharAt(page.length() - 1, '.');
      page.append("\n\n");
    }
    page.append("| stones | positions | won | drawn | lost | depth | one of the longest |");
    page.append(" solved, s | checked, s |\n|---|---:|---:|---:|---:|---:|---|---:|---:|\n");
    for (var table : tables) {
      var key = table.own() + "-" + table.opponent();
      page.append("| ").append(key).append(" | ").append(number(table.positions()));
      page.append(" | ").append(number(table.won())).append(" | ").append(number(table.drawn()));
      page.append(" | ").append(number(table.lost())).append(" | ").append(table.deepest());
      page.append(longest.containsKey(key) ? " | `" + longest.get(key) + "` |" : " | |");
      page.append(seconds(solved, key)).append(seconds(checked, key)).append('\n');
    }
    page.append("\nTogether ")
        .append(number(sum()))
        .append(" positions. Pairs such as 4-3 and 3-4");
    page.append(" are solved in one go, and both tables of\n4-4; seconds are of all processors");
    page.append(" together: ").append(sum(solved, false)).append(" to solve and ");
    page.append(sum(checked, false)).append(" to check the moving phase, ");
    page.append(sum(solved, true)).append(" and ").append(sum(checked, true));
    page.append(" the placing phase.\n");
    if (!plies.isEmpty()) {
      page.append("\n| stones placed | positions | won | drawn | lost |\n");
      page.append("|---:|---:|---:|---:|---:|\n");
      for (var ply : plies) {
        page.append("| ").append(ply.ply()).append(" | ").append(number(ply.positions()));
        page.append(" | ").append(number(ply.won())).append(" | ").append(number(ply.drawn()));
        page.append(" | ").append(number(ply.lost())).append(" |\n");
      }
    }
  }

  private void compare(MillResults other, StringBuilder page) {
    page.append("\n## `").append(name).append("` and `").append(other.name).append("`\n\n");
    var differ = new TreeSet<String>();
    rules
        .values()
        .forEach((option, value) -> {
          var his = other.rules.values().get(option);
          if (!value.equals(his) && !Solvers.DRAWS.contains(option)) {
            differ.add("`" + option + "` (" + value + ", " + his + ")");
          }
        });
    page.append("They differ in ").append(String.join(" and ", differ)).append(". ");
    if (start != null && other.start != null) {
      boolean same = start.value() == other.start.value();
      page.append(same ? "The value of the game is the same: " : "The value of the game changes: ");
      page.append(word(start.value()));
      page.append(same ? "" : " and " + word(other.start.value())).append(". ");
    }
    page.append("Of the positions of the moving phase\n");
    page.append(shares()).append(" with the first and\n").append(other.shares());
    page.append(" with the second.\n");
    changed(other, page);
  }

  /// The pairs whose counts change, with how many positions more are decided.
  private void changed(MillResults other, StringBuilder page) {
    page.append("\n| stones | won | drawn | lost | won | drawn | lost |\n");
    page.append("|---|---:|---:|---:|---:|---:|---:|\n");
    var his =
        other.tables.stream()
            .collect(Collectors.toMap(t -> t.own() + "-" + t.opponent(), table -> table));
    for (var table : tables) {
      var key = table.own() + "-" + table.opponent();
      var theirs = his.get(key);
      if (theirs != null) {
        page.append("| ").append(key).append(" | ").append(percents(table)).append(" | ");
        page.append(percents(theirs)).append(" |\n");
      }
    }
  }

  private static String percents(Census table) {
    return percent(table.won(), table.positions())
        + " | "
        + percent(table.drawn(), table.positions())
        + " | "
        + percent(table.lost(), table.positions());
  }

  private String shares() {
    long won = tables.stream().mapToLong(Census::won).sum();
    long drawn = tables.stream().mapToLong(Census::drawn).sum();
    long lost = tables.stream().mapToLong(Census::lost).sum();
    return percent(won, sum())
        + " are won, "
        + percent(drawn, sum())
        + " drawn and "
        + percent(lost, sum())
        + " lost";
  }

  private static String seconds(Map<String, Double> times, String key) {
    return times.containsKey(key)
        ? " " + String.format(Locale.ROOT, "%.2f", times.get(key)) + " |"
        : " |";
  }

  private static String sum(Map<String, Double> times, boolean placing) {
    double sum =
        times.entrySet().stream()
            .filter(time -> time.getKey().startsWith("placing") == placing)
            .mapToDouble(Map.Entry::getValue)
            .sum();
    return String.format(Locale.ROOT, "%,.0f", sum);
  }

  private long sum() {
    return tables.stream().mapToLong(Census::positions).sum();
  }

  private String text() {
    return rules.values().entrySet().stream()
        .filter(option -> !Solvers.DRAWS.contains(option.getKey()))
        .map(option -> option.getKey() + "=" + option.getValue())
        .collect(Collectors.joining(", "));
  }

  private static String word(Value value) {
    return switch (value) {
      case WON -> "won for White";
      case DRAWN -> "a draw";
      case LOST -> "won for Black";
    };
  }

  private static String percent(long part, long whole) {
    return String.format(Locale.ROOT, "%.2f %%", 100.0 * part / Math.max(1, whole));
  }

  private static String number(long value) {
    return String.format(Locale.ROOT, "%,d", value);
  }
}
