package zwick.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import zwick.server.Serving;

/// `zwick` without a command serves the page.
@Command(
    name = "zwick",
    mixinStandardHelpOptions = true,
    version = "zwick " + Zwick.VERSION,
    scope = ScopeType.INHERIT)
final class Zwick implements Runnable {
  static final String VERSION = Serving.VERSION;
  static final String LANGUAGE = "--language";
  static final String NO_COLOUR = "--no-colour";
  static final String NO_COLOR = "--no-color";

  private final Session session;

  Zwick(Session session) {
    this.session = session;
  }

  /// Both are read by [Program] before anything else; here they are known to every command's help.
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
    new ServeCommand(session).run();
  }
}
