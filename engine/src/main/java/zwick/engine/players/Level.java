package zwick.engine.players;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zwick.engine.search.Engine;
import zwick.game.BadInput;
import zwick.game.Problem;
import zwick.game.RuleSet;
import zwick.game.known.Oracle;

/// How strong a computer player is: from 1, who is just learning, to 8, a master. Where everything
/// is known of a game there is also 9, who never lets go of what he has.
public record Level(int number) {
  public static final int WEAKEST = 1, STRONGEST = 8, PERFECT = 9;

  public Level {
    if (number < WEAKEST || number > PERFECT) {
      throw new IllegalArgumentException("there is no level " + number);
    }
  }

  /// The levels of every game.
  public static List<Level> all() {
    return IntStream.rangeClosed(WEAKEST, STRONGEST).mapToObj(Level::new).toList();
  }

  /// The levels of a game of which `oracle` knows what it knows.
  public static List<Level> of(RuleSet rules, Oracle oracle) {
    var levels = new ArrayList<>(all());
    if (Engine.oracle(rules, oracle).knowsAll(rules)) {
      levels.add(new Level(PERFECT));
    }
    return levels;
  }

  /// This level, if there is it in a game of which `oracle` knows what it knows; else throws
  /// [BadInput].
  public Level required(RuleSet rules, Oracle oracle) {
    if (!of(rules, oracle).contains(this)) {
      throw new BadInput(new Problem.NotSolved(rules.preset()));
    }
    return this;
  }

  boolean perfect() {
    return number == PERFECT;
  }
}
