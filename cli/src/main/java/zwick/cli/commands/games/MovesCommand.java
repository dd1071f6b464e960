package zwick.cli.commands.games;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.cli.support.CommandContext;
import zwick.notation.MoveText;

/// `zwick moves`: the legal moves, a line each.
@Command(name = "moves")
public final class MovesCommand implements Runnable {
  private final CommandContext commandContext;

  @Parameters(index = "0", paramLabel = "RULES", descriptionKey = "rules")
  private String rules = "";

  @Option(names = "--position", paramLabel = "POSITION", descriptionKey = "position")
  private @Nullable String position;

  public MovesCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void run() {
    var start = CommandContext.start(CommandContext.rules(rules), position);
    MoveText.writeAll(start).keySet().forEach(commandContext.out()::println);
  }
}
