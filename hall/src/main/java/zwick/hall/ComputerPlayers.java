package zwick.hall;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwick.engine.SearchControl;
import zwick.engine.evaluation.ShippedWeights;
import zwick.engine.players.Level;
import zwick.engine.search.Engine;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.known.Oracle;
import zwick.hall.game.OnlineGame;
import zwick.hall.game.SeatHolder;
import zwick.hall.session.FairQueue;
import zwick.view.Opponent;

/// The computers that play at tables. They think on few threads, so that they never take the
/// machine from the people, and fairly: see [FairQueue]. What is light has a thread of its own
/// beside them, so that it never waits for a master's thoughts. Who finds no room is woken again by
/// the keeper.
final class ComputerPlayers implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ComputerPlayers.class);
  private static final int MOST_WAITING = 512;
  private static final int MOST_WAITING_EACH = 64;
  private static final int MOST_ENGINES = 4;
  private static final long MEMORY = 16L << 20;

  /// The strongest level that moves in a blink.
  private static final int LIGHT = 6;

  /// No move takes longer, whatever there is on the board; it is far more than levels need.
  private static final Duration LONGEST_LIGHT = Duration.ofMillis(500);

  private static final Duration LONGEST = Duration.ofSeconds(4);

  private final Set<Long> thinking = ConcurrentHashMap.newKeySet();
  private final Function<RuleSet, Oracle> oracles;
  private final Function<OnlineGame, String> origins;
  private final FairQueue<GameSession> queue = new FairQueue<>(MOST_WAITING, MOST_WAITING_EACH);
  private final ThreadPoolExecutor forAll;
  private final ThreadPoolExecutor forLight;
  private final ThreadLocal<Map<RuleSet, Engine>> engines =
      ThreadLocal.withInitial(ComputerPlayers::few);

  /// @param oracles what is known for sure of each game
  /// @param origins from where a game's work comes; each has its turn
  ComputerPlayers(Function<RuleSet, Oracle> oracles, Function<OnlineGame, String> origins) {
    this.oracles = oracles;
    this.origins = origins;
    forAll = threads("all", Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
    forLight = threads("light", 1);
  }

  private static ThreadPoolExecutor threads(String name, int few) {
    var threads =
        new ThreadPoolExecutor(
            few,
            few,
            1,
            TimeUnit.MINUTES,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().name("zwick-computer-" + name + "-", 0).daemon().factory());
    threads.allowCoreThreadTimeOut(true);
    return threads;
  }

  private static Map<RuleSet, Engine> few() {
    return new LinkedHashMap<>(MOST_ENGINES, 1, true) {
      @Override
      protected boolean removeEldestEntry(Map.Entry<RuleSet, Engine> eldest) {
        return size() > MOST_ENGINES;
      }
    };
  }

  /// Lets the computer at this table play if it is to.
  void wake(GameSession gameSession) {
    var onlineGame = gameSession.onlineGame();
    var level = onlineGame.computerDue().map(side -> level(onlineGame, side));
    if (level.isEmpty() || !thinking.add(gameSession.id())) {
      return;
    }
    queue
        .offer(origins.apply(onlineGame), level.get(), gameSession)
        .ifPresent(dropped -> thinking.remove(dropped.id()));
    try {
      // whoever is free first takes what is next, which need not be this
      forAll.execute(() -> queue.poll(Level.PERFECT).ifPresent(this::think));
      if (level.get() <= LIGHT) {
        forLight.execute(() -> queue.poll(LIGHT).ifPresent(this::think));
      }
    } catch (RejectedExecutionException _) {
      thinking.remove(gameSession.id()); // the hall is closing
    }
  }

  private static int level(OnlineGame onlineGame, Side side) {
    return onlineGame.seats().orElseThrow().of(side) instanceof SeatHolder.Computer(int level)
        ? level
        : Level.PERFECT;
  }

  int waiting() {
    return queue.size();
  }

  /// Whether a computer is to move at this table, or is just thinking about it.
  boolean isThinking(long game) {
    return thinking.contains(game);
  }

  private void think(GameSession gameSession) {
    var onlineGame = gameSession.onlineGame();
    try {
      var side = onlineGame.computerDue();
      if (side.isEmpty()) {
        return;
      }
      int level = level(onlineGame, side.get());
      var engine = engines.get().computeIfAbsent(onlineGame.terms().rules(), this::engine);
      long seed = onlineGame.seats().orElseThrow().seed() + onlineGame.seq();
      new Opponent(engine, new Level(level), seed, side.get())
          .choose(onlineGame.game(), within(level <= LIGHT ? LONGEST_LIGHT : LONGEST))
          .ifPresent(action -> gameSession.computed(onlineGame.seq(), action));
    } catch (RuntimeException e) {
      LOG.warn("a computer could not play: {}", e.getMessage());
    } finally {
      thinking.remove(gameSession.id());
    }
    if (gameSession.onlineGame().seq() != onlineGame.seq()) {
      wake(gameSession); // an extra move, or something that happened meanwhile
    }
  }

  private static SearchControl within(Duration longest) {
    long began = System.nanoTime();
    return new SearchControl() {
      @Override
      public long millis() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
      }

      @Override
      public boolean stopped() {
        return millis() >= longest.toMillis();
      }
    };
  }

  private Engine engine(RuleSet rules) {
    return new Engine(rules, ShippedWeights.weights(rules), oracles.apply(rules), MEMORY);
  }

  @Override
  public void close() {
    forAll.shutdownNow();
    forLight.shutdownNow();
  }
}
