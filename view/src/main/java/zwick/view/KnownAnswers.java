package zwick.view;

import zwick.engine.Engine;
import zwick.game.BadInput;
import zwick.game.Game;
import zwick.game.Oracle;
import zwick.game.Problem;
import zwick.game.RuleSet;
import zwick.notation.Json;

/// The answers about what is known for sure without tables, which a page does not have.
final class KnownAnswers {
  private KnownAnswers() {}

  private static Oracle oracle(RuleSet rules) {
    return Engine.oracle(rules, Oracle.NONE);
  }

  static Json coach(Asked asked, Game game) {
    var line = GameView.line(game.turn());
    int at = asked.has("at") ? asked.number("at") : line.size() - 1;
    if (at < 0 || at >= line.size()) {
      throw new BadInput(
          new Problem.NoSuchValue("at", String.valueOf(at), GameView.numbers(line.size() - 1)));
    }
    return Coach.of(oracle(game.rules()), line.get(at).position(), asked.words())
        .orElse(Json.none());
  }

  static Json chance(Asked asked, Game game) {
    return Chance.of(oracle(game.rules()), game, asked.words()).orElse(Json.none());
  }

  /// How much there is to ask for.
  static Json extent(Asked asked) {
    var rules = asked.rules();
    return new Members().put("known", Extent.of(rules, oracle(rules)).id()).done();
  }
}
