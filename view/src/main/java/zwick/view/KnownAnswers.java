package zwick.view;

import zwick.engine.search.Engine;
import zwick.game.BadInput;
import zwick.game.Game;
import zwick.game.Problem;
import zwick.game.RuleSet;
import zwick.game.known.Oracle;
import zwick.notation.json.Json;
import zwick.view.game.GameView;
import zwick.view.json.JsonObjectBuilder;
import zwick.view.json.PageQuestion;
import zwick.view.teaching.Coach;
import zwick.view.teaching.KnownExtent;
import zwick.view.teaching.LastChanceJson;

/// The answers about what is known for sure without tables, which a page does not have.
final class KnownAnswers {
  private KnownAnswers() {}

  private static Oracle oracle(RuleSet rules) {
    return Engine.oracle(rules, Oracle.NONE);
  }

  static Json coach(PageQuestion pageQuestion, Game game) {
    var line = GameView.line(game.progress());
    int at = pageQuestion.has("at") ? pageQuestion.number("at") : line.size() - 1;
    if (at < 0 || at >= line.size()) {
      throw new BadInput(
          new Problem.NoSuchValue("at", String.valueOf(at), GameView.numbers(line.size() - 1)));
    }
    return Coach.of(oracle(game.rules()), line.get(at).position(), pageQuestion.words())
        .orElse(Json.none());
  }

  static Json chance(PageQuestion pageQuestion, Game game) {
    return LastChanceJson.of(oracle(game.rules()), game, pageQuestion.words()).orElse(Json.none());
  }

  /// How much there is to ask for.
  static Json extent(PageQuestion pageQuestion) {
    var rules = pageQuestion.rules();
    return new JsonObjectBuilder().put("known", KnownExtent.of(rules, oracle(rules)).id()).done();
  }
}
