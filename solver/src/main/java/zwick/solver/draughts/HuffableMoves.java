package zwick.solver.draughts;

import zwick.draughts.DraughtsPosition;
import zwick.draughts.DraughtsRules;
import zwick.game.Side;
import zwick.game.moves.MoveBuffer;

/// Quiet moves of a side that could capture, under rules that let the opponent huff for it: he may
/// take the better of the position he finds and the positions after a huff, which have fewer pieces
/// and are known.
final class HuffableMoves {
  private final SliceDraft answers;
  private final DraughtsRules rules;
  private final EndingEntry worth;
  private final EndingProbe endingProbe;
  private final MoveBuffer moves = new MoveBuffer();

  /// @param answers where quiet moves lead
  HuffableMoves(
      SliceDraft answers, DraughtsRules rules, EndingEntry worth, EndingProbe endingProbe) {
    this.answers = answers;
    this.rules = rules;
    this.worth = worth;
    this.endingProbe = endingProbe;
  }

  /// What the best huff is worth to the opponent after the move that `back` has taken back.
  int huffed(Unmoves back) {
    var p = position(back);
    p.generate(moves);
    for (int i = 0; i < moves.size(); i++) {
      if (moves.taken(i) == 0 && p.touched(moves, i) == back.touched) {
        return endingProbe.huffs(p.play(moves, i));
      }
    }
    throw new IllegalStateException("no such move");
  }

  /// In how many plies a position is lost in which every move loses, as far as can be told when all
  /// that is won in up to `plies` is known. Too many only as long as it is later than the next
  /// round.
  int loss(Unmoves back, int plies) {
    var p = position(back);
    p.generate(moves);
    int left = worth.best();
    for (int i = 0; i < moves.size(); i++) {
      var after = p.play(moves, i);
      left = worth.worse(left, p.loud(moves, i) ? endingProbe.worth(after) : met(after, plies));
    }
    return worth.before(left);
  }

  private int met(DraughtsPosition after, int plies) {
    var endingBoard = answers.index.endingBoard;
    int found =
        answers.worth(
            answers.index.of(
                endingBoard.turn(after.blackMen()),
                endingBoard.turn(after.blackKings()),
                endingBoard.turn(after.whiteMen()),
                endingBoard.turn(after.whiteKings())));
    int huffed = endingProbe.huffs(after);
    return worth.isWon(found) && worth.plies(found) <= plies ? worth.better(found, huffed) : huffed;
  }

  private DraughtsPosition position(Unmoves back) {
    return new DraughtsPosition(
        rules, back.ownMen, back.ownKings, back.foeMen, back.foeKings, Side.WHITE, 0, false);
  }
}
