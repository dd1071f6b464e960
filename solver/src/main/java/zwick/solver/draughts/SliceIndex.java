package zwick.solver.draughts;

/// Where the positions of a slice stand in its table: own men, then the opponent's men, own kings
/// and the opponent's kings, each numbered among the squares that are left for them. Men alone are
/// numbered as if the others were not there, so where they would share a square there is a hole.
final class SliceIndex {
  final MaterialSlice materialSlice;
  final EndingBoard endingBoard;
  final int foeMenSets;
  final int ownKingSets;
  final int foeKingSets;
  private final int size;

  SliceIndex(MaterialSlice materialSlice, EndingBoard endingBoard) {
    this.materialSlice = materialSlice;
    this.endingBoard = endingBoard;
    foeMenSets = (int) menSets(materialSlice.foe(), endingBoard);
    ownKingSets =
        (int)
            SquareSubsets.count(
                endingBoard.count() - materialSlice.men(), materialSlice.own().kings());
    foeKingSets =
        (int)
            SquareSubsets.count(
                endingBoard.count() - materialSlice.men() - materialSlice.own().kings(),
                materialSlice.foe().kings());
    size = Math.toIntExact(size(materialSlice, endingBoard));
  }

  private static long menSets(Material side, EndingBoard endingBoard) {
    return SquareSubsets.count(Long.bitCount(endingBoard.men), side.men());
  }

  private static long kings(MaterialSlice materialSlice, EndingBoard endingBoard) {
    int free = endingBoard.count() - materialSlice.men();
    return SquareSubsets.count(free, materialSlice.own().kings())
        * SquareSubsets.count(free - materialSlice.own().kings(), materialSlice.foe().kings());
  }

  /// How many entries a table has, holes and all.
  static long size(MaterialSlice materialSlice, EndingBoard endingBoard) {
    return menSets(materialSlice.own(), endingBoard)
        * menSets(materialSlice.foe(), endingBoard)
        * kings(materialSlice, endingBoard);
  }

  /// How many positions there are.
  static long positions(MaterialSlice materialSlice, EndingBoard endingBoard) {
    int alone = Long.bitCount(endingBoard.men & ~endingBoard.foeMen);
    int shared = Long.bitCount(endingBoard.men & endingBoard.foeMen);
    int men = materialSlice.own().men();
    long placed = 0;
    for (int apart = 0; apart <= men; apart++) { // own men where the opponent's cannot stand
      placed +=
          SquareSubsets.count(alone, apart)
              * SquareSubsets.count(shared, men - apart)
              * SquareSubsets.count(alone + shared - (men - apart), materialSlice.foe().men());
    }
    return placed * kings(materialSlice, endingBoard);
  }

  int size() {
    return size;
  }

  int of(long ownMen, long ownKings, long foeMen, long foeKings) {
    long free = endingBoard.all & ~(ownMen | foeMen);
    int men =
        SquareSubsets.rank(Long.compress(ownMen, endingBoard.men)) * foeMenSets
            + SquareSubsets.rank(Long.compress(foeMen, endingBoard.foeMen));
    int kings = men * ownKingSets + SquareSubsets.rank(Long.compress(ownKings, free));
    return kings * foeKingSets + SquareSubsets.rank(Long.compress(foeKings, free & ~ownKings));
  }
}
