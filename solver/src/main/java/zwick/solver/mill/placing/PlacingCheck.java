package zwick.solver.mill.placing;

import zwick.solver.BadTable;
import zwick.solver.Workers;

/// Checks every position of a table of the placing phase against those its moves lead to, one
/// position after the other, each move by itself.
public record PlacingCheck(PlacingTables tables, PlacingSuccessors next) {
  public void check(Workers workers) {
    var pointSubsets = next.pointSubsets;
    try (var table = tables.open(next.stage)) {
      workers.each(
          next.orbits.count(),
          (from, to, _) -> {
            long first = (long) from * pointSubsets.count();
            long last = (long) to * pointSubsets.count();
            var packed = new byte[(int) (Math.ceilDiv(last, 4) - first / 4)];
            table.copy(first / 4, packed, packed.length);
            var block = new PlacingBlock(next);
            long index = first;
            for (int orbit = from; orbit < to; orbit++) {
              block.enter(orbit);
              for (int set : pointSubsets.sets()) {
                int stored = packed[(int) (index / 4 - first / 4)] >> 2 * (int) (index % 4) & 3;
                if (stored != block.worth(set)) {
                  throw new BadTable(BadTable.Trouble.WRONG, table.file(), index + ": " + stored);
                }
                index++;
              }
            }
          });
    }
  }
}
