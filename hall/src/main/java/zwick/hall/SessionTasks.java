package zwick.hall;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwick.hall.policy.Ids;

/// What the [DeadlineScheduler] has done at tables, by others: one errand at a time for each table,
/// and no errand waits for another table's.
final class SessionTasks implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SessionTasks.class);

  /// So many tables at most are read from the database at a time; it has others to serve too.
  private static final int MOST_AT_ONCE = 6;

  /// So long those that were sent together are waited for; what has not been done by then is not
  /// going to be.
  private static final long LONGEST = TimeUnit.SECONDS.toNanos(10);

  private final Hall hall;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Semaphore readers = new Semaphore(MOST_AT_ONCE);
  private final Set<Long> busy = ConcurrentHashMap.newKeySet();

  /// Those that were sent together and are not done yet, and when that was.
  private final Set<Long> together = ConcurrentHashMap.newKeySet();

  private volatile long sent;

  SessionTasks(Hall hall) {
    this.hall = hall;
  }

  int open() {
    return busy.size();
  }

  /// Unless something is being done there already.
  ///
  /// @param failed runs if it could not be done
  void send(long id, Consumer<GameSession> errand, Runnable failed) {
    if (!together.contains(id) && busy.add(id)) {
      threads.execute(() -> {
        try {
          run(id, errand);
        } catch (RuntimeException e) {
          LOG.warn("could not look after game {}: {}", Ids.text(id), e.getMessage());
          failed.run();
        } finally {
          busy.remove(id);
        }
      });
    }
  }

  /// Nothing else is done at these tables before this has been.
  void send(List<Long> ids, Consumer<GameSession> errand) {
    sent = System.nanoTime();
    together.addAll(ids);
    for (long id : ids) {
      threads.execute(() -> {
        try {
          run(id, errand);
        } catch (RuntimeException e) {
          LOG.warn("could not look after game {}: {}", Ids.text(id), e.getMessage());
        } finally {
          together.remove(id);
        }
      });
    }
  }

  private void run(long id, Consumer<GameSession> errand) {
    readers.acquireUninterruptibly();
    Optional<GameSession> table;
    try {
      table = hall.table(id);
    } finally {
      readers.release();
    }
    table.ifPresent(errand);
  }

  /// Whether those sent together are done, or have had their time.
  boolean isDone() {
    return together.isEmpty() || System.nanoTime() - sent > LONGEST;
  }

  void await(long millis) {
    long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    while (!isDone() && System.nanoTime() < until) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
    }
  }

  @Override
  public void close() {
    threads.shutdown();
    try {
      if (!threads.awaitTermination(2, TimeUnit.SECONDS)) {
        threads.shutdownNow();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
