package zwick.solver;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import zwick.draughts.DraughtsRules;

/// The finished tables that a slice's moves lead to, whole in memory while they are needed.
final class Shelf {
  private final DraughtsRules rules;
  private final Path folder;
  private final Squares squares;
  private final Workers workers;
  private final Probe probe;
  private final Set<Slice> held = new HashSet<>();

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
    for (var slice : Set.copyOf(held)) {
      if (!needed.contains(slice)) {
        probe.remove(slice);
        held.remove(slice);
      }
    }
    for (var slice : needed) {
      if (!held.contains(slice)) {
        put(slice, read(slice));
      }
    }
  }

  void put(Slice slice, byte[] table) {
    probe.add(slice, index -> table[index] & 255);
    held.add(slice);
  }

  byte[] read(Slice slice) {
    try (var table = open(slice)) {
      return table.all(workers);
    }
  }

  /// @throws BadTable where it is missing, damaged, or made for other rules
  TableFile open(Slice slice) {
    var file = slice.file(folder);
    var table = TableFile.open(file);
    try {
      TableRules.require(rules, table);
      if (!slice.toString().equals(table.facts().get("name"))
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
