package zwick.solver;

import zwick.draughts.DraughtsPosition;
import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.Obligation;
import zwick.game.MoveBuffer;

/// Looks once at every position of a draft, with the referee's own moves: what those are worth that
/// leave the slice, which finished tables tell, and how many stay in it. One for each thread.
final class FirstLook {
  private final Draft draft;
  private final DraughtsRules rules;
  private final EndWorth worth;
  private final Probe probe;
  private final Placement place;
  private final boolean huffs;
  private final MoveBuffer moves = new MoveBuffer();

  FirstLook(Draft draft, DraughtsRules rules, EndWorth worth, Probe probe) {
    this.draft = draft;
    this.rules = rules;
    this.worth = worth;
    this.probe = probe;
    place = new Placement(draft.index);
    huffs = rules.obligation() == Obligation.HUFF;
  }

  void at(int index) {
    if (!place.go(index)) {
      return;
    }
    var p = place.position(rules);
    p.generate(moves);
    if (moves.size() == 0) {
      draft.worths[index] = (byte) probe.ended(p);
      return;
    }
    boolean captures = captures();
    int left = EndWorth.NONE; // what the best of the known moves leaves the opponent
    int ways = 0;
    for (int i = 0; i < moves.size(); i++) {
      int known = known(p, i, captures);
      if (known == EndWorth.NONE) {
        ways++;
      } else {
        left = left == EndWorth.NONE ? known : worth.worse(left, known);
      }
    }
    draft.worths[index] = (byte) (left == EndWorth.NONE ? worth.worst() : worth.before(left));
    draft.ways[index] = (byte) (captures ? ways | Draft.CAPTURES : ways);
  }

  private boolean captures() {
    for (int i = 0; i < moves.size(); i++) {
      if (moves.taken(i) != 0) {
        return true;
      }
    }
    return false;
  }

  /// What a move leads to for the opponent, or [EndWorth#NONE] while that is open. A quiet move
  /// that leaves out a capture stays open unless the opponent wins by huffing.
  private int known(DraughtsPosition p, int move, boolean captures) {
    if (p.loud(moves, move)) {
      return probe.worth(p.play(moves, move));
    }
    if (!huffs || !captures) {
      return EndWorth.NONE;
    }
    int huffed = probe.huffs(p.play(moves, move));
    return worth.isWon(huffed) ? huffed : EndWorth.NONE;
  }
}
