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
import zwick.hall.Objection.House;

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
    var table = room.begun("dame-10x10", UNHURRIED);
    assertThat(table.match().phase()).isEqualTo(Phase.PLAYING);
    assertThat(table.match().side(room.anna)).contains(Side.WHITE);
    assertThat(table.match().side(room.beppe)).contains(Side.BLACK);
  }

  @Test
  void nobodyPlaysAgainstHimself() {
    var table = Room.laid(room.hall.open(room.anna, Room.terms("mulino", UNHURRIED), true));
    assertThat(Room.refused(room.ask(table, room.anna, new Command.Join())))
        .isEqualTo(House.YOUR_OWN_TERMS);
  }

  @Test
  void otherTermsAreProposedAndAgreedOn() {
    var table = Room.laid(room.hall.open(room.anna, Room.terms("mulino", UNHURRIED), false));
    var wanted = Room.terms("mulino,stones=12", UNHURRIED);
    Room.done(room.ask(table, room.beppe, new Command.Propose(wanted)));
    assertThat(Room.refused(room.ask(table, room.beppe, new Command.Join())))
        .isEqualTo(House.YOUR_OWN_TERMS);
    Room.done(room.ask(table, room.anna, new Command.Join()));
    assertThat(table.match().terms()).isEqualTo(wanted);
    assertThat(table.match().side(room.beppe)).contains(Side.BLACK);
  }

  @Test
  void aMoveIsInTheDatabaseBeforeAnybodyHearsOfIt() {
    var table = room.begun("dame-10x10", UNHURRIED);
    var heard = new ArrayList<Integer>();
    table.watch(
        (_, fresh) -> {
          for (var entry : fresh) {
            assertThat(room.hall.since(table.id(), entry.seq() - 1)).isNotEmpty();
            heard.add(entry.seq());
          }
        },
        0);
    room.play(table, "32-28", "19-23");
    assertThat(heard).containsExactly(1, 2, 3, 4);
  }

  @Test
  void aCommandAskedTwiceIsDoneOnce() {
    var table = room.begun("dame-10x10", UNHURRIED);
    int seq = table.match().seq();
    var first = table.ask(room.anna, "x", seq, new Command.Act("32-28"));
    var again = table.ask(room.anna, "x", seq, new Command.Act("32-28"));
    assertThat(again).isEqualTo(first);
    assertThat(table.match().moves()).isEqualTo(1);
  }

  @Test
  void whoIsLateIsToldWhatHeMissed() {
    var table = room.begun("dame-10x10", UNHURRIED);
    int seq = table.match().seq();
    room.play(table, "32-28");
    var reply = table.ask(room.beppe, "y", seq, new Command.Act("19-23"));
    assertThat(((Reply.Stale) reply).missed())
        .extracting(Entry::event)
        .containsExactly(new Event.Acted("W:32-28", 0));
  }

  @Test
  void theRefereeHasHisSayAndNobodyPlaysForTheOther() {
    var table = room.begun("dame-10x10", UNHURRIED);
    assertThat(Room.refused(room.act(table, room.anna, "32-22")).reason())
        .isEqualTo("out-of-reach");
    assertThat(Room.refused(room.act(table, room.anna, "hello")).reason()).isEqualTo("not-a-move");
    assertThat(Room.refused(room.act(table, room.beppe, "W:32-28"))).isEqualTo(House.NOT_SEATED);
    assertThat(Room.refused(room.act(table, room.beppe, "19-23")).reason())
        .isEqualTo("not-your-turn");
    assertThat(Room.refused(room.act(table, room.anna, "takeback")))
        .isEqualTo(House.NOT_FOR_PLAYERS);
    assertThat(Room.refused(room.act(table, 7, "32-28"))).isEqualTo(House.NOT_SEATED);
  }

  @Test
  void aMoveIsTakenBackWhenTheOtherAgrees() {
    var table = room.begun("dame-10x10", UNHURRIED);
    room.play(table, "32-28", "19-23");
    Room.done(room.ask(table, room.anna, new Command.AskBack()));
    assertThat(Room.refused(room.ask(table, room.anna, new Command.AnswerBack(true))))
        .isEqualTo(House.NOTHING_ASKED);
    Room.done(room.ask(table, room.beppe, new Command.AnswerBack(true)));
    assertThat(table.match().moves()).isZero();
    assertThat(table.match().turn()).isEqualTo(Side.WHITE);
    assertThat(table.match().askedBack()).isEmpty();
  }

  @Test
  void aRefusedTakeBackChangesNothing() {
    var table = room.begun("dame-10x10", UNHURRIED);
    assertThat(Room.refused(room.ask(table, room.anna, new Command.AskBack())))
        .isEqualTo(House.NOTHING_TO_TAKE_BACK);
    room.play(table, "32-28");
    Room.done(room.ask(table, room.anna, new Command.AskBack()));
    Room.done(room.ask(table, room.beppe, new Command.AnswerBack(false)));
    assertThat(table.match().moves()).isEqualTo(1);
  }

  @Test
  void beforeBothHaveMovedAGameCanBeCalledOff() {
    var table = room.begun("dame-10x10", UNHURRIED);
    room.play(table, "32-28");
    Room.done(room.ask(table, room.beppe, new Command.Abort()));
    assertThat(table.match().phase()).isEqualTo(Phase.ABORTED);
    var other = room.begun("dame-10x10", UNHURRIED);
    room.play(other, "32-28", "19-23");
    assertThat(Room.refused(room.ask(other, room.beppe, new Command.Abort())))
        .isEqualTo(House.TOO_LATE_TO_ABORT);
  }

  @Test
  void theTwoMeetAgainWithColoursChanged() {
    var table = room.begun("dama", UNHURRIED);
    Room.done(room.act(table, room.anna, "resign"));
    Room.done(room.ask(table, room.anna, new Command.Rematch()));
    Room.done(room.ask(table, room.beppe, new Command.Rematch()));
    var next = room.hall.table(table.match().next().orElseThrow()).orElseThrow();
    assertThat(next.match().phase()).isEqualTo(Phase.PLAYING);
    assertThat(next.match().side(room.anna)).contains(Side.BLACK);
  }

  @Test
  void theComputerPlaysItsSeat() throws Exception {
    var table = Room.laid(room.hall.play(room.anna, Room.terms("dama", UNHURRIED), false, 1));
    room.play(table, "22-18");
    for (int i = 0; i < 200 && table.match().moves() < 2; i++) {
      Thread.sleep(50);
    }
    assertThat(table.match().moves()).isEqualTo(2);
    Room.done(room.ask(table, room.anna, new Command.AskBack()));
    assertThat(table.match().moves()).isZero();
  }

  @Test
  void whatIsStoredIsTheWholeGame() {
    var table = room.begun("dame-ravensburger,obligation=huff", new Pace.Live(60_000, 1_000));
    room.play(table, "22-18", "11-15");
    Room.done(room.act(table, room.anna, "offer"));
    var replayed = Match.replay(table.id(), room.stored(table));
    assertThat(replayed.game().log()).isEqualTo(table.match().game().log());
    assertThat(replayed.seq()).isEqualTo(table.match().seq());
    assertThat(replayed.game().offer()).contains(Side.WHITE);
  }

  @Test
  void aThousandHandsMakeOneOrder() throws Exception {
    var table = room.begun("muehle-turnier", UNHURRIED);
    Set<Integer> accepted = ConcurrentHashMap.newKeySet();
    try (var hands = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 1_000; i++) {
        var name = "h" + i;
        hands.submit(() -> {
          var reply = table.ask(room.anna, name, 2, new Command.Act("d6"));
          if (reply instanceof Reply.Done(int seq)) {
            accepted.add(seq);
          }
        });
      }
    }
    assertThat(accepted).containsExactly(3);
    assertThat(table.match().moves()).isEqualTo(1);
  }

  @Test
  void resigningEndsTheGameForBoth() {
    var table = room.begun("dama", UNHURRIED);
    Room.done(room.act(table, room.beppe, "resign"));
    assertThat(table.match().game().outcome())
        .isEqualTo(Optional.of(new Outcome.Win(Side.WHITE, Ending.RESIGNATION)));
    assertThat(Room.refused(room.act(table, room.anna, "22-18")).reason()).isEqualTo("game-over");
    assertThat(room.hall.gamesOf(room.anna)).isEmpty();
    assertThat(room.hall.history(room.anna, Long.MAX_VALUE, 10))
        .extracting(GameRow::id)
        .isEqualTo(List.of(table.id()));
  }
}
