package zwick.draughts;

import zwick.draughts.DraughtsRules.CaptureChoice;
import zwick.draughts.DraughtsRules.King;
import zwick.draughts.DraughtsRules.Obligation;
import zwick.game.Side;
import zwick.game.moves.MoveBuffer;

/// The one move generator of the draughts family. A move's code holds the bit index where it
/// starts, the one where it ends, and whether it crowns; captures themselves are found by
/// [CaptureSearch].
final class DraughtsMoves {
  static final int[] DIAGONALS = {
    DraughtsBoard.NW, DraughtsBoard.NE, DraughtsBoard.SW, DraughtsBoard.SE
  };
  static final int[] ALL_WAYS = {
    DraughtsBoard.NW,
    DraughtsBoard.NE,
    DraughtsBoard.SW,
    DraughtsBoard.SE,
    DraughtsBoard.N,
    DraughtsBoard.S,
    DraughtsBoard.W,
    DraughtsBoard.E
  };
  private static final int[] UP = {DraughtsBoard.NW, DraughtsBoard.NE};
  private static final int[] DOWN = {DraughtsBoard.SW, DraughtsBoard.SE};
  private static final int CROWNS = 1 << 12;

  private DraughtsMoves() {}

  static int code(int from, int to, boolean crowns) {
    return from | to << 6 | (crowns ? CROWNS : 0);
  }

  static int from(int code) {
    return code & 63;
  }

  static int to(int code) {
    return code >> 6 & 63;
  }

  static boolean crowns(int code) {
    return (code & CROWNS) != 0;
  }

  static int[] forward(Side side) {
    return side == Side.WHITE ? UP : DOWN;
  }

  static int[] manCaptures(DraughtsPosition p) {
    return switch (p.rules().menCapture()) {
      case FORWARD -> forward(p.turn());
      case ALL -> DIAGONALS;
      case EIGHT -> ALL_WAYS;
    };
  }

  static int[] kingCaptures(DraughtsPosition p) {
    return switch (p.rules().menCapture()) {
      case FORWARD, ALL -> DIAGONALS;
      case EIGHT -> ALL_WAYS;
    };
  }

  /// The pieces a man may take.
  static long manPrey(DraughtsPosition p) {
    return p.rules().menTakeKings().yes() ? p.foeMen() | p.foeKings() : p.foeMen();
  }

  static void generate(DraughtsPosition p, MoveBuffer out) {
    out.clear();
    if (finished(p)) {
      return;
    }
    boolean free = p.rules().lenient() && !p.insisted();
    if (captures(p, free, out) == 0 || free) {
      quiets(p, out);
    }
  }

  static void generateLoud(DraughtsPosition p, MoveBuffer out) {
    out.clear();
    if (finished(p)) {
      return;
    }
    boolean free = p.rules().lenient() && !p.insisted();
    if (captures(p, free, out) == 0 || free) {
      crownings(p, out);
    }
  }

  static int count(DraughtsPosition p, MoveBuffer scratch) {
    if (finished(p)) {
      return 0;
    }
    boolean free = p.rules().lenient() && !p.insisted();
    int simple = new SingleCaptures(p).count(p);
    if (simple == SingleCaptures.NOT_SIMPLE) {
      scratch.clear();
      simple = search(p, free, scratch);
    }
    return simple == 0 || free ? simple + countQuiets(p) : simple;
  }

  /// Adds the captures; returns how many.
  private static int captures(DraughtsPosition p, boolean lenient, MoveBuffer out) {
    var singles = new SingleCaptures(p);
    int simple = singles.count(p);
    if (simple == SingleCaptures.NOT_SIMPLE) {
      return search(p, lenient, out);
    }
    if (simple != 0) {
      singles.add(p, out);
    }
    return simple;
  }

  private static int search(DraughtsPosition p, boolean lenient, MoveBuffer out) {
    if (kingCapturers(p) == 0 && MenChains.fit(p) && new MenChains(p, lenient, out).add()) {
      return out.size();
    }
    var choice = lenient ? CaptureChoice.FREE : p.rules().captureChoice();
    new CaptureSearch(p, lenient, choice, out).from(capturers(p));
    return out.size();
  }

  static boolean canMove(DraughtsPosition p) {
    return countQuiets(p) > 0 || capturers(p) != 0;
  }

