package zwick.solver.mill.placing;

import zwick.solver.mill.positions.MovingIndex;
import zwick.solver.mill.positions.MovingRules;
import zwick.solver.mill.positions.Orbits;
import zwick.solver.mill.positions.PointSubsets;
import zwick.solver.mill.positions.RingBoard;

/// A table of the placing phase and those one ply on, to which its moves lead, and how positions
/// are numbered in them. The blocks are White's orbits in all of them.
public final class PlacingSuccessors {
  final RingBoard plane;
  final MovingRules rules;
  final PlacingStage stage;
  final Orbits orbits;
  final PointSubsets pointSubsets;

  /// The tables one ply on with no stone taken, one, and two; empty where there is none.
  final byte[][] tables;

  /// White's stones after his or Black's move: one more, or up to two fewer.
  final Orbits[] after = new Orbits[3];

  final PointSubsets[] ranks = new PointSubsets[3];

  PlacingSuccessors(MovingIndex space, PlacingStage stage, byte[][] tables) {
    this.stage = stage;
    this.tables = tables;
    plane = space.plane();
    rules = space.rules();
    orbits = space.orbits(stage.white());
    pointSubsets = space.subsets(stage.white(), stage.black());
    for (int taken = 0; taken < 3; taken++) {
      var then = stage.next(taken);
      if (tables[taken].length > 0) {
        ranks[taken] = space.subsets(then.white(), then.black());
        after[taken] = space.orbits(then.white());
      }
    }
  }

  /// Whether any mill ends the game.
  boolean sweeps() {
    return rules.sweep() && stage.opponentOwns() == 3;
  }
}
