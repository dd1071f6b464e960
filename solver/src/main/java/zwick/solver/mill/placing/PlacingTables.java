package zwick.solver.mill.placing;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zwick.solver.BadTable;
import zwick.solver.TableCensus;
import zwick.solver.Workers;
import zwick.solver.files.TableFile;
import zwick.solver.files.TableWriter;
import zwick.solver.mill.moving.MovingTables;
import zwick.solver.mill.positions.MovingIndex;
import zwick.solver.mill.positions.SymmetryClassCount;
import zwick.solver.mill.positions.WinDrawLoss;

/// The files of the placing phase, and how one is made from those a ply later; after the last ply
/// come the tables of the moving phase.
public final class PlacingTables {
  private final Path folder;
  private final String rules;
  private final MovingIndex space;
  private final MovingTables moving;
  private final Workers workers;

  /// Tables that the last one looked into and the next one may need again.
  private Map<PlacingStage, byte[]> loaded = new HashMap<>();

  /// @param rules all that decides the game, as text
  public PlacingTables(
      Path folder, String rules, MovingIndex space, MovingTables moving, Workers workers) {
    this.folder = folder;
    this.rules = rules;
    this.space = space;
    this.moving = moving;
    this.workers = workers;
  }

  public List<PlacingStage> stages(int stones, int ply) {
    return PlacingStage.of(stones, ply, space.rules().two());
  }

  public Path file(PlacingStage stage) {
    return folder.resolve(stage.title().replace(' ', '-') + ".table");
  }

  public boolean solved(PlacingStage stage) {
    return Files.exists(file(stage));
  }

  public int size(PlacingStage stage) {
    return space.orbits(stage.white()).count()
        * space.subsets(stage.white(), stage.black()).count();
  }

  public TableFile open(PlacingStage stage) {
    var table = TableFile.open(file(stage));
    if (!rules.equals(table.facts().get("rules"))) {
      table.close();
      throw new BadTable(
          BadTable.Trouble.FOREIGN, table.file(), String.valueOf(table.facts().get("rules")));
    }
    if (!stage.title().equals(table.facts().get("table"))
        || table.size() != Math.ceilDiv(size(stage), 4)) {
      table.close();
      throw new BadTable(BadTable.Trouble.NOT_A_TABLE, table.file(), "");
    }
    return table;
  }

  /// The bytes that solving a table takes: it, what it looks into, and one of those twice while it
  /// is turned.
  public long memory(PlacingStage stage) {
    long next = size(stage.next(0));
    long sum = size(stage) + next;
    for (int taken = 1; taken <= (space.rules().two() ? 2 : 1); taken++) {
      var then = stage.next(taken);
      sum += then.white() < 0 || then.black() < 0 ? 0 : size(then);
    }
    return Math.max(sum, sum - size(stage) + next);
  }

  public TableCensus census(PlacingStage stage) {
    try (var table = open(stage)) {
      return TableCensus.of(table.facts());
    }
  }

  /// Finds a table from those one ply on, and writes it.
  public void solve(PlacingStage stage) {
    var found = new PlacingTableMaker(next(stage)).run(workers);
    var facts = new LinkedHashMap<String, String>();
    facts.put("rules", rules);
    facts.put("table", stage.title());
    facts.putAll(count(stage, found).facts());
    TableWriter.write(file(stage), facts, WinDrawLoss.pack(found, workers), workers);
  }

  private TableCensus count(PlacingStage stage, byte[] table) {
    var count = new SymmetryClassCount(space, stage.white(), stage.black(), workers);
    return stage.whiteToMove()
        ? count.ofWorths(table, stage.white(), stage.black())
        : count.ofWorths(table, stage.black(), stage.white());
  }

  /// The tables a move from `stage` leads to, by the stones it takes.
  public PlacingSuccessors next(PlacingStage stage) {
    var reached = stages(stage.stones(), stage.ply() + 1);
    int most = space.rules().two() ? 2 : 1;
    var kept = new HashMap<PlacingStage, byte[]>();
    for (int taken = 0; taken <= most; taken++) {
      var then = stage.next(taken);
      if (loaded.containsKey(then)) {
        kept.put(then, loaded.get(then));
      }
    }
    loaded = kept; // what is not needed any more makes room before the rest is loaded
    var next = new byte[3][0];
    for (int taken = 0; taken <= most; taken++) {
      var then = stage.next(taken);
      if (reached.contains(then)) {
        next[taken] = loaded.computeIfAbsent(then, this::load);
      }
    }
    return new PlacingSuccessors(space, stage, next);
  }

  private byte[] load(PlacingStage stage) {
    if (!stage.placed()) {
      try (var table = open(stage)) {
        return WinDrawLoss.unpack(table.all(workers), size(stage), workers);
      }
    }
    try (var table = moving.open(stage.white(), stage.black())) {
      var entries = table.all((int) space.size(stage.white(), stage.black()), workers);
      return stage.white() >= stage.black() ? worths(entries) : turned(entries, stage);
    }
  }

  private byte[] worths(byte[] entries) {
    WinDrawLoss.each(entries.length, workers, i -> entries[i] = WinDrawLoss.of(entries[i] & 255));
    return entries;
  }

  /// A table whose blocks are Black's orbits, as one whose blocks are White's.
  private byte[] turned(byte[] entries, PlacingStage stage) {
    var result = new byte[size(stage)];
    var white = space.orbits(stage.white());
    var black = space.orbits(stage.black());
    var pointSubsets = space.subsets(stage.white(), stage.black());
    var others = space.subsets(stage.black(), stage.white());
    workers.each(
        white.count(),
        (from, to, _) -> {
          for (int block = from; block < to; block++) {
            int set = white.set(block);
            for (int i = 0; i < pointSubsets.count(); i++) {
              int place = black.place(Integer.expand(pointSubsets.sets()[i], white.free(block)));
              int turned = space.plane().image(place & 15, set);
              int c = Integer.compress(turned, black.free(place >>> 4));
              int entry = entries[(place >>> 4) * others.count() + others.rank(c)];
              result[block * pointSubsets.count() + i] = WinDrawLoss.of(entry & 255);
            }
          }
        });
    return result;
  }
}
