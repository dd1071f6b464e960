package zwick.solver;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;

/// The files of the moving phase: where they are, and how one pair is solved from those before it.
final class MovingTables {
  private final Path folder;
  private final MovingSpace space;
  private final Workers workers;

  MovingTables(Path folder, MovingSpace space, Workers workers) {
    this.folder = folder;
    this.space = space;
    this.workers = workers;
  }

  /// Pairs in an order in which all that a pair's captures lead to comes before it.
  static List<int[]> pairs(int stones) {
    var pairs = new ArrayList<int[]>();
    for (int many = 3; many <= stones; many++) {
      for (int few = 3; few <= many; few++) {
        pairs.add(new int[] {many, few});
      }
    }
    return pairs;
  }

  /// The table of positions in which `own` stones are to move.
  Path file(int own, int opponent) {
    return folder.resolve("moving-" + own + "-" + opponent + ".table");
  }

  boolean solved(int many, int few) {
    return Files.exists(file(many, few)) && Files.exists(file(few, many));
  }

  /// Opens a table and makes sure that it is the one asked for.
  TableFile open(int own, int opponent) {
    var table = TableFile.open(file(own, opponent));
    var facts = table.facts();
    if (!space.rules().text().equals(facts.get("rules"))) {
      table.close();
      throw new BadTable(
          BadTable.Trouble.FOREIGN, table.file(), String.valueOf(facts.get("rules")));
    }
    if (!name(own, opponent).equals(facts.get("table"))
        || table.size() != space.size(own, opponent)) {
      table.close();
      throw new BadTable(BadTable.Trouble.NOT_A_TABLE, table.file(), "");
    }
    return table;
  }

  private static String name(int own, int opponent) {
    return "moving " + own + "-" + opponent;
  }

  /// Solves a pair and writes its two files, or the one where both sides are equal.
  void solve(int many, int few) {
    var pair = new MovingPair(space, many, few, workers);
    try (var one = few > 3 ? open(few - 1, many) : null;
        var two = few > 4 && space.rules().two() ? open(few - 2, many) : null) {
      new MovingStart(pair)
          .count(
              (from, into, count) -> Objects.requireNonNull(one).copy(from, into, count),
              (from, into, count) -> Objects.requireNonNull(two).copy(from, into, count));
    }
    if (pair.even()) {
      pair.turn();
      pair.settle();
    } else {
      var none = new byte[0];
      new MovingReply(
              pair, all(many - 1, few), space.rules().two() && many > 4 ? all(many - 2, few) : none)
          .count();
      pair.settle();
    }
    pair.solve();
    var count = new MovingCount(pair);
    var first = count.end(pair.manyTable, many, few);
    var second = count.end(pair.fewTable, few, many);
    if (pair.even() && !first.equals(second)) {
      throw new IllegalStateException("the two tables of " + first + " are not each other's turn");
    }
    if (!pair.even()) {
      write(second, pair.fewTable, few, many);
    }
    write(first, pair.manyTable, many, few);
  }

  private byte[] all(int own, int opponent) {
    try (var table = open(own, opponent)) {
      return table.all(workers);
    }
  }

  private void write(Census census, byte[] table, int own, int opponent) {
    var facts = new LinkedHashMap<String, String>();
    facts.put("rules", space.rules().text());
    facts.put("table", name(own, opponent));
    facts.putAll(census.facts());
    TableWriter.write(file(own, opponent), facts, table, workers);
  }

  Census census(int own, int opponent) {
    try (var table = open(own, opponent)) {
      return Census.of(table.facts());
    }
  }
}
