package zwick.cli.commands.analysis;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.cli.support.Numbers;
import zwick.cli.tables.SolverReport;
import zwick.cli.tables.Solvers;
import zwick.solver.Workers;

/// `zwick verify`: checks every entry of every table against the moves of its position.
@Command(name = "verify")
public final class VerifyCommand implements Runnable {
  private static final int MOST_THREADS = 256;

  private final CommandContext commandContext;

  @Parameters(index = "0", paramLabel = "RULES", descriptionKey = "rules")
  private String rules = "";

  @Option(names = "--from", paramLabel = "DIR", descriptionKey = "tables.from")
  private @Nullable String from;

  @Option(names = "--stones", paramLabel = "N", descriptionKey = "solve.stones")
  private @Nullable String stones;

  @Option(names = "--pieces", paramLabel = "N", descriptionKey = "solve.pieces")
  private @Nullable String pieces;

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "threads")
  private @Nullable String threads;

  public VerifyCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void run() {
    var game = CommandContext.rules(rules);
    var most = Solvers.most(game, stones, pieces);
    int hands =
        threads == null
            ? Runtime.getRuntime().availableProcessors()
            : Numbers.range("--threads", threads, 1, MOST_THREADS);
    var folder = Solvers.folder(commandContext, from);
    try (var workers = new Workers(hands)) {
      var solver = Solvers.of(game, folder, most, true, workers);
      int tables = solver.census().size();
      if (tables == 0) {
        throw new BadUsage("tables.none", rules, folder);
      }
      var report = new SolverReport(commandContext);
      solver.verify(report);
      report.gone();
      commandContext.out().println(commandContext.cliTexts().say("verify.done", rules));
    }
  }
}
