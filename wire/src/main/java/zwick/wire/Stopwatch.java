package zwick.wire;

import zwick.engine.Watch;

/// A watch that can be held until the thinking really counts, and that anybody may use to stop it.
final class Stopwatch implements Watch {
  private final long made = System.nanoTime();
  private volatile boolean running;
  private volatile long began = made;
  private volatile boolean stopped;

  private Stopwatch(boolean running) {
    this.running = running;
  }

  static Stopwatch running() {
    return new Stopwatch(true);
  }

  /// One that shows nothing until it is let go.
  static Stopwatch held() {
    return new Stopwatch(false);
  }

  void go() {
    if (!running) {
      began = System.nanoTime();
      running = true;
    }
  }

  void stop() {
    stopped = true;
  }

  @Override
  public long millis() {
    return running ? (System.nanoTime() - began) / 1_000_000 : 0;
  }

  /// Since it was made, held or not.
  long age() {
    return (System.nanoTime() - made) / 1_000_000;
  }

  @Override
  public boolean stopped() {
    return stopped;
  }
}
