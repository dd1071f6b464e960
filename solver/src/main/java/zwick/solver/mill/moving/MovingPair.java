package zwick.solver.mill.moving;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import zwick.solver.Workers;
import zwick.solver.mill.positions.FreePoints;
import zwick.solver.mill.positions.InnerLoops.Back;
import zwick.solver.mill.positions.MovingIndex;
import zwick.solver.mill.positions.MovingRules;
import zwick.solver.mill.positions.OrbitUnmoves;
import zwick.solver.mill.positions.OrbitUnmoves.Ways;
import zwick.solver.mill.positions.Orbits;
import zwick.solver.mill.positions.PointSubsets;

/// All positions of two numbers of stones in the making, backwards from those that are decided: see
/// [LargerSideMoveCount], [SmallerSideMoveCount] and [MovingRetrograde].
///
/// There are two tables with the same numbering (see [MovingIndex]): one for the side with more
/// stones to move, one for the other. An undecided entry counts the moves that may yet save the
/// side to move. A position won for the opponent takes one off all entries that lead to it, and the
/// last one lost makes a loss; a position lost for him makes a win of all that lead to it. Level by
/// level this gives the plies as well, and what is never reached is a draw.
///
/// Moves of the smaller side stay in a block; those of the larger lead from block to block along
/// [OrbitUnmoves], so everything that depends on its stones alone is found once a block and not
/// once a position.
final class MovingPair {
  private static final VarHandle LOCKS = MethodHandles.arrayElementVarHandle(int[].class);

  private final MovingRules rules;
  final MovingIndex space;
  final int many;
  final int few;
  final Orbits orbits;
  final OrbitUnmoves orbitUnmoves;
  final PointSubsets pointSubsets;

  /// Entries a block has, and blocks there are.
  final int width;

  final int blocks;

  /// Decided entries are `base` and their plies; counts stay below it. Three stones that jump have
  /// up to 54 moves, any others far fewer.
  final int base;

  final byte[] manyTable;
  final byte[] fewTable;
  final Scratch[] scratch;
  private final Workers workers;
  private final int[] locks;

  /// What one thread works with.
  final class Scratch {
    final int[] sets = new int[width];
    final int[] others = new int[width];
    final int[] found = new int[width];
    final byte[] worth = new byte[width];
    final byte[] twice = new byte[rules.two() ? width : 0];
    int wins;
    int open;
    final Back back = new Back();
    final FreePoints freePoints;

    Scratch() {
      freePoints = new FreePoints(space.plane(), many, pointSubsets, rules.jumps(few));
    }
  }

  MovingPair(MovingIndex space, int many, int few, Workers workers) {
    this.space = space;
    this.rules = space.rules();
    this.many = many;
    this.few = few;
    this.workers = workers;
    orbits = space.orbits(many);
    orbitUnmoves = space.slides(many);
    pointSubsets = space.subsets(many, few);
    width = pointSubsets.count();
    blocks = orbits.count();
    base = rules.jumps(few) ? 56 : 42;
    manyTable = new byte[width * blocks];
    fewTable = new byte[width * blocks];
    locks = new int[blocks];
    scratch = new Scratch[workers.threads()];
    Arrays.setAll(scratch, _ -> new Scratch());
  }

  boolean even() {
    return many == few;
  }

  /// One block, by one thread.
  @FunctionalInterface
  interface BlockTask {
    void run(int block, Scratch scratch);
  }

  void each(BlockTask task) {
    workers.each(
        blocks,
        (from, to, worker) -> {
          for (int block = from; block < to; block++) {
            task.run(block, scratch[worker]);
          }
        });
  }

  /// Changes of a block come from several others at once.
  void lock(int block) {
    for (int tries = 1; !LOCKS.compareAndSet(locks, block, 0, 1); tries++) {
      if (tries % 256 == 0) {
        Thread.yield();
      } else {
        Thread.onSpinWait();
      }
    }
  }

  void unlock(int block) {
    LOCKS.setRelease(locks, block, 0);
  }

  /// Where both sides have as many stones, one table is the other with the sides exchanged. Solving
  /// both costs little, and they must come out the same.
  void turn() {
    var low = PointSubsets.lows();
    var high = pointSubsets.high();
    each((block, scratch) -> {
      int own = orbits.set(block);
      int free = orbits.free(block);
      for (int i = 0; i < width; i++) {
        int place = orbits.place(Integer.expand(scratch.freePoints.sets[i], free));
        int turned = space.plane().image(place & 15, own);
        int c = Integer.compress(turned, orbits.free(place >>> 4));
        int at = (place >>> 4) * width + high[c >>> 12] + low[c & 4095];
        fewTable[block * width + i] = manyTable[at];
      }
    });
  }

  /// What was never decided is drawn, and every entry becomes what [MovingEntry] says.
  void end() {
    each((block, _) -> {
      for (int i = block * width; i < (block + 1) * width; i++) {
        manyTable[i] = (byte) Math.max(0, (manyTable[i] & 255) - base + 1);
        fewTable[i] = (byte) Math.max(0, (fewTable[i] & 255) - base + 1);
      }
    });
  }

  Back aim(Ways ways, int way, Scratch scratch) {
    var back = scratch.back;
    back.image = space.plane().image(ways.turn()[way]);
    back.left = ways.left()[way];
    back.free = orbits.free(ways.from()[way]);
    return back;
  }
}
