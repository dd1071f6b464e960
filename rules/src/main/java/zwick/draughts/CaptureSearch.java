package zwick.draughts;

import org.jspecify.annotations.Nullable;
import zwick.draughts.DraughtsRules.CaptureChoice;
import zwick.game.moves.MoveBuffer;
import zwick.game.moves.TooManyCaptures;

/// Walks every way to capture from a position.
///
/// Strict, it finds the complete captures that the capture choice allows. Lenient, it finds every
/// capture one could make and stop, which is what the board allows where captures may be
/// overlooked.
///
/// Two ways that have taken the same pieces and stand on the same square go on alike. On positions
/// from play there are so few that comparing costs more than walking twice; on composed ones there
/// can be millions, so after some steps the search begins to remember where it was, and over its
/// budget it gives up.
final class CaptureSearch {
  private static final int REMEMBER_AFTER = 2_000;
  private static final int MOST_STEPS = 250_000;
  private static final int MOST_MOVES = 1_500;

  private final Jumps jumps;
  private final CaptureChoice choice;
  private final boolean lenient;

  private final MoveBuffer out;
  private final int first;
  private long best = Long.MIN_VALUE;
  private int start;
  private boolean startsAsKing;
  private int steps;
  private @Nullable LongSet visited;

  /// Adds what it finds to `out`.
  CaptureSearch(DraughtsPosition p, boolean lenient, CaptureChoice choice, MoveBuffer out) {
    this.out = out;
    first = out.size();
    jumps = new Jumps(p);
    this.lenient = lenient;
    this.choice = choice;
  }

  /// Walks the captures of the pieces in `capturers`.
  void from(long capturers) {
    for (long rest = capturers; rest != 0; rest &= rest - 1) {
      start = Long.numberOfTrailingZeros(rest);
      startsAsKing = (jumps.men >> start & 1) == 0;
      visited = null;
      walk(rest & -rest, startsAsKing, 0, 0, 0);
    }
  }

  /// Goes on from `at` having taken `count` pieces; returns whether it could.
  private boolean walk(long at, boolean king, long taken, int count, long early) {
    if (jumps.alone(at, king, taken)) {
      return false;
    }
    long free = jumps.free(1L << start, taken);
    if (++steps > REMEMBER_AFTER && seen(at, king, taken)) {
      return jumps.goOn(at, king, taken, free);
    }
    boolean any = false;
    for (int way : jumps.ways(king)) {
      long over = jumps.victim(at, way, king, taken, free);
      if (over == 0) {
        continue;
      }
      long nowTaken = taken | over;
      long nowEarly = (over & jumps.preyKings) != 0 ? early | 1L << 20 - count : early;
      long ends = 0;
      boolean goesOn = false;
      for (long to = jumps.land(over, way, free);
          to != 0;
          to = jumps.landBeyond(to, way, king, free)) {
        any = true;
        boolean more =
            !jumps.stopsAt(to, king)
                && walk(to, king || jumps.crownsPassing(to, king), nowTaken, count + 1, nowEarly);
        if (more && !lenient) {
          goesOn = true;
        } else {
          ends |= to;
        }
      }
      // A king that can go on from some square behind the piece must land on such a square.
      if (!goesOn) {
        for (; ends != 0; ends &= ends - 1) {
          long to = ends & -ends;
          boolean nowKing = king || jumps.crownsPassing(to, king);
          stop(to, jumps.crowns(to, nowKing, startsAsKing), nowTaken, count + 1, nowEarly);
        }
      }
    }
    return any;
  }

  private void stop(long to, boolean crowns, long taken, int count, long early) {
    long rank = rank(taken, count, early);
    if (rank < best) {
      return;
    }
    if (rank > best) {
      best = rank;
      out.truncate(first);
    }
    int code = DraughtsMoves.code(start, Long.numberOfTrailingZeros(to), crowns);
    if (!out.contains(first, code, taken)) {
      out.add(code, taken);
    }
    if (out.size() > MOST_MOVES) {
      throw new TooManyCaptures();
    }
  }

  /// Captures with the highest rank are the legal ones.
  private long rank(long taken, int count, long early) {
    int kings = Long.bitCount(taken & jumps.preyKings);
    int byKing = startsAsKing ? 1 : 0;
    return switch (choice) {
      case FREE -> 0;
      case MOST -> count;
      case KING_FIRST -> byKing;
      case MOST_KINGS -> count * 32L + kings;
      case MOST_KING_FIRST -> ((count * 2L + byKing) * 32 + kings) << 21 | early;
      case VALUE -> ((count + kings) * 64L - kings) * 2 + byKing;
    };
  }

  /// Whether this state was met before; ranks that depend on the order of a capture forbid to ask.
  private boolean seen(long at, boolean king, long taken) {
    if (steps > MOST_STEPS) {
      throw new TooManyCaptures();
    }
    if (choice == CaptureChoice.MOST_KING_FIRST) {
      return false;
    }
    if (visited == null) {
      visited = new LongSet();
    }
    // At most 54 bits of squares leave room for the index and the kind of piece.
    return !visited.add(
        taken | (long) Long.numberOfTrailingZeros(at) << 55 | (king ? 1L << 62 : 0) | 1L << 63);
  }
}
