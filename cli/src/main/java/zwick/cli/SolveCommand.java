package zwick.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.draughts.DraughtsRules;
import zwick.game.RuleSet;
import zwick.mill.MillRules;
import zwick.solver.MillSolver;
import zwick.solver.Plan;
import zwick.solver.Rest;
import zwick.solver.Workers;

/// `zwick solve`: finds out for every position of a game whether it is won, drawn or lost.
@Command(name = "solve")
final class SolveCommand implements Runnable {
  private static final int MOST_THREADS = 256;

  /// Pieces in endings of draughts, if nobody says otherwise: a matter of minutes.
  private static final String USUAL = "4";

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
    var most = Solvers.most(game, stones, pieces == null && draughts(game) ? USUAL : pieces);
    var folder = Solvers.folder(session, to);
    int hands =
        threads == null
            ? Runtime.getRuntime().availableProcessors()
            : Numbers.range("--threads", threads, 1, MOST_THREADS);
    long limit = memory == null ? Long.MAX_VALUE : Numbers.bytes("--memory", memory);
    try (var workers = new Workers(hands)) {
      var solver = Solvers.of(game, folder, most, brief, workers);
      long memory = Math.min(limit, Runtime.getRuntime().maxMemory());
      announce(solver.plan(), folder, memory, draughts(game) ? "--pieces" : "--stones");
      var report = new SolverReport(session);
      solver.solve(report);
      report.gone();
      session.out().println(done(game, most, folder));
      if (solver instanceof MillSolver mill && !mill.rest().nothing()) {
        session.out().println(rest(mill.rest()));
      }
    }
  }

  private static boolean draughts(RuleSet rules) {
    return rules instanceof DraughtsRules;
  }

  /// How far it went.
  private String done(RuleSet game, @Nullable Integer most, Path folder) {
    boolean all = most == null || game instanceof MillRules mill && most == mill.stones();
    var how =
        draughts(game)
            ? "solve.done-pieces"
            : !all
                ? "solve.done-stones"
                : game instanceof MillRules mill && !MillSolver.whole(mill)
                    ? "solve.done-moving"
                    : "solve.done";
    return session.talk().say(how, rules, folder, String.valueOf(most));
  }

  /// What is left unsolved, why, and what it would cost.
  private String rest(Rest rest) {
    var said = new ArrayList<String>();
    said.add(session.talk().say("solve.rest", Numbers.grouped(rest.positions())));
    if (rest.hands()) {
      said.add(session.talk().say("solve.rest-hands"));
    }
    if (rest.seconds() > 0) {
      var hours = Numbers.decimal(rest.seconds() / 3600, rest.seconds() < 36_000 ? 1 : 0);
      said.add(session.talk().say("solve.rest-cost", hours, Numbers.size(rest.disk())));
    }
    return String.join(" ", said);
  }

  /// What is needed must be there before hours of work, not after.
  ///
  /// @param fewer the option that makes less of it
  private void announce(Plan plan, Path folder, long memory, String fewer) {
    long room = room(folder);
    session
        .out()
        .println(
            session
                .talk()
                .say(
                    "solve.plan",
                    Numbers.grouped(plan.entries()),
                    Numbers.size(plan.memory()),
                    Numbers.size(plan.disk())));
    session.out().flush();
    if (plan.memory() > memory) {
      throw new BadUsage(
          "solve.memory-short",
          Numbers.size(plan.memory()),
          Numbers.size(memory),
          Math.ceilDiv(plan.memory(), 1L << 30) + "g",
          fewer);
    }
    if (plan.disk() > room) {
      throw new BadUsage("solve.disk-short", Numbers.size(plan.disk()), Numbers.size(room), folder);
    }
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
