package zwick.solver.draughts;

/// Numbers the sets of `k` points in the order of their bits. A set's number does not depend on how
/// many points there are above it.
final class SquareSubsets {
  private static final int POINTS = 64;

  /// So many points a set has at most.
  private static final int MOST = 8;

  private static final long[][] BINOMIALS = binomials();

  private SquareSubsets() {}

  private static long[][] binomials() {
    var table = new long[POINTS][MOST + 1];
    for (int n = 0; n < POINTS; n++) {
      table[n][0] = 1;
      for (int k = 1; k < table[n].length && n > 0; k++) {
        table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
      }
    }
    return table;
  }

  /// How many sets of `k` of `n` points there are.
  static long count(int n, int k) {
    return k < 0 || n < 0 ? 0 : BINOMIALS[n][k];
  }

  static int rank(long set) {
    long rank = 0;
    int k = 1;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      rank += BINOMIALS[Long.numberOfTrailingZeros(rest)][k++];
    }
    return (int) rank;
  }

  /// The sets of `k` of `n` points by their number.
  static long[] sets(int n, int k) {
    var sets = new long[Math.toIntExact(count(n, k))];
    long set = (1L << k) - 1;
    for (int i = 0; i < sets.length; i++) {
      sets[i] = set;
      if (set != 0) { // the next larger number with as many bits
        long carried = set + Long.lowestOneBit(set);
        set = carried | (set ^ carried) >>> 2 + Long.numberOfTrailingZeros(set);
      }
    }
    return sets;
  }
}
