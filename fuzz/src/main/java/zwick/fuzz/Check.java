package zwick.fuzz;

import java.util.Objects;
import zwick.game.BadInput;

/// What every target asks of a parser.
public final class Check {
  private Check() {}

  /// Two things that must be equal are not.
  public static void same(String what, Object expected, Object actual) {
    if (!Objects.equals(expected, actual)) {
      throw new AssertionError(what + ": expected " + expected + " but was " + actual);
    }
  }

  public static void holds(String what, boolean condition) {
    if (!condition) {
      throw new AssertionError(what);
    }
  }

  /// A refusal says what is wrong.
  public static void tells(BadInput bad) {
    holds("no problem is named", !bad.problems().isEmpty());
  }
}
