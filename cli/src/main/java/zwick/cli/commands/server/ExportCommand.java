package zwick.cli.commands.server;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.hall.storage.Backup;
import zwick.hall.storage.BackupTrouble;
import zwick.hall.storage.DatabaseLocation;

/// `zwick export`: a whole hall as one file.
@Command(name = "export")
public final class ExportCommand implements Runnable {
  private final CommandContext commandContext;

  @Option(names = "--to", paramLabel = "FILE", required = true, descriptionKey = "export.to")
  private String to = "";

  @Option(names = "--database", paramLabel = "WHERE", descriptionKey = "database")
  private @Nullable String database;

  public ExportCommand(CommandContext commandContext) {
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
      long rows = Backup.export(hall, Path.of(to), progress);
      progress.gone();
      commandContext.out().println(commandContext.cliTexts().say("backup.written", to, rows));
    } catch (BackupTrouble trouble) {
      throw BackupProgressLine.complaint(trouble, to);
    } catch (FileAlreadyExistsException _) {
      throw new BadUsage("file-exists", to);
    } catch (IOException | InvalidPathException _) {
      throw new BadUsage("unwritable-file", to);
    } finally {
      progress.gone();
    }
  }
}
