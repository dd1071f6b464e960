package zwick.hall.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.hall.Base;
import zwick.hall.GameSession;
import zwick.hall.Room;
import zwick.hall.moderation.Ruling;
import zwick.hall.policy.Objection.House;
import zwick.hall.session.GameRow;

/// Who may say yes to what before a game begins.
@ParameterizedClass
@EnumSource(Base.class)
class ProposalTest {
  private static final Terms OFFER = Room.terms("mulino", new Pace.Unhurried());
  private static final Terms OTHER = Room.terms("mulino,stones=12", new Pace.Unhurried());
  private static final Terms COUNTER = Room.terms("mulino,stones=12", new Pace.Live(60_000, 0));

  @TempDir private Path folder;
  @Parameter private Base base;
  private Room room;
  private GameSession gameSession;
  private long third;

  @BeforeEach
  void open() {
    room = Room.in(base.fresh(folder));
    third = room.hall.players().guest().id();
    gameSession = Room.laid(room.hall.open(room.anna, OFFER, true));
  }

  @AfterEach
  void close() {
    room.close();
  }

  private void propose(long player, Terms terms) {
    Room.done(room.ask(gameSession, player, new Command.Propose(terms)));
  }

  private void replaysTheSame() {
    var replayed = OnlineGame.replay(gameSession.id(), room.stored(gameSession));
    assertThat(replayed.agreement()).isEqualTo(gameSession.onlineGame().agreement());
    assertThat(replayed.game().log()).isEqualTo(gameSession.onlineGame().game().log());
    assertThat(replayed.seats()).isEqualTo(gameSession.onlineGame().seats());
  }

  @Test
  void aProposalTakesNoInvitationOffTheLobby() {
    propose(room.beppe, COUNTER);
    assertThat(room.hall.invitations(10))
        .singleElement()
        .satisfies(row -> {
          assertThat(row.id()).isEqualTo(gameSession.id());
          assertThat(row.pace()).contains("unhurried"); // what the host offers, not the other
        });
  }

  @Test
  void whileTheHostThinksAboutAProposalAnybodyMayTakeHisOffer() {
    propose(room.beppe, OTHER);
    assertThat(Room.refused(room.ask(gameSession, room.beppe, new Command.Join())))
        .isEqualTo(House.YOUR_OWN_TERMS);
    assertThat(Room.refused(room.ask(gameSession, third, new Command.Propose(OTHER))))
        .isEqualTo(House.NOT_INVITED);
    Room.done(room.ask(gameSession, third, new Command.Join()));
    assertThat(gameSession.onlineGame().terms()).isEqualTo(OFFER);
    assertThat(gameSession.onlineGame().game().rules()).isEqualTo(OFFER.rules());
    assertThat(gameSession.onlineGame().side(third)).isPresent();
    assertThat(gameSession.onlineGame().side(room.beppe)).isEmpty();
    replaysTheSame();
  }

  @Test
  void whatTheHostAnswersIsForThatGuestAlone() {
    propose(room.beppe, OTHER);
    propose(room.anna, COUNTER);
    assertThat(room.hall.invitations(10)).isEmpty();
    assertThat(Room.refused(room.ask(gameSession, third, new Command.Join())))
        .isEqualTo(House.NOT_INVITED);
    Room.done(room.ask(gameSession, room.beppe, new Command.Join()));
    assertThat(gameSession.onlineGame().terms()).isEqualTo(COUNTER);
    assertThat(gameSession.onlineGame().side(room.beppe)).isPresent();
    replaysTheSame();
  }

  @Test
  void aDeclinedProposalLeavesTheOfferAsItWas() {
    propose(room.beppe, OTHER);
    assertThat(Room.refused(room.ask(gameSession, third, new Command.Decline())))
        .isEqualTo(House.NOT_INVITED);
    Room.done(room.ask(gameSession, room.anna, new Command.Decline()));
    assertThat(gameSession.onlineGame().agreement().guest()).isEmpty();
    assertThat(gameSession.onlineGame().terms()).isEqualTo(OFFER);
    assertThat(Room.refused(room.ask(gameSession, room.anna, new Command.Decline())))
        .isEqualTo(House.NOTHING_ASKED);
    replaysTheSame();
    Room.done(room.ask(gameSession, third, new Command.Join()));
    assertThat(gameSession.onlineGame().terms()).isEqualTo(OFFER);
    assertThat(Room.refused(room.ask(gameSession, room.anna, new Command.Decline())))
        .isEqualTo(House.ALREADY_BEGUN);
  }

