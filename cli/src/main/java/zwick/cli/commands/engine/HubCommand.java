package zwick.cli.commands.engine;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zwick.cli.support.CommandContext;
import zwick.cli.tables.Oracles;
import zwick.server.settings.ServerSettings;
import zwick.wire.hub.HubEngine;

/// `zwick hub`: thinks for a draughts program that speaks the Hub protocol on standard input and
/// output.
@Command(name = "hub")
public final class HubCommand implements Runnable {
  private final CommandContext commandContext;

  @Option(names = "--tables", paramLabel = "DIR", descriptionKey = "tables.from")
  private @Nullable String tables;

  public HubCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void run() {
    var known = new Oracles(commandContext, tables);
    new HubEngine(
            ServerSettings.VERSION,
            known::of,
            commandContext.processContext().in(),
            commandContext.out())
        .run();
  }
}
