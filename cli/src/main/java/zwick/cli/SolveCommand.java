package zwick.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.solver.Plan;
import zwick.solver.Workers;

/// `zwick solve`: finds out for every position of a game whether it is won, drawn or lost.
@Command(name = "solve")
final class SolveCommand implements Runnable {
  private static final int MOST_THREADS = 256;

  private final Session session;

  @Parameters(index = "0", paramLabel = "RULES", descriptionKey = "rules")
  private String rules = "";

  @Option(names = "--to", paramLabel = "DIR", descriptionKey = "solve.to")
  private @Nullable String to;

  @Option(names = "--stones", paramLabel = "N", descriptionKey = "solve.stones")
  private @Nullable String stones;

  @Option(names = "--pieces", paramLabel = "N", descriptionKey = "solve.pieces")
  private @Nullable String pieces;

  @Option(names = "--brief", descriptionKey = "solve.brief")
  private boolean brief;

  /// The launcher gives the JVM as much; here it is checked.
  @Option(names = "--memory", paramLabel = "SIZE", descriptionKey = "solve.memory")
  private @Nullable String memory;

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "threads")
  private @Nullable String threads;

  SolveCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    var game = Session.rules(rules);
    var most = Solvers.most(game, stones, pieces);
    var folder = Solvers.folder(session, to);
    int hands =
        threads == null
            ? Runtime.getRuntime().availableProcessors()
            : Numbers.range("--threads", threads, 1, MOST_THREADS);
    long limit = memory == null ? Long.MAX_VALUE : Numbers.bytes("--memory", memory);
    try (var workers = new Workers(hands)) {
      var solver = Solvers.of(game, folder, most, brief, workers);
      announce(solver.plan(), folder, Math.min(limit, Runtime.getRuntime().maxMemory()));
      var report = new SolverReport(session);
      solver.solve(report);
      report.gone();
      session.out().println(session.talk().say("solve.done", rules, folder));
    }
  }

  /// What is needed must be there before hours of work, not after.
  private void announce(Plan plan, Path folder, long memory) {
    long room = room(folder);
    session
        .err()
        .println(
            session
                .talk()
                .say(
                    "solve.plan",
                    Numbers.brief(plan.entries()),
                    Numbers.size(plan.memory()),
                    Numbers.size(plan.disk())));
    if (plan.memory() > memory) {
      throw new BadUsage(
          "solve.memory-short", Numbers.size(plan.memory()), Numbers.size(memory), more(plan));
    }
    if (plan.disk() > room) {
      throw new BadUsage("solve.disk-short", Numbers.size(plan.disk()), Numbers.size(room), folder);
    }
  }

  private static String more(Plan plan) {
    return Math.ceilDiv(plan.memory(), 1L << 30) + "g";
  }

  /// How much the disk under a folder, or under the nearest one that exists, still takes.
  private static long room(Path folder) {
    var there = folder.toAbsolutePath();
    while (there != null && !Files.exists(there)) {
      there = there.getParent();
    }
    try {
      return there == null ? 0 : Files.getFileStore(there).getUsableSpace();
    } catch (IOException e) {
      throw new BadUsage("no-folder", folder);
    }
  }
}
