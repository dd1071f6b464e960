package zwick.draughts;

/// A growing set of numbers, without boxing. 0 is not allowed.
final class LongSet {
  private long[] slots = new long[1 << 10];
  private int size;

  /// Whether `value` is new.
  boolean add(long value) {
    if (2 * size > slots.length) {
      var old = slots;
      slots = new long[2 * old.length];
      size = 0;
      for (long kept : old) {
        if (kept != 0) {
          add(kept);
        }
      }
    }
    int mask = slots.length - 1;
    int slot = (int) (value * 0x9E3779B97F4A7C15L >>> 33) & mask;
    while (slots[slot] != 0) {
      if (slots[slot] == value) {
        return false;
      }
      slot = slot + 1 & mask;
    }
    slots[slot] = value;
    size++;
    return true;
  }
}
