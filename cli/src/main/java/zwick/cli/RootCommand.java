package zwick.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import zwick.cli.commands.server.ServeCommand;
import zwick.cli.support.CommandContext;
import zwick.server.settings.ServerSettings;

/// `zwick` without a command serves the page.
@Command(
    name = "zwick",
    mixinStandardHelpOptions = true,
    version = "zwick " + RootCommand.VERSION,
    scope = ScopeType.INHERIT)
final class RootCommand implements Runnable {
  static final String VERSION = ServerSettings.VERSION;
  static final String LANGUAGE = "--language";
  static final String NO_COLOUR = "--no-colour";
  static final String NO_COLOR = "--no-color";

  private final CommandContext commandContext;

  RootCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  /// Both are read by [BuiltProgram] before anything else; here they are known to every command's
  /// help.
  @Option(
      names = LANGUAGE,
      paramLabel = "LANGUAGE",
      descriptionKey = "language",
      scope = ScopeType.INHERIT)
  void language(String name) {}

  @Option(
      names = {NO_COLOUR, NO_COLOR},
      descriptionKey = "no-colour",
      scope = ScopeType.INHERIT)
  void noColour(boolean yes) {}

  @Override
  public void run() {
    new ServeCommand(commandContext).run();
  }
}
