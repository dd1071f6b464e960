package zwick.mill;

import zwick.game.YesNo;
import zwick.mill.MillRules.MovingMill;
import zwick.mill.MillRules.PlacingMill;
import zwick.mill.MillRules.TakeFromMill;
import zwick.mill.MillRules.TwoMills;

/// What closing a mill brings.
enum MillReward {
  /// All stones of a player who owns just three, and so the game.
  SWEEP,
  EXTRA_MOVE,
  REMOVE,
  REMOVE_AND_EXTRA_MOVE;

  /// The same for all moves of a position. Placing is over when both hands are empty.
  static MillReward of(MillPosition here) {
    var rules = here.rules();
    if (rules.millBeatsJumper() == YesNo.YES && here.owned(here.turn().other()) == 3) {
      return SWEEP;
    }
    if ((here.whiteHand() | here.blackHand()) != 0) {
      return rules.placingMill() == PlacingMill.REMOVE ? REMOVE : EXTRA_MOVE;
    }
    return rules.movingMill() == MovingMill.REMOVE ? REMOVE : REMOVE_AND_EXTRA_MOVE;
  }

  /// Which of a player's `stones` may be taken from the board as it is, as a set.
  static int targets(MillRules rules, int stones) {
    if (rules.takeFromMill() == TakeFromMill.ALWAYS) {
      return stones;
    }
    int open = stones & ~rules.grid().inMills(stones);
    return open == 0 && rules.takeFromMill() == TakeFromMill.IF_ALL ? stones : open;
  }

  /// How many of a player's `stones` a move takes that closes `mills` mills, at least one: as many
  /// as may be taken, but never more than two, even where three lines meet.
  ///
  /// Two stones are taken one after the other, each by the board at its time. So with `if-all` the
  /// last stone outside a mill may go together with one from a mill, and whoever begins with a
  /// stone from a mill goes on with one that this has left bare, if there is any.
  static int toTake(MillRules rules, int stones, int mills) {
    int targets = targets(rules, stones);
    if (targets == 0) {
      return 0;
    }
    boolean two = mills > 1 && rules.twoMills() == TwoMills.TWO;
    return two && targets(rules, stones ^ (targets & -targets)) != 0 ? 2 : 1;
  }
}
