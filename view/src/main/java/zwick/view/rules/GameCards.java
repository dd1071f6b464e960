package zwick.view.rules;

import java.util.ArrayList;
import java.util.List;
import zwick.draughts.DraughtsRules;
import zwick.engine.search.Engine;
import zwick.game.BadInput;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.known.Oracle;
import zwick.game.presets.Presets;
import zwick.mill.MillRules;
import zwick.notation.PositionText;
import zwick.notation.RuleText;
import zwick.notation.json.Json;
import zwick.text.Words;
import zwick.view.game.BoardShape;
import zwick.view.game.Scene;
import zwick.view.json.JsonObjectBuilder;
import zwick.wolf.WolfRules;

/// The games there are, each with a picture of it.
public final class GameCards {
  private GameCards() {}

  public static Json all(Words words) {
    var cards = new ArrayList<Json>();
    for (var preset : Presets.all()) {
      var rules = preset.rules();
      cards.add(
          new JsonObjectBuilder()
              .put("preset", preset.id())
              .put("rules", RuleText.write(rules))
              .put("name", words.preset(preset.id()))
              .put("summary", words.summary(preset.id()))
              .put("family", rules.family())
              .put("booklet", preset.booklet())
              .put("perfect", Engine.oracle(rules, Oracle.NONE).knowsAll(rules))
              .put("pieces", Scene.pieces(sample(rules)))
              .put("board", BoardShape.of(rules))
              .done());
    }
    return new Json.Arr(cards);
  }

  /// A position that shows what the game looks like: the start, or where the board is empty then, a
  /// while after it.
  private static Position sample(RuleSet rules) {
    return switch (rules) {
      case MillRules mill -> mill(mill);
      case DraughtsRules _ -> rules.start();
      case WolfRules _ -> PositionText.read(rules, "W:W29,30,31,32:B2");
    };
  }

  private static Position mill(MillRules rules) {
    var candidates = List.of("W:Wa7,d7,d6,b4,f2:Bg7,b6,d5,e4,a1", "W:Wa5,c5,b3,d2:Be5,b4,d3,a1");
    for (var text : candidates) {
      try {
        return PositionText.read(rules, text);
      } catch (BadInput _) {
        // another board, or fewer stones
      }
    }
    return rules.start();
  }
}
