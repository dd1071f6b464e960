package zwick.cli;

import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import zwick.cli.support.CommandContext;

/// `zwick completion`: what makes bash and zsh complete the commands and their options.
@Command(name = "completion")
final class CompletionCommand implements Runnable {
  private final CommandContext commandContext;

  @Spec private @Nullable CommandSpec spec;

  CompletionCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void run() {
    if (spec != null) {
      commandContext.out().println(AutoComplete.bash("zwick", spec.root().commandLine()));
    }
  }
}
