package zwick.cli.support;

import java.util.List;
import zwick.game.Problem;
import zwick.game.RuleSet;

/// A position that cannot be one of the game it is said to be of.
public final class BadPosition extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient RuleSet rules;
  private final transient List<Problem> problems;

  BadPosition(RuleSet rules, List<Problem> problems) {
    super(problems.toString(), null, false, false);
    this.rules = rules;
    this.problems = problems;
  }

  RuleSet rules() {
    return rules;
  }

  List<Problem> problems() {
    return problems;
  }
}
