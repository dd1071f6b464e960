package zwick.cli.commands.server;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.cli.support.Numbers;
import zwick.hall.storage.DatabaseLocation;

/// `zwick hall …`: looking after a hall, also while a server keeps it.
@Command(name = "hall")
public final class HallCommand implements Runnable {
  private final CommandContext commandContext;

  @Option(
      names = "--database",
      paramLabel = "WHERE",
      descriptionKey = "database",
      scope = ScopeType.INHERIT)
  private @Nullable String database;

  public HallCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void run() {
    throw new BadUsage("hall.no-command");
  }

  private HallAdministration desk() {
    var where =
        database == null
            ? DatabaseLocation.usual(commandContext.processContext().environment())
            : database;
    return HallAdministration.open(commandContext, where);
  }

  // Looking

  @Command(name = "reports")
  void reports() {
    try (var desk = desk()) {
      desk.lists().reports();
    }
  }

  @Command(name = "show")
  void show(
      @Parameters(paramLabel = "PLAYER|GAME", descriptionKey = "hall.player-or-game") String what) {
    try (var desk = desk()) {
      desk.lists().show(what);
    }
  }

  @Command(name = "log")
  void log(
      @Option(names = "--lines", paramLabel = "N", descriptionKey = "hall.lines")
          @Nullable String lines) {
    int most = lines == null ? 50 : Numbers.range("--lines", lines, 1, 100_000);
    try (var desk = desk()) {
      desk.lists().log(most);
    }
  }

  // Sanctions

  @Command(name = "mute")
  void mute(
      @Parameters(paramLabel = "PLAYER", descriptionKey = "hall.player") String player,
      @Option(names = "--for", paramLabel = "TIME", descriptionKey = "hall.for")
          @Nullable String time,
      @Option(names = "--why", paramLabel = "TEXT", required = true, descriptionKey = "hall.why")
          String why,
      @Option(names = "--report", paramLabel = "ID", descriptionKey = "hall.report")
          @Nullable String report) {
    try (var desk = desk()) {
      var penalties = desk.moderation().penalties();
      desk.done(penalties.mute(desk.ruling(why, report), desk.player(player), desk.ends(time)));
    }
  }

  @Command(name = "unmute")
  void unmute(
      @Parameters(paramLabel = "PLAYER", descriptionKey = "hall.player") String player,
      @Option(names = "--why", paramLabel = "TEXT", required = true, descriptionKey = "hall.why")
          String why) {
    try (var desk = desk()) {
      var penalties = desk.moderation().penalties();
      desk.done(penalties.unmute(desk.ruling(why, null), desk.player(player)));
    }
  }

  @Command(name = "ban")
  void ban(
      @Parameters(arity = "0..1", paramLabel = "PLAYER", descriptionKey = "hall.player")
          @Nullable String player,
      @Option(names = "--address", paramLabel = "ADDRESS", descriptionKey = "hall.address")
          @Nullable String address,
      @Option(names = "--for", paramLabel = "TIME", descriptionKey = "hall.for")
          @Nullable String time,
      @Option(names = "--why", paramLabel = "TEXT", required = true, descriptionKey = "hall.why")
          String why,
      @Option(names = "--report", paramLabel = "ID", descriptionKey = "hall.report")
          @Nullable String report) {
    either("PLAYER", player, "--address", address);
    try (var desk = desk()) {
      var penalties = desk.moderation().penalties();
      var ruling = desk.ruling(why, report);
      var ends = desk.ends(time);
      desk.done(
          address == null
              ? penalties.ban(ruling, desk.player(player), ends)
              : penalties.banAddress(ruling, address, ends));
    }
  }

  @Command(name = "unban")
  void unban(
      @Parameters(arity = "0..1", paramLabel = "PLAYER", descriptionKey = "hall.player")
          @Nullable String player,
      @Option(names = "--address", paramLabel = "ADDRESS", descriptionKey = "hall.address")
          @Nullable String address,
      @Option(names = "--why", paramLabel = "TEXT", required = true, descriptionKey = "hall.why")
          String why) {
    either("PLAYER", player, "--address", address);
    try (var desk = desk()) {
      var penalties = desk.moderation().penalties();
      var ruling = desk.ruling(why, null);
      desk.done(
          address == null
              ? penalties.unban(ruling, desk.player(player))
              : penalties.unbanAddress(ruling, address));
    }
  }

