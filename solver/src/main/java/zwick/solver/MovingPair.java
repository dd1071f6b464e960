package zwick.solver;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import zwick.mill.MillRules.TakeFromMill;
import zwick.solver.Passes.Back;
import zwick.solver.Slides.Kind;
import zwick.solver.Slides.Ways;

/// Solves all positions of two numbers of stones at once, backwards from those that are decided.
///
/// There are two tables with the same numbering (see [MovingSpace]): one for the side with more
/// stones to move, one for the other. An undecided entry counts the moves that may yet save the side
/// to move. A position won for the opponent takes one off all entries that lead to it, and the last
/// one lost makes a loss; a position lost for him makes a win of all that lead to it. Level by level
/// this gives the plies as well, and what is never reached is a draw.
///
/// Moves of the smaller side stay in a block; those of the larger lead from block to block along
/// [Slides], so everything that depends on its stones alone is found once a block and not once a
/// position.
final class MovingPair {
  private static final VarHandle LOCKS = MethodHandles.arrayElementVarHandle(int[].class);

  private final MovingRules rules;
  final MovingSpace space;
  final int many;
  final int few;
  final Orbits orbits;
  final Slides slides;
  final Subsets subsets;

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

  /// Blocks with entries of the present level and of the next.
  private byte[] manyNow;

  private byte[] fewNow;
  private byte[] manyNext;
  private byte[] fewNext;

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
    final Room room;

    Scratch() {
      room = new Room(space.plane(), many, subsets, rules.jumps(few));
    }
  }

  MovingPair(MovingSpace space, int many, int few, Workers workers) {
    this.space = space;
    this.rules = space.rules();
    this.many = many;
    this.few = few;
    this.workers = workers;
    orbits = space.orbits(many);
    slides = space.slides(many);
    subsets = space.subsets(many, few);
    width = subsets.count();
    blocks = orbits.count();
    base = rules.jumps(few) ? 56 : 42;
    manyTable = new byte[width * blocks];
    fewTable = new byte[width * blocks];
    locks = new int[blocks];
    manyNow = new byte[blocks];
    fewNow = new byte[blocks];
    manyNext = new byte[blocks];
    fewNext = new byte[blocks];
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
    var low = Subsets.lows();
    var high = subsets.high();
    each(
        (block, scratch) -> {
          int own = orbits.set(block);
          int free = orbits.free(block);
          for (int i = 0; i < width; i++) {
            int place = orbits.place(Integer.expand(scratch.room.sets[i], free));
            int turned = space.plane().image(place & 15, own);
            int c = Integer.compress(turned, orbits.free(place >>> 4));
            int at = (place >>> 4) * width + high[c >>> 12] + low[c & 4095];
            fewTable[block * width + i] = manyTable[at];
          }
        });
  }

  /// Once all moves are counted: who has none has lost, and the first levels are known.
  void settle() {
    settle(manyTable, manyNow, manyNext);
    settle(fewTable, fewNow, fewNext);
  }

  private void settle(byte[] table, byte[] now, byte[] next) {
    byte lost = (byte) base;
    byte won = (byte) (base + 1);
    each(
        (block, _) -> {
          for (int i = block * width; i < (block + 1) * width; i++) {
            if (table[i] == 0 || table[i] == lost) {
              table[i] = lost;
              now[block] = 1;
            } else if (table[i] == won) {
              next[block] = 1;
            }
          }
        });
  }

  /// Level by level, until nothing new is decided.
  void solve() {
    for (int level = 0; level == 0 || any(manyNow) || any(fewNow); level++) {
      if (base + level + 1 > 255) {
        throw new IllegalStateException(many + "-" + few + " is deeper than a byte can say");
      }
      int plies = level;
      each(
          (block, scratch) -> {
            if (fewNow[block] != 0) {
              back(block, plies, scratch);
            }
            if (manyNow[block] != 0) {
              within(block, plies, scratch);
            }
          });
      var manyDone = manyNow;
      var fewDone = fewNow;
      manyNow = manyNext;
      fewNow = fewNext;
      manyNext = manyDone;
      fewNext = fewDone;
      Arrays.fill(manyNext, (byte) 0);
      Arrays.fill(fewNext, (byte) 0);
    }
  }

  private static boolean any(byte[] flags) {
    for (byte flag : flags) {
      if (flag != 0) {
        return true;
      }
    }
    return false;
  }

  /// From decided positions of the smaller side back along the larger side's moves.
  private void back(int block, int plies, Scratch scratch) {
    var sets = scratch.sets;
    int n = Passes.find(fewTable, block * width, width, (byte) (base + plies), scratch.found);
    int free = orbits.free(block);
    for (int i = 0; i < n; i++) {
      sets[i] = Integer.expand(scratch.room.sets[scratch.found[i]], free);
    }
    back(slides.ways(Kind.QUIET), block, plies, sets, n, scratch);
    if (mayStay()) {
      int safe = safe(sets, n, scratch.others);
      back(slides.ways(Kind.MILL), block, plies, scratch.others, safe, scratch);
      back(slides.ways(Kind.DOUBLE), block, plies, scratch.others, safe, scratch);
    }
  }

  /// Whether a mill may take nothing, so that the game goes on with as many stones.
  boolean mayStay() {
    return rules.take() == TakeFromMill.NEVER;
  }

  private int safe(int[] sets, int n, int[] safe) {
    int count = 0;
    for (int i = 0; i < n; i++) {
      if (rules.targets(sets[i], few) == 0) {
        safe[count++] = sets[i];
      }
    }
    return count;
  }

  private void back(Ways ways, int block, int plies, int[] sets, int n, Scratch scratch) {
    byte value = (byte) (base + plies + 1);
    for (int way = n == 0 ? Integer.MAX_VALUE : ways.starts()[block];
        way < ways.starts()[block + 1];
        way++) {
      int from = ways.from()[way];
      var back = aim(ways, way, scratch);
      lock(from);
      boolean any =
          (plies & 1) == 0
              ? Passes.win(manyTable, base, value, sets, n, back, from * width, subsets.high())
              : Passes.close(manyTable, base, value, sets, n, back, from * width, subsets.high());
      unlock(from);
      if (any) {
        manyNext[from] = 1;
      }
    }
  }

  Back aim(Ways ways, int way, Scratch scratch) {
    var back = scratch.back;
    back.image = space.plane().image(ways.turn()[way]);
    back.left = ways.left()[way];
    back.free = orbits.free(ways.from()[way]);
    return back;
  }

  /// From decided positions of the larger side back along the smaller side's moves, which stay in
  /// the block.
  private void within(int block, int plies, Scratch scratch) {
    byte value = (byte) (base + plies);
    int n = Passes.find(manyTable, block * width, width, value, scratch.found);
    if (n == 0) {
      return;
    }
    var room = scratch.room;
    room.enter(orbits.free(block));
    boolean stays = rules.targets(orbits.set(block), many) == 0;
    boolean any =
        Passes.within(
            fewTable,
            base,
            (byte) (value + 1),
            (plies & 1) == 0,
            scratch.found,
            n,
            room,
            stays ? new int[0] : room.lines,
            block * width);
    if (any) {
      fewNext[block] = 1;
    }
  }
}
