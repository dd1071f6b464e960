package zwick.notation.pdn;

import java.util.List;
import java.util.OptionalInt;
import zwick.draughts.DraughtsBoard;
import zwick.game.moves.Grid;

/// A draughts board whose squares are called as in chess: a1 at the bottom left, White at the
/// bottom. Numbers are understood too.
record LetteredGrid(DraughtsBoard board) implements Grid {
  @Override
  public List<Integer> points() {
    return board.points();
  }

  @Override
  public String name(int point) {
    return (char) ('a' + board.column(point)) + String.valueOf(board.size() - board.row(point));
  }

  @Override
  public OptionalInt find(String name) {
    for (int point : points()) {
      if (name(point).equals(name)) {
        return OptionalInt.of(point);
      }
    }
    return board.find(name);
  }
}
