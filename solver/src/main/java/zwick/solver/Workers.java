package zwick.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/// Threads that stay for the whole work and share out the blocks of a table.
public final class Workers implements AutoCloseable {
  private final int threads;
  private final ExecutorService pool;

  public Workers(int threads) {
    this.threads = threads;
    pool = Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().factory());
  }

  public int threads() {
    return threads;
  }

  /// What is to be done with some blocks, by the thread of a number.
  @FunctionalInterface
  public interface Task {
    void run(int from, int to, int worker);
  }

  /// Hands out `0..count` in small runs; returns when all are done.
  public void each(int count, Task task) {
    var next = new AtomicInteger();
    int run = Math.max(1, Math.min(16, count / (threads * 8)));
    var hands = new ArrayList<Callable<Void>>();
    for (int i = 0; i < threads; i++) {
      int worker = i;
      hands.add(
          () -> {
            for (int from = next.getAndAdd(run); from < count; from = next.getAndAdd(run)) {
              task.run(from, Math.min(count, from + run), worker);
            }
            return null;
          });
    }
    await(hands);
  }

  private void await(List<Callable<Void>> hands) {
    try {
      for (var done : pool.invokeAll(hands)) {
        done.get();
      }
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case RuntimeException failure -> throw failure;
        case Error failure -> throw failure;
        default -> throw new IllegalStateException(e);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
