package zwick.cli.commands.server;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.web.Site;
import zwick.web.SiteFolder;

/// `zwick site`: the page as files for any web server.
@Command(name = "site")
public final class SiteCommand implements Runnable {
  private final CommandContext commandContext;

  @Option(names = "--to", paramLabel = "DIR", required = true, descriptionKey = "site.to")
  private String to = "";

  public SiteCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void run() {
    try {
      if (!new SiteFolder(Path.of(to)).write(Site.packed())) {
        throw new BadUsage("site.not-empty", to);
      }
    } catch (IOException | InvalidPathException _) {
      throw new BadUsage("unwritable-file", to);
    }
    commandContext.out().println(commandContext.cliTexts().say("site.written", to));
  }
}
