package zwick.view.game;

import java.util.ArrayList;
import java.util.List;
import zwick.draughts.DraughtsRules;
import zwick.game.Position;
import zwick.game.Progress.Deed;
import zwick.game.RuleSet;
import zwick.game.Setup;
import zwick.game.Side;
import zwick.game.moves.Move;
import zwick.game.moves.Step;
import zwick.mill.MillRules;
import zwick.notation.json.Json;
import zwick.view.json.JsonObjectBuilder;
import zwick.wolf.WolfPosition;
import zwick.wolf.WolfRules;

/// What stands on a board and what hands do there.
public final class Scene {
  private Scene() {}

  public static List<Json> pieces(Position position) {
    var pieces = new ArrayList<Json>();
    for (var piece : position.setup().pieces()) {
      pieces.add(
          new JsonObjectBuilder()
              .put("at", piece.at())
              .put("side", piece.side())
              .put("kind", kind(position.rules(), piece))
              .done());
    }
    return pieces;
  }

  private static String kind(RuleSet rules, Setup.Piece piece) {
    return piece.king() ? "king" : kind(rules, piece.side());
  }

  /// What a side plays with, before any crowning.
  static String kind(RuleSet rules, Side side) {
    return switch (rules) {
      case MillRules _ -> "stone";
      case DraughtsRules _ -> "man";
      case WolfRules _ -> side == Side.WHITE ? "sheep" : "wolf";
    };
  }

  /// All a side can have, those it begins with first.
  static List<String> kinds(RuleSet rules, Side side) {
    var kind = kind(rules, side);
    return rules instanceof DraughtsRules ? List.of(kind, "king") : List.of(kind);
  }

  public static Json hands(Position position) {
    return JsonObjectBuilder.sides(hand(position, Side.WHITE), hand(position, Side.BLACK));
  }

  /// The wolf that has yet to choose its square is in Black's hand.
  private static int hand(Position position, Side side) {
    return position instanceof WolfPosition wolf
        ? side == Side.BLACK && wolf.placing() ? 1 : 0
        : position.setup().hand(side);
  }

  /// How many of each side's pieces have left the board on the way from `start`.
  static Json taken(Position start, Position now) {
    return JsonObjectBuilder.sides(taken(start, now, Side.WHITE), taken(start, now, Side.BLACK));
  }

  private static int taken(Position start, Position now, Side side) {
    return Math.max(0, owned(start, side) - owned(now, side));
  }

  private static int owned(Position position, Side side) {
    return (int) position.setup().count(side) + hand(position, side);
  }

  public static List<Json> steps(RuleSet rules, Deed deed) {
    return switch (deed) {
      case Deed.Moved(Side by, Move move) -> steps(rules, by, move);
      case Deed.Huffed(Side _, int at) -> List.of(remove(at));
    };
  }

  public static List<Json> steps(RuleSet rules, Side by, Move move) {
    var steps = new ArrayList<Json>();
    for (var step : move.steps()) {
      steps.add(
          switch (step) {
            case Step.Place(int to) ->
                does("place").put("to", to).put("side", by).put("kind", kind(rules, by)).done();
            case Step.Slide(int from, int to) ->
                does("slide").put("from", from).put("to", to).done();
            case Step.Jump(int from, int over, int to) ->
                does("jump").put("from", from).put("over", over).put("to", to).done();
            case Step.Crown(int at) -> does("crown").put("at", at).done();
            case Step.Remove(int at) -> remove(at);
            case Step.Sweep(List<Integer> at) ->
                does("sweep").put("at", JsonObjectBuilder.points(at)).done();
            case Step.Pass _ -> does("pass").done();
          });
    }
    return steps;
  }

  private static Json remove(int at) {
    return does("remove").put("at", at).done();
  }

  private static JsonObjectBuilder does(String what) {
    return new JsonObjectBuilder().put("do", what);
  }
}