  @Test
  void theGuestMayDeclineWhatTheHostAnswers() {
    propose(room.beppe, OTHER);
    propose(room.anna, COUNTER);
    Room.done(room.ask(gameSession, room.beppe, new Command.Decline()));
    assertThat(room.hall.invitations(10)).hasSize(1);
    assertThat(gameSession.onlineGame().terms()).isEqualTo(OFFER);
    replaysTheSame();
  }

  @Test
  void theHostMayChangeHisOwnOfferWhileNobodyHasAnswered() {
    propose(room.anna, COUNTER);
    propose(room.beppe, OTHER);
    Room.done(room.ask(gameSession, room.anna, new Command.Decline()));
    assertThat(gameSession.onlineGame().terms()).isEqualTo(COUNTER);
  }

  @Test
  void aGameOfOldInWhichAThirdTookTheAnswerIsReadAsItWasPlayed() {
    var entries = new ArrayList<LoggedEvent>();
    var events =
        new Event[] {
          new Event.Opened(room.anna, OFFER, true),
          new Event.Proposed(room.beppe, OTHER),
          new Event.Proposed(room.anna, COUNTER),
          new Event.Began(new SeatHolder.Person(room.anna), new SeatHolder.Person(third), 1)
        };
    for (var event : events) {
      entries.add(new LoggedEvent(entries.size() + 1, 1, Optional.empty(), event));
    }
    var onlineGame = OnlineGame.replay(7, entries);
    assertThat(onlineGame.terms()).isEqualTo(COUNTER);
    assertThat(onlineGame.side(third)).isPresent();
    assertThat(onlineGame.agreement().guest()).contains(third);
  }

  /// Otherwise anybody could call off whatever is in the lobby: propose, and be gone.
  @Test
  void whoGoesTakesHisProposalWithHimAndNotTheInvitation() {
    propose(third, OTHER);
    room.hall.delete(third);
    stands();
    propose(room.beppe, OTHER);
    propose(room.anna, COUNTER);
    room.hall.delete(room.beppe);
    stands();
    Room.done(room.ask(gameSession, room.hall.players().guest().id(), new Command.Join()));
  }

  @Test
  void whoIsSentAwayTakesHisProposalWithHimHoweverOften() {
    var penalties = room.hall.moderation().penalties();
    var ruling = Ruling.atTheCommandLine("be nice");
    for (int i = 0; i < 2; i++) {
      propose(third, OTHER);
      assertThat(penalties.ban(ruling, third, Optional.empty())).isEmpty();
      stands();
      assertThat(penalties.unban(ruling, third)).isEmpty();
    }
  }

  private void stands() {
    assertThat(gameSession.onlineGame().gameStatus()).isEqualTo(GameStatus.INVITED);
    assertThat(gameSession.onlineGame().agreement().guest()).isEmpty();
    assertThat(gameSession.onlineGame().terms()).isEqualTo(OFFER);
    assertThat(room.hall.invitations(10)).extracting(GameRow::id).containsExactly(gameSession.id());
    replaysTheSame();
  }

  @Test
  void aGameThatWasCalledOffStaysSoWhoeverGoes() {
    Room.done(room.ask(gameSession, room.beppe, new Command.Join()));
    Room.done(room.ask(gameSession, room.beppe, new Command.Abort()));
    room.hall.delete(room.beppe);
    assertThat(gameSession.onlineGame().gameStatus()).isEqualTo(GameStatus.ABORTED);
  }

  @Test
  void whoProposesAnewDoesNotComeToTheTop() {
    room.pass(1);
    var newer = Room.laid(room.hall.open(room.beppe, OFFER, true));
    room.pass(1);
    propose(room.anna, COUNTER);
    assertThat(room.hall.invitations(10))
        .extracting(GameRow::id)
        .containsExactly(newer.id(), gameSession.id());
  }
}
