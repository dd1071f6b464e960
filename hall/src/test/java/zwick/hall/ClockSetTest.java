package zwick.hall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
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
import zwick.hall.game.GameStatus;
import zwick.hall.game.OnlineGame;
import zwick.hall.game.Pace;

/// Somebody sets the machine's clock, or the machine has slept: the hall is right again soon, and
/// nobody wins or loses by it.
@ParameterizedClass
@EnumSource(Base.class)
class ClockSetTest {
  @TempDir private Path folder;
  @Parameter private Base base;
  private final AtomicLong ahead = new AtomicLong();
  private Hall hall;
  private long anna;
  private long beppe;

  @BeforeEach
  void open() {
    hall = Hall.open(base.fresh(folder), SteadyClock.from(() -> Instant.ofEpochMilli(wall())));
    anna = hall.players().guest().id();
    beppe = hall.players().guest().id();
  }

  @AfterEach
  void close() {
    hall.close();
  }

  private long wall() {
    return System.currentTimeMillis() + ahead.get();
  }

  private GameSession game(Pace pace) {
    var gameSession = Room.laid(hall.open(anna, Room.terms("dame-10x10", pace), false));
    gameSession.ask(beppe, "join", 1, new Command.Join());
    gameSession.ask(anna, "first", 2, new Command.Act("32-28"));
    Room.done(gameSession.ask(beppe, "second", 3, new Command.Act("19-23")));
    return gameSession;
  }

  private static boolean eventually(BooleanSupplier what) throws InterruptedException {
    for (int i = 0; i < 300 && !what.getAsBoolean(); i++) {
      Thread.sleep(50);
    }
    return what.getAsBoolean();
  }

  private void set(long millis) throws InterruptedException {
    ahead.addAndGet(millis);
    assertThat(eventually(() -> Math.abs(hall.now() - wall()) < 3_000)).isTrue();
    assertThat(eventually(() -> !hall.isSettingClocks())).isTrue();
    assertThat(hall.figures().drift().orElseThrow()).isCloseTo(0, within(3_000L));
  }

  @Test
  void aDeadlineRingsThoughTheClockWasPutBack() throws Exception {
    var gameSession = game(new Pace.Live(4_000, 0));
    set(-Pace.HOUR);
    assertThat(eventually(() -> gameSession.onlineGame().gameStatus() == GameStatus.OVER)).isTrue();
    assertThat(gameSession.onlineGame().game().outcome())
        .isEqualTo(Optional.of(new Outcome.Win(Side.BLACK, Ending.TIME)));
    var later = game(new Pace.Live(2_000, 0));
    assertThat(eventually(() -> later.onlineGame().gameStatus() == GameStatus.OVER)).isTrue();
    assertThat(hall.isReady()).isTrue();
  }

  @Test
  void nobodyLosesByAClockThatWasPutForward() throws Exception {
    var gameSession = game(new Pace.Live(5 * Pace.MINUTE, 0));
    var post = game(new Pace.Post(1, 0, 0));
    long deadline = post.onlineGame().deadline().orElseThrow();
    set(2 * Pace.HOUR);
    Thread.sleep(1_000); // the keeper looks at it a few times
    assertThat(gameSession.onlineGame().gameStatus()).isEqualTo(GameStatus.PLAYING);
    assertThat(gameSession.onlineGame().used(hall.now())).isBetween(0L, Pace.MINUTE);
    Room.done(
        gameSession.ask(anna, "third", gameSession.onlineGame().seq(), new Command.Act("28x19")));
    assertThat(gameSession.onlineGame().game().clock().orElseThrow().left(Side.WHITE))
        .isBetween(4 * Pace.MINUTE, 5 * Pace.MINUTE);
    assertThat(post.onlineGame().deadline().orElseThrow())
        .isCloseTo(deadline + 2 * Pace.HOUR, within(Pace.MINUTE));
  }

  @Test
  void nobodyGainsByAClockThatWasPutBack() throws Exception {
    var gameSession = game(new Pace.Live(5 * Pace.MINUTE, 0));
    set(-Pace.HOUR);
    Thread.sleep(1_000);
    Room.done(
        gameSession.ask(anna, "third", gameSession.onlineGame().seq(), new Command.Act("28x19")));
    assertThat(gameSession.onlineGame().game().clock().orElseThrow().left(Side.WHITE))
        .isBetween(4 * Pace.MINUTE, 5 * Pace.MINUTE - 1_000);
    var replayed = OnlineGame.replay(gameSession.id(), hall.since(gameSession.id(), 0));
    assertThat(replayed.deadline()).isEqualTo(gameSession.onlineGame().deadline());
  }
}
