package zwick.bench;

import java.util.concurrent.ConcurrentLinkedQueue;

/// What went wrong; there should be nothing.
final class Faults {
  private static final int MOST = 1_000;

  private final ConcurrentLinkedQueue<String> all = new ConcurrentLinkedQueue<>();

  void add(String fault) {
    if (all.size() < MOST) {
      all.add(fault);
    }
  }

  int count() {
    return all.size();
  }

  String first() {
    return all.isEmpty() ? "none" : String.valueOf(all.peek());
  }
}
