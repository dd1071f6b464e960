package zwick.view.rules;

import java.util.Optional;
import zwick.game.BadInput;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.TextParts;
import zwick.game.moves.Move;
import zwick.notation.MoveText;
import zwick.notation.PositionText;
import zwick.notation.json.Json;
import zwick.text.Words;
import zwick.view.game.BoardShape;
import zwick.view.game.Scene;
import zwick.view.json.JsonObjectBuilder;

/// Small boards beside the paragraphs of a rules page, each with a move to show on it.
///
/// An example is only shown where the referee allows it under the very rules of the page; so there
/// can be several for one topic, and none is ever wrong.
final class Illustrations {
  /// A line is a family, what the paragraph is about (an option and its value, an option, or the
  /// key of a basic rule), a position, a move, and the key of the caption. The first that is legal
  /// is taken. Draughts squares are called as in chess, see [EndingBoard].
  private static final String EXAMPLES =
      """
      mill placing.first|W:Wd6,a1+7:Bd2,f4+7|b4|place
      mill placing.first|W:Wa1,c5+4:Bd2,e3+4|b3|place
      mill placing.mixed|W:Wd6,a1+7:Bd2,f4+7|d6-d5|mixed
      mill mill.slide|W:Wd6,a1,g4,f2:Bd2,b4,c3,e5|d6-d5|slide
      mill mill.slide|W:Wc5,a1,b2,e3:Bd2,e1,b4,a5|c5-c4|slide
      mill placing-mill.remove|W:Wa1,a4,f2+6:Bd2,b4,e5+6|a7xe5|placing-mill
      mill placing-mill.remove|W:Wa1,a3,d2+3:Be3,b4,c2+3|a5xe3|placing-mill
      mill placing-mill.extra-move|W:Wa1,a4,f2+6:Bd2,b4,e5+6|a7|placing-mill.extra
      mill moving-mill.remove|W:Wa1,a4,d7,f2:Bd2,b4,c3,e5|d7-a7xe5|moving-mill
      mill moving-mill.remove|W:Wa1,a3,c5,d2:Be3,b4,c2,d4|c5-a5xe3|moving-mill
      mill moving-mill.remove-and-extra-move|W:Wa1,a4,d7,f2:Bd2,b4,c3,e5|d7-a7xe5|moving-mill.extra
      mill take-from-mill.always|W:Wa1,a4,d7,f2:Bc5,d5,e5,g4|d7-a7xd5|from-mill
      mill take-from-mill|W:Wa1,a4,d7,f2:Bc5,d5,e5,g4|d7-a7xg4|protected
      mill two-mills.two|W:Wa1,a4,d7,g7+3:Bd2,b4,e5,f2+3|a7xb4,e5|two-mills
      mill two-mills.one|W:Wa1,a4,d7,g7+3:Bd2,b4,e5,f2+3|a7xe5|two-mills.one
      mill mill.double|W:Wa1,a4,a7,d5,d6:Bd2,c3,f2,e4,g4|a7-d7xg4|double
      mill jump|W:Wa1,d6,f2:Bd2,b4,c3,e5,g4|a1-g7|jump
      mill mill-beats-jumper.yes|W:Wa1,a4,d7,f2:Bd2,b4,e5|d7-a7x*|sweep
      mill mill-beats-jumper.no|W:Wa1,a4,d7,f2:Bd2,b4,e5|d7-a7xe5|two-left
      mill mill-beats-jumper.no|W:Wa1,a3,c5,d2:Be3,b4,c2|c5-a5xe3|two-left
      draughts draughts.move|W:Wc3:Bf6|c3-d4|man
      draughts draughts.capture|W:Wc3:Bd4,g7|c3xe5|capture
      draughts men-capture|W:Wc3:Bc5,g7|c3xc7|straight
      draughts men-capture|W:We5:Bd4,g7|e5xc3|backwards
      draughts draughts.chain|W:Wc1:Bd2,f4,g7|c1xe3xg5|chain
      draughts draughts.duty|W:Wc3,h2:Bd4,g7|c3xe5|duty
      draughts capture-choice.free|W:Wb2,f2:Bc3,e5,g3|b2xd4xf6|choice.free
      draughts capture-choice.king-first|W:Wb2,Kf2:Bc3,e5,g3|f2xh4|choice.king
      draughts capture-choice|W:Wb2,f2:Bc3,e5,g3|b2xd4xf6|choice
      draughts draughts.crown|W:Wc7:Bf4|c7-d8|crown
      draughts crowning.on-stop|W:Wb6:Bc7,e7,h2|b6xd8xf6|crowning.on-stop
      draughts crowning.at-once-continue|W:Wb6:Bc7,e7,h2|b6xd8xf6|crowning.at-once
      draughts crowning.at-once-stop|W:Wb6:Bc7,e7,h2|b6xd8|crowning.stop
      draughts king.flying|W:WKc3:Bh6|c3-f6|king
      draughts king.short|W:WKc3:Bh6|c3-b2|king.short
      draughts king-lands.behind|W:WKa1:Bd4,h4|a1xe5|lands.behind
      draughts king-lands.anywhere|W:WKa1:Bd4,h4|a1xg7|lands.anywhere
      draughts men-take-kings.yes|W:Wc3:BKd4,h6|c3xe5|takes-king
      draughts obligation.insist|W:Wc3,h2:Bd4,h6|h2-g3|insist
      draughts obligation.huff|W:Wc3,h2:Bd4,h6|h2-g3|huff
      wolf wolf.place|B:W29,30,31,32:B|14|wolf-place
      wolf wolf.move|W:W25,30,31,32:B14|30-26|sheep
      wolf wolf.caught|W:W12,14,15,16:B4|12-8|wolf-caught
      wolf wolf.through|B:W29,14,15,16:B26|26-31|wolf-through
      """;

  private Illustrations() {}

  /// @param topic what the paragraph is about, see [zwick.text.RulesPage.Paragraph]
  static Json of(RuleSet rules, String topic, Words words) {
    var any = rules.family() + " " + topic;
    var exact = any + "." + rules.values().get(topic);
    for (var line : TextParts.of(EXAMPLES, '\n')) {
      var parts = TextParts.of(line, '|');
      if (parts.getFirst().equals(exact) || parts.getFirst().equals(any)) {
        var shown = shown(rules, parts.get(1), parts.get(2), words, parts.get(3));
        if (shown.isPresent()) {
          return shown.get();
        }
      }
    }
    return Json.none();
  }

  private static Optional<Json> shown(
      RuleSet rules, String where, String what, Words words, String caption) {
    Position position;
    try {
      position = PositionText.read(rules, ExampleSquares.translate(rules, where));
    } catch (BadInput _) {
      return Optional.empty(); // another board, or fewer pieces
    }
    var wish = MoveText.readWish(rules, ExampleSquares.translate(rules, what));
    if (wish.isEmpty()) {
      return Optional.empty(); // the position fits by chance, the points have other names
    }
    var moves = position.find(wish.get());
    return moves.size() == 1
        ? Optional.of(json(position, moves.getFirst(), words.text("illustration." + caption)))
        : Optional.empty();
  }

  private static Json json(Position position, Move move, String caption) {
    return new JsonObjectBuilder()
        .put("board", BoardShape.of(position.rules()))
        .put("pieces", Scene.pieces(position))
        .put("hand", Scene.hands(position))
        .put("steps", Scene.steps(position.rules(), position.turn(), move))
        .put("after", Scene.pieces(position.play(move).orElseThrow()))
        .put("caption", caption)
        .done();
  }
}