  private static void either(
      String one, @Nullable String first, String other, @Nullable String second) {
    if ((first == null) == (second == null)) {
      throw new BadUsage("hall.either", one, other);
    }
  }

  // Removals

  @Command(name = "remove-message")
  void removeMessage(
      @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "hall.game") String game,
      @Parameters(index = "1", paramLabel = "N", descriptionKey = "hall.message") String n,
      @Option(names = "--why", paramLabel = "TEXT", required = true, descriptionKey = "hall.why")
          String why,
      @Option(names = "--report", paramLabel = "ID", descriptionKey = "hall.report")
          @Nullable String report) {
    int number = Numbers.range("N", n, 1, Integer.MAX_VALUE);
    try (var desk = desk()) {
      var removals = desk.moderation().removals();
      desk.done(removals.message(desk.ruling(why, report), desk.game(game), number));
    }
  }

  @Command(name = "remove-game")
  void removeGame(
      @Parameters(paramLabel = "GAME", descriptionKey = "hall.game") String game,
      @Option(names = "--why", paramLabel = "TEXT", required = true, descriptionKey = "hall.why")
          String why,
      @Option(names = "--report", paramLabel = "ID", descriptionKey = "hall.report")
          @Nullable String report) {
    try (var desk = desk()) {
      var removals = desk.moderation().removals();
      desk.done(removals.game(desk.ruling(why, report), desk.game(game)));
    }
  }

  @Command(name = "remove-player")
  void removePlayer(
      @Parameters(paramLabel = "PLAYER", descriptionKey = "hall.player") String player,
      @Option(names = "--why", paramLabel = "TEXT", required = true, descriptionKey = "hall.why")
          String why,
      @Option(names = "--report", paramLabel = "ID", descriptionKey = "hall.report")
          @Nullable String report) {
    try (var desk = desk()) {
      var removals = desk.moderation().removals();
      desk.done(removals.player(desk.ruling(why, report), desk.player(player)));
    }
  }

  @Command(name = "rename")
  void rename(
      @Parameters(index = "0", paramLabel = "PLAYER", descriptionKey = "hall.player") String player,
      @Parameters(index = "1", paramLabel = "NAME", descriptionKey = "hall.name") String name,
      @Option(names = "--why", paramLabel = "TEXT", required = true, descriptionKey = "hall.why")
          String why,
      @Option(names = "--report", paramLabel = "ID", descriptionKey = "hall.report")
          @Nullable String report) {
    try (var desk = desk()) {
      var removals = desk.moderation().removals();
      desk.done(removals.rename(desk.ruling(why, report), desk.player(player), name));
    }
  }

  // Other decisions

  @Command(name = "dismiss")
  void dismiss(
      @Parameters(arity = "0..1", paramLabel = "ID", descriptionKey = "hall.dismissed")
          @Nullable String report,
      @Option(names = "--all-about", paramLabel = "PLAYER", descriptionKey = "hall.all-about")
          @Nullable String player,
      @Option(names = "--why", paramLabel = "TEXT", required = true, descriptionKey = "hall.why")
          String why) {
    either("ID", report, "--all-about", player);
    try (var desk = desk()) {
      var playerReports = desk.moderation().playerReports();
      var ruling = desk.ruling(why, null);
      desk.done(
          report == null
              ? playerReports.dismissAll(ruling, desk.player(player))
              : playerReports.dismiss(ruling, desk.report(report)));
    }
  }

  @Command(name = "admin")
  void admin(
      @Parameters(paramLabel = "NAME", descriptionKey = "hall.admin") String player,
      @Option(names = "--revoke", descriptionKey = "hall.revoke") boolean revoke,
      @Option(names = "--why", paramLabel = "TEXT", descriptionKey = "hall.why")
          @Nullable String why) {
    try (var desk = desk()) {
      var roles = desk.moderation().roles();
      var ruling = desk.ruling(Optional.ofNullable(why).orElse("zwick hall admin"), null);
      long id = desk.player(player);
      desk.done(revoke ? roles.revoke(ruling, id) : roles.grant(ruling, id));
      if (!revoke) {
        desk.mentionPasskey(id);
      }
    }
  }
}
