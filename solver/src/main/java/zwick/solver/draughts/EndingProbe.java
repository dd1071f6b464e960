package zwick.solver.draughts;

import org.jspecify.annotations.Nullable;
import zwick.draughts.DraughtsPosition;
import zwick.game.Outcome;
import zwick.game.Side;

/// Looks positions up in the tables that are at hand. Many threads may ask while none adds tables.
final class EndingProbe {
  /// What stands at an index of a table, from 0 to 255.
  @FunctionalInterface
  interface Entries {
    int at(int index);
  }

  private record Table(SliceIndex index, Entries entries) {}

  private final EndingBoard endingBoard;
  private final EndingEntry worth;
  private final @Nullable Table[] tables = new Table[MaterialSlice.KEYS];

  EndingProbe(EndingBoard endingBoard, EndingEntry worth) {
    this.endingBoard = endingBoard;
    this.worth = worth;
  }

  void add(MaterialSlice materialSlice, Entries entries) {
    tables[materialSlice.key()] = new Table(new SliceIndex(materialSlice, endingBoard), entries);
  }

  void remove(MaterialSlice materialSlice) {
    tables[materialSlice.key()] = null;
  }

  /// What a position is worth with every right the side to move has, or [EndingEntry#NONE] where no
  /// table tells.
  int worth(DraughtsPosition p) {
    int plain = table(p);
    return p.failed() == 0 || plain == EndingEntry.NONE || over(p)
        ? plain
        : better(plain, huffs(p));
  }

  /// What the best huff is worth, or [EndingEntry#NONE] where no table tells.
  int huffs(DraughtsPosition p) {
    int best = EndingEntry.NONE;
    for (long rest = p.failed(); rest != 0; rest &= rest - 1) {
      int huffed = table(p.huff(p.rules().grid().number(rest)));
      if (huffed == EndingEntry.NONE) {
        return EndingEntry.NONE;
      }
      best = best == EndingEntry.NONE ? huffed : worth.better(best, huffed);
    }
    return best;
  }

  private int better(int a, int b) {
    return b == EndingEntry.NONE ? EndingEntry.NONE : worth.better(a, b);
  }

  /// What a position is worth to a side that does not huff.
  private int table(DraughtsPosition p) {
    if (over(p)) {
      return ended(p);
    }
    long ownMen = p.ownMen();
    long ownKings = p.ownKings();
    long foeMen = p.foeMen();
    long foeKings = p.foeKings();
    int own = Long.bitCount(ownMen | ownKings);
    int foe = Long.bitCount(foeMen | foeKings);
    if (own > MaterialSlice.MOST || foe > MaterialSlice.MOST) {
      return EndingEntry.NONE;
    }
    int men = Long.bitCount(ownMen);
    int foes = Long.bitCount(foeMen);
    var table = tables[MaterialSlice.key(men, own - men, foes, foe - foes)];
    if (table == null) {
      return EndingEntry.NONE;
    }
    var index = table.index;
    return table.entries.at(
        p.turn() == Side.WHITE
            ? index.of(ownMen, ownKings, foeMen, foeKings)
            : index.of(
                endingBoard.turn(ownMen),
                endingBoard.turn(ownKings),
                endingBoard.turn(foeMen),
                endingBoard.turn(foeKings)));
  }

  /// Whether a side has lost everything, which ends the game before anybody could huff.
  private static boolean over(DraughtsPosition p) {
    return (p.whiteMen() | p.whiteKings()) == 0 || (p.blackMen() | p.blackKings()) == 0;
  }

  /// What the end of the game is worth to the side that would have to move.
  int ended(DraughtsPosition p) {
    boolean won =
        p.outcome().orElseThrow() instanceof Outcome.Win(Side side, var _) && side == p.turn();
    return won ? worth.won(0) : worth.lost(0);
  }
}
