package zwick.hall;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
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
    long watcher = room.hall.players().guest().id();
    var draft = about(room.anna, Optional.of(1), " not\n nice\u202E ");
    assertThat(reports.file(watcher, draft)).isEmpty();
    assertThat(reports.file(watcher, draft)).isEmpty(); // the same again
    var report = reports.open(10).getFirst();
    assertThat(reports.open(10)).hasSize(1);
    assertThat(report.said()).contains("you fool");
    assertThat(report.words()).contains("not nice");
    assertThat(report.reporter()).isEqualTo(watcher);
    assertThat(reports.dismiss(RULING, report.id())).isEmpty();
    assertThat(reports.dismiss(RULING, report.id())).contains(House.NO_SUCH_REPORT);
    assertThat(reports.open(10)).isEmpty();
    assertThat(reports.about(room.anna, 10)).hasSize(1);
    assertThat(room.hall.moderation().log().latest(Long.MAX_VALUE, 10))
        .extracting(AuditEntry::deed)
        .containsExactly(Deed.DISMISS);
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
