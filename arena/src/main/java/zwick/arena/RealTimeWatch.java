package zwick.arena;

import zwick.engine.SearchControl;

/// The real time since it was made.
final class RealTimeWatch implements SearchControl {
  private final long start = System.nanoTime();

  @Override
  public long millis() {
    return (System.nanoTime() - start) / 1_000_000;
  }
}
