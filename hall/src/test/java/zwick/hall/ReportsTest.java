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
import zwick.hall.game.Command;
import zwick.hall.game.Pace;
import zwick.hall.moderation.AuditEntry;
import zwick.hall.moderation.ModerationAction;
import zwick.hall.moderation.PlayerReport;
import zwick.hall.moderation.ReportReason;
import zwick.hall.moderation.Ruling;
import zwick.hall.policy.Objection.House;
import zwick.hall.policy.UsageLimits;
import zwick.hall.session.Phrase;

/// What players tell about each other.
@ParameterizedClass
@EnumSource(Base.class)
class ReportsTest {
  private static final Ruling RULING = Ruling.atTheCommandLine("looked into");

  @TempDir private Path folder;
  @Parameter private Base base;
  private Room room;
  private PlayerReports playerReports;
  private GameSession gameSession;

  @BeforeEach
  void open() {
    room = Room.in(base.fresh(folder));
    playerReports = room.hall.moderation().playerReports();
    gameSession = room.begun("dama", new Pace.Unhurried());
  }

  @AfterEach
  void close() {
    room.close();
  }

  private PlayerReport.Draft about(long player, Optional<Integer> message, String words) {
    var game = Optional.of(gameSession.id());
    return new PlayerReport.Draft(player, game, message, ReportReason.INSULT, words);
  }

  @Test
  void aMessageIsReportedWithWhatItSays() {
    room.hall.players().allowWords(room.anna, true);
    room.hall.players().allowWords(room.beppe, true);
    room.hall.messages().write(gameSession, room.anna, "you fool");
    var draft = about(room.anna, Optional.of(1), " not\n nice\u202E ");
    assertThat(playerReports.file(room.beppe, draft)).isEmpty();
    assertThat(playerReports.file(room.beppe, draft)).isEmpty(); // the same again
    var playerReport = playerReports.open(10).getFirst();
    assertThat(playerReports.open(10)).hasSize(1);
    assertThat(playerReport.said()).contains("you fool");
    assertThat(playerReport.words()).contains("not nice");
    assertThat(playerReport.reporter()).isEqualTo(room.beppe);
    assertThat(playerReports.dismiss(RULING, playerReport.id())).isEmpty();
    assertThat(playerReports.dismiss(RULING, playerReport.id())).contains(House.NO_SUCH_REPORT);
    assertThat(playerReports.open(10)).isEmpty();
    assertThat(playerReports.about(room.anna, 10)).hasSize(1);
    assertThat(room.hall.moderation().log().latest(Long.MAX_VALUE, 10))
        .extracting(AuditEntry::moderationAction)
        .containsExactly(ModerationAction.DISMISS);
  }

  @Test
  void nobodyReportsWhatHeMayNotRead() {
    room.hall.players().allowWords(room.anna, true);
    room.hall.players().allowWords(room.beppe, true);
    room.hall.messages().write(gameSession, room.anna, "meet me at six");
    room.hall.messages().say(gameSession, room.anna, Phrase.HELLO);
    long watcher = room.hall.players().guest().id();
    assertThat(playerReports.file(watcher, about(room.anna, Optional.of(1), "")))
        .contains(House.NO_SUCH_MESSAGE);
    assertThat(playerReports.file(watcher, about(room.anna, Optional.of(2), ""))).isEmpty();
    assertThat(playerReports.open(10)).hasSize(1);
  }

