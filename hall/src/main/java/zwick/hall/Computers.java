package zwick.hall;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwick.engine.Engine;
import zwick.engine.Level;
import zwick.engine.Shipped;
import zwick.game.Oracle;
import zwick.game.RuleSet;
import zwick.view.Opponent;

/// The computers that play at tables. They think one after the other on few threads, so that they
/// never take the machine from the people; who finds the queue full is woken again by the keeper.
final class Computers implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Computers.class);
  private static final int MOST_WAITING = 256;
  private static final int MOST_ENGINES = 4;
  private static final long MEMORY = 16L << 20;

  private final Set<Long> thinking = ConcurrentHashMap.newKeySet();
  private final Function<RuleSet, Oracle> oracles;
  private final ThreadPoolExecutor threads;
  private final ThreadLocal<Map<RuleSet, Engine>> engines = ThreadLocal.withInitial(Computers::few);

  /// @param oracles what is known for sure of each game
  Computers(Function<RuleSet, Oracle> oracles) {
    this.oracles = oracles;
    int few = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    threads =
        new ThreadPoolExecutor(
            few,
            few,
            1,
            TimeUnit.MINUTES,
            new ArrayBlockingQueue<>(MOST_WAITING),
            Thread.ofPlatform().name("zwick-computer-", 0).daemon().factory());
    threads.allowCoreThreadTimeOut(true);
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
  void wake(Table table) {
    if (table.match().computerDue().isEmpty() || !thinking.add(table.id())) {
      return;
    }
    try {
      threads.execute(() -> think(table));
    } catch (RejectedExecutionException _) {
      thinking.remove(table.id());
    }
  }

  int waiting() {
    return threads.getQueue().size();
  }

  private void think(Table table) {
    var match = table.match();
    try {
      var side = match.computerDue();
      var seats = match.seats();
      if (side.isEmpty()
          || seats.isEmpty()
          || !(seats.get().of(side.get()) instanceof Sitter.Computer(int level))) {
        return;
      }
      var engine = engines.get().computeIfAbsent(match.terms().rules(), this::engine);
      long seed = seats.get().seed() + match.seq();
      new Opponent(engine, new Level(level), seed, side.get())
          .choose(match.game())
          .ifPresent(action -> table.computed(match.seq(), action));
    } catch (RuntimeException e) {
      LOG.warn("a computer could not play: {}", e.getMessage());
    } finally {
      thinking.remove(table.id());
    }
    if (table.match().seq() != match.seq()) {
      wake(table); // an extra move, or something that happened meanwhile
    }
  }

  private Engine engine(RuleSet rules) {
    return new Engine(rules, Shipped.weights(rules), oracles.apply(rules), MEMORY);
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
