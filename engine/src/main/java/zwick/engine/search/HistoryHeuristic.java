package zwick.engine.search;

/// How often each move was good enough lately, for both sides together: a move's name says whose it
/// is well enough.
final class HistoryHeuristic {
  static final int MASK = (1 << 14) - 1;

  /// No entry goes beyond this, up or down.
  static final int MOST = 1 << 14;

  final int[] values = new int[MASK + 1];

  /// Moves the entry towards the end of its range, the slower the nearer it is.
  void learn(int name, int weight) {
    int at = name & MASK;
    values[at] += weight - values[at] * Math.abs(weight) / MOST;
  }

  /// An older search says less.
  void fade() {
    for (int i = 0; i < values.length; i++) {
      values[i] /= 4;
    }
  }
}
