package zwick.view.teaching;

import zwick.game.Option;
import zwick.game.RuleSet;
import zwick.game.known.Oracle;

/// How much is known for sure of a game.
public enum KnownExtent {
  NOTHING,
  SOME,
  ALL;

  public static KnownExtent of(RuleSet rules, Oracle oracle) {
    return oracle.knowsAll(rules) ? ALL : oracle.equals(Oracle.NONE) ? NOTHING : SOME;
  }

  public String id() {
    return Option.text(this);
  }
}
