package zwick.cli.commands.server;

import org.jspecify.annotations.Nullable;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.cli.support.ProgressBar;
import zwick.game.Option;
import zwick.hall.storage.Backup;
import zwick.hall.storage.BackupTrouble;

/// How far a hall's way into a file or out of one is.
final class BackupProgressLine implements Backup.Progress {
  private final CommandContext commandContext;
  private @Nullable ProgressBar bar;

  BackupProgressLine(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void at(long done, long all) {
    if (bar == null) {
      bar = new ProgressBar(commandContext, all);
    }
    bar.tell(done, "");
  }

  void gone() {
    if (bar != null) {
      bar.gone();
    }
  }

  static BadUsage complaint(BackupTrouble trouble, String file) {
    return new BadUsage("backup." + Option.text(trouble.why()), file);
  }
}
