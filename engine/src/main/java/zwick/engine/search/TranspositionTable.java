package zwick.engine.search;

/// What was found out about positions seen before: two longs each, in buckets of two.
///
/// Several searches may share a table without locks: the key is stored mixed with its data, so that
/// a pair which two threads wrote half each is simply not found.
public final class TranspositionTable {
  static final int EXACT = 1, LOWER = 2, UPPER = 3;

  private static final int LEAST = 1 << 10;

  private final long[] slots;
  private final int mask;
  private int age;

  /// @param bytes how much memory to use at most
  public TranspositionTable(long bytes) {
    int entries = LEAST;
    while (entries < 1 << 27 && entries * 32L <= bytes) {
      entries *= 2;
    }
    slots = new long[entries * 2];
    mask = entries * 2 - 4; // the first long of a bucket of two pairs
  }

  /// From now on what earlier searches left behind goes first.
  void newSearch() {
    age = (age + 1) & 63;
  }

  /// The data stored for `key`, or 0.
  long probe(long key) {
    int at = (int) key & mask;
    long data = slots[at + 1];
    if ((slots[at] ^ data) == key) {
      return data;
    }
    data = slots[at + 3];
    return (slots[at + 2] ^ data) == key ? data : 0;
  }

  void store(long key, int move, int score, int depth, int bound) {
    int at = (int) key & mask;
    long first = slots[at + 1];
    boolean same = (slots[at] ^ first) == key;
    if (!same && age(first) == age && depth(first) > depth) {
      at += 2; // the bucket's second pair takes whatever comes
    }
    int kept = move;
    if (move == 0 && (slots[at] ^ slots[at + 1]) == key) {
      kept = move(slots[at + 1]);
    }
    long data =
        (long) kept
            | (long) (score & 0xffff) << 24
            | (long) (depth & 0xff) << 40
            | (long) bound << 48
            | (long) age << 50;
    slots[at] = key ^ data;
    slots[at + 1] = data;
  }

  /// Whether what is stored, at a sufficient depth, answers a question between `alpha` and `beta`.
  static boolean settles(long data, int score, int alpha, int beta) {
    return switch (bound(data)) {
      case EXACT -> true;
      case LOWER -> score >= beta;
      default -> score <= alpha;
    };
  }

  static int move(long data) {
    return (int) data & 0xffffff;
  }

  static int score(long data) {
    return (short) (data >> 24);
  }

  static int depth(long data) {
    return (int) (data >> 40) & 0xff;
  }

  static int bound(long data) {
    return (int) (data >> 48) & 3;
  }

  private static int age(long data) {
    return (int) (data >> 50) & 63;
  }
}
