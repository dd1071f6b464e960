package zwick.testkit;

import java.util.Set;
import java.util.TreeSet;
import zwick.game.moves.Move;
import zwick.game.moves.Step;

/// What a move does to the board, whatever way it went and however it is written.
///
/// @param from where the piece stood, [#NOWHERE] if it came from the hand or nothing moved
/// @param to where it stands, [#NOWHERE] for declining an extra move
/// @param crowned whether a man became a king
record Deed(int from, int to, Set<Integer> taken, boolean crowned) {
  static final int NOWHERE = -1;

  static Deed of(Move move) {
    int from = NOWHERE;
    int to = NOWHERE;
    boolean moved = false;
    boolean crowned = false;
    var taken = new TreeSet<Integer>();
    for (var step : move.steps()) {
      switch (step) {
        case Step.Place place -> to = place.to();
        case Step.Slide slide -> {
          from = slide.from();
          to = slide.to();
        }
        case Step.Jump jump -> {
          from = moved ? from : jump.from();
          to = jump.to();
          moved = true;
          taken.add(jump.over());
        }
        case Step.Crown _ -> crowned = true;
        case Step.Remove remove -> taken.add(remove.at());
        case Step.Sweep sweep -> taken.addAll(sweep.at());
        case Step.Pass _ -> {}
      }
    }
    return new Deed(from, to, taken, crowned);
  }
}
