package zwick.view.game;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import zwick.draughts.DraughtsPosition;
import zwick.draughts.DraughtsRules.Obligation;
import zwick.game.Position;
import zwick.game.moves.Move;
import zwick.game.moves.Step;
import zwick.mill.MillBoard;
import zwick.mill.MillPosition;
import zwick.notation.MoveText;
import zwick.notation.json.Json;
import zwick.view.json.JsonObjectBuilder;

/// The legal moves of a position, as fingers touch them.
final class MoveChoices {
  private MoveChoices() {}

  static List<Json> of(Position position) {
    var choices = new ArrayList<Json>();
    for (var entry : MoveText.writeAll(position).entrySet()) {
      var move = entry.getValue();
      if (!passes(move)) {
        for (var touches : Touches.of(move)) {
          choices.add(
              new JsonObjectBuilder()
                  .put("touches", JsonObjectBuilder.points(touches))
                  .put("action", entry.getKey())
                  .put("steps", Scene.steps(position.rules(), position.turn(), move))
                  .put("mills", mills(position, move))
                  .done());
        }
      }
    }
    return choices;
  }

  static boolean passes(Move move) {
    return move.steps().getFirst() instanceof Step.Pass;
  }

  /// The lines that the move fills with three stones.
  static List<Json> mills(Position position, Move move) {
    var mills = new ArrayList<Json>();
    if (position instanceof MillPosition mill && !passes(move)) {
      int stones = mill.stones(position.turn());
      int to = -1;
      for (var step : move.steps()) {
        if (step instanceof Step.Slide(int from, int target)) {
          stones &= ~(1 << from);
          to = target;
        } else if (step instanceof Step.Place(int target)) {
          to = target;
        }
      }
      int after = stones | 1 << to;
      for (int line : mill.rules().grid().lines()) {
        if ((line & ~after) == 0 && (line >> to & 1) != 0) {
          mills.add(JsonObjectBuilder.points(MillBoard.points(line)));
        }
      }
    }
    return mills;
  }

  /// The pieces that have to capture, where a capture is all that is legal. Where a capture may be
  /// overlooked, finding it is part of the game.
  static TreeSet<Integer> must(Position position) {
    var must = new TreeSet<Integer>();
    if (position instanceof DraughtsPosition draughts
        && (draughts.insisted() || draughts.rules().obligation() == Obligation.ENFORCED)
        && draughts.canCapture()) {
      for (var move : position.legalMoves()) {
        must.add(move.touches().getFirst());
      }
    }
    return must;
  }
}
