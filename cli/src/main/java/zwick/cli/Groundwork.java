package zwick.cli;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import zwick.game.Preset;
import zwick.game.Presets;
import zwick.mill.MillRules;
import zwick.solver.BadTable;
import zwick.solver.MillSolver;
import zwick.solver.MillTables;
import zwick.solver.Progress;
import zwick.solver.Workers;

/// Makes a few small tables while the server is idle: with up to five stones on each side the
/// booklets' mill endings are perfect. Half a minute of one processor, once; whoever needs it for
/// something else goes first.
final class Groundwork extends Thread {
  private static final int STONES = 5;

  private final Path folder;

  private Groundwork(Path folder) {
    super("groundwork");
    this.folder = folder;
    setDaemon(true);
    setPriority(MIN_PRIORITY);
  }

  static void begin(Path folder) {
    new Groundwork(folder).start();
  }

  /// One of all that place their stones in another way or count other draws, and share these
  /// tables.
  private static List<MillRules> rules() {
    var seen = new HashSet<String>();
    return Presets.all().stream()
        .filter(Preset::booklet)
        .map(Preset::rules)
        .filter(MillRules.class::isInstance)
        .map(MillRules.class::cast)
        .filter(rules -> MillSolver.solvable(rules) && seen.add(MillTables.movingText(rules)))
        .toList();
  }

  @Override
  public void run() {
    try (var workers = new Workers(1)) {
      for (var rules : rules()) {
        new MillSolver(rules, folder, STONES, false, workers).solve(Progress.SILENT);
      }
    } catch (BadTable _) {
      // Without room for them nothing is missing but this; zwick solve would say what is wrong.
    }
  }
}
