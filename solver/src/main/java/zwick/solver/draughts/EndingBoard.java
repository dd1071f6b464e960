package zwick.solver.draughts;

import org.jspecify.annotations.Nullable;
import zwick.draughts.DraughtsBoard;
import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.King;

/// A draughts board as the tables see it: the side to move goes up. Sets of squares are bits as
/// [DraughtsBoard] lays them out, the top left square lowest.
final class EndingBoard {
  private static final int DIRECTIONS = 4;

  final long all;

  /// Where men that go up may stand: everywhere but on the row that crowns them.
  final long men;

  /// The same for men that go down.
  final long foeMen;

  private final int count;
  private final int unused;
  private final boolean flying;
  private final long[] below = new long[64];
  private final long[] around = new long[64];
  private final long[] rays = new long[64 * DIRECTIONS];
  private final long[] @Nullable [] sets = new long[MaterialSlice.MOST + 1][];

  EndingBoard(DraughtsRules rules) {
    var board = rules.grid();
    long squares = 0;
    long crowning = 0;
    for (int number : board.points()) {
      squares |= board.bit(number);
      crowning |= board.row(number) == 0 ? board.bit(number) : 0;
    }
    all = squares;
    men = all & ~crowning;
    count = board.points().size();
    unused = Long.numberOfLeadingZeros(all);
    foeMen = turn(men);
    flying = rules.king() == King.FLYING;
    for (int number : board.points()) {
      look(board, number);
    }
  }

  private void look(DraughtsBoard board, int from) {
    int at = Long.numberOfTrailingZeros(board.bit(from));
    for (int to : board.points()) {
      int down = board.row(to) - board.row(from);
      int right = board.column(to) - board.column(from);
      if (down != 0 && Math.abs(down) == Math.abs(right)) {
        rays[at * DIRECTIONS + (down > 0 ? 2 : 0) + (right > 0 ? 1 : 0)] |= board.bit(to);
        if (Math.abs(down) == 1) {
          around[at] |= board.bit(to);
          below[at] |= down == 1 ? board.bit(to) : 0;
        }
      }
    }
  }

  int count() {
    return count;
  }

  /// The board turned by half. The lowest bit is a square on every board, so turning is reading the
  /// bits backwards.
  long turn(long set) {
    return Long.reverse(set) >>> unused;
  }

  /// From where a man that goes up may have come to `at` without taking.
  long behind(int at, long occupied) {
    return below[at] & ~occupied;
  }

  /// From where a king may have come to `at` without taking: where it could go from there.
  long reach(int at, long occupied) {
    if (!flying) {
      return around[at] & ~occupied;
    }
    int ray = at * DIRECTIONS;
    return up(rays[ray], occupied)
        | up(rays[ray + 1], occupied)
        | down(rays[ray + 2], occupied)
        | down(rays[ray + 3], occupied);
  }

  private static long up(long ray, long occupied) {
    long first = Long.highestOneBit(ray & occupied);
    return first == 0 ? ray : ray & -(first << 1);
  }

  private static long down(long ray, long occupied) {
    long first = Long.lowestOneBit(ray & occupied);
    return first == 0 ? ray : ray & first - 1;
  }

  /// All sets of `k` of as many points as there are squares, in the order of [SquareSubsets]; those
  /// of fewer points come first.
  synchronized long[] sets(int k) {
    var known = sets[k];
    if (known == null) {
      known = SquareSubsets.sets(count, k);
      sets[k] = known;
    }
    return known;
  }
}
