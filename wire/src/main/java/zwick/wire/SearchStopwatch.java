package zwick.wire;

import zwick.engine.SearchControl;

/// A watch that can be held until the thinking really counts, and that anybody may use to stop it.
public final class SearchStopwatch implements SearchControl {
  private final long made = System.nanoTime();
  private volatile boolean running;
  private volatile long began = made;
  private volatile boolean stopped;

  private SearchStopwatch(boolean running) {
    this.running = running;
  }

  public static SearchStopwatch running() {
    return new SearchStopwatch(true);
  }

  /// One that shows nothing until it is let go.
  public static SearchStopwatch held() {
    return new SearchStopwatch(false);
  }

  public void go() {
    if (!running) {
      began = System.nanoTime();
      running = true;
    }
  }

  public void stop() {
    stopped = true;
  }

  @Override
  public long millis() {
    return running ? (System.nanoTime() - began) / 1_000_000 : 0;
  }

  /// Since it was made, held or not.
  public long age() {
    return (System.nanoTime() - made) / 1_000_000;
  }

  @Override
  public boolean stopped() {
    return stopped;
  }
}
