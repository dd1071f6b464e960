package zwick.text;

import zwick.draughts.DraughtsRules;
import zwick.game.Ending;
import zwick.game.Refusal.Count;
import zwick.game.RuleSet;

/// How far a draw rule has come, as people count it.
public final class DrawCounts {
  private DrawCounts() {}

  /// The same count in the moves people count: draughts players count each side's, the referee both
  /// sides' together.
  public static Count forPeople(Count count, RuleSet rules) {
    int share = rules instanceof DraughtsRules && count.rule() != Ending.REPETITION ? 2 : 1;
    return new Count(count.rule(), count.have() / share, count.need() / share);
  }

  /// Part of a sentence.
  static String say(Words words, Count count, RuleSet rules) {
    return say(words, count, rules, "count.");
  }

  /// To stand alone, beside the board.
  static String label(Words words, Count count, RuleSet rules) {
    return say(words, count, rules, count.rule() == Ending.REPETITION ? "counter." : "count.");
  }

  private static String say(Words words, Count count, RuleSet rules, String prefix) {
    var counted = forPeople(count, rules);
    var key = prefix + count.rule().id();
    if (count.rule() == Ending.QUIET_MOVES) {
      key += "." + rules.family();
    }
    return words.has(key)
        ? words.text(key, counted.have(), counted.need())
        : counted.have() + "/" + counted.need(); // nothing anybody counts
  }
}
