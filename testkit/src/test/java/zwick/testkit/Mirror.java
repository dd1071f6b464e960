package zwick.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.Setup;
import zwick.game.Side;
import zwick.game.moves.Move;
import zwick.game.moves.Step;

/// A way to look at a board that changes nothing about the game: a mirrored position has the
/// mirrored moves.
///
/// @param point where a point goes; done twice, it is where it was
/// @param swaps whether the players change sides
record Mirror(String name, IntUnaryOperator point, boolean swaps) {

  static List<Mirror> of(RuleSet rules) {
    int last = rules.grid().points().getLast();
    return switch (rules.family()) {
      case "mill" ->
          List.of(
              new Mirror("turned half round", at -> last - at, false),
              new Mirror("columns for rows", at -> swapped(rules, at), false),
              new Mirror("other colours", at -> at, true));
      case "draughts" -> List.of(new Mirror("from the other side", at -> last + 1 - at, true));
      default -> List.of();
    };
  }

  /// c5 for e3: the letter becomes the number.
  private static int swapped(RuleSet rules, int at) {
    var name = rules.grid().name(at);
    var image = (char) ('a' + name.charAt(1) - '1') + "" + (char) ('1' + name.charAt(0) - 'a');
    return rules.grid().find(image).orElseThrow();
  }

  Position of(Position position) {
    var setup = position.setup();
    var pieces =
        setup.pieces().stream()
            .map(p -> new Setup.Piece(side(p.side()), point.applyAsInt(p.at()), p.king()))
            .toList();
    var image =
        new Setup(
            side(setup.turn()),
            pieces,
            setup.hand(side(Side.WHITE)),
            setup.hand(side(Side.BLACK)),
            setup.extra());
    return position.rules().check(image).orThrow();
  }

  Outcome of(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Win(Side winner, var by) -> new Outcome.Win(side(winner), by);
      case Outcome.Draw draw -> draw;
    };
  }

  private Side side(Side side) {
    return swaps ? side.other() : side;
  }

  Move back(Move move) {
    var steps = new ArrayList<Step>();
    for (var step : move.steps()) {
      steps.add(
          switch (step) {
            case Step.Place(int to) -> new Step.Place(point.applyAsInt(to));
            case Step.Slide(int from, int to) ->
                new Step.Slide(point.applyAsInt(from), point.applyAsInt(to));
            case Step.Jump(int from, int over, int to) ->
                new Step.Jump(point.applyAsInt(from), point.applyAsInt(over), point.applyAsInt(to));
            case Step.Crown(int at) -> new Step.Crown(point.applyAsInt(at));
            case Step.Remove(int at) -> new Step.Remove(point.applyAsInt(at));
            case Step.Sweep(List<Integer> at) ->
                new Step.Sweep(at.stream().map(point::applyAsInt).sorted().toList());
            case Step.Pass pass -> pass;
          });
    }
    // Two stones taken are named in ascending order.
    var removed =
        new ArrayList<>(steps.stream().filter(step -> step instanceof Step.Remove).toList());
    if (removed.size() == 2
        && ((Step.Remove) removed.get(0)).at() > ((Step.Remove) removed.get(1)).at()) {
      Collections.reverse(removed);
    }
    var others = steps.stream().filter(step -> !(step instanceof Step.Remove));
    return new Move(Stream.concat(others, removed.stream()).toList());
  }

  @Override
  public String toString() {
    return name;
  }
}
