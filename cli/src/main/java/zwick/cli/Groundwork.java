package zwick.cli;

import java.nio.file.Path;
import java.util.List;
import zwick.mill.MillPresets;
import zwick.mill.MillRules;
import zwick.solver.BadTable;
import zwick.solver.MillSolver;
import zwick.solver.Progress;
import zwick.solver.Workers;

/// Makes a few small tables while the server is idle: with up to five stones on each side the
/// booklets' mill endings are perfect. Half a minute of one processor, once; whoever needs it for
/// something else goes first.
final class Groundwork extends Thread {
  private static final int STONES = 5;

  /// The others place their stones in another way or count other draws, and share these tables.
  private static final List<MillRules> RULES =
      List.of(MillPresets.RAVENSBURGER, MillPresets.TURNIER);

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

  @Override
  public void run() {
    try (var workers = new Workers(1)) {
      for (var rules : RULES) {
        new MillSolver(rules, folder, STONES, false, workers).solve(Progress.SILENT);
      }
    } catch (BadTable _) {
      // Without room for them nothing is missing but this; zwick solve would say what is wrong.
    }
  }
}
