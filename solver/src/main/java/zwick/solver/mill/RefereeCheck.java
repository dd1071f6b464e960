package zwick.solver.mill;

import zwick.game.Side;
import zwick.game.known.Oracle;
import zwick.game.known.Oracle.Known;
import zwick.game.known.Oracle.Value;
import zwick.game.moves.MoveBuffer;
import zwick.mill.MillPosition;
import zwick.mill.MillRules;

/// Checks positions one by one with the moves of the referee himself: slower than [MovingCheck],
/// but it trusts nobody about the rules.
final class RefereeCheck {
  private final MillRules rules;
  private final Oracle tables;

  RefereeCheck(MillRules rules, Oracle tables) {
    this.rules = rules;
    this.tables = tables;
  }

  /// Whether what is known of a position of the moving phase follows from what is known of those
  /// its moves lead to.
  boolean follows(MillPosition here) {
    var known = tables.known(here);
    return known != null && known.equals(best(here));
  }

  private Known best(MillPosition here) {
    var moves = new MoveBuffer();
    here.generate(moves);
    int shortest = Integer.MAX_VALUE;
    int longest = 0;
    boolean drawn = false;
    for (int i = 0; i < moves.size(); i++) {
      var then = here.play(moves, i);
      var opponent = here.turn().other();
      if (then.owned(opponent) < 3) {
        return new Known(Value.WON, 1);
      }
      var known = tables.known(then);
      if (known == null) {
        throw new IllegalStateException("no table for " + then);
      }
      boolean same = then.owned(opponent) == here.owned(opponent) && !placing(here);
      boolean wins = known.value() == (then.turn() == opponent ? Value.LOST : Value.WON);
      if (known.value() == Value.DRAWN) {
        drawn = true;
      } else if (wins) {
        shortest = Math.min(shortest, same ? known.plies() + 1 : 1);
      } else {
        longest = Math.max(longest, same ? known.plies() + 1 : 0);
      }
    }
    if (shortest < Integer.MAX_VALUE) {
      return new Known(Value.WON, shortest);
    }
    return drawn ? new Known(Value.DRAWN, 0) : new Known(Value.LOST, longest);
  }

  private static boolean placing(MillPosition here) {
    return here.whiteHand() + here.blackHand() > 0;
  }

  /// A position of the moving phase by the points of both sides' stones.
  MillPosition moving(int own, int opponent, boolean extra) {
    return new MillPosition(rules, own, opponent, 0, 0, Side.WHITE, extra);
  }
}
