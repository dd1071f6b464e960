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
import zwick.game.Ending;
import zwick.game.Outcome;
import zwick.game.Side;
import zwick.hall.game.Command;
import zwick.hall.game.Event;
import zwick.hall.game.GameStatus;
import zwick.hall.game.Pace;
import zwick.hall.policy.Objection.House;

/// Clocks, deadlines, holidays and absences. Time stands still unless a test lets it go.
@ParameterizedClass
@EnumSource(Base.class)
class TimeTest {
  private static final Pace FIVE_MINUTES = new Pace.Live(5 * Pace.MINUTE, 2 * Pace.SECOND);
  private static final Pace POST = new Pace.Post(2, 1, 10);

  @TempDir private Path folder;
  @Parameter private Base base;
  private Room room;

  @BeforeEach
  void open() {
    room = Room.in(base.fresh(folder));
  }

  @AfterEach
  void close() {
    room.close();
  }

  @Test
  void theFirstMovesAreFreeAndTheOthersCost() {
    var gameSession = room.begun("dame-10x10", FIVE_MINUTES);
    room.pass(2_000);
    room.play(gameSession, "32-28");
    room.pass(2_000);
    room.play(gameSession, "19-23");
    room.pass(2_000);
    room.play(gameSession, "28x19");
    var clock = gameSession.onlineGame().game().clock().orElseThrow();
    assertThat(clock.left(Side.BLACK)).isEqualTo(302_000);
    assertThat(clock.left(Side.WHITE)).isEqualTo(302_000 - 2_000 + 2_000);
  }

  @Test
  void whoseTimeIsUpLosesThoughNobodyClaimsIt() {
    var gameSession = room.begun("dame-10x10", FIVE_MINUTES);
    room.play(gameSession, "32-28", "19-23");
    room.pass(301_000);
    gameSession.ring();
    assertThat(gameSession.onlineGame().gameStatus())
        .isEqualTo(GameStatus.PLAYING); // the first move earned two seconds
    room.pass(1_000);
    gameSession.ring();
    assertThat(gameSession.onlineGame().game().outcome())
        .isEqualTo(Optional.of(new Outcome.Win(Side.BLACK, Ending.TIME)));
  }

  @Test
  void aGameThatNobodyBeginsIsCalledOff() {
    var gameSession = room.begun("dame-10x10", FIVE_MINUTES);
    room.pass(121_000);
    gameSession.ring();
    assertThat(gameSession.onlineGame().gameStatus()).isEqualTo(GameStatus.ABORTED);
  }

  @Test
  void anInvitationNobodyAcceptsLapses() {
    var gameSession = Room.laid(room.hall.open(room.anna, Room.terms("dama", POST), true));
    assertThat(room.hall.invitations(10)).hasSize(1);
    room.pass(15 * Pace.DAY);
    gameSession.ring();
    assertThat(gameSession.onlineGame().gameStatus()).isEqualTo(GameStatus.ABORTED);
    assertThat(room.hall.invitations(10)).isEmpty();
  }

  @Test
  void byPostAMoveMayTakeItsDaysAndThenTheBank() {
    var gameSession = room.begun("dama", POST);
    room.pass(2 * Pace.DAY + Pace.HOUR);
    room.play(gameSession, "22-18");
    assertThat(gameSession.onlineGame().game().clock().orElseThrow().left(Side.WHITE))
        .isEqualTo(Pace.DAY - Pace.HOUR);
    assertThat(gameSession.onlineGame().deadline()).contains(room.now.get() + 3 * Pace.DAY);
    room.pass(3 * Pace.DAY + 1);
    gameSession.ring();
    assertThat(gameSession.onlineGame().game().outcome())
        .isEqualTo(Optional.of(new Outcome.Win(Side.WHITE, Ending.TIME)));
  }

  @Test
  void aHolidayPutsTheDeadlineOff() {
    var gameSession = room.begun("dama", POST);
    Room.done(room.ask(gameSession, room.anna, new Command.Rest(7)));
    assertThat(gameSession.onlineGame().deadline()).contains(room.now.get() + 10 * Pace.DAY);
    assertThat(Room.refused(room.ask(gameSession, room.anna, new Command.Rest(4))))
        .isEqualTo(House.NO_HOLIDAY_LEFT);
    room.pass(8 * Pace.DAY);
    room.play(gameSession, "22-18");
    assertThat(gameSession.onlineGame().game().clock().orElseThrow().left(Side.WHITE))
        .isEqualTo(Pace.DAY);
  }

  @Test
  void theOthersHolidayCountsWhenHisTurnComes() {
    var gameSession = room.begun("dama", POST);
    Room.done(room.ask(gameSession, room.beppe, new Command.Rest(5)));
    room.pass(Pace.DAY);
    room.play(gameSession, "22-18");
    assertThat(gameSession.onlineGame().deadline())
        .contains(room.now.get() + 4 * Pace.DAY + 3 * Pace.DAY);
  }

  @Test
  void whoLeavesInTheMiddleOfAGameLosesItAfterAFairTime() {
    var gameSession = room.begun("dame-10x10", FIVE_MINUTES);
    var seat = gameSession.arrive(Optional.of(room.beppe));
    room.play(gameSession, "32-28", "19-23", "28x19");
    room.pass(61_000);
    assertThat(Room.refused(room.ask(gameSession, room.anna, new Command.ClaimAbsence())))
        .isEqualTo(House.OPPONENT_IS_THERE);
    gameSession.depart(seat);
    room.pass(59_000);
    assertThat(Room.refused(room.ask(gameSession, room.anna, new Command.ClaimAbsence())))
        .isEqualTo(House.OPPONENT_IS_THERE);
    room.pass(2_000);
    Room.done(room.ask(gameSession, room.anna, new Command.ClaimAbsence()));
    assertThat(gameSession.onlineGame().game().outcome())
        .isEqualTo(Optional.of(new Outcome.Win(Side.WHITE, Ending.LEFT)));
  }

  @Test
  void aTimeWhenTheHallWasClosedCostsNobodyAnything() {
    var gameSession = room.begun("dame-10x10", FIVE_MINUTES);
    room.play(gameSession, "32-28", "19-23");
    room.pass(10_000);
    room.close();
    room.pass(Pace.HOUR);
    var again = new Room(room.database, room.now);
    try {
      var later = again.hall.table(gameSession.id()).orElseThrow();
      assertThat(later.onlineGame().gameStatus()).isEqualTo(GameStatus.PLAYING);
      long used = later.onlineGame().used(again.now.get());
      assertThat(used).isBetween(0L, 10_000L);
      assertThat(again.hall.since(gameSession.id(), 0))
          .filteredOn(loggedEvent -> loggedEvent.event() instanceof Event.Outage)
          .hasSize(1);
    } finally {
      again.close();
    }
  }
}
