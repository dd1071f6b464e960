package zwick.cli.commands.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.arena.Tactic;
import zwick.arena.TacticsMaker;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.cli.support.Numbers;
import zwick.cli.support.ProgressBar;
import zwick.notation.RuleText;

/// `zwick tactics`: makes positions with a certain answer, for testing the engine.
@Command(name = "tactics")
public final class TacticsCommand implements Runnable {
  private static final int MOST = 1_000;
  private static final int MOST_NUMBER = 999_999_999;

  private final CommandContext commandContext;

  @Parameters(index = "0", paramLabel = "RULES", descriptionKey = "rules")
  private String rules = "";

  @Option(names = "--count", paramLabel = "N", descriptionKey = "tactics.count")
  private String count = "24";

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "seed")
  private String seed = "1";

  @Option(names = "--to", paramLabel = "FILE", required = true, descriptionKey = "tactics.to")
  private String to = "";

  public TacticsCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void run() {
    var given = CommandContext.rules(rules);
    int many = Numbers.range("--count", count, 1, MOST);
    int luck = Numbers.range("--seed", seed, 0, MOST_NUMBER);
    var bar = new ProgressBar(commandContext, many);
    var so =
        new Object() {
          int found;
        };
    bar.tell(0, "");
    var tactics = TacticsMaker.make(given, many, luck, _ -> bar.tell(++so.found, ""));
    bar.gone();
    write(
        "# A position, the plies to the win, and the moves that begin it. Made by\n"
            + ("# zwick tactics " + RuleText.write(given) + " --count " + many)
            + (" --seed " + luck + "\n\n")
            + lines(tactics));
    var lengths = new TreeMap<Integer, Integer>();
    tactics.forEach(tactic -> lengths.merge(tactic.plies(), 1, Integer::sum));
    commandContext
        .out()
        .println(commandContext.cliTexts().say("tactics.made", tactics.size(), lengths));
  }

  private static String lines(List<Tactic> tactics) {
    return String.join("", tactics.stream().map(tactic -> tactic + "\n").toList());
  }

  private void write(String text) {
    try {
      Files.writeString(Path.of(to), text);
    } catch (IOException | InvalidPathException e) {
      throw new BadUsage("unwritable-file", to);
    }
  }
}
