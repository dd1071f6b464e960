package zwick.engine;

/// What a search has spent so far, and whether it has to end.
final class Effort {
  private static final int ASK_EVERY = 1 << 10;

  private final Limits limits;
  private final Watch watch;
  private long nodes;
  private long nextLook;
  private boolean out;
  private int depth;

  Effort(Limits limits, Watch watch) {
    this.limits = limits;
    this.watch = watch;
    nextLook = Math.min(ASK_EVERY, limits.nodes());
  }

  /// Begins a deeper look.
  void deepen(int to) {
    depth = to;
  }

  /// How deep the look is that was begun last.
  int depth() {
    return depth;
  }

  /// Counts a position; now and then sees whether to stop. Depth 1 is always finished, so that
  /// there is a move to play.
  boolean look() {
    if (++nodes >= nextLook) {
      boolean spent = nodes >= limits.nodes() || watch.stopped() || watch.millis() >= limits.hard();
      out |= spent && depth > 1;
      nextLook = spent ? nodes + 1 : Math.min(nodes + ASK_EVERY, limits.nodes());
    }
    return out;
  }

  long nodes() {
    return nodes;
  }

  /// Whether a limit was met; scores found since mean nothing.
  boolean out() {
    return out;
  }
}
