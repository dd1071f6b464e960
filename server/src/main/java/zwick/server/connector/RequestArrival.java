package zwick.server.connector;

import java.time.Duration;

/// How far the request is that comes over one connection.
final class RequestArrival {
  enum Phase {
    HEAD,
    BODY,
    /// The body has taken too long; who waits for it is being told.
    LATE,
    DONE,
    /// Answered, and nothing has come since.
    KEPT
  }

  private Phase phase = Phase.HEAD;
  private long since = System.nanoTime();
  private long heard;

  synchronized Phase phase() {
    return phase;
  }

  synchronized void is(Phase next) {
    phase = next;
    since = System.nanoTime();
  }

  /// @param bytes that have come so far
  synchronized void answered(long bytes) {
    is(Phase.KEPT);
    heard = bytes;
  }

  /// Notices when the next request begins.
  synchronized void look(long bytes) {
    if (phase == Phase.KEPT && bytes > heard) {
      is(Phase.HEAD);
    }
  }

  synchronized boolean lasts(Duration longest) {
    return System.nanoTime() - since > longest.toNanos();
  }
}
