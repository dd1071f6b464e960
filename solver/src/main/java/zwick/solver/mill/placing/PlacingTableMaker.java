package zwick.solver.mill.placing;

import zwick.solver.Workers;

/// Finds a table of the placing phase from those one ply on, block by block.
record PlacingTableMaker(PlacingSuccessors next) {
  byte[] run(Workers workers) {
    int blocks = next.orbits.count();
    var table = new byte[next.pointSubsets.count() * blocks];
    var passes = new Pass[workers.threads()];
    for (int i = 0; i < passes.length; i++) {
      passes[i] =
          next.stage.whiteToMove() ? new WhitePlacing(next, table) : new BlackPlacing(next, table);
    }
    workers.each(
        blocks,
        (from, to, worker) -> {
          for (int block = from; block < to; block++) {
            passes[worker].fill(block);
          }
        });
    return table;
  }

  /// Fills blocks of the table; for one thread.
  interface Pass {
    void fill(int block);
  }
}
