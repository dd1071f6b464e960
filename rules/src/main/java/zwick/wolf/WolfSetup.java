package zwick.wolf;

import java.util.ArrayList;
import zwick.game.Problem;
import zwick.game.Setup;
import zwick.game.SetupCheck;
import zwick.game.Side;

/// Makes a position of a set-up, or finds everything that is wrong with it. A position that no game
/// reaches, or where the game is over, is fine.
final class WolfSetup {

  static SetupCheck check(WolfRules rules, Setup setup) {
    var problems = new ArrayList<Problem>();
    problems.addAll(setup.misplaced(rules.grid()));
    problems.addAll(setup.misplacedKings());
    if (setup.count(Side.WHITE) != 4) {
      problems.add(new Problem.WrongSheep((int) setup.count(Side.WHITE)));
    }
    if (setup.count(Side.BLACK) > 1) {
      problems.add(new Problem.WrongWolves((int) setup.count(Side.BLACK)));
    }
    for (var side : Side.values()) {
      if (setup.hand(side) != 0) {
        problems.add(new Problem.NoHandHere(side));
      }
    }
    if (setup.extra()) {
      problems.add(new Problem.NoExtraMoveHere());
    }
    var position = position(rules, setup);
    boolean beforeStart = setup.turn() == Side.BLACK && position.sheep() == WolfBoard.FIRST_ROW;
    if (setup.count(Side.BLACK) == 0 && !beforeStart) {
      problems.add(new Problem.WolfMissing());
    }
    return problems.isEmpty() ? new SetupCheck.Good(position) : new SetupCheck.Bad(problems);
  }

  /// Means something only if there are no problems.
  private static WolfPosition position(WolfRules rules, Setup setup) {
    int sheep = 0;
    int wolf = 0;
    for (var piece : setup.pieces()) {
      switch (piece.side()) {
        case WHITE -> sheep |= WolfBoard.set(piece.at());
        case BLACK -> wolf = piece.at();
      }
    }
    return new WolfPosition(rules, sheep, wolf, setup.turn());
  }

  private WolfSetup() {}
}
