package zwick.view.teaching;

import java.util.ArrayList;
import java.util.List;
import zwick.game.Position;
import zwick.game.moves.Move;
import zwick.game.moves.Step;
import zwick.mill.MillPosition;
import zwick.text.Words;
import zwick.wolf.WolfBoard;

/// Where to look, without saying yet what to do.
record Nudge(String text, List<Integer> points) {

  static Nudge of(Words words, Position position, Move move) {
    var grid = position.rules().grid();
    return switch (move.steps().getFirst()) {
      case Step.Pass _ -> new Nudge(words.text("hint.pass"), List.of());
      case Step.Place(int to) -> {
        var around = around(position, to);
        var names = around.stream().map(grid::name).toList();
        yield new Nudge(words.text("hint.points", String.join(", ", names)), around);
      }
      default -> {
        int from = move.touches().getFirst();
        yield new Nudge(words.text("hint.piece", grid.name(from)), List.of(from));
      }
    };
  }

  /// Free points of which one is the best: those on the same ring or in the same row.
  private static List<Integer> around(Position position, int to) {
    var around = new ArrayList<Integer>();
    var taken = new ArrayList<Integer>();
    for (var piece : position.setup().pieces()) {
      taken.add(piece.at());
    }
    for (int at : position.rules().grid().points()) {
      boolean near =
          position instanceof MillPosition mill
              ? mill.rules().grid().ring(at) == mill.rules().grid().ring(to)
              : WolfBoard.row(at) == WolfBoard.row(to);
      if (near && !taken.contains(at)) {
        around.add(at);
      }
    }
    return around;
  }
}
