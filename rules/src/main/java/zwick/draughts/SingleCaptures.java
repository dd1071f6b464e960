package zwick.draughts;

import zwick.draughts.DraughtsRules.CaptureChoice;
import zwick.draughts.DraughtsRules.Crowning;
import zwick.draughts.DraughtsRules.MenCapture;
import zwick.game.Side;
import zwick.game.moves.MoveBuffer;

/// The quick way for what nearly every capture is: a man takes one piece diagonally and stops. All
/// men are looked at together, direction by direction. Whatever is longer, or needs ranking, or is
/// done by kings, is left to [MenChains] and [CaptureSearch].
///
/// Written out per direction: a loop over directions took twice the time of counting leaves.
final class SingleCaptures {
  /// There are captures that are not that simple.
  static final int NOT_SIMPLE = -1;

  private final long empty;
  private final long prey;
  private final int near; // how far one of the two diagonals shifts, the other one bit more
  private final boolean up;
  private final boolean down;

  // Where men land that capture in each direction
  private final long nw;
  private final long ne;
  private final long sw;
  private final long se;

  SingleCaptures(DraughtsPosition p) {
    boolean both = p.rules().menCapture() != MenCapture.FORWARD;
    empty = p.empty();
    prey = DraughtsMoves.manPrey(p);
    near = p.rules().board() / 2;
    up = both || p.turn() == Side.WHITE;
    down = both || p.turn() == Side.BLACK;
    long men = p.ownMen();
    nw = up ? nw(men) : 0;
    ne = up ? ne(men) : 0;
    sw = down ? sw(men) : 0;
    se = down ? se(men) : 0;
  }

  /// How many captures there are in `p`, if all of them are simple.
  int count(DraughtsPosition p) {
    if (p.rules().menCapture() == MenCapture.EIGHT) {
      return DraughtsMoves.capturers(p) == 0 ? 0 : NOT_SIMPLE;
    }
    if (DraughtsMoves.kingCapturers(p) != 0) {
      return NOT_SIMPLE;
    }
    long landed = nw | ne | sw | se;
    if (landed == 0) {
      return 0;
    }
    boolean crownsPassing =
        p.rules().crowning() == Crowning.AT_ONCE_CONTINUE && (landed & p.crowningRow()) != 0;
    if (goesOn() || crownsPassing || !alike(p)) {
      return NOT_SIMPLE;
    }
    return Long.bitCount(nw) + Long.bitCount(ne) + Long.bitCount(sw) + Long.bitCount(se);
  }

  /// Adds them, once [#count] has said that they are simple.
  void add(DraughtsPosition p, MoveBuffer out) {
    long crowning = p.crowningRow();
    add(nw, near + 1, crowning, out);
    add(ne, near, crowning, out);
    add(sw, -near, crowning, out);
    add(se, -near - 1, crowning, out);
  }

  /// Adds the captures by men that have come to `landed`, twice by `shift` to the right.
  static void add(long landed, int shift, long crowning, MoveBuffer out) {
    for (long rest = landed; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      int code = DraughtsMoves.code(to + 2 * shift, to, (crowning >> to & 1) != 0);
      out.add(code, 1L << to + shift);
    }
  }

  /// Whether some piece that has landed finds another victim. The one just taken lies straight
  /// back, where no second jump looks; the start square, too, can only matter to a third one.
  private boolean goesOn() {
    return up && (nw(nw | ne | sw) | ne(nw | ne | se)) != 0
        || down && (sw(nw | sw | se) | se(ne | sw | se)) != 0;
  }

  /// Whether captures of as many pieces by men rank alike.
  static boolean alike(DraughtsPosition p) {
    var choice = p.rules().captureChoice();
    return p.foeKings() == 0 || choice == CaptureChoice.FREE || choice == CaptureChoice.MOST;
  }

  private long nw(long from) {
    return (from >>> near + 1 & prey) >>> near + 1 & empty;
  }

  private long ne(long from) {
    return (from >>> near & prey) >>> near & empty;
  }

  private long sw(long from) {
    return (from << near & prey) << near & empty;
  }

  private long se(long from) {
    return (from << near + 1 & prey) << near + 1 & empty;
  }
}
