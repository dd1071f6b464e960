package zwick.cli.commands.games;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.cli.support.BadPosition;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.cli.support.FailureReporter;
import zwick.cli.support.Numbers;
import zwick.game.Position;
import zwick.game.RuleSet;

/// `zwick perft`: counts leaves.
@Command(name = "perft")
public final class PerftCommand implements Runnable {
  private static final int DEEPEST = 99;
  private static final int MOST_THREADS = 1024;
  private static final int WORTH_SHARING = 4;

  private final CommandContext commandContext;

  @Parameters(index = "0", paramLabel = "RULES", descriptionKey = "rules")
  private String rules = "";

  @Parameters(index = "1", paramLabel = "DEPTH", descriptionKey = "depth")
  private String depth = "";

  @Option(names = "--position", paramLabel = "POSITION", descriptionKey = "position")
  private @Nullable String position;

  @Option(names = "--positions", paramLabel = "FILE", descriptionKey = "positions")
  private @Nullable String positions;

  @Option(names = "--divide", descriptionKey = "divide")
  private boolean divide;

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "threads")
  private String threads = "1";

  @Option(names = "--time", descriptionKey = "time")
  private boolean time;

  public PerftCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void run() {
    int plies = Numbers.range("DEPTH", depth, 0, DEEPEST);
    int asked = Numbers.range("--threads", threads, 1, MOST_THREADS);
    int workers = plies < WORTH_SHARING ? 1 : asked; // starting threads takes longer than that
    if (position != null && positions != null) {
      throw new BadUsage("not-both", "--position", "--positions");
    }
    var rulesGiven = CommandContext.rules(rules);
    var all = positions == null ? List.of(new Line("", start(rulesGiven))) : lines(rulesGiven);
    long start = System.nanoTime();
    long leaves = 0;
    for (var line : all) {
      leaves += count(line, plies, workers);
    }
    if (time) {
      double seconds = (System.nanoTime() - start) / 1e9;
      commandContext
          .err()
          .println(
              commandContext
                  .cliTexts()
                  .say(
                      "time-used",
                      Numbers.decimal(seconds, 3),
                      Numbers.decimal(leaves / seconds / 1e6, 1)));
    }
  }

  /// @param text as it stands in the file; empty where there is no file
  private record Line(String text, Position position) {}

  private Position start(RuleSet rulesGiven) {
    return CommandContext.start(rulesGiven, position);
  }

  /// All lines are looked at before the first is counted: a long run should not end in a typo.
  private List<Line> lines(RuleSet rulesGiven) {
    var lines = new ArrayList<Line>();
    int number = 0;
    for (var text : commandContext.read(positions == null ? "-" : positions).lines().toList()) {
      number++;
      if (text.isBlank()) {
        continue;
      }
      try {
        lines.add(new Line(text, CommandContext.start(rulesGiven, text)));
      } catch (BadPosition bad) {
        var why =
            new FailureReporter(commandContext.cliTexts(), commandContext.err()).position(bad);
        throw new BadUsage("line", number, why);
      }
    }
    return lines;
  }

  private long count(Line line, int plies, int workers) {
    boolean watched = commandContext.processContext().terminal();
    var count =
        ParallelPerft.count(line.position(), plies, workers, watched ? commandContext.err() : null);
    if (divide) {
      count
          .divide(line.position())
          .forEach((move, leaves) -> commandContext.out().println(move + " " + leaves));
    }
    commandContext.out().println(count.total() + (line.text.isEmpty() ? "" : "\t" + line.text));
    commandContext.out().flush();
    return count.total();
  }
}
