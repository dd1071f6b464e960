package zwick.solver;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// The files of the moving phase: where they are, and how one pair is solved from those before it.
final class MovingTables {
  private final Path folder;
  private final MovingSpace space;
  private final Workers workers;
  private final boolean brief;

  /// @param brief whether new tables go without plies
  MovingTables(Path folder, MovingSpace space, boolean brief, Workers workers) {
    this.folder = folder;
    this.space = space;
    this.brief = brief;
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
    return file(own, opponent, false);
  }

  private Path file(int own, int opponent, boolean brief) {
    var name = "moving-" + own + "-" + opponent + (brief ? ".brief" : "") + ".table";
    return folder.resolve(name);
  }

  /// Whether a pair is there as it is wanted; a table with plies is always good enough.
  boolean solved(int many, int few) {
    return there(many, few) && there(few, many);
  }

  boolean there(int own, int opponent) {
    return Files.exists(file(own, opponent))
        || brief && Files.exists(file(own, opponent, true));
  }

  /// Whether there is any table of a pair, brief or not.
  boolean known(int own, int opponent) {
    return Files.exists(file(own, opponent)) || Files.exists(file(own, opponent, true));
  }

  Entries open(int own, int opponent) {
    var file = file(own, opponent);
    if (!Files.exists(file) && Files.exists(file(own, opponent, true))) {
      file = file(own, opponent, true);
    }
    long size = space.size(own, opponent);
    return Entries.open(file, space.rules().text(), name(own, opponent), size);
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
              pair,
              all(many - 1, few),
              space.rules().two() && many > 4 ? all(many - 2, few) : none)
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
      return table.all((int) space.size(own, opponent), workers);
    }
  }

  private void write(Census census, byte[] table, int own, int opponent) {
    var facts = new LinkedHashMap<String, String>();
    facts.put("rules", space.rules().text());
    facts.put("table", name(own, opponent));
    facts.put("plies", brief ? "no" : "yes");
    facts.putAll(census.facts());
    if (brief) {
      Worth.each(table.length, workers, i -> table[i] = Worth.of(table[i] & 255));
    }
    var bytes = brief ? Worth.pack(table, workers) : table;
    TableWriter.write(file(own, opponent, brief), facts, bytes, workers);
  }

  Census census(int own, int opponent) {
    try (var table = open(own, opponent)) {
      return Census.of(table.facts());
    }
  }

  /// The sets of both sides in a position that takes longest, as the referee numbers points.
  Optional<int[]> longest(int own, int opponent) {
    try (var table = open(own, opponent)) {
      int deepest = table.brief() ? -1 : Integer.parseInt(table.facts().get("deepest"));
      int many = Math.max(own, opponent);
      var subsets = space.subsets(many, Math.min(own, opponent));
      var orbits = space.orbits(many);
      var block = new byte[subsets.count()];
      for (int orbit = 0; orbit < orbits.count() && deepest >= 0; orbit++) {
        table.copy((long) orbit * block.length, block, block.length);
        for (int i = 0; i < block.length; i++) {
          if ((block[i] & 255) == Entry.of(deepest)) {
            int set = space.plane().toBoard(orbits.set(orbit));
            int other =
                space.plane().toBoard(Integer.expand(subsets.sets()[i], orbits.free(orbit)));
            return Optional.of(own >= opponent ? new int[] {set, other} : new int[] {other, set});
          }
        }
      }
      return Optional.empty();
    }
  }
}
