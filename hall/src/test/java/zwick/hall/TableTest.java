package zwick.hall;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
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
import zwick.hall.game.LoggedEvent;
import zwick.hall.game.OnlineGame;
import zwick.hall.game.Pace;
import zwick.hall.game.Reply;
import zwick.hall.policy.Objection.House;
import zwick.hall.session.GameRow;

@ParameterizedClass
@EnumSource(Base.class)
class TableTest {
  private static final Pace UNHURRIED = new Pace.Unhurried();

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
  void aGuestAgreesAndTheGameBegins() {
    var gameSession = room.begun("dame-10x10", UNHURRIED);
    assertThat(gameSession.onlineGame().gameStatus()).isEqualTo(GameStatus.PLAYING);
    assertThat(gameSession.onlineGame().side(room.anna)).contains(Side.WHITE);
    assertThat(gameSession.onlineGame().side(room.beppe)).contains(Side.BLACK);
  }

  @Test
  void nobodyPlaysAgainstHimself() {
    var gameSession = Room.laid(room.hall.open(room.anna, Room.terms("mulino", UNHURRIED), true));
    assertThat(Room.refused(room.ask(gameSession, room.anna, new Command.Join())))
        .isEqualTo(House.YOUR_OWN_TERMS);
  }

  @Test
  void otherTermsAreProposedAndAgreedOn() {
    var gameSession = Room.laid(room.hall.open(room.anna, Room.terms("mulino", UNHURRIED), false));
    var wanted = Room.terms("mulino,stones=12", UNHURRIED);
    Room.done(room.ask(gameSession, room.beppe, new Command.Propose(wanted)));
    assertThat(Room.refused(room.ask(gameSession, room.beppe, new Command.Join())))
        .isEqualTo(House.YOUR_OWN_TERMS);
    Room.done(room.ask(gameSession, room.anna, new Command.Join()));
    assertThat(gameSession.onlineGame().terms()).isEqualTo(wanted);
    assertThat(gameSession.onlineGame().side(room.beppe)).contains(Side.BLACK);
  }

  @Test
  void aMoveIsInTheDatabaseBeforeAnybodyHearsOfIt() {
    var gameSession = room.begun("dame-10x10", UNHURRIED);
    var heard = new ArrayList<Integer>();
    gameSession.watch(
        (_, fresh) -> {
          for (var loggedEvent : fresh) {
            assertThat(room.hall.since(gameSession.id(), loggedEvent.seq() - 1)).isNotEmpty();
            heard.add(loggedEvent.seq());
          }
        },
        0);
    room.play(gameSession, "32-28", "19-23");
    assertThat(heard).containsExactly(1, 2, 3, 4);
  }

  @Test
  void aCommandAskedTwiceIsDoneOnce() {
    var gameSession = room.begun("dame-10x10", UNHURRIED);
    int seq = gameSession.onlineGame().seq();
    var first = gameSession.ask(room.anna, "x", seq, new Command.Act("32-28"));
    var again = gameSession.ask(room.anna, "x", seq, new Command.Act("32-28"));
    assertThat(again).isEqualTo(first);
    assertThat(gameSession.onlineGame().moves()).isEqualTo(1);
  }

  @Test
  void whoIsLateIsToldWhatHeMissed() {
    var gameSession = room.begun("dame-10x10", UNHURRIED);
    int seq = gameSession.onlineGame().seq();
    room.play(gameSession, "32-28");
    var reply = gameSession.ask(room.beppe, "y", seq, new Command.Act("19-23"));
    assertThat(((Reply.Stale) reply).missed())
        .extracting(LoggedEvent::event)
        .containsExactly(new Event.Acted("W:32-28", 0));
  }

  @Test
  void theRefereeHasHisSayAndNobodyPlaysForTheOther() {
    var gameSession = room.begun("dame-10x10", UNHURRIED);
    assertThat(Room.refused(room.act(gameSession, room.anna, "32-22")).reason())
        .isEqualTo("out-of-reach");
    assertThat(Room.refused(room.act(gameSession, room.anna, "hello")).reason())
        .isEqualTo("not-a-move");
    assertThat(Room.refused(room.act(gameSession, room.beppe, "W:32-28")))
        .isEqualTo(House.NOT_SEATED);
    assertThat(Room.refused(room.act(gameSession, room.beppe, "19-23")).reason())
        .isEqualTo("not-your-turn");
    assertThat(Room.refused(room.act(gameSession, room.anna, "takeback")))
        .isEqualTo(House.NOT_FOR_PLAYERS);
    assertThat(Room.refused(room.act(gameSession, 7, "32-28"))).isEqualTo(House.NOT_SEATED);
  }

