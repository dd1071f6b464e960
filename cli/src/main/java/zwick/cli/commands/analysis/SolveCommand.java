package zwick.cli.commands.analysis;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.cli.support.Numbers;
import zwick.cli.tables.SolverReport;
import zwick.cli.tables.Solvers;
import zwick.draughts.DraughtsRules;
import zwick.game.RuleSet;
import zwick.mill.MillRules;
import zwick.solver.RemainingWork;
import zwick.solver.SolvingPlan;
import zwick.solver.Workers;
import zwick.solver.mill.MillSolver;

/// `zwick solve`: finds out for every position of a game whether it is won, drawn or lost.
@Command(name = "solve")
public final class SolveCommand implements Runnable {
  private static final int MOST_THREADS = 256;

  /// Pieces in endings of draughts, if nobody says otherwise: a matter of minutes.
  private static final String USUAL = "4";

  private final CommandContext commandContext;

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

  public SolveCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void run() {
    var game = CommandContext.rules(rules);
    var most = Solvers.most(game, stones, pieces == null && draughts(game) ? USUAL : pieces);
    var folder = Solvers.folder(commandContext, to);
    int hands =
        threads == null
            ? Runtime.getRuntime().availableProcessors()
            : Numbers.range("--threads", threads, 1, MOST_THREADS);
    long limit = memory == null ? Long.MAX_VALUE : Numbers.bytes("--memory", memory);
    try (var workers = new Workers(hands)) {
      var solver = Solvers.of(game, folder, most, brief, workers);
      long memory = Math.min(limit, Runtime.getRuntime().maxMemory());
      announce(solver.solvingPlan(), folder, memory, draughts(game) ? "--pieces" : "--stones");
      var report = new SolverReport(commandContext);
      solver.solve(report);
      report.gone();
      commandContext.out().println(done(game, most, folder));
      if (solver instanceof MillSolver mill && !mill.remainingWork().nothing()) {
        commandContext.out().println(rest(mill.remainingWork()));
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
    return commandContext.cliTexts().say(how, rules, folder, String.valueOf(most));
  }

  /// What is left unsolved, why, and what it would cost.
  private String rest(RemainingWork remainingWork) {
    var said = new ArrayList<String>();
    said.add(
        commandContext.cliTexts().say("solve.rest", Numbers.grouped(remainingWork.positions())));
    if (remainingWork.hands()) {
      said.add(commandContext.cliTexts().say("solve.rest-hands"));
    }
    if (remainingWork.seconds() > 0) {
      var hours =
          Numbers.decimal(remainingWork.seconds() / 3600, remainingWork.seconds() < 36_000 ? 1 : 0);
      said.add(
          commandContext
              .cliTexts()
              .say("solve.rest-cost", hours, Numbers.size(remainingWork.disk())));
    }
    return String.join(" ", said);
  }

  /// What is needed must be there before hours of work, not after.
  ///
  /// @param fewer the option that makes less of it
  private void announce(SolvingPlan solvingPlan, Path folder, long memory, String fewer) {
    long room = room(folder);
    commandContext
        .out()
        .println(
            commandContext
                .cliTexts()
                .say(
                    "solve.plan",
                    Numbers.grouped(solvingPlan.entries()),
                    Numbers.size(solvingPlan.memory()),
                    Numbers.size(solvingPlan.disk())));
    commandContext.out().flush();
    if (solvingPlan.memory() > memory) {
      throw new BadUsage(
          "solve.memory-short",
          Numbers.size(solvingPlan.memory()),
          Numbers.size(memory),
          Math.ceilDiv(solvingPlan.memory(), 1L << 30) + "g",
          fewer);
    }
    if (solvingPlan.disk() > room) {
      throw new BadUsage(
          "solve.disk-short", Numbers.size(solvingPlan.disk()), Numbers.size(room), folder);
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
