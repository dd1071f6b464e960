package zwick.solver.mill.positions;

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
public record MovingRules(
    RingBoard plane,
    String text,
    TakeFromMill take,
    boolean jump,
    boolean sweep,
    boolean two,
    boolean again) {
  private static final Set<String> OPTIONS =
      Set.of("board", "take-from-mill", "jump", "mill-beats-jumper", "moving-mill", "two-mills");

  public static MovingRules of(MillRules rules) {
    return new MovingRules(
        new RingBoard(rules.grid()),
        text(rules.values()),
        rules.takeFromMill(),
        rules.jump() == Jump.THREE,
        rules.millBeatsJumper().yes(),
        rules.twoMills() == TwoMills.TWO,
        rules.movingMill() == MovingMill.REMOVE_AND_EXTRA_MOVE);
  }

  private static String text(Map<String, String> values) {
    return values.entrySet().stream()
        .filter(option -> OPTIONS.contains(option.getKey()))
        .map(option -> option.getKey() + "=" + option.getValue())
        .collect(Collectors.joining(" "));
  }

  public boolean jumps(int stones) {
    return jump && stones == 3;
  }

  /// Which of a player's stones may be taken, as a set; none where all are safe.
  public int targets(int stones) {
    if (take == TakeFromMill.ALWAYS) {
      return stones;
    }
    int open = stones & ~plane.inMills(stones);
    return open == 0 && take == TakeFromMill.IF_ALL ? stones : open;
  }

  /// The same where a mill against a jumper takes everything.
  public int targets(int stones, int count) {
    return sweep && count == 3 ? stones : targets(stones);
  }
}
