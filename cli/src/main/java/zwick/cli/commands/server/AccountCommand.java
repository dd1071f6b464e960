package zwick.cli.commands.server;

import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.hall.moderation.AccountDesk;
import zwick.hall.storage.BackupTrouble;
import zwick.hall.storage.DatabaseLocation;

/// `zwick account`: for whoever runs a server, when somebody has forgotten his password. The server
/// may run meanwhile.
@Command(name = "account")
public final class AccountCommand implements Runnable {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm 'UTC'").withZone(ZoneOffset.UTC);

  private final CommandContext commandContext;

  @Parameters(index = "0", paramLabel = "list|reset", descriptionKey = "account.action")
  private String action = "";

  @Parameters(index = "1", arity = "0..1", paramLabel = "NAME", descriptionKey = "account.name")
  private @Nullable String name;

  @Option(names = "--stdin", descriptionKey = "account.stdin")
  private boolean stdin;

  @Option(names = "--passkeys", descriptionKey = "account.passkeys")
  private boolean passkeys;

  @Option(names = "--database", paramLabel = "WHERE", descriptionKey = "database")
  private @Nullable String database;

  public AccountCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void run() {
    var hall =
        database == null
            ? DatabaseLocation.usual(commandContext.processContext().environment())
            : database;
    try {
      switch (action) {
        case "list" -> list(hall);
        case "reset" -> reset(hall);
        default -> throw new BadUsage("account.no-action", action);
      }
    } catch (BackupTrouble trouble) {
      throw BackupProgressLine.complaint(trouble, hall);
    }
  }

  private void list(String hall) {
    if (name != null) {
      throw new BadUsage("account.list-alone");
    }
    for (var account : AccountDesk.list(hall)) {
      var key = account.bot() ? "account.bot" : "account.line";
      commandContext
          .out()
          .println(
              commandContext
                  .cliTexts()
                  .say(key, account.name(), time(account.created()), time(account.seen())));
    }
  }

  private void reset(String hall) {
    if (name == null) {
      throw new BadUsage("account.no-name");
    }
    var wanted = stdin ? Optional.of(firstLine()) : Optional.<String>empty();
    switch (AccountDesk.reset(hall, name, wanted, passkeys, InstantSource.system().millis())) {
      case AccountDesk.Reset.Done(var who, var password, var until, var passkeyOnly) -> {
        commandContext
            .out()
            .println(commandContext.cliTexts().say("account.reset", who, time(until)));
        if (passkeyOnly) {
          commandContext.out().println(commandContext.cliTexts().say("account.passkey-only", who));
        }
        if (!stdin) {
          commandContext.out().println(password);
        }
      }
      case AccountDesk.Reset.Refused(var why) ->
          throw why.reason().equals("no-such-player")
              ? new BadUsage("account.nobody", name)
              : new BadUsage(
                  "account.refused",
                  commandContext.cliTexts().words().text("house." + why.reason()));
    }
  }

  private String firstLine() {
    return commandContext.read("-").lines().findFirst().orElse("");
  }

  private static String time(long millis) {
    return TIME.format(Instant.ofEpochMilli(millis));
  }
}
