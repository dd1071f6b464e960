package zwick.draughts;

import zwick.draughts.DraughtsRules.Crowning;
import zwick.draughts.DraughtsRules.MenCapture;
import zwick.game.Perft;
import zwick.game.Side;
import zwick.game.moves.MoveBuffer;

/// Counts leaves while only men stand on the board, which is nearly always near the start: two
/// numbers instead of positions, and no list of plain moves. A move that crowns and captures that
/// [MenChains] does not know are passed on to the general way.
///
/// The board is turned round after each move, so that the side to move always goes up; boards look
/// the same then, and rules are the same for both sides. Only the last ply is counted downwards.
///
/// A short count is half over before the JVM has compiled the general generator, so this is little
/// code of its own that asks no options on the way.
final class MenPerft {
  private static final int NOT_SIMPLE = -1;

  private final DraughtsRules rules;
  private final MoveBuffer[] buffers;
  private final long squares;
  private final long top;
  private final long bottom;
  private final int unused; // bits of a long beyond the last square
  private final int near; // how far one of the two diagonals shifts, the other one bit more
  private final boolean both; // men capture backwards too
  private final boolean free; // captures may be left out
  private final boolean bends; // a capture over the far row may be more than it seems

  private MenPerft(DraughtsRules rules, MoveBuffer[] buffers) {
    var board = rules.grid();
    this.rules = rules;
    this.buffers = buffers;
    squares = board.squares;
    top = board.crowningRow(Side.WHITE);
    bottom = board.crowningRow(Side.BLACK);
    unused = Long.numberOfLeadingZeros(squares);
    near = rules.board() / 2;
    both = rules.menCapture() != MenCapture.FORWARD;
    free = rules.lenient();
    bends = rules.crowning() == Crowning.AT_ONCE_CONTINUE;
  }

  /// Whether the moves of `p` are of the kind looked at here. That the side to move has men need
  /// not be asked: without men it finds no move.
  static boolean fit(DraughtsPosition p) {
    return (p.whiteKings() | p.blackKings()) == 0
        && p.foeMen() != 0
        && p.rules().menCapture() != MenCapture.EIGHT
        && !p.insisted();
  }

  /// @param depth two plies or more
  static long count(DraughtsPosition p, int depth, MoveBuffer[] buffers) {
    var men = new MenPerft(p.rules(), buffers);
    return p.turn() == Side.WHITE
        ? men.leaves(p.whiteMen(), p.blackMen(), depth)
        : men.leaves(men.turned(p.blackMen()), men.turned(p.whiteMen()), depth);
  }

  private long turned(long set) {
    return Long.reverse(set) >>> unused;
  }

  /// The leaves where the men in `own` go up, two plies or more before the end.
  ///
  /// All in one: more than 325 bytes of code the JVM does not copy into the loops that call it.
  private long leaves(long own, long foe, int depth) {
    long empty = squares & ~(own | foe);
    long ne = (own >>> near & foe) >>> near & empty;
    long nw = (own >>> near + 1 & foe) >>> near + 1 & empty;
    long sw = both ? (own << near & foe) << near & empty : 0;
    long se = both ? (own << near + 1 & foe) << near + 1 & empty : 0;
    long landed = ne | nw | sw | se;
    long sum = 0;
    if (landed != 0) {
      var captures = buffers[depth];
      captures.clear();
      boolean known = !bends || (landed & top) == 0;
      if (up(landed, foe, empty) || both && down(landed, foe, empty)) {
        known = !bends && new MenChains(rules, Side.WHITE, own, foe, empty, free, captures).add();
      } else {
        SingleCaptures.add(ne, near, top, captures);
        SingleCaptures.add(nw, near + 1, top, captures);
        SingleCaptures.add(sw, -near, top, captures);
        SingleCaptures.add(se, -near - 1, top, captures);
      }
      if (!known) {
        return passOn(own, 0, foe, Side.WHITE, depth);
      }
      sum = afterCaptures(own, foe, captures, depth - 1);
      if (!free) {
        return sum;
      }
    }
    return sum
        + afterSteps(own, foe, own >>> near & empty, near, depth - 1)
        + afterSteps(own, foe, own >>> near + 1 & empty, near + 1, depth - 1);
  }

  private long afterSteps(long own, long foe, long landed, int shift, int depth) {
    long sum = 0;
    for (long rest = landed; rest != 0; rest &= rest - 1) {
      long to = rest & -rest;
      sum += after(own ^ to << shift, to, foe, depth);
    }
    return sum;
  }

  private long afterCaptures(long own, long foe, MoveBuffer captures, int depth) {
    long sum = 0;
    for (int i = 0; i < captures.size(); i++) {
      int code = captures.code(i);
      long from = 1L << DraughtsMoves.from(code);
      long to = 1L << DraughtsMoves.to(code);
      sum += after(own ^ from, to, foe ^ captures.taken(i), depth);
    }
    return sum;
  }

  /// The leaves after a man has come to `to` and joined `own`.
  private long after(long own, long to, long foe, int depth) {
    if ((to & top) != 0) {
      return passOn(own, to, foe, Side.BLACK, depth);
    }
    if (depth > 1) {
      return leaves(turned(foe), turned(own | to), depth);
    }
    int replies = count(foe, own | to);
    return replies != NOT_SIMPLE ? replies : passOn(own | to, 0, foe, Side.BLACK, depth);
  }

  /// The general way. Asked for a count here, a position would have the JVM copy the whole general
  /// generator into the loops above, which then take half a second to compile.
  private long passOn(long own, long kings, long foe, Side turn, int depth) {
    var position = new DraughtsPosition(rules, own, kings, foe, 0, turn, 0, false);
    return Perft.leaves(position, depth, buffers);
  }

  /// The moves downwards of the men in `men`, if they can be counted here.
  private int count(long men, long prey) {
    long empty = squares & ~(men | prey);
    long sw = (men << near & prey) << near & empty;
    long se = (men << near + 1 & prey) << near + 1 & empty;
    long ne = both ? (men >>> near & prey) >>> near & empty : 0;
    long nw = both ? (men >>> near + 1 & prey) >>> near + 1 & empty : 0;
    long landed = sw | se | ne | nw;
    int captures = 0;
    if (landed != 0) {
      if (bends && (landed & bottom) != 0) {
        return NOT_SIMPLE;
      }
      captures =
          down(landed, prey, empty) || both && up(landed, prey, empty)
              ? chains(men, prey, empty)
              : Long.bitCount(sw) + Long.bitCount(se) + Long.bitCount(ne) + Long.bitCount(nw);
      if (!free || captures == NOT_SIMPLE) {
        return captures;
      }
    }
    return captures + Long.bitCount(men << near & empty) + Long.bitCount(men << near + 1 & empty);
  }

  /// Captures downwards of which some take several pieces.
  private int chains(long men, long prey, long empty) {
    var found = buffers[1];
    found.clear();
    return !bends && new MenChains(rules, Side.BLACK, men, prey, empty, free, found).add()
        ? found.size()
        : NOT_SIMPLE;
  }

  // Whether some man that has landed finds another victim. Straight back there is none, since its
  // start square is not in `empty`; that it is free by then can only matter to a third jump.

  private boolean up(long from, long prey, long empty) {
    long over = from >>> near & prey;
    long other = from >>> near + 1 & prey;
    return ((over >>> near | other >>> near + 1) & empty) != 0;
  }

  private boolean down(long from, long prey, long empty) {
    long over = from << near & prey;
    long other = from << near + 1 & prey;
    return ((over << near | other << near + 1) & empty) != 0;
  }
}
