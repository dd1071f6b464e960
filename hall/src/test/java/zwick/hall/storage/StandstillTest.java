package zwick.hall.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.hall.Base;
import zwick.hall.DeadlineScheduler;
import zwick.hall.GameSession;
import zwick.hall.Hall;
import zwick.hall.Room;
import zwick.hall.game.Command;
import zwick.hall.game.GameStatus;
import zwick.hall.game.Pace;
import zwick.hall.game.Reply;
import zwick.hall.people.Token;
import zwick.hall.policy.Ids;

/// Whatever happens at one table, everybody else goes on playing.
@ParameterizedClass
@EnumSource(Base.class)
class StandstillTest {
  private static final Duration SOON = Duration.ofSeconds(20);
  private static final Pace QUICK = new Pace.Live(Pace.MINUTE, 0);

  @TempDir private Path folder;
  @Parameter private Base base;

  /// A name that the database makes another of, as SQLite does with half a character, must not send
  /// the table round and round.
  @Test
  void aCommandThatOnlyTheDatabaseKnowsGetsTheFirstAnswerAgain() {
    try (var room = Room.in(base.fresh(folder))) {
      var gameSession = room.begun("dame-10x10", new Pace.Unhurried());
      room.play(gameSession, "32-28", "19-23");
      var name = Ids.text(room.anna) + ":known";
      room.hall
          .database()
          .write(transaction ->
              transaction
                  .handle()
                  .createUpdate("update game_event set command = :name where seq = 3")
                  .bind("name", name)
                  .execute());
      var reply =
          assertTimeoutPreemptively(
              SOON, () -> gameSession.ask(room.anna, "known", 4, new Command.Act("28x19")));
      assertThat(reply).isEqualTo(new Reply.Done(3));
      assertThat(gameSession.onlineGame().seq()).isEqualTo(4);
    }
  }

  @Test
  void aTableThatCannotGoOnSaysSoAfterAFewTries() {
    try (var room = Room.in(base.fresh(folder))) {
      var gameSession = room.begun("dame-10x10", QUICK);
      room.play(gameSession, "32-28", "19-23");
      room.hall
          .database()
          .write(transaction ->
              transaction
                  .handle()
                  .createUpdate("update game_event set command = :name where seq = 3")
                  .bind("name", "outage:1")
                  .execute());
      assertTimeoutPreemptively(
          SOON,
          () ->
              assertThatThrownBy(() -> gameSession.outage(1, 5_000))
                  .isInstanceOf(StorageTrouble.class)
                  .hasMessageContaining(Ids.text(gameSession.id())));
    }
  }

  @Test
  void aTableThatIsStuckKeepsNoOtherClockFromRunning() throws Exception {
    var release = new CountDownLatch(1);
    try (var hall = Hall.open(base.fresh(folder), InstantSource.system())) {
      long anna = hall.players().guest().id();
      long beppe = hall.players().guest().id();
      var stuck = shortGame(hall, anna, beppe, 3_000); // due first, so that it is looked at first
      var other = shortGame(hall, anna, beppe, 5_000);
      var watching = Thread.startVirtualThread(() -> stuck.watch((_, _) -> await(release), 0));
      assertThat(eventually(() -> other.onlineGame().gameStatus() == GameStatus.OVER)).isTrue();
      assertThat(hall.isReady()).isTrue();
      assertThat(stuck.onlineGame().gameStatus()).isEqualTo(GameStatus.PLAYING);
      release.countDown();
      watching.join();
      assertThat(eventually(() -> stuck.onlineGame().gameStatus() == GameStatus.OVER)).isTrue();
    } finally {
      release.countDown();
    }
  }

  /// While the database keeps what is written, and yet nobody looks after the clocks.
  @Test
  void aHallIsNotReadyWhoseClocksNobodyLooksAfter() throws Exception {
    try (var hall = Hall.open(base.fresh(folder), InstantSource.system())) {
      assertThat(eventually(hall::isReady)).isTrue();
      rename(hall, "game", "game_away");
      assertThat(eventually(() -> !hall.isReady())).isTrue();
      assertThat(hall.figures().sinceBeat()).isLessThan(DeadlineScheduler.OUTAGE);
      assertThat(hall.figures().sinceTick()).isGreaterThanOrEqualTo(DeadlineScheduler.OUTAGE);
      rename(hall, "game_away", "game");
      assertThat(eventually(hall::isReady)).isTrue();
    }
  }

  private static void rename(Hall hall, String from, String to) {
    hall.database()
        .write(transaction ->
            transaction.handle().execute("alter table " + from + " rename to " + to));
  }

  /// Two moves, and then so long for the third.
  private static GameSession shortGame(Hall hall, long anna, long beppe, long millis) {
    var gameSession =
        Room.laid(hall.open(anna, Room.terms("dame-10x10", new Pace.Live(millis, 0)), false));
    gameSession.ask(beppe, "join", 1, new Command.Join());
    gameSession.ask(anna, "first", 2, new Command.Act("32-28"));
    Room.done(gameSession.ask(beppe, "second", 3, new Command.Act("19-23")));
    return gameSession;
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private static boolean eventually(BooleanSupplier what) throws InterruptedException {
    for (int i = 0; i < 300 && !what.getAsBoolean(); i++) {
      Thread.sleep(50);
    }
    return what.getAsBoolean();
  }

  @Test
  void noFailureTellsWhatWasToBeStored() {
    try (var room = Room.in(base.fresh(folder))) {
      var secrets = List.of("$argon2id$secret", "between us");
      var database = room.hall.database();
      assertThatThrownBy(() ->
              database.write(transaction ->
                  transaction
                      .handle()
                      .createUpdate(
                          "insert into player (id, name, login, bot, free_text, created, seen)"
                              + " values (:id, :name, :login, false, false, 1, 1)")
                      .bind("id", room.anna)
                      .bind("name", secrets.get(0))
                      .bind("login", secrets.get(1))
                      .execute()))
          .satisfies(trouble -> tellsNothing(trouble, secrets));
      assertThatThrownBy(() ->
              database.read(handle ->
                  handle
                      .createQuery("select nothing from player where name = :name")
                      .bind("name", secrets.get(0))
                      .mapTo(String.class)
                      .list()))
          .satisfies(trouble -> tellsNothing(trouble, secrets));
      var label = "between us \u0000 ERROR forged";
      try {
        room.hall.players().token(room.anna, Token.Kind.BEARER, label);
      } catch (StorageTrouble trouble) { // PostgreSQL's answer to a NUL
        tellsNothing(trouble, secrets);
      }
    }
  }

  private static void tellsNothing(Throwable trouble, List<String> secrets) {
    assertThat(trouble).isInstanceOf(StorageTrouble.class);
    var told = new StringWriter();
    trouble.printStackTrace(new PrintWriter(told));
    assertThat(told.toString()).doesNotContain(secrets).doesNotContain("forged");
    assertThat(trouble.getMessage()).isNotBlank();
  }
}
