package zwick.cli;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zwick.web.Site;
import zwick.web.SiteFolder;

/// `zwick site`: the page as files for any web server.
@Command(name = "site")
final class SiteCommand implements Runnable {
  private final Session session;

  @Option(names = "--to", paramLabel = "DIR", required = true, descriptionKey = "site.to")
  private String to = "";

  SiteCommand(Session session) {
    this.session = session;
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
    session.out().println(session.talk().say("site.written", to));
  }
}
