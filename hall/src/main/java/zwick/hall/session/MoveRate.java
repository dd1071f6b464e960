package zwick.hall.session;

import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import zwick.hall.game.Event.Acted;
import zwick.hall.game.LoggedEvent;
import zwick.hall.game.Pace;

/// How many moves are made here.
public final class MoveRate {
  private static final int SECONDS = 60;

  private final LongAdder total = new LongAdder();
  private final int[] counts = new int[SECONDS];
  private final long[] seconds = new long[SECONDS];

  public void happened(List<LoggedEvent> fresh, long now) {
    int moves =
        (int) fresh.stream().filter(loggedEvent -> loggedEvent.event() instanceof Acted).count();
    if (moves > 0) {
      total.add(moves);
      count(moves, now / Pace.SECOND);
    }
  }

  private synchronized void count(int moves, long second) {
    int i = (int) (second % SECONDS);
    counts[i] = moves + (seconds[i] == second ? counts[i] : 0);
    seconds[i] = second;
  }

  public long total() {
    return total.sum();
  }

  /// Within the last minute.
  public synchronized int recent(long now) {
    long second = now / Pace.SECOND;
    int moves = 0;
    for (int i = 0; i < SECONDS; i++) {
      moves += second - seconds[i] < SECONDS ? counts[i] : 0;
    }
    return moves;
  }
}
