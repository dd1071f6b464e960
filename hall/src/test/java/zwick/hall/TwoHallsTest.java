package zwick.hall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.game.Side;
import zwick.hall.game.Command;
import zwick.hall.game.Event;
import zwick.hall.game.GameStatus;
import zwick.hall.game.LoggedEvent;
import zwick.hall.game.Pace;
import zwick.hall.game.Reply;
import zwick.hall.people.LoginResult;
import zwick.hall.session.Message;
import zwick.hall.session.Phrase;
import zwick.hall.storage.StorageTrouble;
import zwick.hall.storage.Transaction;

/// Two programs keep one hall on a PostgreSQL: whoever plays at one meets who plays at the other.
class TwoHallsTest {
  @TempDir private Path folder;
  private Room here;
  private Room there;

  @BeforeEach
  void open() {
    here = Room.in(Base.POSTGRES.fresh(folder));
    there = new Room(here.database, here.now);
  }

  @AfterEach
  void close() {
    there.close();
    here.close();
  }

  /// Remembers what it was told.
  private static final class Ears implements GameSession.Watcher {
    final List<Integer> seqs = new CopyOnWriteArrayList<>();
    final List<String> said = new CopyOnWriteArrayList<>();

    @Override
    public void happened(GameSession gameSession, List<LoggedEvent> fresh) {
      fresh.forEach(loggedEvent -> seqs.add(loggedEvent.seq()));
    }

    @Override
    public void stirred(GameSession gameSession, GameSession.Stir stir) {
      if (stir instanceof GameSession.Stir.Said(Message message)) {
        said.add(message.n() + message.phrase().orElse(""));
      }
    }
  }

  private static Ears listen(GameSession gameSession) {
    var ears = new Ears();
    gameSession.watch(ears, 0);
    return ears;
  }

  private GameSession across(GameSession gameSession) {
    return there.hall.table(gameSession.id()).orElseThrow();
  }

  private static void await(BooleanSupplier met) throws InterruptedException {
    for (int i = 0; i < 200 && !met.getAsBoolean(); i++) {
      Thread.sleep(50);
    }
    assertThat(met.getAsBoolean()).isTrue();
  }

  private static List<Integer> upTo(int seq) {
    return IntStream.rangeClosed(1, seq).boxed().toList();
  }

  @Test
  void aMoveMadeAtOneIsSeenAtTheOther() throws Exception {
    var ours = here.begun("dame-10x10", new Pace.Unhurried());
    var theirs = across(ours);
    var left = listen(ours);
    var right = listen(theirs);
    here.play(ours, "32-28");
    await(() -> theirs.onlineGame().moves() == 1);
    there.play(theirs, "19-23");
    await(() -> ours.onlineGame().moves() == 2);
    here.play(ours, "28x19");
    await(() -> theirs.onlineGame().moves() == 3);
    assertThat(left.seqs).isEqualTo(upTo(5));
    assertThat(right.seqs).isEqualTo(upTo(5));
    assertThat(theirs.onlineGame().game().log()).isEqualTo(ours.onlineGame().game().log());
  }

  @Test
  void followersHearOfGamesThatBeginElsewhere() throws Exception {
    var heard = new CopyOnWriteArrayList<Long>();
    there.hall.follow(onlineGame -> heard.add(onlineGame.id()));
    var gameSession = here.begun("dama", new Pace.Unhurried());
    await(() -> heard.contains(gameSession.id()));
  }

  @Test
  void ofManyWhoAreFirstOneIs() throws Exception {
    var ours = here.begun("muehle-turnier", new Pace.Unhurried());
    var theirs = across(ours);
    var right = listen(theirs);
    var points = List.of("d6", "b4", "f4", "d2", "a7", "g7", "a1", "g1");
    for (int move = 0; move < points.size(); move++) {
      int seq = 2 + move;
      var player = move % 2 == 0 ? here.anna : here.beppe;
      var at = points.get(move);
      var name = "race" + move;
      var replies =
          together(
              () -> ours.ask(player, name + "a", seq, new Command.Act(at)),
              () -> theirs.ask(player, name + "b", seq, new Command.Act(at)));
      assertThat(replies).filteredOn(Reply.Done.class::isInstance).hasSize(1);
      assertThat(replies).filteredOn(Reply.Stale.class::isInstance).hasSize(1);
      await(() -> theirs.onlineGame().seq() == seq + 1 && ours.onlineGame().seq() == seq + 1);
    }
    assertThat(here.stored(ours)).extracting(LoggedEvent::seq).isEqualTo(upTo(10));
    assertThat(right.seqs).isEqualTo(upTo(10));
  }

