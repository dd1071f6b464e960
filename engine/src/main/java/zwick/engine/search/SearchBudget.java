package zwick.engine.search;

import zwick.engine.SearchControl;
import zwick.engine.SearchLimits;

/// What a search has spent so far, and whether it has to end.
final class SearchBudget {
  private static final int ASK_EVERY = 1 << 10;

  private final SearchLimits searchLimits;
  private final SearchControl searchControl;
  private long nodes;
  private long nextLook;
  private boolean out;
  private int depth;

  SearchBudget(SearchLimits searchLimits, SearchControl searchControl) {
    this.searchLimits = searchLimits;
    this.searchControl = searchControl;
    nextLook = Math.min(ASK_EVERY, searchLimits.nodes());
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
      boolean spent =
          nodes >= searchLimits.nodes()
              || searchControl.stopped()
              || searchControl.millis() >= searchLimits.hard();
      out |= spent && depth > 1;
      nextLook = spent ? nodes + 1 : Math.min(nodes + ASK_EVERY, searchLimits.nodes());
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
