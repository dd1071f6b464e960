package zwick.view;

import java.util.ArrayList;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.Setup;
import zwick.game.SetupCheck;
import zwick.notation.PositionText;
import zwick.notation.json.Json;
import zwick.text.Words;
import zwick.view.json.JsonObjectBuilder;
import zwick.view.json.PageQuestion;
import zwick.wolf.WolfRules;

/// Pieces that somebody has set up by hand.
final class SetupView {
  private SetupView() {}

  static Json check(PageQuestion pageQuestion, Words words) {
    var rules = pageQuestion.rules();
    return switch (rules.check(setup(rules, pageQuestion))) {
      case SetupCheck.Good(Position position) ->
          new JsonObjectBuilder().put("position", PositionText.write(position)).done();
      case SetupCheck.Bad(var problems) -> {
        var sentences = new ArrayList<String>();
        for (var problem : problems) {
          sentences.add(words.problem(problem, rules));
        }
        yield new JsonObjectBuilder().put("problems", Json.strings(sentences)).done();
      }
    };
  }

  private static Setup setup(RuleSet rules, PageQuestion pageQuestion) {
    var pieces = new ArrayList<Setup.Piece>();
    for (var piece : pageQuestion.objects("pieces")) {
      boolean king = piece.text("kind").equals("king");
      pieces.add(new Setup.Piece(piece.side("side"), piece.number("at"), king));
    }
    var hand = pageQuestion.object("hand");
    boolean wolf = rules instanceof WolfRules; // whether it is placed, its square says
    return new Setup(
        pageQuestion.side("turn"),
        pieces,
        wolf ? 0 : hand.number("W"),
        wolf ? 0 : hand.number("B"),
        false);
  }
}
