package zwick.solver.mill.positions;

import java.util.function.IntConsumer;
import zwick.solver.Workers;

/// Won, drawn or lost without a number of plies: what the tables of the placing phase keep, four to
/// a byte. A stone placed cannot be placed again, so every move is progress there.
public final class WinDrawLoss {
  public static final byte DRAWN = 0;
  public static final byte WON = 1;
  public static final byte LOST = 2;

  private WinDrawLoss() {}

  public static byte of(int entry) {
    return MovingEntry.drawn(entry) ? DRAWN : MovingEntry.won(entry) ? WON : LOST;
  }

  /// Something for each of many numbers, shared out among all hands.
  public static void each(int count, Workers workers, IntConsumer what) {
    int slice = 1 << 16;
    workers.each(
        Math.ceilDiv(count, slice),
        (from, to, _) -> {
          int end = (int) Math.min(count, (long) to * slice);
          for (int i = from * slice; i < end; i++) {
            what.accept(i);
          }
        });
  }

  public static byte[] pack(byte[] table, Workers workers) {
    var packed = new byte[Math.ceilDiv(table.length, 4)];
    each(
        packed.length,
        workers,
        i ->
            packed[i] =
                (byte) (4 * i + 3 < table.length ? four(table, 4 * i) : rest(table, 4 * i)));
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

  public static byte[] unpack(byte[] packed, int count, Workers workers) {
    var table = new byte[count];
    each(
        packed.length,
        workers,
        i -> {
          int end = Math.min(count - 4 * i, 4);
          for (int k = 0; k < end; k++) {
            table[4 * i + k] = (byte) (packed[i] >> 2 * k & 3);
          }
        });
    return table;
  }
}
