package zwick.solver.draughts;

import zwick.draughts.DraughtsPosition;
import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.Obligation;
import zwick.game.moves.MoveBuffer;

/// Looks once at every position of a draft, with the referee's own moves: what those are worth that
/// leave the slice, which finished tables tell, and how many stay in it. One for each thread.
final class InitialPass {
  private final SliceDraft sliceDraft;
  private final DraughtsRules rules;
  private final EndingEntry worth;
  private final EndingProbe endingProbe;
  private final SliceCursor place;
  private final boolean huffs;
  private final MoveBuffer moves = new MoveBuffer();

  InitialPass(
      SliceDraft sliceDraft, DraughtsRules rules, EndingEntry worth, EndingProbe endingProbe) {
    this.sliceDraft = sliceDraft;
    this.rules = rules;
    this.worth = worth;
    this.endingProbe = endingProbe;
    place = new SliceCursor(sliceDraft.index);
    huffs = rules.obligation() == Obligation.HUFF;
  }

  void at(int index) {
    if (!place.go(index)) {
      return;
    }
    var p = place.position(rules);
    p.generate(moves);
    if (moves.size() == 0) {
      sliceDraft.worths[index] = (byte) endingProbe.ended(p);
      return;
    }
    boolean captures = captures();
    int left = EndingEntry.NONE; // what the best of the known moves leaves the opponent
    int ways = 0;
    for (int i = 0; i < moves.size(); i++) {
      int known = known(p, i, captures);
      if (known == EndingEntry.NONE) {
        ways++;
      } else {
        left = left == EndingEntry.NONE ? known : worth.worse(left, known);
      }
    }
    sliceDraft.worths[index] =
        (byte) (left == EndingEntry.NONE ? worth.worst() : worth.before(left));
    sliceDraft.ways[index] = (byte) (captures ? ways | SliceDraft.CAPTURES : ways);
  }

  private boolean captures() {
    for (int i = 0; i < moves.size(); i++) {
      if (moves.taken(i) != 0) {
        return true;
      }
    }
    return false;
  }

  /// What a move leads to for the opponent, or [EndingEntry#NONE] while that is open. A quiet move
  /// that leaves out a capture stays open unless the opponent wins by huffing.
  private int known(DraughtsPosition p, int move, boolean captures) {
    if (p.loud(moves, move)) {
      return endingProbe.worth(p.play(moves, move));
    }
    if (!huffs || !captures) {
      return EndingEntry.NONE;
    }
    int huffed = endingProbe.huffs(p.play(moves, move));
    return worth.isWon(huffed) ? huffed : EndingEntry.NONE;
  }
}
