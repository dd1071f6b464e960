package zwick.solver.mill.moving;

import java.nio.file.Path;
import java.util.Map;
import zwick.solver.BadTable;
import zwick.solver.Workers;
import zwick.solver.files.TableFile;
import zwick.solver.mill.positions.MovingEntry;
import zwick.solver.mill.positions.WinDrawLoss;

/// A table of the moving phase on disk, its entries as [MovingEntry] says. A brief one keeps no
/// plies: its wins are all a win in 1, its losses a loss in 0.
public final class MovingTableFile implements AutoCloseable {
  private static final byte[] BRIEF = {
    MovingEntry.DRAWN, (byte) MovingEntry.of(1), (byte) MovingEntry.of(0)
  };

  private final TableFile table;
  private final boolean brief;

  private MovingTableFile(TableFile table) {
    this.table = table;
    brief = "no".equals(table.facts().get("plies"));
  }

  /// Opens a table and makes sure that it is the one asked for.
  static MovingTableFile open(Path file, String rules, String name, long size) {
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
    return new MovingTableFile(table);
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

  public int at(long index) {
    return brief ? BRIEF[table.at(index / 4) >> 2 * (int) (index % 4) & 3] : table.at(index);
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

  public byte[] all(int size, Workers workers) {
    if (!brief) {
      return table.all(workers);
    }
    var entries = WinDrawLoss.unpack(table.all(workers), size, workers);
    WinDrawLoss.each(entries.length, workers, i -> entries[i] = BRIEF[entries[i]]);
    return entries;
  }

  @Override
  public void close() {
    table.close();
  }
}
