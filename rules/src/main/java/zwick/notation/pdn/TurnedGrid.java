package zwick.notation.pdn;

import java.util.List;
import java.util.OptionalInt;
import zwick.game.moves.Grid;

/// A board whose squares are counted from the other end.
record TurnedGrid(Grid grid) implements Grid {
  @Override
  public List<Integer> points() {
    return grid.points();
  }

  @Override
  public String name(int point) {
    return grid.name(turn(point));
  }

  @Override
  public OptionalInt find(String name) {
    var point = grid.find(name);
    return point.isPresent() ? OptionalInt.of(turn(point.getAsInt())) : point;
  }

  private int turn(int point) {
    return grid.points().getFirst() + grid.points().getLast() - point;
  }
}
