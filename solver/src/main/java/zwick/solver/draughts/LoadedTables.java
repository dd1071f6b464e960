package zwick.solver.draughts;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import zwick.draughts.DraughtsRules;
import zwick.solver.BadTable;
import zwick.solver.Workers;
import zwick.solver.files.TableFile;

/// The finished tables that a slice's moves lead to, whole in memory while they are needed.
final class LoadedTables {
  private final DraughtsRules rules;
  private final Path folder;
  private final EndingBoard endingBoard;
  private final Workers workers;
  private final EndingProbe endingProbe;
  private final Map<MaterialSlice, byte[]> held = new HashMap<>();

  LoadedTables(
      DraughtsRules rules,
      Path folder,
      EndingBoard endingBoard,
      EndingEntry worth,
      Workers workers) {
    this.rules = rules;
    this.folder = folder;
    this.endingBoard = endingBoard;
    this.workers = workers;
    endingProbe = new EndingProbe(endingBoard, worth);
  }

  EndingProbe endingProbe() {
    return endingProbe;
  }

  /// Fetches what is needed and puts back what is not.
  void hold(Set<MaterialSlice> needed) {
    for (var materialSlice : Set.copyOf(held.keySet())) {
      if (!needed.contains(materialSlice)) {
        endingProbe.remove(materialSlice);
        held.remove(materialSlice);
      }
    }
    needed.forEach(this::table);
  }

  /// A whole table, which stays here until it is put back.
  byte[] table(MaterialSlice materialSlice) {
    return held.computeIfAbsent(materialSlice, this::read);
  }

  private byte[] read(MaterialSlice materialSlice) {
    try (var file = open(materialSlice)) {
      var table = file.all(workers);
      endingProbe.add(materialSlice, index -> table[index] & 255);
      return table;
    }
  }

  TableFile open(MaterialSlice materialSlice) {
    return open(materialSlice, folder, rules, endingBoard);
  }

  /// @throws BadTable where it is missing, damaged, or made for other rules
  static TableFile open(
      MaterialSlice materialSlice, Path folder, DraughtsRules rules, EndingBoard endingBoard) {
    var file = materialSlice.file(folder);
    var table = TableFile.open(file);
    try {
      DraughtsTableRules.require(rules, table);
      if (!materialSlice.toString().equals(table.facts().get("table"))
          || table.size() != SliceIndex.size(materialSlice, endingBoard)) {
        throw new BadTable(BadTable.Trouble.NOT_A_TABLE, file, "");
      }
      return table;
    } catch (BadTable e) {
      table.close();
      throw e;
    }
  }
}
