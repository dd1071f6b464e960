package zwick.cli;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zwick.hall.AuditEntry;
import zwick.hall.GameRow;
import zwick.hall.Hall;
import zwick.hall.Ids;
import zwick.hall.Message;
import zwick.hall.Player;
import zwick.hall.Report;
import zwick.hall.Sanction;
import zwick.hall.Sitter;
import zwick.hall.Table;

/// What there is to see in a hall, a line each. What players have written is shown without
/// characters that would do something to a terminal: the hall keeps none.
final class HallLists {
  private static final int MOST = 200;
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'").withZone(ZoneOffset.UTC);

  private final Session session;
  private final Hall hall;
  private final HallDesk desk;

  HallLists(Session session, Hall hall, HallDesk desk) {
    this.session = session;
    this.hall = hall;
    this.desk = desk;
  }

  private String say(String key, Object... args) {
    return session.talk().say(key, args);
  }

  private String text(String key) {
    return session.talk().words().text(key);
  }

  private void line(Stream<String> parts) {
    session.out().println(parts.filter(part -> !part.isEmpty()).collect(Collectors.joining("  ")));
  }

  private static String time(long at) {
    return TIME.format(Instant.ofEpochMilli(at));
  }

  /// `Anna (4f…)`: a name may be anybody's by tomorrow.
  private String person(long id) {
    return hall.players()
        .find(id)
        .flatMap(Player::name)
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
    var reports = hall.moderation().reports().open(MOST);
    reports.forEach(this::report);
    if (reports.isEmpty()) {
      session.out().println(say("hall.no-reports"));
    }
  }

  private void report(Report report) {
    line(
        Stream.of(
            Ids.text(report.id()),
            time(report.at()),
            say("hall.reports-whom", person(report.reporter()), person(report.player())),
            text("web.report-reason." + report.reason().id()),
            quoted(report.words()),
            report.game().map(game -> say("hall.in-game", Ids.text(game))).orElse(""),
            report
                .message()
                .map(n -> say("hall.message-says", n, said(report.phrase(), report.said())))
                .orElse(""),
            report.together() > 1 ? say("hall.together", report.together()) : ""));
  }

  private String said(Optional<String> phrase, Optional<String> words) {
    return quoted(phrase.map(id -> text("phrase." + id)).or(() -> words));
  }

  void log(int most) {
    var entries = new ArrayList<>(hall.moderation().log().latest(Long.MAX_VALUE, most));
    entries.reversed().forEach(this::entry);
    if (entries.isEmpty()) {
      session.out().println(say("hall.no-log"));
    }
  }

  private void entry(AuditEntry entry) {
    line(
        Stream.of(
            String.valueOf(entry.n()),
            time(entry.at()),
            entry.by().map(this::person).orElse(text("web.care-command-line")),
            text("web.deed." + entry.deed().id()),
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
    var table = id.isPresent() ? hall.table(id.getAsLong()) : Optional.<Table>empty();
    game(table.orElseThrow(() -> new BadUsage("hall.nothing", what)));
  }

  private void player(Player player) {
    var kind =
        player.bot() ? "hall.is-bot" : player.account() ? "hall.is-account" : "hall.is-guest";
    boolean administrator = hall.moderation().roles().isAdministrator(player.id());
    line(Stream.of(person(player.id()), say(kind), administrator ? say("hall.is-admin") : ""));
    var sanctions = hall.moderation().sanctions();
    Stream.of(sanctions.mute(player.id()), sanctions.ban(player.id()))
        .flatMap(Optional::stream)
        .forEach(this::sanction);
    hall.moderation().reports().about(player.id(), MOST).forEach(this::report);
    hall.gamesOf(player.id()).forEach(this::game);
    hall.history(player.id(), Long.MAX_VALUE, 20).forEach(this::game);
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
            row.phase().id(),
            time(row.changed())));
  }

  private void game(Table table) {
    var match = table.match();
    game(GameRow.of(match));
    line(people(table).stream());
    for (Message message : hall.messages().of(table.id())) {
      line(
          Stream.of(
              "#" + message.n(),
              time(message.at()),
              person(message.player()),
              said(message.phrase(), message.words())));
    }
  }

  private List<String> people(Table table) {
    var match = table.match();
    if (match.seats().isEmpty()) {
      return List.of(person(match.agreement().host()));
    }
    var seats = match.seats().get();
    return Stream.of(seats.white(), seats.black())
        .map(sitter ->
            switch (sitter) {
              case Sitter.Person(long id) -> person(id);
              case Sitter.Computer(int level) -> say("hall.computer", level);
            })
        .toList();
  }
}
