package zwick.solver.mill.moving;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import zwick.solver.TableCensus;
import zwick.solver.Workers;
import zwick.solver.files.TableWriter;
import zwick.solver.mill.positions.MovingEntry;
import zwick.solver.mill.positions.MovingIndex;
import zwick.solver.mill.positions.WinDrawLoss;

/// The files of the moving phase: where they are, and what they say. See [MovingTableMaker] for how
/// they are made.
public final class MovingTables {
  private final Path folder;
  private final MovingIndex space;
  private final Workers workers;
  private final boolean brief;

  /// @param brief whether new tables go without plies
  public MovingTables(Path folder, MovingIndex space, boolean brief, Workers workers) {
    this.folder = folder;
    this.space = space;
    this.brief = brief;
    this.workers = workers;
  }

  /// Pairs in an order in which all that a pair's captures lead to comes before it.
  public static List<int[]> pairs(int stones) {
    var pairs = new ArrayList<int[]>();
    for (int many = 3; many <= stones; many++) {
      for (int few = 3; few <= many; few++) {
        pairs.add(new int[] {many, few});
      }
    }
    return pairs;
  }

  /// The files of a pair, brief where there is nothing but that.
  public List<Path> files(int many, int few) {
    var files = new LinkedHashSet<Path>();
    for (boolean extra : extras()) {
      files.add(present(many, few, extra));
      files.add(present(few, many, extra));
    }
    return List.copyOf(files);
  }

  private boolean[] extras() {
    return space.rules().again() ? new boolean[] {false, true} : new boolean[] {false};
  }

  private Path present(int own, int opponent, boolean extra) {
    var full = file(own, opponent, extra, false);
    var brief = file(own, opponent, extra, true);
    return !Files.exists(full) && Files.exists(brief) ? brief : full;
  }

  private Path file(int own, int opponent, boolean extra, boolean brief) {
    var name = name(own, opponent, extra).replace(' ', '-') + (brief ? ".brief" : "") + ".table";
    return folder.resolve(name);
  }

  /// Whether a pair is there as it is wanted; a table with plies is always good enough.
  public boolean solved(int many, int few) {
    return there(many, few, false)
        && there(few, many, false)
        && (!space.rules().again() || there(many, few, true) && there(few, many, true));
  }

  boolean there(int own, int opponent, boolean extra) {
    return Files.exists(file(own, opponent, extra, false))
        || brief && Files.exists(file(own, opponent, extra, true));
  }

  /// Whether there is any such table, brief or not.
  public boolean known(int own, int opponent, boolean extra) {
    return Files.exists(file(own, opponent, extra, false))
        || Files.exists(file(own, opponent, extra, true));
  }

  public MovingTableFile open(int own, int opponent) {
    return open(own, opponent, false);
  }

  /// @param extra whether the side to move has just closed a mill and may move again or pass
  public MovingTableFile open(int own, int opponent, boolean extra) {
    var file = present(own, opponent, extra);
    long size = space.size(own, opponent);
    return MovingTableFile.open(file, space.rules().text(), name(own, opponent, extra), size);
  }

  private static String name(int own, int opponent, boolean extra) {
    return (extra ? "extra " : "moving ") + own + "-" + opponent;
  }

  byte[] all(int own, int opponent, boolean extra) {
    try (var table = open(own, opponent, extra)) {
      return table.all((int) space.size(own, opponent), workers);
    }
  }

  void write(TableCensus tableCensus, byte[] table, int own, int opponent, boolean extra) {
    var facts = new LinkedHashMap<String, String>();
    facts.put("rules", space.rules().text());
    facts.put("table", name(own, opponent, extra));
    facts.put("plies", brief ? "no" : "yes");
    facts.putAll(tableCensus.facts());
    if (brief) {
      WinDrawLoss.each(table.length, workers, i -> table[i] = WinDrawLoss.of(table[i] & 255));
    }
    var bytes = brief ? WinDrawLoss.pack(table, workers) : table;
    TableWriter.write(file(own, opponent, extra, brief), facts, bytes, workers);
  }

  public TableCensus census(int own, int opponent) {
    try (var table = open(own, opponent)) {
      return TableCensus.of(table.facts());
    }
  }

  /// The sets of both sides in a position that takes longest, as the referee numbers points.
  public Optional<int[]> longest(int own, int opponent) {
    try (var table = open(own, opponent)) {
      int deepest = table.brief() ? -1 : Integer.parseInt(table.facts().get("deepest"));
      int many = Math.max(own, opponent);
      var pointSubsets = space.subsets(many, Math.min(own, opponent));
      var orbits = space.orbits(many);
      var block = new byte[pointSubsets.count()];
      for (int orbit = 0; orbit < orbits.count() && deepest >= 0; orbit++) {
        table.copy((long) orbit * block.length, block, block.length);
        for (int i = 0; i < block.length; i++) {
          if ((block[i] & 255) == MovingEntry.of(deepest)) {
            int set = space.plane().toBoard(orbits.set(orbit));
            int other =
                space.plane().toBoard(Integer.expand(pointSubsets.sets()[i], orbits.free(orbit)));
            return Optional.of(own >= opponent ? new int[] {set, other} : new int[] {other, set});
          }
        }
      }
      return Optional.empty();
    }
  }
}
