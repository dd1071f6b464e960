package zwick.draughts;

import zwick.draughts.DraughtsRules.Crowning;
import zwick.draughts.DraughtsRules.King;
import zwick.draughts.DraughtsRules.KingLands;
import zwick.draughts.DraughtsRules.TakenLeave;

/// Single jumps: what a piece on its way through a capture can take next and where it lands. Knows
/// how every option bends a jump; [SingleCaptures] and [MenChains] write out the common ones again
/// for speed.
final class Jumps {
  final long preyKings;
  final long men;
  private final DraughtsBoard board;
  private final int[] manWays;
  private final int[] kingWays;
  private final long manPrey;
  private final long prey;
  private final long empty;
  private final long crowningRow;
  private final Crowning crowning;
  private final boolean flying;
  private final boolean landsAnywhere;
  private final boolean leaveAtOnce;

  Jumps(DraughtsPosition p) {
    var rules = p.rules();
    board = rules.grid();
    manWays = DraughtsMoves.manCaptures(p);
    kingWays = DraughtsMoves.kingCaptures(p);
    manPrey = DraughtsMoves.manPrey(p);
    prey = p.foeMen() | p.foeKings();
    preyKings = p.foeKings();
    empty = p.empty();
    men = p.ownMen();
    crowningRow = p.crowningRow();
    crowning = rules.crowning();
    flying = rules.king() == King.FLYING;
    landsAnywhere = flying && rules.kingLands() == KingLands.ANYWHERE;
    leaveAtOnce = rules.takenLeave() == TakenLeave.AT_ONCE;
  }

  int[] ways(boolean king) {
    return king ? kingWays : manWays;
  }

  /// The squares open to a piece that started on `start` and has taken `taken`.
  long free(long start, long taken) {
    return empty | start | (leaveAtOnce ? taken : 0);
  }

  /// Whether a man on `at` has nobody to take beside it: quicker than asking every way.
  boolean alone(long at, boolean king, long taken) {
    return !king && (board.near(at) & manPrey & ~taken) == 0;
  }

  /// The piece that can be taken from `at`, or 0. That there is room behind it, [#land] says.
  long victim(long at, int way, boolean king, long taken, long free) {
    long over = board.beside(at, way);
    if (king && flying) {
      while ((over & free) != 0) {
        over = board.step(over, way);
      }
    }
    return over & (king ? prey : manPrey) & ~taken;
  }

  /// The square right behind a victim, or 0.
  long land(long over, int way, long free) {
    return over == 0 ? 0 : board.beside(over, way) & free;
  }

  /// The next square further on where the piece may land instead, or 0.
  long landBeyond(long to, int way, boolean king, long free) {
    return king && landsAnywhere ? board.step(to, way) & free : 0;
  }

  /// Whether a man that lands on `to` becomes a king before the capture goes on.
  boolean crownsPassing(long to, boolean king) {
    return !king && crowning == Crowning.AT_ONCE_CONTINUE && (to & crowningRow) != 0;
  }

  /// Whether the capture is over because a man has reached the far row.
  boolean stopsAt(long to, boolean king) {
    return !king && crowning == Crowning.AT_ONCE_STOP && (to & crowningRow) != 0;
  }

  /// Whether a piece that started as a man and ends on `to` is a king then.
  boolean crowns(long to, boolean king, boolean startedAsKing) {
    return !startedAsKing && (king || (to & crowningRow) != 0);
  }

  /// Whether any capture goes on from `at`.
  boolean goOn(long at, boolean king, long taken, long free) {
    for (int way : ways(king)) {
      if (land(victim(at, way, king, taken, free), way, free) != 0) {
        return true;
      }
    }
    return false;
  }
}
