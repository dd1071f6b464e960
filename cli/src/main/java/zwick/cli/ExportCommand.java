package zwick.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zwick.hall.Backup;
import zwick.hall.BackupTrouble;
import zwick.hall.Where;

/// `zwick export`: a whole hall as one file.
@Command(name = "export")
final class ExportCommand implements Runnable {
  private final Session session;

  @Option(names = "--to", paramLabel = "FILE", required = true, descriptionKey = "export.to")
  private String to = "";

  @Option(names = "--database", paramLabel = "WHERE", descriptionKey = "database")
  private @Nullable String database;

  ExportCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    var hall = database == null ? Where.usual(session.program().environment()) : database;
    var progress = new RowsLine(session);
    try {
      long rows = Backup.export(hall, Path.of(to), progress);
      progress.gone();
      session.out().println(session.talk().say("backup.written", to, rows));
    } catch (BackupTrouble trouble) {
      throw RowsLine.complaint(trouble, to);
    } catch (FileAlreadyExistsException _) {
      throw new BadUsage("file-exists", to);
    } catch (IOException | InvalidPathException _) {
      throw new BadUsage("unwritable-file", to);
    } finally {
      progress.gone();
    }
  }
}
