package zwick.cli.commands.games;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.cli.reports.GameJson;
import zwick.cli.reports.GameSummary;
import zwick.cli.support.CommandContext;
import zwick.cli.support.PlayedActions;
import zwick.game.Game;

/// `zwick replay`: plays actions and shows where the game stands. Stops at the first refused one.
///
/// As JSON a refusal is part of the answer and the exit code is 0; otherwise it is bad input.
@Command(name = "replay")
public final class ReplayCommand implements Runnable {
  private final CommandContext commandContext;

  @Parameters(index = "0", paramLabel = "RULES", descriptionKey = "rules")
  private String rules = "";

  @Parameters(index = "1", arity = "0..1", paramLabel = "FILE", descriptionKey = "actions")
  private @Nullable String file;

  @Option(names = "--position", paramLabel = "POSITION", descriptionKey = "position")
  private @Nullable String position;

  @Option(names = "--json", descriptionKey = "replay.json")
  private boolean json;

  public ReplayCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void run() {
    var start = Game.of(CommandContext.start(CommandContext.rules(rules), position));
    var played = PlayedActions.play(start, text());
    if (json) {
      var state = GameJson.of(played.game(), played.refused(), commandContext.cliTexts().words());
      commandContext.out().println(state.write());
      return;
    }
    commandContext.out().print(new GameSummary(played.game(), commandContext).write());
    played.complain(commandContext.cliTexts());
  }

  /// Nobody who just looks at a start wants to be asked for actions.
  private String text() {
    if (file == null) {
      return commandContext.processContext().terminal() ? "" : commandContext.read("-");
    }
    return commandContext.read(file);
  }
}
