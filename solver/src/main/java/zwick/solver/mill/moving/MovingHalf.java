package zwick.solver.mill.moving;

import java.util.function.IntFunction;
import zwick.solver.BadTable;
import zwick.solver.Workers;
import zwick.solver.mill.positions.MovingIndex;
import zwick.solver.mill.positions.MovingRules;
import zwick.solver.mill.positions.Orbits;
import zwick.solver.mill.positions.PointSubsets;
import zwick.solver.mill.positions.WinDrawLoss;

/// Half a pair, one side being to move, with every entry found from the positions its moves lead
/// to.
abstract class MovingHalf {
  private final MovingTables tables;
  private final Workers workers;
  final MovingIndex space;
  final MovingRules rules;
  final int many;
  final int few;
  final Orbits orbits;
  final PointSubsets pointSubsets;
  final int own;

  /// What the entry of a smaller pair is worth to the one who took.
  final int[] taking;

  MovingHalf(MovingCheck check, int many, int few, int own) {
    tables = check.tables();
    workers = check.workers();
    space = check.space();
    rules = space.rules();
    taking = rules.again() ? MovingScore.AGAIN : MovingScore.TAKING;
    this.many = many;
    this.few = few;
    this.own = own;
    orbits = space.orbits(many);
    pointSubsets = space.subsets(many, few);
  }

  /// Finds the best score of every position of a block; for one thread.
  abstract IntFunction<int[]> scorer();

  /// The whole table, made anew.
  final byte[] make() {
    var table = new byte[(int) space.size(many, few)];
    workers.each(
        orbits.count(),
        (from, to, _) -> {
          var scorer = scorer();
          for (int block = from; block < to; block++) {
            var scores = scorer.apply(block);
            for (int i = 0; i < scores.length; i++) {
              table[block * scores.length + i] = (byte) MovingScore.entry(scores[i]);
            }
          }
        });
    return table;
  }

  /// Compares what is stored with the best score of each position.
  final void check(boolean extra) {
    try (var table = tables.open(own, many + few - own, extra)) {
      workers.each(
          orbits.count(),
          (from, to, _) -> {
            var stored = new byte[pointSubsets.count()];
            var scorer = scorer();
            for (int block = from; block < to; block++) {
              table.copy((long) block * stored.length, stored, stored.length);
              compare(table, block, stored, scorer.apply(block));
            }
          });
    }
  }

  private void compare(MovingTableFile table, int block, byte[] stored, int[] scores) {
    for (int i = 0; i < stored.length; i++) {
      int due = MovingScore.entry(scores[i]);
      int is = stored[i] & 255;
      if (table.brief() ? WinDrawLoss.of(is) != WinDrawLoss.of(due) : is != due) {
        throw new BadTable(
            BadTable.Trouble.WRONG,
            table.file(),
            "%d: %d, %d".formatted((long) block * stored.length + i, is, due));
      }
    }
  }
}
