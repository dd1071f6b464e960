package zwick.cli.commands.server;

import java.time.InstantSource;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.hall.Hall;
import zwick.hall.Moderation;
import zwick.hall.moderation.Ruling;
import zwick.hall.people.PlayerProfile;
import zwick.hall.policy.Ids;
import zwick.hall.policy.Objection;
import zwick.hall.storage.BackupTrouble;

/// Where somebody sits who looks after a hall: finds whom and what he names, and says what came of
/// his decisions.
final class HallAdministration implements AutoCloseable {
  private static final String ID = "id:";
  private static final long HOUR = 3_600_000;
  private static final long LONGEST = 10 * 365 * 24 * HOUR;

  private final CommandContext commandContext;
  private final Hall hall;

  private HallAdministration(CommandContext commandContext, Hall hall) {
    this.commandContext = commandContext;
    this.hall = hall;
  }

  static HallAdministration open(CommandContext commandContext, String database) {
    try {
      return new HallAdministration(commandContext, Hall.beside(database, InstantSource.system()));
    } catch (BackupTrouble trouble) {
      throw BackupProgressLine.complaint(trouble, database);
    }
  }

  Moderation moderation() {
    return hall.moderation();
  }

  HallLists lists() {
    return new HallLists(commandContext, hall, this);
  }

  // What is named

  /// An account's name, or anybody's id. Somebody may have chosen another's id for a name; then
  /// only `id:` tells which is meant.
  Optional<PlayerProfile> find(String text) {
    var sure = text.startsWith(ID);
    var id = Ids.read(sure ? text.substring(ID.length()) : text);
    var known =
        id.isPresent() ? hall.players().find(id.getAsLong()) : Optional.<PlayerProfile>empty();
    var named = sure ? Optional.<PlayerProfile>empty() : hall.players().named(text);
    if (known.isPresent() && named.isPresent() && known.get().id() != named.get().id()) {
      throw new BadUsage("hall.ambiguous", text, Ids.text(named.get().id()));
    }
    return known.or(() -> named);
  }

  long player(@Nullable String text) {
    var name = text == null ? "" : text;
    return find(name)
        .map(PlayerProfile::id)
        .orElseThrow(() -> new BadUsage("hall.no-player", name));
  }

  long game(String text) {
    var id = Ids.read(text);
    if (id.isEmpty() || hall.table(id.getAsLong()).isEmpty()) {
      throw new BadUsage("hall.no-game", text);
    }
    return id.getAsLong();
  }

  long report(String text) {
    return Ids.read(text).orElseThrow(() -> new BadUsage("hall.no-report", text));
  }

  Ruling ruling(String why, @Nullable String report) {
    return Ruling.atTheCommandLine(why).settling(Optional.ofNullable(report).map(this::report));
  }

  /// `30m`, `12h`, `7d`, `4w`; none for as long as it is not lifted.
  Optional<Long> ends(@Nullable String time) {
    if (time == null) {
      return Optional.empty();
    }
    if (!time.matches("[1-9][0-9]{0,5}[mhdw]")) {
      throw new BadUsage("hall.bad-time", time);
    }
    long count = Long.parseLong(time.substring(0, time.length() - 1));
    long millis =
        switch (time.charAt(time.length() - 1)) {
          case 'm' -> count * HOUR / 60;
          case 'h' -> count * HOUR;
          case 'd' -> count * 24 * HOUR;
          default -> count * 7 * 24 * HOUR;
        };
    if (millis > LONGEST) {
      throw new BadUsage("hall.bad-time", time);
    }
    return Optional.of(hall.now() + millis);
  }

  /// Shows the line of the log that was written, or says why none was.
  void done(Optional<Objection.House> objection) {
    if (objection.isPresent()) {
      throw new BadUsage(
          "hall.refused",
          commandContext.cliTexts().words().text("house." + objection.get().reason()));
    }
    lists().log(1);
  }

  /// Whoever is made an administrator without a passkey cannot do anything yet.
  void mentionPasskey(long player) {
    if (hall.passkeys().of(player).isEmpty()) {
      commandContext.out().println(commandContext.cliTexts().say("hall.needs-passkey"));
    }
  }

  @Override
  public void close() {
    hall.close();
  }
}
