package zwick.text;

import java.util.Optional;
import zwick.draughts.DraughtsRules;
import zwick.game.Ending;
import zwick.game.Outcome;
import zwick.game.RuleSet;
import zwick.game.Side;

/// Outcomes in words.
final class OutcomeSentences {
  private OutcomeSentences() {}

  static String say(Words words, Outcome outcome, Optional<RuleSet> rules) {
    return switch (outcome) {
      case Outcome.Win(Side winner, Ending by) ->
          words.text(
              "outcome." + by.id() + blocked(by, rules),
              words.side(winner),
              words.side(winner.other()));
      case Outcome.Draw(Ending by) -> words.text("outcome." + by.id());
    };
  }

  /// Who is blocked has lost, or has won where the goal is to lose.
  private static String blocked(Ending by, Optional<RuleSet> rules) {
    if (by != Ending.BLOCKED || rules.isEmpty()) {
      return "";
    }
    return rules.get() instanceof DraughtsRules d && d.goal() == DraughtsRules.Goal.LOSE
        ? ".winner"
        : ".loser";
  }
}
