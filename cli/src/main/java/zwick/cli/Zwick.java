package zwick.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/// `zwick` without a command explains itself.
@Command(
    name = "zwick",
    mixinStandardHelpOptions = true,
    version = "zwick " + Zwick.VERSION,
    scope = ScopeType.INHERIT)
final class Zwick implements Runnable {
  static final String VERSION = "0.1.0";
  static final String LANGUAGE = "--language";
  static final String NO_COLOUR = "--no-colour";
  static final String NO_COLOR = "--no-color";

  @Spec private @Nullable CommandSpec spec;

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
    if (spec != null) {
      var out = spec.commandLine().getOut();
      spec.commandLine().usage(out);
      out.flush();
    }
  }
}
