package zwick.hall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.hall.Objection.House;

/// What players tell about each other.
@ParameterizedClass
@EnumSource(Base.class)
class ReportsTest {
  private static final Ruling RULING = Ruling.atTheCommandLine("looked into");

  @TempDir private Path folder;
  @Parameter private Base base;
  private Room room;
  private Reports reports;
  private Table table;

  @BeforeEach
  void open() {
    room = Room.in(base.fresh(folder));
    reports = room.hall.moderation().reports();
    table = room.begun("dama", new Pace.Unhurried());
  }

  @AfterEach
  void close() {
    room.close();
  }

  private Report.Draft about(long player, Optional<Integer> message, String words) {
    var game = Optional.of(table.id());
    return new Report.Draft(player, game, message, ReportReason.INSULT, words);
  }

  @Test
  void aMessageIsReportedWithWhatItSays() {
    room.hall.players().allowWords(room.anna, true);
    room.hall.players().allowWords(room.beppe, true);
    room.hall.messages().write(table, room.anna, "you fool");
    var draft = about(room.anna, Optional.of(1), " not\n nice\u202E ");
    assertThat(reports.file(room.beppe, draft)).isEmpty();
    assertThat(reports.file(room.beppe, draft)).isEmpty(); // the same again
    var report = reports.open(10).getFirst();
    assertThat(reports.open(10)).hasSize(1);
    assertThat(report.said()).contains("you fool");
    assertThat(report.words()).contains("not nice");
    assertThat(report.reporter()).isEqualTo(room.beppe);
    assertThat(reports.dismiss(RULING, report.id())).isEmpty();
    assertThat(reports.dismiss(RULING, report.id())).contains(House.NO_SUCH_REPORT);
    assertThat(reports.open(10)).isEmpty();
    assertThat(reports.about(room.anna, 10)).hasSize(1);
    assertThat(room.hall.moderation().log().latest(Long.MAX_VALUE, 10))
        .extracting(AuditEntry::deed)
        .containsExactly(Deed.DISMISS);
  }

  @Test
  void nobodyReportsWhatHeMayNotRead() {
    room.hall.players().allowWords(room.anna, true);
    room.hall.players().allowWords(room.beppe, true);
    room.hall.messages().write(table, room.anna, "meet me at six");
    room.hall.messages().say(table, room.anna, Phrase.HELLO);
    long watcher = room.hall.players().guest().id();
    assertThat(reports.file(watcher, about(room.anna, Optional.of(1), "")))
        .contains(House.NO_SUCH_MESSAGE);
    assertThat(reports.file(watcher, about(room.anna, Optional.of(2), ""))).isEmpty();
    assertThat(reports.open(10)).hasSize(1);
  }

  @Test
  void whatADeclinedGuestHasSaidCanStillBeReported() {
    var laid = Room.laid(room.hall.open(room.anna, table.match().terms(), true));
    Room.done(room.ask(laid, room.beppe, new Command.Propose(table.match().terms())));
    room.hall.messages().say(laid, room.beppe, Phrase.HELLO);
    Room.done(room.ask(laid, room.anna, new Command.Decline()));
    var game = Optional.of(laid.id());
    var draft = new Report.Draft(room.beppe, game, Optional.of(1), ReportReason.INSULT, "");
    assertThat(reports.file(room.anna, draft)).isEmpty();
  }

  @Test
  void nobodyDismissesWhatIsToldOfHimself() {
    room.hall.players().register(room.anna, "Anna", "correct horse");
    room.hall.players().bot(room.anna, "Robby");
    long bot = room.hall.players().bots(room.anna).getFirst().id();
    room.hall.moderation().roles().grant(RULING, room.anna);
    var by = Ruling.of(room.anna, "nothing to see");
    for (long player : List.of(room.anna, bot)) {
      var none = Optional.<Long>empty();
      var draft = new Report.Draft(player, none, Optional.empty(), ReportReason.SPAM, "");
      assertThat(reports.file(room.beppe, draft)).isEmpty();
      long id = reports.about(player, 1).getFirst().id();
      assertThat(reports.dismiss(by, id)).contains(House.SOMEBODY_ELSE_DECIDES);
      assertThat(reports.dismissAll(by, player)).contains(House.SOMEBODY_ELSE_DECIDES);
      var settling = by.settling(Optional.of(id)); // under the cover of something else
      assertThat(room.hall.moderation().penalties().banAddress(settling, "203.0.113.7", none))
          .contains(House.SOMEBODY_ELSE_DECIDES);
    }
    assertThat(reports.open(10)).hasSize(2);
    assertThat(reports.dismiss(RULING, reports.about(bot, 1).getFirst().id())).isEmpty();
    assertThat(reports.open(10)).hasSize(1);
  }

