package zwick.cli.tables;

import zwick.cli.support.CommandContext;
import zwick.cli.support.Numbers;
import zwick.cli.support.ProgressBar;
import zwick.cli.support.ProgressLine;
import zwick.solver.ProgressListener;

/// Tells a person who watches how far the tables are, and keeps a line for each that is finished.
public final class SolverReport implements ProgressListener {
  private final CommandContext commandContext;
  private final ProgressLine line;
  private final long start = System.nanoTime();
  private long before = -1;

  public SolverReport(CommandContext commandContext) {
    this.commandContext = commandContext;
    line = new ProgressLine(commandContext);
  }

  @Override
  public void at(String what, long done, long total) {
    before = before < 0 ? done : before;
    double seconds = (System.nanoTime() - start) / 1e9;
    double rate = (done - before) / Math.max(seconds, 1e-3);
    var left = rate <= 0 ? "" : "  " + ProgressBar.time((long) ((total - done) / rate));
    line.show(
        ProgressBar.bar(done, total)
            + "  "
            + Numbers.decimal(100.0 * done / Math.max(1, total), 1)
            + " %  "
            + what
            + (rate <= 0 ? "" : "  " + Numbers.brief((long) rate) + "/s")
            + left);
  }

  @Override
  public void finished(String what, long positions, double seconds) {
    line.clear();
    commandContext
        .out()
        .println(
            commandContext
                .cliTexts()
                .say(
                    "solve.finished",
                    what,
                    positions,
                    Numbers.decimal(seconds, 2),
                    Numbers.decimal(seconds * 1e9 / Math.max(1, positions), 1)));
    commandContext.out().flush();
  }

  public void gone() {
    line.clear();
  }
}
