package zwick.cli;

import org.jspecify.annotations.Nullable;
import zwick.game.Option;
import zwick.hall.Backup;
import zwick.hall.BackupTrouble;

/// How far a hall's way into a file or out of one is.
final class RowsLine implements Backup.Progress {
  private final Session session;
  private @Nullable ProgressBar bar;

  RowsLine(Session session) {
    this.session = session;
  }

  @Override
  public void at(long done, long all) {
    if (bar == null) {
      bar = new ProgressBar(session, all);
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
