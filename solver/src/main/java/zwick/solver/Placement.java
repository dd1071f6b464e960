package zwick.solver;

import zwick.draughts.DraughtsPosition;
import zwick.draughts.DraughtsRules;
import zwick.game.Side;

/// A place in a slice's table and the pieces that stand on the board there; for one thread.
final class Placement {
  private final SliceIndex index;
  private final Squares squares;
  private final long[] ownMenSets;
  private final long[] foeMenSets;
  private final long[] ownKingSets;
  private final long[] foeKingSets;
  private int menAt = -1;

  long ownMen;
  long ownKings;
  long foeMen;
  long foeKings;

  Placement(SliceIndex index) {
    this.index = index;
    squares = index.squares;
    ownMenSets = squares.sets(index.slice.own().men());
    foeMenSets = squares.sets(index.slice.foe().men());
    ownKingSets = squares.sets(index.slice.own().kings());
    foeKingSets = squares.sets(index.slice.foe().kings());
  }

  /// Sets up the pieces of an entry; false where it is a hole.
  boolean go(int at) {
    int foeKing = at % index.foeKingSets;
    int rest = at / index.foeKingSets;
    int men = rest / index.ownKingSets;
    if (men != menAt) {
      menAt = men;
      ownMen = Long.expand(ownMenSets[men / index.foeMenSets], squares.men);
      foeMen = Long.expand(foeMenSets[men % index.foeMenSets], squares.foeMen);
    }
    long free = squares.all & ~(ownMen | foeMen);
    ownKings = Long.expand(ownKingSets[rest % index.ownKingSets], free);
    foeKings = Long.expand(foeKingSets[foeKing], free & ~ownKings);
    return (ownMen & foeMen) == 0;
  }

  /// As the referee knows it, White being the side that moves up.
  DraughtsPosition position(DraughtsRules rules) {
    return new DraughtsPosition(rules, ownMen, ownKings, foeMen, foeKings, Side.WHITE, 0, false);
  }
}
