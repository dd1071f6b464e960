package zwick.solver.mill;

import java.util.ArrayList;
import java.util.List;
import zwick.solver.SolvingPlan;
import zwick.solver.Workers;
import zwick.solver.mill.moving.MovingCheck;
import zwick.solver.mill.moving.MovingTableMaker;
import zwick.solver.mill.moving.MovingTables;
import zwick.solver.mill.placing.PlacingCheck;
import zwick.solver.mill.placing.PlacingStage;
import zwick.solver.mill.placing.PlacingTables;
import zwick.solver.mill.positions.MovingIndex;

/// All tables of a mill game, each after those it is made from.
///
/// @param stones how many each side has in the whole game
/// @param inTurn whether stones are placed in turn, so that the placing phase can be solved
record MillTableGroups(
    MovingIndex space,
    MovingTables moving,
    PlacingTables placing,
    Workers workers,
    int stones,
    boolean inTurn) {
  /// For the program, the lists of sets and what is being compressed.
  private static final long HEADROOM = 128L << 20;

  /// With up to `most` stones on each side; those of the placing phase only where that is all.
  List<MillTableGroup> of(int most) {
    var pieces = new ArrayList<MillTableGroup>();
    for (var pair : MovingTables.pairs(most)) {
      pieces.add(moving(pair[0], pair[1]));
    }
    for (var stage : stages(most)) {
      pieces.add(placing(stage));
    }
    return pieces;
  }

  private MillTableGroup moving(int many, int few) {
    var maker = new MovingTableMaker(moving, space, workers);
    int tables = (many == few ? 1 : 2) * (space.rules().again() ? 2 : 1);
    return new MillTableGroup(
        many + "-" + few,
        moving.files(many, few),
        space.size(many, few) * tables,
        maker.memory(many, few),
        moving.solved(many, few),
        () -> maker.solve(many, few),
        () -> new MovingCheck(moving, space, workers).check(many, few));
  }

  private MillTableGroup placing(PlacingStage stage) {
    return new MillTableGroup(
        stage.title(),
        List.of(placing.file(stage)),
        placing.size(stage),
        placing.memory(stage),
        placing.solved(stage),
        () -> placing.solve(stage),
        () -> new PlacingCheck(placing, placing.next(stage)).check(workers));
  }

  /// Every table of the placing phase, the last ply first.
  List<PlacingStage> stages(int most) {
    var stages = new ArrayList<PlacingStage>();
    if (inTurn && most == stones) {
      for (int ply = 2 * stones - 1; ply >= 0; ply--) {
        stages.addAll(placing.stages(stones, ply));
      }
    }
    return stages;
  }

  /// What the missing tables will take.
  SolvingPlan plan(int most, boolean brief) {
    long entries = 0;
    long disk = 0;
    long memory = 0;
    for (var piece : of(most)) {
      entries += piece.positions();
      if (!piece.there()) {
        disk += piece.room(brief);
        memory = Math.max(memory, piece.memory());
      }
    }
    return new SolvingPlan(entries, disk, memory + HEADROOM);
  }
}
