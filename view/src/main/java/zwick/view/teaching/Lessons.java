package zwick.view.teaching;

import java.util.ArrayList;
import java.util.List;
import zwick.game.BadInput;
import zwick.game.Game;
import zwick.game.Problem;
import zwick.game.TextParts;
import zwick.game.Verdict;
import zwick.notation.ActionText;
import zwick.notation.Excerpt;
import zwick.notation.GameRecord;
import zwick.notation.MoveText;
import zwick.notation.PositionText;
import zwick.notation.RuleText;
import zwick.notation.json.Json;
import zwick.notation.records.JsonRecord;
import zwick.text.Words;
import zwick.view.json.JsonObjectBuilder;
import zwick.view.rules.ExampleSquares;

/// Guided first games: a row of positions, each with one thing to do.
public final class Lessons {
  /// A line is a family, the rules, a position and perhaps an action done there first, and what
  /// counts as done: nothing for any move, a whole action, or the beginning of a move up to its `-`
  /// or `x`. Draughts squares are called as in chess, see [EndingBoard].
  private static final String STEPS =
      """
      mill|muehle-turnier|W:W+9:B+9||
      mill|muehle-turnier|W:Wa1,a4,f4+6:Bd2,d6,g7+6||a7x
      mill|muehle-turnier|W:Wd7,d6,b4+5:Bc3,d3,e3,g4+5||d5x
      mill|muehle-turnier|W:Wb6,e4,d2+6:Ba7,d7,f2+6||g7
      mill|muehle-turnier|W:Wd6,b4,f2,e4,a1:Bd2,c3,g7,b6,e5||
      mill|muehle-turnier|W:Wa1,a4,d7,f4,e3:Bd2,b4,c5,g1,g4||d7-a7x
      mill|muehle-turnier|W:Wa1,a4,a7,f4,e3:Bd2,b4,c5,g1||a1-,a4-,a7-
      mill|muehle-turnier|W:Wa1,a4,d7,f4,e3:Bd2,b4,c5,g4||d7-a7x
      mill|muehle-turnier|W:Wa1,a4,a7,d5,d6:Bd2,c3,f2,e4,g4||a7-d7x
      mill|muehle-turnier|W:Wa1,a4,f6:Bd2,c3,f2,g4,e4,b4||f6-a7x
      mill|muehle-turnier|W:Wa1,a4,d7,f4:Bd2,c3,g4||d7-a7x
      draughts|dame-ravensburger|||
      draughts|dame-ravensburger|W:Wc3,g3:Bd4,b8,f8||c3xe5
      draughts|dame-ravensburger|W:Wc1,h2:Bd2,f4,e7,b8||c1xe3xg5
      draughts|dame-ravensburger|W:Wc7,f2:Be3,h6||f2xd4
      draughts|dame-ravensburger|B:Wd4,b2:Be5,f6,h6|h6-g5|insist
      draughts|dame-ravensburger|W:Wc7:Bf4||c7-b8,c7-d8
      draughts|dame-ravensburger|W:WKd8:Bc3||
      draughts|dame-ravensburger|W:WKa1:Be5,b8||a1xf6
      draughts|dame-ravensburger|W:Wc3,Kb8:Bd4||c3xe5
      wolf|lupo-e-pecore|||
      wolf|lupo-e-pecore|W:W29,30,31,32:B6||
      wolf|lupo-e-pecore|B:W21,26,27,32:B18||
      wolf|lupo-e-pecore|W:W12,14,15,16:B4||12-8
      wolf|lupo-e-pecore|B:W29,14,15,16:B26||26-30,26-31
      """;

  private Lessons() {}

  public static Json of(String family, Words words) {
    var steps = new ArrayList<Json>();
    for (var line : TextParts.of(STEPS, '\n')) {
      if (line.startsWith(family + "|")) {
        var key = "lesson." + family + "." + (steps.size() + 1);
        steps.add(step(TextParts.of(line, '|'), key, words));
      }
    }
    if (steps.isEmpty()) {
      var known = List.of("mill", "draughts", "wolf");
      throw new BadInput(new Problem.NoSuchValue("family", Excerpt.of(family), known));
    }
    return new JsonObjectBuilder()
        .put("title", words.text("lesson." + family))
        .put("steps", steps)
        .done();
  }

  private static Json step(List<String> parts, String key, Words words) {
    var game = game(parts);
    var accept = new ArrayList<String>();
    for (var part : TextParts.of(parts.get(4), ',')) {
      accept(game, ExampleSquares.translate(game.rules(), part), accept);
    }
    var insist = words.text("right.insist");
    return new JsonObjectBuilder()
        .put("text", words.text(key, insist))
        .put("record", JsonRecord.toJson(GameRecord.of(game)).write())
        .put("accept", Json.strings(accept))
        .put("praise", words.text(key + ".praise"))
        .put("retry", words.text(accept.isEmpty() ? "lesson.retry" : key + ".retry", insist))
        .done();
  }

  private static Game game(List<String> parts) {
    var rules = RuleText.read(parts.get(1));
    var position = ExampleSquares.translate(rules, parts.get(2));
    var game = Game.of(position.isEmpty() ? rules.start() : PositionText.read(rules, position));
    var action = ExampleSquares.translate(rules, parts.get(3));
    return !action.isEmpty()
            && ActionText.apply(game, action) instanceof Verdict.Accepted(Game next)
        ? next
        : game;
  }

  /// Adds the legal actions that are meant, as the views of the game call them.
  private static void accept(Game game, String meant, List<String> accept) {
    if (meant.equals("insist")) {
      accept.add(meant);
    } else if (!meant.isEmpty()) {
      boolean begins = meant.endsWith("x") || meant.endsWith("-");
      for (var entry : MoveText.writeAll(game.position()).entrySet()) {
        var text = entry.getKey();
        if (begins
            ? text.startsWith(meant)
            : meant.equals(MoveText.full(game.rules(), entry.getValue()))) {
          accept.add(text);
        }
      }
    }
  }
}
