package zwick.cli.commands.analysis;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.cli.support.Numbers;
import zwick.cli.tables.Solvers;
import zwick.notation.RuleText;
import zwick.notation.json.Json;
import zwick.solver.TableCensus;
import zwick.solver.Workers;

/// `zwick tables`: what is known about a game.
@Command(name = "tables")
public final class TablesCommand implements Runnable {
  private final CommandContext commandContext;

  @Parameters(index = "0", paramLabel = "RULES", descriptionKey = "rules")
  private String rules = "";

  @Option(names = "--from", paramLabel = "DIR", descriptionKey = "tables.from")
  private @Nullable String from;

  @Option(names = "--json", descriptionKey = "tables.json")
  private boolean json;

  public TablesCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void run() {
    var game = CommandContext.rules(rules);
    var folder = Solvers.folder(commandContext, from);
    List<TableCensus> all;
    try (var workers = new Workers(1)) {
      all = Solvers.of(game, folder, null, true, workers).census();
    }
    if (json) {
      var members = new LinkedHashMap<String, Json>();
      members.put("rules", Json.of(RuleText.write(game)));
      members.put("tables", new Json.Arr(counted(all).stream().map(TablesCommand::json).toList()));
      commandContext.out().println(new Json.Obj(members).write());
      return;
    }
    if (all.isEmpty()) {
      throw new BadUsage("tables.none", rules, folder);
    }
    print(all);
  }

  /// One census for each pair of numbers: in draughts men and kings are counted together.
  private static Collection<TableCensus> counted(List<TableCensus> all) {
    var sums = new LinkedHashMap<String, TableCensus>();
    for (var tableCensus : all) {
      var own = pieces(tableCensus.own());
      var opponent = pieces(tableCensus.opponent());
      sums.merge(
          own + "-" + opponent,
          new TableCensus(
              own,
              opponent,
              tableCensus.positions(),
              tableCensus.won(),
              tableCensus.drawn(),
              tableCensus.lost(),
              tableCensus.deepest()),
          TableCensus::plus);
    }
    return sums.values();
  }

  /// `4` of four stones, and of `MMKK`.
  private static String pieces(String material) {
    return material.matches("[0-9]+") ? material : String.valueOf(material.length());
  }

  private static Json json(TableCensus tableCensus) {
    var members = new LinkedHashMap<String, Json>();
    members.put("own", Json.of(Long.parseLong(tableCensus.own())));
    members.put("opponent", Json.of(Long.parseLong(tableCensus.opponent())));
    members.put("positions", Json.of(tableCensus.positions()));
    members.put("won", Json.of(tableCensus.won()));
    members.put("drawn", Json.of(tableCensus.drawn()));
    members.put("lost", Json.of(tableCensus.lost()));
    members.put("deepest", Json.of(tableCensus.deepest()));
    return new Json.Obj(members);
  }

  private void print(List<TableCensus> all) {
    var rows = new ArrayList<List<String>>();
    rows.add(List.of(commandContext.cliTexts().say("tables.head").split("\\|")));
    for (var tableCensus : all) {
      rows.add(
          List.of(
              tableCensus.own() + "-" + tableCensus.opponent(),
              Numbers.grouped(tableCensus.positions()),
              Numbers.grouped(tableCensus.won()),
              Numbers.grouped(tableCensus.drawn()),
              Numbers.grouped(tableCensus.lost()),
              String.valueOf(tableCensus.deepest())));
    }
    for (var row : rows) {
      var line = new StringBuilder();
      for (int i = 0; i < row.size(); i++) {
        int width = rows.get(0).size() > i ? width(rows, i) : 0;
        line.append(" ".repeat(width - row.get(i).length())).append(row.get(i)).append("  ");
      }
      commandContext.out().println(line.toString().stripTrailing());
    }
  }

  private static int width(List<List<String>> rows, int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }
}
