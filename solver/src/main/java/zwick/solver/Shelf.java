package zwick.solver;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import zwick.draughts.DraughtsRules;

/// The finished tables that a slice's moves lead to, whole in memory while they are needed.
final class Shelf {
  private final DraughtsRules rules;
  private final Path folder;
  private final Squares squares;
  private final Workers workers;
  private final Probe probe;
  private final Map<Slice, byte[]> held = new HashMap<>();

  Shelf(DraughtsRules rules, Path folder, Squares squares, EndWorth worth, Workers workers) {
    this.rules = rules;
    this.folder = folder;
    this.squares = squares;
    this.workers = workers;
    probe = new Probe(squares, worth);
  }

  Probe probe() {
    return probe;
  }

  /// Fetches what is needed and puts back what is not.
  void hold(Set<Slice> needed) {
    for (var slice : Set.copyOf(held.keySet())) {
      if (!needed.contains(slice)) {
        probe.remove(slice);
        held.remove(slice);
      }
    }
    needed.forEach(this::table);
  }

  /// A whole table, which stays here until it is put back.
  byte[] table(Slice slice) {
    return held.computeIfAbsent(slice, this::read);
  }

  private byte[] read(Slice slice) {
    try (var file = open(slice)) {
      var table = file.all(workers);
      probe.add(slice, index -> table[index] & 255);
      return table;
    }
  }

  TableFile open(Slice slice) {
    return open(slice, folder, rules, squares);
  }

  /// @throws BadTable where it is missing, damaged, or made for other rules
  static TableFile open(Slice slice, Path folder, DraughtsRules rules, Squares squares) {
    var file = slice.file(folder);
    var table = TableFile.open(file);
    try {
      TableRules.require(rules, table);
      if (!slice.toString().equals(table.facts().get("table"))
          || table.size() != SliceIndex.size(slice, squares)) {
        throw new BadTable(BadTable.Trouble.NOT_A_TABLE, file, "");
      }
      return table;
    } catch (BadTable e) {
      table.close();
      throw e;
    }
  }
}
