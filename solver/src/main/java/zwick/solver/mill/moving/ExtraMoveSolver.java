package zwick.solver.mill.moving;

import zwick.solver.Workers;
import zwick.solver.mill.positions.MovingIndex;
import zwick.solver.mill.positions.SymmetryClassCount;

/// Solves the positions in which the side to move has just closed a mill and may move again or
/// pass, once the pair they belong to is solved. Each follows from the positions its moves lead to:
/// those of the pair, or after another mill those of a smaller one.
record ExtraMoveSolver(MovingTables tables, MovingIndex space, Workers workers) {
  void solve(int many, int few) {
    new MovingCheck(tables, space, workers)
        .each(
            many,
            few,
            true,
            half -> {
              int opponent = many + few - half.own;
              if (!tables.there(half.own, opponent, true)) {
                var table = half.make();
                var tableCensus =
                    new SymmetryClassCount(space, many, few, workers)
                        .ofEntries(table, half.own, opponent);
                tables.write(tableCensus, table, half.own, opponent, true);
              }
            });
  }
}
