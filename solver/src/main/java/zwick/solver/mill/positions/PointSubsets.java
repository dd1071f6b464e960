package zwick.solver.mill.positions;

/// The sets of `k` of `n` points, numbered in the order of their bits.
///
/// A set of up to 24 points is ranked by two look-ups: how many sets have smaller upper bits, and
/// which one it is among those with the same upper bits.
public final class PointSubsets {
  private static final int HALF = 12;
  private static final int MASK = (1 << HALF) - 1;
  private static final int[] LOW = low();

  private final int count;
  private final int[] high;
  private final int[] sets;

  public PointSubsets(int n, int k) {
    count = (int) binomial(n, k);
    sets = new int[count];
    int at = 0;
    // Each set's successor is the next larger number with as many bits.
    for (long set = (1L << k) - 1; at < count; at++) {
      sets[at] = (int) set;
      long lowest = set & -set;
      long carried = set + lowest;
      set = k == 0 ? 0 : carried | (((set ^ carried) / lowest) >>> 2);
    }
    high = high(n, k);
  }

  static long binomial(int n, int k) {
    long result = 1;
    for (int i = 1; i <= k; i++) {
      result = result * (n - k + i) / i;
    }
    return k > n ? 0 : result;
  }

  private static int[] low() {
    var low = new int[1 << HALF];
    var seen = new int[HALF + 1];
    for (int set = 0; set < low.length; set++) {
      low[set] = seen[Integer.bitCount(set)]++;
    }
    return low;
  }

  private static int[] high(int n, int k) {
    int bits = Math.min(n, HALF);
    var high = new int[1 << (n - bits)];
    int before = 0;
    for (int upper = 0; upper < high.length; upper++) {
      high[upper] = before;
      int rest = k - Integer.bitCount(upper);
      before += rest < 0 || rest > bits ? 0 : (int) binomial(bits, rest);
    }
    return high;
  }

  public int count() {
    return count;
  }

  public int rank(int set) {
    return high[set >>> HALF] + LOW[set & MASK];
  }

  // For loops that cannot afford a call: rank(set) is high()[set >>> 12] + low[set & 4095].

  public int[] high() {
    return high;
  }

  public static int[] lows() {
    return LOW;
  }

  /// All sets by their rank.
  public int[] sets() {
    return sets;
  }
}
