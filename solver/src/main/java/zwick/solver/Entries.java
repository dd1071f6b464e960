package zwick.solver;

import java.nio.file.Path;
import java.util.Map;

/// A table of the moving phase on disk, its entries as [Entry] says. A brief one keeps no plies: its
/// wins are all a win in 1, its losses a loss in 0.
final class Entries implements AutoCloseable {
  private static final byte[] BRIEF = {Entry.DRAWN, (byte) Entry.of(1), (byte) Entry.of(0)};

  private final TableFile table;
  private final boolean brief;

  private Entries(TableFile table) {
    this.table = table;
    brief = "no".equals(table.facts().get("plies"));
  }

  /// Opens a table and makes sure that it is the one asked for.
  static Entries open(Path file, String rules, String name, long size) {
    var table = TableFile.open(file);
    var facts = table.facts();
    if (!rules.equals(facts.get("rules"))) {
      table.close();
      throw new BadTable(BadTable.Trouble.FOREIGN, file, String.valueOf(facts.get("rules")));
    }
    long packed = Math.ceilDiv(size, 4);
    if (!name.equals(facts.get("table"))
        || table.size() != ("no".equals(facts.get("plies")) ? packed : size)) {
      table.close();
      throw new BadTable(BadTable.Trouble.NOT_A_TABLE, file, "");
    }
    return new Entries(table);
  }

  boolean brief() {
    return brief;
  }

  Path file() {
    return table.file();
  }

  Map<String, String> facts() {
    return table.facts();
  }

  int at(long index) {
    return brief
        ? BRIEF[table.at(index / 4) >> 2 * (int) (index % 4) & 3]
        : table.at(index);
  }

  /// Copies `count` entries from `index` on.
  void copy(long index, byte[] into, int count) {
    if (!brief) {
      table.copy(index, into, count);
      return;
    }
    long first = index / 4;
    var packed = new byte[(int) (Math.ceilDiv(index + count, 4) - first)];
    table.copy(first, packed, packed.length);
    for (int i = 0; i < count; i++) {
      long at = index + i;
      into[i] = BRIEF[packed[(int) (at / 4 - first)] >> 2 * (int) (at % 4) & 3];
    }
  }

  byte[] all(int size, Workers workers) {
    if (!brief) {
      return table.all(workers);
    }
    var entries = Worth.unpack(table.all(workers), size, workers);
    Worth.each(entries.length, workers, i -> entries[i] = BRIEF[entries[i]]);
    return entries;
  }

  @Override
  public void close() {
    table.close();
  }
}
