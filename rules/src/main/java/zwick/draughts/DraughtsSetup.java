package zwick.draughts;

import java.util.List;
import zwick.game.Problem;
import zwick.game.Setup;
import zwick.game.SetupCheck;
import zwick.game.Side;
import zwick.game.moves.MoveBuffer;
import zwick.game.moves.TooManyCaptures;

/// Checks a set-up once at the door, so that every [DraughtsPosition] can be trusted.
final class DraughtsSetup {
  private DraughtsSetup() {}

  static SetupCheck check(DraughtsRules rules, Setup setup) {
    var problems = problems(rules, setup);
    if (!problems.isEmpty()) {
      return new SetupCheck.Bad(problems);
    }
    var position =
        new DraughtsPosition(
            rules,
            pieces(rules, setup, Side.WHITE, false),
            pieces(rules, setup, Side.WHITE, true),
            pieces(rules, setup, Side.BLACK, false),
            pieces(rules, setup, Side.BLACK, true),
            setup.turn(),
            0,
            false);
    try {
      position.count(new MoveBuffer());
    } catch (TooManyCaptures _) {
      return new SetupCheck.Bad(List.of(new Problem.TooManyCaptures()));
    }
    return new SetupCheck.Good(position);
  }

  private static List<Problem> problems(DraughtsRules rules, Setup setup) {
    var problems = setup.misplaced(rules.grid());
    for (var piece : setup.pieces()) {
      int crowningRow = piece.side() == Side.WHITE ? 0 : rules.board() - 1;
      if (!piece.king()
          && rules.grid().points().contains(piece.at())
          && rules.grid().row(piece.at()) == crowningRow) {
        problems.add(new Problem.ManOnCrowningRow(piece.side(), piece.at()));
      }
    }
    for (var side : Side.values()) {
      int count = (int) setup.count(side);
      if (count > rules.men()) {
        problems.add(new Problem.TooManyPieces(side, count, rules.men()));
      }
      if (setup.hand(side) != 0) {
        problems.add(new Problem.NoHandHere(side));
      }
    }
    if (setup.pieces().isEmpty()) {
      problems.add(new Problem.EmptyBoard());
    }
    if (setup.extra()) {
      problems.add(new Problem.NoExtraMoveHere());
    }
    return problems;
  }

  private static long pieces(DraughtsRules rules, Setup setup, Side side, boolean king) {
    long set = 0;
    for (var piece : setup.pieces()) {
      if (piece.side() == side && piece.king() == king) {
        set |= rules.grid().bit(piece.at());
      }
    }
    return set;
  }
}
