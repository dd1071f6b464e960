package zwick.solver.mill.positions;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/// The innermost loops of the moving phase, where nearly all of the time goes. They know nothing
/// but arrays: a `table` whose entries from `base` on are decided (and below it count the moves
/// that may still save the side to move), a `block` of it, sets of the opponent's stones to look
/// at, and the `high` numbers that rank a set among the points a block leaves free.
public final class InnerLoops {
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long ONES = 0x0101010101010101L;
  private static final long SEVENS = 0x7F7F7F7F7F7F7F7FL;

  private InnerLoops() {}

  /// The image of a set under a symmetry.
  public static int turned(int[] image, int set) {
    return image[set & 255] | image[256 + (set >>> 8 & 255)] | image[512 + (set >>> 16)];
  }

  /// Lists where in `count` entries from `block` on `value` stands; returns how many there are.
  public static int find(byte[] table, int block, int count, byte value, int[] found) {
    long pattern = (value & 255L) * ONES;
    int n = 0;
    int i = 0;
    for (; i + 8 <= count; i += 8) {
      long other = (long) LONGS.get(table, block + i) ^ pattern;
      long zero = ~(((other & SEVENS) + SEVENS) | other | SEVENS); // the top bit of each zero byte
      while (zero != 0) {
        found[n++] = i + (Long.numberOfTrailingZeros(zero) >>> 3);
        zero &= zero - 1;
      }
    }
    for (; i < count; i++) {
      if (table[block + i] == value) {
        found[n++] = i;
      }
    }
    return n;
  }

  /// From positions that are lost for the opponent back to those that lead there: they are won.
  public static boolean win(
      byte[] table, int base, byte value, int[] sets, int n, Back back, int block, int[] high) {
    var low = PointSubsets.lows();
    var image = back.image;
    int left = back.left;
    int free = back.free;
    boolean any = false;
    for (int i = 0; i < n; i++) {
      int set = sets[i];
      if ((set & left) != 0) {
        continue;
      }
      int turned = turned(image, set);
      int c = Integer.compress(turned, free);
      int at = block + high[c >>> 12] + low[c & 4095];
      if ((table[at] & 255) < base) {
        table[at] = value;
        any = true;
      }
    }
    return any;
  }

  /// From positions that are won for the opponent back to those that lead there: one way out less.
  public static boolean close(
      byte[] table, int base, byte value, int[] sets, int n, Back back, int block, int[] high) {
    var low = PointSubsets.lows();
    var image = back.image;
    int left = back.left;
    int free = back.free;
    boolean any = false;
    for (int i = 0; i < n; i++) {
      int set = sets[i];
      if ((set & left) != 0) {
        continue;
      }
      int turned = turned(image, set);
      int c = Integer.compress(turned, free);
      int at = block + high[c >>> 12] + low[c & 4095];
      int now = table[at] & 255;
      if (now < base) {
        if (now == 1) {
          table[at] = value;
          any = true;
        } else {
          table[at] = (byte) (now - 1);
        }
      }
    }
    return any;
  }

  /// At the start: from positions that taking a stone leads to, back to those where it is taken.
  /// The ones that win are marked so, the others count as a way out.
  public static void take(
      byte[] table, int base, boolean wins, int[] sets, int n, Back back, int block, int[] high) {
    var low = PointSubsets.lows();
    var image = back.image;
    byte won = (byte) (base + 1);
    for (int i = 0; i < n; i++) {
      int set = sets[i];
      if ((set & back.left) != 0) {
        continue;
      }
      int turned = turned(image, set);
      int c = Integer.compress(turned, back.free);
      int at = block + high[c >>> 12] + low[c & 4095];
      if (wins) {
        table[at] = won;
      } else if ((table[at] & 255) < base) {
        table[at]++;
      }
    }
  }

  /// How to go back along one way: the images of the symmetry, the point that must be empty, the
  /// free points at the way's beginning.
  public static final class Back {
    public int[] image = {};
    public int left;
    public int free;
  }

  /// Moves of the side whose stones are ranked stay inside a block. From decided positions of the
  /// other side, listed as ranks in `found`, back to those that lead there.
  ///
  /// @param lines the mills that the block leaves room for; what stands in one was not moved there
  ///   quietly
  public static boolean within(
      byte[] table,
      int base,
      byte value,
      boolean wins,
      int[] found,
      int n,
      FreePoints freePoints,
      int[] lines,
      int block) {
    var low = PointSubsets.lows();
    var high = freePoints.high;
    var sets = freePoints.sets;
    var reach = freePoints.reach;
    boolean any = false;
    for (int i = 0; i < n; i++) {
      int c = sets[found[i]];
      int fast = 0;
      for (int line : lines) {
        fast |= (c & line) == line ? line : 0;
      }
      for (int rest = c & ~fast; rest != 0; rest &= rest - 1) {
        int stone = rest & -rest;
        int others = c ^ stone;
        int from = reach[Integer.numberOfTrailingZeros(stone)] & ~c;
        for (; from != 0; from &= from - 1) {
          int before = others | from & -from;
          int at = block + high[before >>> 12] + low[before & 4095];
          int now = table[at] & 255;
          if (now < base) {
            if (wins || now == 1) {
              table[at] = value;
              any = true;
            } else {
              table[at] = (byte) (now - 1);
            }
          }
        }
      }
    }
    return any;
  }
}
