package zwick.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.notation.Json;
import zwick.notation.RuleText;
import zwick.solver.Census;
import zwick.solver.Workers;

/// `zwick tables`: what is known about a game.
@Command(name = "tables")
final class TablesCommand implements Runnable {
  private final Session session;

  @Parameters(index = "0", paramLabel = "RULES", descriptionKey = "rules")
  private String rules = "";

  @Option(names = "--from", paramLabel = "DIR", descriptionKey = "tables.from")
  private @Nullable String from;

  @Option(names = "--json", descriptionKey = "tables.json")
  private boolean json;

  TablesCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    var game = Session.rules(rules);
    var folder = Solvers.folder(session, from);
    List<Census> all;
    try (var workers = new Workers(1)) {
      all = Solvers.of(game, folder, null, true, workers).census();
    }
    if (json) {
      var members = new LinkedHashMap<String, Json>();
      members.put("rules", Json.of(RuleText.write(game)));
      members.put("tables", new Json.Arr(counted(all).stream().map(TablesCommand::json).toList()));
      session.out().println(new Json.Obj(members).write());
      return;
    }
    if (all.isEmpty()) {
      throw new BadUsage("tables.none", rules, folder);
    }
    print(all);
  }

  /// One census for each pair of numbers: in draughts men and kings are counted together.
  private static Collection<Census> counted(List<Census> all) {
    var sums = new LinkedHashMap<String, Census>();
    for (var census : all) {
      var own = pieces(census.own());
      var opponent = pieces(census.opponent());
      sums.merge(
          own + "-" + opponent,
          new Census(
              own,
              opponent,
              census.positions(),
              census.won(),
              census.drawn(),
              census.lost(),
              census.deepest()),
          Census::plus);
    }
    return sums.values();
  }

  /// `4` of four stones, and of `MMKK`.
  private static String pieces(String material) {
    return material.matches("[0-9]+") ? material : String.valueOf(material.length());
  }

  private static Json json(Census census) {
    var members = new LinkedHashMap<String, Json>();
    members.put("own", Json.of(Long.parseLong(census.own())));
    members.put("opponent", Json.of(Long.parseLong(census.opponent())));
    members.put("positions", Json.of(census.positions()));
    members.put("won", Json.of(census.won()));
    members.put("drawn", Json.of(census.drawn()));
    members.put("lost", Json.of(census.lost()));
    members.put("deepest", Json.of(census.deepest()));
    return new Json.Obj(members);
  }

  private void print(List<Census> all) {
    var rows = new ArrayList<List<String>>();
    rows.add(List.of(session.talk().say("tables.head").split("\\|")));
    for (var census : all) {
      rows.add(
          List.of(
              census.own() + "-" + census.opponent(),
              Numbers.grouped(census.positions()),
              Numbers.grouped(census.won()),
              Numbers.grouped(census.drawn()),
              Numbers.grouped(census.lost()),
              String.valueOf(census.deepest())));
    }
    for (var row : rows) {
      var line = new StringBuilder();
      for (int i = 0; i < row.size(); i++) {
        int width = rows.get(0).size() > i ? width(rows, i) : 0;
        line.append(" ".repeat(width - row.get(i).length())).append(row.get(i)).append("  ");
      }
      session.out().println(line.toString().stripTrailing());
    }
  }

  private static int width(List<List<String>> rows, int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }
}
