package zwick.solver.draughts;

/// Goes back from a position to those from which one quiet move leads there.
abstract class Unmoves {
  private final SliceCursor place;
  private final EndingBoard endingBoard;

  // The position before, as the side saw it that moved then

  long ownMen;
  long ownKings;
  long foeMen;
  long foeKings;

  /// Where the move begins and ends.
  long touched;

  Unmoves(SliceIndex index) {
    place = new SliceCursor(index);
    endingBoard = index.endingBoard;
  }

  /// Meets every position before the one at `index`: pieces stand where a quiet move could have
  /// begun; whether it was legal there is for [#met()] to know.
  final void from(int index) {
    place.go(index);
    long men = endingBoard.turn(place.foeMen);
    long kings = endingBoard.turn(place.foeKings);
    foeMen = endingBoard.turn(place.ownMen);
    foeKings = endingBoard.turn(place.ownKings);
    long occupied = men | kings | foeMen | foeKings;
    ownKings = kings;
    for (long rest = men; rest != 0; rest &= rest - 1) {
      long to = Long.lowestOneBit(rest);
      long from = endingBoard.behind(Long.numberOfTrailingZeros(rest), occupied);
      for (; from != 0; from &= from - 1) {
        touched = to | Long.lowestOneBit(from);
        ownMen = men ^ touched;
        met();
      }
    }
    ownMen = men;
    for (long rest = kings; rest != 0; rest &= rest - 1) {
      long to = Long.lowestOneBit(rest);
      long from = endingBoard.reach(Long.numberOfTrailingZeros(rest), occupied);
      for (; from != 0; from &= from - 1) {
        touched = to | Long.lowestOneBit(from);
        ownKings = kings ^ touched;
        met();
      }
    }
  }

  abstract void met();
}