  @Test
  void theSameCommandAtBothIsDoneOnce() throws Exception {
    var ours = here.begun("muehle-turnier", new Pace.Unhurried());
    var theirs = across(ours);
    var replies =
        together(
            () -> ours.ask(here.anna, "x", 2, new Command.Act("d6")),
            () -> theirs.ask(here.anna, "x", 2, new Command.Act("d6")));
    assertThat(replies).containsOnly(new Reply.Done(3));
    assertThat(here.stored(ours)).hasSize(3);
  }

  @Test
  void aDeadlineFiresOnce() throws Exception {
    var ours = here.begun("dame-10x10", new Pace.Live(Pace.MINUTE, 0));
    var theirs = across(ours);
    here.play(ours, "32-28", "19-23");
    await(() -> theirs.onlineGame().moves() == 2);
    here.pass(Pace.MINUTE + 1);
    together(
        () -> {
          ours.ring();
          return true;
        },
        () -> {
          theirs.ring();
          return true;
        });
    assertThat(here.stored(ours)).hasSize(5);
    await(() ->
        ours.onlineGame().gameStatus() == GameStatus.OVER
            && theirs.onlineGame().gameStatus() == GameStatus.OVER);
  }

  @Test
  void whatIsSaidAtOneIsHeardAtTheOtherInTheSameOrder() throws Exception {
    var ours = here.begun("dama", new Pace.Unhurried());
    here.hall.messages().say(ours, here.anna, Phrase.HELLO); // before anybody listened there
    var theirs = across(ours);
    var left = listen(ours);
    var right = listen(theirs);
    for (int i = 0; i < 5; i++) {
      together(
          () -> here.hall.messages().say(ours, here.anna, Phrase.OOPS),
          () -> there.hall.messages().say(theirs, here.beppe, Phrase.THANKS));
    }
    await(() -> left.said.size() == 10 && right.said.size() == 10);
    assertThat(right.said).isEqualTo(left.said);
    assertThat(here.hall.messages().of(ours.id())).extracting(Message::n).isEqualTo(upTo(11));
  }

  @Test
  void whoLogsInAtOneHasHisGamesAtTheOther() throws Exception {
    var ours = here.begun("dama", new Pace.Unhurried());
    var theirs = across(ours);
    long account = here.hall.players().guest().id();
    here.hall.players().register(account, "Anna", "correct horse");
    together(
        () -> {
          here.hall.move(here.anna, account);
          return true;
        },
        () -> {
          there.hall.move(here.anna, account);
          return true;
        });
    await(() -> theirs.onlineGame().side(account).equals(Optional.of(Side.WHITE)));
    assertThat(here.stored(ours))
        .filteredOn(loggedEvent -> loggedEvent.event() instanceof Event.Moved)
        .hasSize(1);
  }

  @Test
  void aNameIsGivenOnce() throws Exception {
    var welcomes =
        together(
            () -> here.hall.players().register(here.anna, "Anna", "correct horse"),
            () -> there.hall.players().register(here.beppe, "anna", "correct horse"));
    assertThat(welcomes).filteredOn(LoginResult.In.class::isInstance).hasSize(1);
  }

  /// A program may be paused in the middle of what it writes; what it has locked stays locked until
  /// the database gives it up.
  @Test
  void whoFallsSilentWhileWritingDoesNotKeepTheOthersWaiting() throws Exception {
    var gameSession = here.begun("dama", new Pace.Unhurried());
    var begun = new CountDownLatch(1);
    var answered = new CountDownLatch(1);
    try (var hands = Executors.newVirtualThreadPerTaskExecutor()) {
      var silent =
          hands.submit(() ->
              there
                  .hall
                  .database()
                  .write(transaction -> {
                    lock(transaction, gameSession);
                    begun.countDown();
                    return isReleased(answered);
                  }));
      begun.await();
      var move = hands.submit(() -> here.playOn(gameSession, 1));
      move.get(DeadlineScheduler.OUTAGE, TimeUnit.MILLISECONDS);
      answered.countDown();
      assertThatThrownBy(silent::get).hasCauseInstanceOf(StorageTrouble.class);
    }
    there.playOn(
        across(gameSession), 1); // and he is not hindered by what has become of his connection
  }

  private static void lock(Transaction transaction, GameSession gameSession) {
    transaction
        .handle()
        .createUpdate("update game set changed = changed where id = :id")
        .bind("id", gameSession.id())
        .execute();
  }

  private static boolean isReleased(CountDownLatch latch) {
    try {
      return latch.await(20, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /// Both at the same moment.
  private static <T> List<T> together(Callable<T> one, Callable<T> other) throws Exception {
    var start = new CyclicBarrier(2);
    try (var hands = Executors.newVirtualThreadPerTaskExecutor()) {
      var futures = new ArrayList<Future<T>>();
      for (var work : List.of(one, other)) {
        futures.add(
            hands.submit(() -> {
              start.await();
              return work.call();
            }));
      }
      var results = new ArrayList<T>();
      for (var future : futures) {
        results.add(future.get());
      }
      return results;
    }
  }
}
