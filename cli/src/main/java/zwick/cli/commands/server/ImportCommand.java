package zwick.cli.commands.server;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.hall.storage.Backup;
import zwick.hall.storage.BackupTrouble;
import zwick.hall.storage.DatabaseLocation;

/// `zwick import`: a hall from a file, all of it or nothing.
@Command(name = "import")
public final class ImportCommand implements Runnable {
  private final CommandContext commandContext;

  @Parameters(paramLabel = "FILE", descriptionKey = "import.file")
  private String from = "";

  @Option(names = "--database", paramLabel = "WHERE", descriptionKey = "database")
  private @Nullable String database;

  public ImportCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void run() {
    var hall =
        database == null
            ? DatabaseLocation.usual(commandContext.processContext().environment())
            : database;
    var progress = new BackupProgressLine(commandContext);
    try {
      long rows = Backup.restore(hall, Path.of(from), progress);
      progress.gone();
      commandContext.out().println(commandContext.cliTexts().say("backup.restored", from, rows));
    } catch (BackupTrouble trouble) {
      throw BackupProgressLine.complaint(trouble, from);
    } catch (NoSuchFileException _) {
      throw new BadUsage("no-file", from);
    } catch (IOException | InvalidPathException _) {
      throw new BadUsage("unreadable-file", from);
    } finally {
      progress.gone();
    }
  }
}
