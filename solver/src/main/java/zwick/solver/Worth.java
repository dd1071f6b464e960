package zwick.solver;

/// Won, drawn or lost without a number of plies: what the tables of the placing phase keep, four to
/// a byte. A stone placed cannot be placed again, so every move is progress there.
final class Worth {
  static final byte DRAWN = 0;
  static final byte WON = 1;
  static final byte LOST = 2;

  private Worth() {}

  static byte of(int entry) {
    return Entry.drawn(entry) ? DRAWN : Entry.won(entry) ? WON : LOST;
  }

  static byte[] pack(byte[] table, Workers workers) {
    var packed = new byte[Math.ceilDiv(table.length, 4)];
    int slice = 1 << 16;
    workers.each(
        Math.ceilDiv(packed.length, slice),
        (from, to, _) -> {
          int end = Math.min(packed.length, to * slice);
          for (int i = from * slice; i < end; i++) {
            int at = 4 * i;
            packed[i] = (byte) (at + 3 < table.length ? four(table, at) : rest(table, at));
          }
        });
    return packed;
  }

  private static int four(byte[] table, int at) {
    return table[at] | table[at + 1] << 2 | table[at + 2] << 4 | table[at + 3] << 6;
  }

  private static int rest(byte[] table, int at) {
    int packed = 0;
    for (int i = at; i < table.length; i++) {
      packed |= table[i] << 2 * (i - at);
    }
    return packed;
  }

  static byte[] unpack(byte[] packed, int count, Workers workers) {
    var table = new byte[count];
    int slice = 1 << 16;
    workers.each(
        Math.ceilDiv(packed.length, slice),
        (from, to, _) -> {
          int end = Math.min(packed.length, to * slice);
          for (int i = from * slice; i < end; i++) {
            for (int k = 0; k < 4 && 4 * i + k < count; k++) {
              table[4 * i + k] = (byte) (packed[i] >> 2 * k & 3);
            }
          }
        });
    return table;
  }
}
