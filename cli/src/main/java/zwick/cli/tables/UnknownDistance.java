package zwick.cli.tables;

import zwick.engine.Score;
import zwick.game.RuleSet;
import zwick.game.known.Oracle;
import zwick.game.known.Oracle.Known;
import zwick.game.known.Oracle.Value;
import zwick.mill.MillRules;

/// Tables of mill count to the next stone taken, a search to the end of the game. To it they say
/// who wins, and that it is far away.
public final class UnknownDistance {
  /// More plies than a search looks ahead, and few enough to be a certain win.
  private static final int FAR = 600;

  private UnknownDistance() {}

  public static Oracle of(RuleSet rules, Oracle oracle) {
    if (!(rules instanceof MillRules)) {
      return oracle;
    }
    return position -> {
      var known = oracle.known(position);
      return known == null || known.value() == Value.DRAWN ? known : new Known(known.value(), FAR);
    };
  }

  /// Whether somebody wins for sure and nobody knows when.
  public static boolean is(int score) {
    return Score.decided(score) && Score.plies(score) >= FAR;
  }
}
