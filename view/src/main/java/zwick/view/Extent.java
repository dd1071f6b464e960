package zwick.view;

import zwick.game.Option;
import zwick.game.Oracle;
import zwick.game.RuleSet;

/// How much is known for sure of a game.
public enum Extent {
  NOTHING,
  SOME,
  ALL;

  public static Extent of(RuleSet rules, Oracle oracle) {
    return oracle.knowsAll(rules) ? ALL : oracle.equals(Oracle.NONE) ? NOTHING : SOME;
  }

  public String id() {
    return Option.text(this);
  }
}