  @Test
  void manyAboutOneDoNotHideOthers() {
    reports.file(room.beppe, about(room.anna, Optional.empty(), ""));
    room.pass(1);
    for (var reason : ReportReason.values()) {
      room.pass(1);
      assertThat(reports.file(room.anna, name(reason))).isEmpty();
    }
    int many = ReportReason.values().length;
    assertThat(reports.open(2))
        .extracting(Report::player, Report::together, Report::reason)
        .containsExactly(
            tuple(room.beppe, many, ReportReason.OTHER), tuple(room.anna, 1, ReportReason.INSULT));
    assertThat(reports.openAbout(room.beppe, 10)).hasSize(many);
    reports.dismiss(RULING, reports.open(1).getFirst().id());
    assertThat(reports.open(1).getFirst().together()).isEqualTo(many - 1);
    assertThat(reports.openAbout(room.beppe, 10)).hasSize(many - 1);
    assertThat(reports.about(room.beppe, 10)).hasSize(many);
  }

  @Test
  void whatWasSettledLongAgoIsForgotten() {
    var purge = new Purge(room.hall.database());
    reports.file(room.anna, name(ReportReason.SPAM));
    reports.file(room.anna, name(ReportReason.NAME));
    reports.dismiss(RULING, reports.open(1).getFirst().id());
    room.pass(Purge.SETTLED);
    purge.round(room.now.get());
    assertThat(reports.about(room.beppe, 10)).hasSize(2);
    room.pass(1);
    purge.round(room.now.get());
    assertThat(reports.about(room.beppe, 10)).hasSize(1);
    assertThat(reports.open(10)).hasSize(1);
  }

  @Test
  void allAboutOnePlayerAreDismissedAtOnce() {
    for (var reason : ReportReason.values()) {
      assertThat(reports.file(room.anna, name(reason))).isEmpty();
    }
    reports.file(room.beppe, about(room.anna, Optional.empty(), ""));
    assertThat(reports.dismissAll(RULING, room.beppe)).isEmpty();
    assertThat(reports.open(10)).extracting(Report::player).containsExactly(room.anna);
    assertThat(reports.dismissAll(RULING, room.beppe)).contains(House.NO_SUCH_REPORT);
    assertThat(room.hall.moderation().log().latest(Long.MAX_VALUE, 10)).hasSize(1);
  }

  @Test
  void whatIsWrongWithAReportIsSaid() {
    assertThat(reports.file(room.anna, about(room.anna, Optional.empty(), "")))
        .contains(House.NOT_ABOUT_YOURSELF);
    assertThat(reports.file(room.anna, about(1, Optional.empty(), "")))
        .contains(House.NO_SUCH_PLAYER);
    long stranger = room.hall.players().guest().id();
    assertThat(reports.file(room.anna, about(stranger, Optional.empty(), "")))
        .contains(House.NO_SUCH_GAME);
    assertThat(reports.file(room.anna, about(room.beppe, Optional.of(1), "")))
        .contains(House.NO_SUCH_MESSAGE);
    room.hall.messages().say(table, room.anna, Phrase.HELLO);
    assertThat(reports.file(room.anna, about(room.beppe, Optional.of(1), "")))
        .contains(House.NO_SUCH_MESSAGE);
    assertThat(reports.file(room.anna, about(room.beppe, Optional.empty(), "x".repeat(501))))
        .contains(House.REPORT_TOO_LONG);
    assertThat(reports.file(room.anna, about(room.beppe, Optional.empty(), "x".repeat(500))))
        .isEmpty();
  }

  @Test
  void nobodyReportsAllDay() {
    room.hall.limit(UsageLimits.none().with("reports-per-day", 2).orElseThrow());
    for (var reason : new ReportReason[] {ReportReason.SPAM, ReportReason.NAME}) {
      assertThat(reports.file(room.anna, name(reason))).isEmpty();
    }
    assertThat(reports.file(room.anna, name(ReportReason.OTHER))).contains(House.TOO_MANY_REPORTS);
    room.pass(Pace.DAY);
    assertThat(reports.file(room.anna, name(ReportReason.OTHER))).isEmpty();
  }

  private Report.Draft name(ReportReason reason) {
    return new Report.Draft(room.beppe, Optional.empty(), Optional.empty(), reason, "");
  }

  @Test
  void aDecisionSettlesTheReportItIsAbout() {
    reports.file(room.anna, about(room.beppe, Optional.empty(), ""));
    var report = Optional.of(reports.open(10).getFirst().id());
    room.hall.moderation().penalties().mute(RULING.settling(report), room.beppe, Optional.empty());
    assertThat(reports.open(10)).isEmpty();
  }

  @Test
  void whatADeletedPlayerWroteIsGone() {
    reports.file(room.anna, about(room.beppe, Optional.empty(), "he shouts"));
    assertThat(room.hall.export(room.anna).write()).contains("he shouts");
    room.hall.delete(room.anna);
    assertThat(reports.open(10).getFirst().words()).isEmpty();
  }
}
