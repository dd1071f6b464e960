package zwick.game.moves;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// One whole turn: `d6-d7xa1`, `28x19x10`. What the rules force after the first act (the stone to
/// take, the next jump) belongs to the move; what a player is free to do or leave is another move.
///
/// Two captures that start and end alike, take the same pieces and leave the same piece behind are
/// equal, whatever way they went.
public record Move(List<Step> steps) {
  public Move {
    steps = List.copyOf(steps);
  }

  public static Move of(Step... steps) {
    return new Move(List.of(steps));
  }

  /// The points a finger touches, in order: what a page narrows down touch by touch.
  public List<Integer> touches() {
    var touches = new ArrayList<Integer>();
    for (var step : steps) {
      switch (step) {
        case Step.Place(int to) -> touches.add(to);
        case Step.Slide(int from, int to) -> {
          touches.add(from);
          touches.add(to);
        }
        case Step.Jump(int from, int _, int to) -> {
          if (touches.isEmpty()) {
            touches.add(from);
          }
          touches.add(to);
        }
        case Step.Remove(int at) -> touches.add(at);
        case Step.Crown _, Step.Sweep _, Step.Pass _ -> {}
      }
    }
    return touches;
  }

  public boolean captures() {
    return steps.stream().anyMatch(step -> step instanceof Step.Jump);
  }

  public boolean crowns() {
    return steps.stream().anyMatch(step -> step instanceof Step.Crown);
  }

  /// The points of the pieces this move takes, ascending.
  public Set<Integer> taken() {
    var taken = new TreeSet<Integer>();
    for (var step : steps) {
      switch (step) {
        case Step.Jump(int _, int over, int _) -> taken.add(over);
        case Step.Remove(int at) -> taken.add(at);
        case Step.Sweep(List<Integer> at) -> taken.addAll(at);
        case Step.Place _, Step.Slide _, Step.Crown _, Step.Pass _ -> {}
      }
    }
    return taken;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Move move
        && (captures() ? trace().equals(move.trace()) : steps.equals(move.steps));
  }

  @Override
  public int hashCode() {
    return captures() ? trace().hashCode() : steps.hashCode();
  }

  private record Trace(int from, int to, Set<Integer> taken, boolean crowns) {}

  private Trace trace() {
    var touches = touches();
    if (touches.isEmpty()) {
      return new Trace(-1, -1, taken(), crowns());
    }
    return new Trace(touches.getFirst(), touches.getLast(), taken(), crowns());
  }
}
