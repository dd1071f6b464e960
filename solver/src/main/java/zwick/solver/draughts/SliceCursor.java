package zwick.solver.draughts;

import zwick.draughts.DraughtsPosition;
import zwick.draughts.DraughtsRules;
import zwick.game.Side;

/// A place in a slice's table and the pieces that stand on the board there; for one thread.
final class SliceCursor {
  private final SliceIndex index;
  private final EndingBoard endingBoard;
  private final long[] ownMenSets;
  private final long[] foeMenSets;
  private final long[] ownKingSets;
  private final long[] foeKingSets;
  private int menAt = -1;

  long ownMen;
  long ownKings;
  long foeMen;
  long foeKings;

  SliceCursor(SliceIndex index) {
    this.index = index;
    endingBoard = index.endingBoard;
    ownMenSets = endingBoard.sets(index.materialSlice.own().men());
    foeMenSets = endingBoard.sets(index.materialSlice.foe().men());
    ownKingSets = endingBoard.sets(index.materialSlice.own().kings());
    foeKingSets = endingBoard.sets(index.materialSlice.foe().kings());
  }

  /// Sets up the pieces of an entry; false where it is a hole.
  boolean go(int at) {
    int foeKing = at % index.foeKingSets;
    int rest = at / index.foeKingSets;
    int men = rest / index.ownKingSets;
    if (men != menAt) {
      menAt = men;
      ownMen = Long.expand(ownMenSets[men / index.foeMenSets], endingBoard.men);
      foeMen = Long.expand(foeMenSets[men % index.foeMenSets], endingBoard.foeMen);
    }
    long free = endingBoard.all & ~(ownMen | foeMen);
    ownKings = Long.expand(ownKingSets[rest % index.ownKingSets], free);
    foeKings = Long.expand(foeKingSets[foeKing], free & ~ownKings);
    return (ownMen & foeMen) == 0;
  }

  /// As the referee knows it, White being the side that moves up.
  DraughtsPosition position(DraughtsRules rules) {
    return new DraughtsPosition(rules, ownMen, ownKings, foeMen, foeKings, Side.WHITE, 0, false);
  }
}
