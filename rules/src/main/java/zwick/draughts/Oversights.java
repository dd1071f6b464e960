package zwick.draughts;

import zwick.draughts.DraughtsRules.CaptureChoice;
import zwick.game.moves.Move;
import zwick.game.moves.MoveBuffer;

/// Moves that leave out a capture, and who failed his duty.
final class Oversights {
  private Oversights() {}

  static boolean missed(DraughtsPosition p, Move move) {
    var due = due(p, p.rules().captureChoice());
    for (int i = 0; i < due.size(); i++) {
      if (p.describe(due, i).equals(move)) {
        return false;
      }
    }
    return due.size() > 0;
  }

  /// The pieces that may be huffed after this move, where they stand then.
  ///
  /// After a plain move, or a complete capture of less than is due: those that could have made a
  /// due capture. After a capture that stopped early: the piece that stopped, for only it broke its
  /// duty.
  static long huffable(DraughtsPosition p, int code, long taken) {
    var due = due(p, p.rules().captureChoice());
    if (due.size() == 0 || due.contains(0, code, taken)) {
      return 0;
    }
    long from = 1L << DraughtsMoves.from(code);
    long to = 1L << DraughtsMoves.to(code);
    if (taken != 0 && !due(p, CaptureChoice.FREE).contains(0, code, taken)) {
      return to;
    }
    long failed = 0;
    for (int i = 0; i < due.size(); i++) {
      failed |= 1L << DraughtsMoves.from(due.code(i));
    }
    return (failed & from) != 0 ? failed & ~from | to : failed;
  }

  /// The complete captures under `choice`.
  static MoveBuffer due(DraughtsPosition p, CaptureChoice choice) {
    var due = new MoveBuffer();
    long capturers = DraughtsMoves.capturers(p);
    if (capturers != 0) {
      new CaptureSearch(p, false, choice, due).from(capturers);
    }
    return due;
  }
}
