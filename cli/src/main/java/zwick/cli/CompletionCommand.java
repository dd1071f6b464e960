package zwick.cli;

import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `zwick completion`: what makes bash and zsh complete the commands and their options.
@Command(name = "completion")
final class CompletionCommand implements Runnable {
  private final Session session;

  @Spec private @Nullable CommandSpec spec;

  CompletionCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    if (spec != null) {
      session.out().println(AutoComplete.bash("zwick", spec.root().commandLine()));
    }
  }
}
