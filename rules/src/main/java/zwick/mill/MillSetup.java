package zwick.mill;

import java.util.ArrayList;
import zwick.game.Problem;
import zwick.game.Setup;
import zwick.game.SetupCheck;
import zwick.game.Side;
import zwick.mill.MillRules.MovingMill;
import zwick.mill.MillRules.PlacingMill;

/// Makes a position of a set-up, or finds everything that is wrong with it. A position that no game
/// reaches, or where the game is over, is fine.
final class MillSetup {

  static SetupCheck check(MillRules rules, Setup setup) {
    var problems = new ArrayList<Problem>();
    problems.addAll(setup.misplaced(rules.grid()));
    problems.addAll(setup.misplacedKings());
    long owned = 0;
    for (var side : Side.values()) {
      int hand = setup.hand(side);
      long pieces = setup.count(side) + hand;
      if (hand < 0) {
        problems.add(new Problem.Unreadable(Problem.Thing.POSITION, 0, String.valueOf(hand)));
      } else if (pieces > rules.stones()) {
        int shown = (int) Math.min(pieces, Integer.MAX_VALUE);
        problems.add(new Problem.TooManyPieces(side, shown, rules.stones()));
      }
      owned += pieces;
    }
    if (owned == 0) {
      problems.add(new Problem.EmptyBoard());
    }
    if (setup.extra()
        && rules.placingMill() != PlacingMill.EXTRA_MOVE
        && rules.movingMill() != MovingMill.REMOVE_AND_EXTRA_MOVE) {
      problems.add(new Problem.NoExtraMoveHere());
    }
    return problems.isEmpty()
        ? new SetupCheck.Good(position(rules, setup))
        : new SetupCheck.Bad(problems);
  }

  private static MillPosition position(MillRules rules, Setup setup) {
    int white = 0;
    int black = 0;
    for (var piece : setup.pieces()) {
      switch (piece.side()) {
        case WHITE -> white |= 1 << piece.at();
        case BLACK -> black |= 1 << piece.at();
      }
    }
    return new MillPosition(
        rules, white, black, setup.whiteHand(), setup.blackHand(), setup.turn(), setup.extra());
  }

  private MillSetup() {}
}
