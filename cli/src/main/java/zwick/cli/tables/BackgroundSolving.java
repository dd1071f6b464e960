package zwick.cli.tables;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;
import zwick.mill.MillRules;
import zwick.solver.BadTable;
import zwick.solver.ProgressListener;
import zwick.solver.Workers;
import zwick.solver.mill.MillOracle;
import zwick.solver.mill.MillSolver;

/// Makes a few small tables while the server is idle: with up to five stones on each side the
/// booklets' mill endings are perfect. Half a minute of one processor, once; whoever needs it for
/// something else goes first.
public final class BackgroundSolving extends Thread {
  private static final int STONES = 5;

  private final Path folder;

  private BackgroundSolving(Path folder) {
    super("background-solving");
    this.folder = folder;
    setDaemon(true);
    setPriority(MIN_PRIORITY);
  }

  public static void begin(Path folder) {
    new BackgroundSolving(folder).start();
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
        .filter(rules -> MillSolver.solvable(rules) && seen.add(MillOracle.movingText(rules)))
        .toList();
  }

  @Override
  public void run() {
    try (var workers = new Workers(1)) {
      for (var rules : rules()) {
        new MillSolver(rules, folder, STONES, false, workers).solve(ProgressListener.SILENT);
      }
    } catch (BadTable _) {
      // Without room for them nothing is missing but this; zwick solve would say what is wrong.
    }
  }
}