  private static boolean finished(DraughtsPosition p) {
    return (p.whiteMen() | p.whiteKings()) == 0 || (p.blackMen() | p.blackKings()) == 0;
  }

  /// The own pieces that can capture something.
  static long capturers(DraughtsPosition p) {
    var board = p.rules().grid();
    long empty = p.empty();
    long prey = manPrey(p);
    long men = p.ownMen();
    long found = 0;
    for (int way : manCaptures(p)) {
      long landed = board.step(board.step(men, way) & prey, way) & empty;
      found |= Long.rotateLeft(landed, 2 * board.shift[way]);
    }
    return found | kingCapturers(p);
  }

  static long kingCapturers(DraughtsPosition p) {
    if (p.ownKings() == 0) {
      return 0;
    }
    var jumps = new Jumps(p);
    long free = jumps.free(0, 0);
    long found = 0;
    for (long kings = p.ownKings(); kings != 0; kings &= kings - 1) {
      long king = kings & -kings;
      if (jumps.goOn(king, true, 0, free)) {
        found |= king;
      }
    }
    return found;
  }

  private static int countQuiets(DraughtsPosition p) {
    var board = p.rules().grid();
    long empty = p.empty();
    long men = p.ownMen();
    int near = p.rules().board() / 2;
    int count =
        p.turn() == Side.WHITE
            ? Long.bitCount(men >>> near & empty) + Long.bitCount(men >>> near + 1 & empty)
            : Long.bitCount(men << near & empty) + Long.bitCount(men << near + 1 & empty);
    for (long kings = p.ownKings(); kings != 0; kings &= kings - 1) {
      for (int way : DIAGONALS) {
        long to = board.step(kings & -kings, way) & empty;
        while (to != 0) {
          count++;
          to = p.rules().king() == King.FLYING ? board.step(to, way) & empty : 0;
        }
      }
    }
    return count;
  }

  private static void quiets(DraughtsPosition p, MoveBuffer out) {
    var board = p.rules().grid();
    long empty = p.empty();
    long crowning = p.crowningRow();
    for (int way : forward(p.turn())) {
      int shift = board.shift[way];
      for (long tos = Long.rotateRight(p.ownMen(), shift) & empty; tos != 0; tos &= tos - 1) {
        int to = Long.numberOfTrailingZeros(tos);
        out.add(code(to + shift, to, (crowning >> to & 1) != 0), 0);
      }
    }
    for (long kings = p.ownKings(); kings != 0; kings &= kings - 1) {
      int from = Long.numberOfTrailingZeros(kings);
      for (int way : DIAGONALS) {
        long to = board.step(kings & -kings, way) & empty;
        while (to != 0) {
          out.add(code(from, Long.numberOfTrailingZeros(to), false), 0);
          to = p.rules().king() == King.FLYING ? board.step(to, way) & empty : 0;
        }
      }
    }
  }

  private static void crownings(DraughtsPosition p, MoveBuffer out) {
    var board = p.rules().grid();
    long goals = p.empty() & p.crowningRow();
    for (int way : forward(p.turn())) {
      int shift = board.shift[way];
      for (long tos = Long.rotateRight(p.ownMen(), shift) & goals; tos != 0; tos &= tos - 1) {
        int to = Long.numberOfTrailingZeros(tos);
        out.add(code(to + shift, to, true), 0);
      }
    }
  }

  static DraughtsPosition play(DraughtsPosition p, int code, long taken) {
    long from = 1L << from(code);
    long to = 1L << to(code);
    long men = p.ownMen();
    long kings = p.ownKings();
    if ((men & from) == 0) {
      kings = kings & ~from | to;
    } else {
      men &= ~from;
      if (crowns(code)) {
        kings |= to;
      } else {
        men |= to;
      }
    }
    long huffable =
        p.rules().obligation() == Obligation.HUFF && !p.insisted()
            ? Oversights.huffable(p, code, taken)
            : 0;
    return p.turn() == Side.WHITE
        ? new DraughtsPosition(
            p.rules(),
            men,
            kings,
            p.blackMen() & ~taken,
            p.blackKings() & ~taken,
            Side.BLACK,
            huffable,
            false)
        : new DraughtsPosition(
            p.rules(),
            p.whiteMen() & ~taken,
            p.whiteKings() & ~taken,
            men,
            kings,
            Side.WHITE,
            huffable,
            false);
  }
}
