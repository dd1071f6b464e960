package zwick.arena;

import zwick.engine.Watch;

/// The real time since it was made.
final class Stopwatch implements Watch {
  private final long start = System.nanoTime();

  @Override
  public long millis() {
    return (System.nanoTime() - start) / 1_000_000;
  }
}
