package zwick.cli.commands.server;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.hall.GameSession;
import zwick.hall.Hall;
import zwick.hall.game.SeatHolder;
import zwick.hall.moderation.AuditEntry;
import zwick.hall.moderation.PlayerReport;
import zwick.hall.people.PlayerProfile;
import zwick.hall.policy.Ids;
import zwick.hall.policy.Sanction;
import zwick.hall.session.GameRow;
import zwick.hall.session.Message;

/// What there is to see in a hall, a line each. What players have written is shown without
/// characters that would do something to a terminal: the hall keeps none.
final class HallLists {
  private static final int MOST = 200;
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'").withZone(ZoneOffset.UTC);

  private final CommandContext commandContext;
  private final Hall hall;
  private final HallAdministration desk;

  HallLists(CommandContext commandContext, Hall hall, HallAdministration desk) {
    this.commandContext = commandContext;
    this.hall = hall;
    this.desk = desk;
  }

  private String say(String key, Object... args) {
    return commandContext.cliTexts().say(key, args);
  }

  private String text(String key) {
    return commandContext.cliTexts().words().text(key);
  }

  private void line(Stream<String> parts) {
    commandContext
        .out()
        .println(parts.filter(part -> !part.isEmpty()).collect(Collectors.joining("  ")));
  }

  private static String time(long at) {
    return TIME.format(Instant.ofEpochMilli(at));
  }

  /// `Anna (4f…)`: a name may be anybody's by tomorrow.
  private String person(long id) {
    return hall.players()
        .find(id)
        .flatMap(PlayerProfile::name)
        .map(name -> name + " (" + Ids.text(id) + ")")
        .orElse(Ids.text(id));
  }

  private String quoted(Optional<String> words) {
    return words.map(text -> say("hall.quoted", text)).orElse("");
  }

  private String until(Optional<Long> ends) {
    return ends.map(end -> say("hall.until", time(end))).orElse("");
  }

  void reports() {
    var reports = hall.moderation().playerReports().open(MOST);
    reports.forEach(this::report);
    if (reports.isEmpty()) {
      commandContext.out().println(say("hall.no-reports"));
    }
  }

  private void report(PlayerReport playerReport) {
    line(
        Stream.of(
            Ids.text(playerReport.id()),
            time(playerReport.at()),
            say(
                "hall.reports-whom",
                person(playerReport.reporter()),
                person(playerReport.player())),
            text("web.report-reason." + playerReport.reason().id()),
            quoted(playerReport.words()),
            playerReport.game().map(game -> say("hall.in-game", Ids.text(game))).orElse(""),
            playerReport
                .message()
                .map(n ->
                    say("hall.message-says", n, said(playerReport.phrase(), playerReport.said())))
                .orElse(""),
            playerReport.together() > 1 ? say("hall.together", playerReport.together()) : ""));
  }

  private String said(Optional<String> phrase, Optional<String> words) {
    return quoted(phrase.map(id -> text("phrase." + id)).or(() -> words));
  }

  void log(int most) {
    var entries = new ArrayList<>(hall.moderation().log().latest(Long.MAX_VALUE, most));
    entries.reversed().forEach(this::entry);
    if (entries.isEmpty()) {
      commandContext.out().println(say("hall.no-log"));
    }
  }

  private void entry(AuditEntry entry) {
    line(
        Stream.of(
            String.valueOf(entry.n()),
            time(entry.at()),
            entry.by().map(this::person).orElse(text("web.care-command-line")),
            text("web.deed." + entry.moderationAction().id()),
            entry.player().map(this::person).orElse(""),
            entry.detail().orElse(""),
            entry.game().map(game -> say("hall.in-game", Ids.text(game))).orElse(""),
            entry.message().map(n -> "#" + n).orElse(""),
            until(entry.ends()),
            quoted(Optional.of(entry.why()).filter(why -> !why.isEmpty()))));
  }

  /// A player or a game, whichever has that name.
  void show(String what) {
    var player = desk.find(what);
    if (player.isPresent()) {
      player(player.get());
      return;
    }
    var id = Ids.read(what);
    var table = id.isPresent() ? hall.table(id.getAsLong()) : Optional.<GameSession>empty();
    game(table.orElseThrow(() -> new BadUsage("hall.nothing", what)));
  }

  private void player(PlayerProfile playerProfile) {
    var kind =
        playerProfile.bot()
            ? "hall.is-bot"
            : playerProfile.account() ? "hall.is-account" : "hall.is-guest";
    boolean administrator = hall.moderation().roles().isAdministrator(playerProfile.id());
    line(
        Stream.of(
            person(playerProfile.id()), say(kind), administrator ? say("hall.is-admin") : ""));
    var sanctions = hall.moderation().sanctions();
    Stream.of(sanctions.mute(playerProfile.id()), sanctions.ban(playerProfile.id()))
        .flatMap(Optional::stream)
        .forEach(this::sanction);
    hall.moderation().playerReports().about(playerProfile.id(), MOST).forEach(this::report);
    hall.gamesOf(playerProfile.id()).forEach(this::game);
    hall.history(playerProfile.id(), Long.MAX_VALUE, 20).forEach(this::game);
  }

  private void sanction(Sanction sanction) {
    line(
        Stream.of(
            text("web.deed." + sanction.kind().id()),
            until(sanction.ends()),
            quoted(Optional.of(sanction.why())),
            sanction.by().map(this::person).orElse(text("web.care-command-line"))));
  }

  private void game(GameRow row) {
    line(
        Stream.of(
            say("hall.in-game", Ids.text(row.id())),
            row.rules(),
            row.gameStatus().id(),
            time(row.changed())));
  }

  private void game(GameSession gameSession) {
    var onlineGame = gameSession.onlineGame();
    game(GameRow.of(onlineGame));
    line(people(gameSession).stream());
    for (Message message : hall.messages().of(gameSession.id())) {
      line(
          Stream.of(
              "#" + message.n(),
              time(message.at()),
              person(message.player()),
              said(message.phrase(), message.words())));
    }
  }

  private List<String> people(GameSession gameSession) {
    var onlineGame = gameSession.onlineGame();
    if (onlineGame.seats().isEmpty()) {
      return List.of(person(onlineGame.agreement().host()));
    }
    var seats = onlineGame.seats().get();
    return Stream.of(seats.white(), seats.black())
        .map(seatHolder ->
            switch (seatHolder) {
              case SeatHolder.Person(long id) -> person(id);
              case SeatHolder.Computer(int level) -> say("hall.computer", level);
            })
        .toList();
  }
}