  @Test
  void whatADeclinedGuestHasSaidCanStillBeReported() {
    var laid = Room.laid(room.hall.open(room.anna, gameSession.onlineGame().terms(), true));
    Room.done(room.ask(laid, room.beppe, new Command.Propose(gameSession.onlineGame().terms())));
    room.hall.messages().say(laid, room.beppe, Phrase.HELLO);
    Room.done(room.ask(laid, room.anna, new Command.Decline()));
    var game = Optional.of(laid.id());
    var draft = new PlayerReport.Draft(room.beppe, game, Optional.of(1), ReportReason.INSULT, "");
    assertThat(playerReports.file(room.anna, draft)).isEmpty();
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
      var draft = new PlayerReport.Draft(player, none, Optional.empty(), ReportReason.SPAM, "");
      assertThat(playerReports.file(room.beppe, draft)).isEmpty();
      long id = playerReports.about(player, 1).getFirst().id();
      assertThat(playerReports.dismiss(by, id)).contains(House.SOMEBODY_ELSE_DECIDES);
      assertThat(playerReports.dismissAll(by, player)).contains(House.SOMEBODY_ELSE_DECIDES);
      var settling = by.settling(Optional.of(id)); // under the cover of something else
      assertThat(room.hall.moderation().penalties().banAddress(settling, "203.0.113.7", none))
          .contains(House.SOMEBODY_ELSE_DECIDES);
    }
    assertThat(playerReports.open(10)).hasSize(2);
    assertThat(playerReports.dismiss(RULING, playerReports.about(bot, 1).getFirst().id()))
        .isEmpty();
    assertThat(playerReports.open(10)).hasSize(1);
  }

  @Test
  void manyAboutOneDoNotHideOthers() {
    playerReports.file(room.beppe, about(room.anna, Optional.empty(), ""));
    room.pass(1);
    for (var reason : ReportReason.values()) {
      room.pass(1);
      assertThat(playerReports.file(room.anna, name(reason))).isEmpty();
    }
    int many = ReportReason.values().length;
    assertThat(playerReports.open(2))
        .extracting(PlayerReport::player, PlayerReport::together, PlayerReport::reason)
        .containsExactly(
            tuple(room.beppe, many, ReportReason.OTHER), tuple(room.anna, 1, ReportReason.INSULT));
    assertThat(playerReports.openAbout(room.beppe, 10)).hasSize(many);
    playerReports.dismiss(RULING, playerReports.open(1).getFirst().id());
    assertThat(playerReports.open(1).getFirst().together()).isEqualTo(many - 1);
    assertThat(playerReports.openAbout(room.beppe, 10)).hasSize(many - 1);
    assertThat(playerReports.about(room.beppe, 10)).hasSize(many);
  }

  @Test
  void whatWasSettledLongAgoIsForgotten() {
    var purge = new Purge(room.hall.database());
    playerReports.file(room.anna, name(ReportReason.SPAM));
    playerReports.file(room.anna, name(ReportReason.NAME));
    playerReports.dismiss(RULING, playerReports.open(1).getFirst().id());
    room.pass(Purge.SETTLED);
    purge.round(room.now.get());
    assertThat(playerReports.about(room.beppe, 10)).hasSize(2);
    room.pass(1);
    purge.round(room.now.get());
    assertThat(playerReports.about(room.beppe, 10)).hasSize(1);
    assertThat(playerReports.open(10)).hasSize(1);
  }

  @Test
  void allAboutOnePlayerAreDismissedAtOnce() {
    for (var reason : ReportReason.values()) {
      assertThat(playerReports.file(room.anna, name(reason))).isEmpty();
    }
    playerReports.file(room.beppe, about(room.anna, Optional.empty(), ""));
    assertThat(playerReports.dismissAll(RULING, room.beppe)).isEmpty();
    assertThat(playerReports.open(10)).extracting(PlayerReport::player).containsExactly(room.anna);
    assertThat(playerReports.dismissAll(RULING, room.beppe)).contains(House.NO_SUCH_REPORT);
    assertThat(room.hall.moderation().log().latest(Long.MAX_VALUE, 10)).hasSize(1);
  }

  @Test
  void whatIsWrongWithAReportIsSaid() {
    assertThat(playerReports.file(room.anna, about(room.anna, Optional.empty(), "")))
        .contains(House.NOT_ABOUT_YOURSELF);
    assertThat(playerReports.file(room.anna, about(1, Optional.empty(), "")))
        .contains(House.NO_SUCH_PLAYER);
    long stranger = room.hall.players().guest().id();
    assertThat(playerReports.file(room.anna, about(stranger, Optional.empty(), "")))
        .contains(House.NO_SUCH_GAME);
    assertThat(playerReports.file(room.anna, about(room.beppe, Optional.of(1), "")))
        .contains(House.NO_SUCH_MESSAGE);
    room.hall.messages().say(gameSession, room.anna, Phrase.HELLO);
    assertThat(playerReports.file(room.anna, about(room.beppe, Optional.of(1), "")))
        .contains(House.NO_SUCH_MESSAGE);
    assertThat(playerReports.file(room.anna, about(room.beppe, Optional.empty(), "x".repeat(501))))
        .contains(House.REPORT_TOO_LONG);
    assertThat(playerReports.file(room.anna, about(room.beppe, Optional.empty(), "x".repeat(500))))
        .isEmpty();
  }

  @Test
  void nobodyReportsAllDay() {
    room.hall.limit(UsageLimits.none().with("reports-per-day", 2).orElseThrow());
    for (var reason : new ReportReason[] {ReportReason.SPAM, ReportReason.NAME}) {
      assertThat(playerReports.file(room.anna, name(reason))).isEmpty();
    }
    assertThat(playerReports.file(room.anna, name(ReportReason.OTHER)))
        .contains(House.TOO_MANY_REPORTS);
    room.pass(Pace.DAY);
    assertThat(playerReports.file(room.anna, name(ReportReason.OTHER))).isEmpty();
  }

  private PlayerReport.Draft name(ReportReason reason) {
    return new PlayerReport.Draft(room.beppe, Optional.empty(), Optional.empty(), reason, "");
  }

  @Test
  void aDecisionSettlesTheReportItIsAbout() {
    playerReports.file(room.anna, about(room.beppe, Optional.empty(), ""));
    var report = Optional.of(playerReports.open(10).getFirst().id());
    room.hall.moderation().penalties().mute(RULING.settling(report), room.beppe, Optional.empty());
    assertThat(playerReports.open(10)).isEmpty();
  }

  @Test
  void whatADeletedPlayerWroteIsGone() {
    playerReports.file(room.anna, about(room.beppe, Optional.empty(), "he shouts"));
    assertThat(room.hall.export(room.anna).write()).contains("he shouts");
    room.hall.delete(room.anna);
    assertThat(playerReports.open(10).getFirst().words()).isEmpty();
  }
}
