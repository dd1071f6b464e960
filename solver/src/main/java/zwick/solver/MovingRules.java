package zwick.solver;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import zwick.mill.MillRules;
import zwick.mill.MillRules.Jump;
import zwick.mill.MillRules.MovingMill;
import zwick.mill.MillRules.TakeFromMill;
import zwick.mill.MillRules.TwoMills;

/// What decides a mill game once all stones are on the board. Rule sets that agree in this have the
/// same tables, however they place their stones and count their draws.
record MovingRules(
    MillPlane plane, String text, TakeFromMill take, boolean jump, boolean sweep, boolean two) {
  private static final Set<String> OPTIONS =
      Set.of(
          "board", "take-from-mill", "jump", "mill-beats-jumper", "moving-mill", "two-mills");

  static MovingRules of(MillRules rules) {
    if (rules.movingMill() != MovingMill.REMOVE) {
      throw new IllegalArgumentException("extra moves are not for these tables");
    }
    return new MovingRules(
        new MillPlane(rules.grid()),
        text(rules.values()),
        rules.takeFromMill(),
        rules.jump() == Jump.THREE,
        rules.millBeatsJumper().yes(),
        rules.twoMills() == TwoMills.TWO);
  }

  private static String text(Map<String, String> values) {
    return values.entrySet().stream()
        .filter(option -> OPTIONS.contains(option.getKey()))
        .map(option -> option.getKey() + "=" + option.getValue())
        .collect(Collectors.joining(" "));
  }

  boolean jumps(int stones) {
    return jump && stones == 3;
  }

  /// Which of a player's stones may be taken, as a set; none where all are safe.
  int targets(int stones) {
    if (take == TakeFromMill.ALWAYS) {
      return stones;
    }
    int open = stones & ~plane.inMills(stones);
    return open == 0 && take == TakeFromMill.IF_ALL ? stones : open;
  }

  /// The same where a mill against a jumper takes everything.
  int targets(int stones, int count) {
    return sweep && count == 3 ? stones : targets(stones);
  }
}
