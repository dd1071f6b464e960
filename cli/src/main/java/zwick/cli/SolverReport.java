package zwick.cli;

import zwick.solver.Progress;

/// Tells a person who watches how far the tables are, and keeps a line for each that is finished.
final class SolverReport implements Progress {
  private final Session session;
  private final ProgressLine line;
  private final long start = System.nanoTime();
  private long before = -1;

  SolverReport(Session session) {
    this.session = session;
    line = new ProgressLine(session);
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
    session
        .out()
        .println(
            session
                .talk()
                .say(
                    "solve.finished",
                    what,
                    positions,
                    Numbers.decimal(seconds, 2),
                    Numbers.decimal(seconds * 1e9 / Math.max(1, positions), 1)));
    session.out().flush();
  }

  void gone() {
    line.clear();
  }
}
