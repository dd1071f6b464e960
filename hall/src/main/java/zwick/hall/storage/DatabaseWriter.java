package zwick.hall.storage;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.LongAdder;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/// The one that writes. Making a transaction durable takes milliseconds, however much is in it; so
/// all that waits while one is being written is written together in the next.
///
/// Whoever asks for something to be written has it in the database when [#write] returns.
public final class DatabaseWriter implements AutoCloseable {
  private static final int MOST_WAITING = 10_000;
  private static final int MOST_TOGETHER = 500;

  /// Longer than a database that works ever takes, in seconds.
  private static final int PATIENCE = 30;

  /// Does its part of a transaction. It may be run a second time if the first came to nothing, and
  /// changes nothing but the database.
  @FunctionalInterface
  public interface Work<T extends @Nullable Object> {
    T run(Transaction transaction);
  }

  private record Job<T extends @Nullable Object>(Work<T> work, CompletableFuture<T> done) {
    /// What there is to tell once the transaction is committed.
    Runnable run(Transaction transaction) {
      var result = work.run(transaction);
      return () -> done.complete(result);
    }
  }

  private final Jdbi jdbi;
  private final Database database;
  private final BlockingQueue<Job<?>> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
  private final LongAdder commits = new LongAdder();
  private final Thread thread;
  private volatile boolean closed;
  private @Nullable Handle handle;

  DatabaseWriter(Jdbi jdbi, Database database) {
    this.jdbi = jdbi;
    this.database = database;
    thread = Thread.ofPlatform().name("zwick-writer").daemon().start(this::serve);
  }

  /// Returns when it is stored. Throws [StorageTrouble] if it is not, or if nobody knows.
  <T extends @Nullable Object> T write(Work<T> work) {
    return result(enqueue(work).orTimeout(PATIENCE, TimeUnit.SECONDS));
  }

  /// The same for what may take its time.
  <T extends @Nullable Object> T writeAll(Work<T> work) {
    return result(enqueue(work));
  }

  private <T extends @Nullable Object> CompletableFuture<T> enqueue(Work<T> work) {
    var job = new Job<>(work, new CompletableFuture<T>());
    if (closed || !waiting.offer(job)) {
      throw StorageTrouble.because(closed ? "closed" : "too much to write");
    }
    if (closed && waiting.remove(job)) {
      throw StorageTrouble.because("closed");
    }
    return job.done;
  }

  private static <T extends @Nullable Object> T result(CompletableFuture<T> done) {
    try {
      return done.join();
    } catch (CompletionException e) {
      throw switch (e.getCause()) {
        case TimeoutException _ ->
            StorageTrouble.because("nothing could be written for " + PATIENCE + " s");
        case BackupTrouble trouble -> trouble;
        case UncheckedIOException file -> file;
        case null -> StorageTrouble.reach(e);
        case Throwable cause -> StorageTrouble.reach(cause);
      };
    }
  }

  /// How often it has committed, and how many wait.
  public long commits() {
    return commits.sum();
  }

  public int waiting() {
    return waiting.size();
  }

  private void serve() {
    var batch = new ArrayList<Job<?>>();
    while (!closed || !waiting.isEmpty()) {
      try {
        batch.add(waiting.take());
      } catch (InterruptedException _) {
        continue; // closed: what waits is still written
      }
      waiting.drainTo(batch, MOST_TOGETHER - 1);
      commit(batch);
      batch.clear();
    }
    drop();
  }

  private void commit(List<Job<?>> batch) {
    try {
      commitTogether(batch);
    } catch (RuntimeException | Error e) {
      boolean alive = rollback();
      if (alive && batch.size() > 1) {
        batch.forEach(job -> commit(List.of(job))); // one of them is to blame, not the others
      } else {
        batch.forEach(job -> job.done.completeExceptionally(e));
      }
    }
  }

  private void commitTogether(List<Job<?>> batch) {
    if (handle == null) {
      handle = jdbi.open();
    }
    handle.begin();
    var transaction = new Transaction(handle);
    var results = new ArrayList<Runnable>();
    for (var job : batch) {
      results.add(job.run(transaction));
    }
    if (database.shared()) {
      publish(handle, transaction);
    }
    database.requireInPlace();
    handle.commit();
    database.requireInPlace();
    commits.increment();
    if (transaction.scrubs()) {
      database.scrubSoon();
    }
    results.forEach(Runnable::run);
  }

  /// PostgreSQL passes it on with the commit.
  public static void publish(Handle handle, Transaction transaction) {
    for (var notice : transaction.notices()) {
      handle
          .createQuery("select pg_notify(:channel, :notice)")
          .bind("channel", Notifications.CHANNEL)
          .bind("notice", notice)
          .mapTo(String.class)
          .list();
    }
  }

  /// Whether the connection is still good; if not, the next transaction opens another.
  private boolean rollback() {
    try {
      if (handle != null) {
        handle.rollback();
        return handle.getConnection().isValid(1);
      }
    } catch (Exception _) {
      // as good as gone
    }
    drop();
    return false;
  }

  private void drop() {
    try {
      if (handle != null) {
        handle.close();
      }
    } catch (RuntimeException _) {
      // it was broken before
    }
    handle = null;
  }

  /// Writes what waits, then ends.
  @Override
  public void close() {
    closed = true;
    thread.interrupt();
    try {
      thread.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
