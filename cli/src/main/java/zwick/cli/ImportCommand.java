package zwick.cli;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.hall.Backup;
import zwick.hall.BackupTrouble;
import zwick.hall.Where;

/// `zwick import`: a hall from a file, all of it or nothing.
@Command(name = "import")
final class ImportCommand implements Runnable {
  private final Session session;

  @Parameters(paramLabel = "FILE", descriptionKey = "import.file")
  private String from = "";

  @Option(names = "--database", paramLabel = "WHERE", descriptionKey = "database")
  private @Nullable String database;

  ImportCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    var hall = database == null ? Where.usual(session.program().environment()) : database;
    var progress = new RowsLine(session);
    try {
      long rows = Backup.restore(hall, Path.of(from), progress);
      progress.gone();
      session.out().println(session.talk().say("backup.restored", from, rows));
    } catch (BackupTrouble trouble) {
      throw RowsLine.complaint(trouble, from);
    } catch (NoSuchFileException _) {
      throw new BadUsage("no-file", from);
    } catch (IOException | InvalidPathException _) {
      throw new BadUsage("unreadable-file", from);
    } finally {
      progress.gone();
    }
  }
}