  @Test
  void aMoveIsTakenBackWhenTheOtherAgrees() {
    var gameSession = room.begun("dame-10x10", UNHURRIED);
    room.play(gameSession, "32-28", "19-23");
    Room.done(room.ask(gameSession, room.anna, new Command.AskBack()));
    assertThat(Room.refused(room.ask(gameSession, room.anna, new Command.AnswerBack(true))))
        .isEqualTo(House.NOTHING_ASKED);
    Room.done(room.ask(gameSession, room.beppe, new Command.AnswerBack(true)));
    assertThat(gameSession.onlineGame().moves()).isZero();
    assertThat(gameSession.onlineGame().turn()).isEqualTo(Side.WHITE);
    assertThat(gameSession.onlineGame().askedBack()).isEmpty();
  }

  @Test
  void aRefusedTakeBackChangesNothing() {
    var gameSession = room.begun("dame-10x10", UNHURRIED);
    assertThat(Room.refused(room.ask(gameSession, room.anna, new Command.AskBack())))
        .isEqualTo(House.NOTHING_TO_TAKE_BACK);
    room.play(gameSession, "32-28");
    Room.done(room.ask(gameSession, room.anna, new Command.AskBack()));
    Room.done(room.ask(gameSession, room.beppe, new Command.AnswerBack(false)));
    assertThat(gameSession.onlineGame().moves()).isEqualTo(1);
  }

  @Test
  void beforeBothHaveMovedAGameCanBeCalledOff() {
    var gameSession = room.begun("dame-10x10", UNHURRIED);
    room.play(gameSession, "32-28");
    Room.done(room.ask(gameSession, room.beppe, new Command.Abort()));
    assertThat(gameSession.onlineGame().gameStatus()).isEqualTo(GameStatus.ABORTED);
    var other = room.begun("dame-10x10", UNHURRIED);
    room.play(other, "32-28", "19-23");
    assertThat(Room.refused(room.ask(other, room.beppe, new Command.Abort())))
        .isEqualTo(House.TOO_LATE_TO_ABORT);
  }

  @Test
  void theTwoMeetAgainWithColoursChanged() {
    var gameSession = room.begun("dama", UNHURRIED);
    Room.done(room.act(gameSession, room.anna, "resign"));
    Room.done(room.ask(gameSession, room.anna, new Command.Rematch()));
    Room.done(room.ask(gameSession, room.beppe, new Command.Rematch()));
    var next = room.hall.table(gameSession.onlineGame().next().orElseThrow()).orElseThrow();
    assertThat(next.onlineGame().gameStatus()).isEqualTo(GameStatus.PLAYING);
    assertThat(next.onlineGame().side(room.anna)).contains(Side.BLACK);
  }

  @Test
  void theComputerPlaysItsSeat() throws Exception {
    var gameSession = Room.laid(room.hall.play(room.anna, Room.terms("dama", UNHURRIED), false, 1));
    room.play(gameSession, "22-18");
    for (int i = 0; i < 200 && gameSession.onlineGame().moves() < 2; i++) {
      Thread.sleep(50);
    }
    assertThat(gameSession.onlineGame().moves()).isEqualTo(2);
    Room.done(room.ask(gameSession, room.anna, new Command.AskBack()));
    assertThat(gameSession.onlineGame().moves()).isZero();
  }

  @Test
  void whatIsStoredIsTheWholeGame() {
    var gameSession = room.begun("dame-ravensburger,obligation=huff", new Pace.Live(60_000, 1_000));
    room.play(gameSession, "22-18", "11-15");
    Room.done(room.act(gameSession, room.anna, "offer"));
    var replayed = OnlineGame.replay(gameSession.id(), room.stored(gameSession));
    assertThat(replayed.game().log()).isEqualTo(gameSession.onlineGame().game().log());
    assertThat(replayed.seq()).isEqualTo(gameSession.onlineGame().seq());
    assertThat(replayed.game().offer()).contains(Side.WHITE);
  }

  @Test
  void aThousandHandsMakeOneOrder() throws Exception {
    var gameSession = room.begun("muehle-turnier", UNHURRIED);
    Set<Integer> accepted = ConcurrentHashMap.newKeySet();
    try (var hands = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 1_000; i++) {
        var name = "h" + i;
        hands.submit(() -> {
          var reply = gameSession.ask(room.anna, name, 2, new Command.Act("d6"));
          if (reply instanceof Reply.Done(int seq)) {
            accepted.add(seq);
          }
        });
      }
    }
    assertThat(accepted).containsExactly(3);
    assertThat(gameSession.onlineGame().moves()).isEqualTo(1);
  }

  @Test
  void resigningEndsTheGameForBoth() {
    var gameSession = room.begun("dama", UNHURRIED);
    Room.done(room.act(gameSession, room.beppe, "resign"));
    assertThat(gameSession.onlineGame().game().outcome())
        .isEqualTo(Optional.of(new Outcome.Win(Side.WHITE, Ending.RESIGNATION)));
    assertThat(Room.refused(room.act(gameSession, room.anna, "22-18")).reason())
        .isEqualTo("game-over");
    assertThat(room.hall.gamesOf(room.anna)).isEmpty();
    assertThat(room.hall.history(room.anna, Long.MAX_VALUE, 10))
        .extracting(GameRow::id)
        .isEqualTo(List.of(gameSession.id()));
  }
}
