package zwick.server.authentication;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Lets everybody have one thing done at a time. Whoever asks for more waits for himself, and
/// nobody else does.
final class OneAtATime {
  /// A class that logs in together, say.
  private static final int MOST_WAITING = 40;

  private static final class Turn {
    private final Semaphore free = new Semaphore(1, true);
    private int askers;
  }

  private final Map<String, Turn> turns = new ConcurrentHashMap<>();
  private final Duration patience;

  OneAtATime(Duration patience) {
    this.patience = patience;
  }

  /// None if it would take too long.
  <T> Optional<T> run(String asker, Supplier<T> work) {
    var turn = turns.compute(asker, (_, before) -> come(before));
    try {
      if (turn.askers > MOST_WAITING
          || !turn.free.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        return Optional.empty();
      }
      try {
        return Optional.of(work.get());
      } finally {
        turn.free.release();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } finally {
      turns.computeIfPresent(asker, (_, now) -> --now.askers == 0 ? null : now);
    }
  }

  private static Turn come(@Nullable Turn before) {
    var turn = before == null ? new Turn() : before;
    turn.askers++;
    return turn;
  }
}
