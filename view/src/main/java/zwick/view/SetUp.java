package zwick.view;

import java.util.ArrayList;
import zwick.game.Checked;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.Setup;
import zwick.notation.Json;
import zwick.notation.PositionText;
import zwick.text.Words;
import zwick.wolf.WolfRules;

/// Pieces that somebody has set up by hand.
final class SetUp {
  private SetUp() {}

  static Json check(Asked asked, Words words) {
    var rules = asked.rules();
    return switch (rules.check(setup(rules, asked))) {
      case Checked.Good(Position position) ->
          new Members().put("position", PositionText.write(position)).done();
      case Checked.Bad(var problems) -> {
        var sentences = new ArrayList<String>();
        for (var problem : problems) {
          sentences.add(words.problem(problem, rules));
        }
        yield new Members().put("problems", Json.strings(sentences)).done();
      }
    };
  }

  private static Setup setup(RuleSet rules, Asked asked) {
    var pieces = new ArrayList<Setup.Piece>();
    for (var piece : asked.objects("pieces")) {
      boolean king = piece.text("kind").equals("king");
      pieces.add(new Setup.Piece(piece.side("side"), piece.number("at"), king));
    }
    var hand = asked.object("hand");
    boolean wolf = rules instanceof WolfRules; // whether it is placed, its square says
    return new Setup(
        asked.side("turn"),
        pieces,
        wolf ? 0 : hand.number("W"),
        wolf ? 0 : hand.number("B"),
        false);
  }
}
