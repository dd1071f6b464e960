package zwick.solver;

/// Where the positions of a slice stand in its table: own men, then the opponent's men, own kings
/// and the opponent's kings, each numbered among the squares that are left for them. Men alone are
/// numbered as if the others were not there, so where they would share a square there is a hole.
final class SliceIndex {
  final Slice slice;
  final Squares squares;
  final int foeMenSets;
  final int ownKingSets;
  final int foeKingSets;
  private final int size;

  SliceIndex(Slice slice, Squares squares) {
    this.slice = slice;
    this.squares = squares;
    foeMenSets = (int) menSets(slice.foe(), squares);
    ownKingSets = (int) Choices.count(squares.count() - slice.men(), slice.own().kings());
    foeKingSets =
        (int)
            Choices.count(squares.count() - slice.men() - slice.own().kings(), slice.foe().kings());
    size = Math.toIntExact(size(slice, squares));
  }

  private static long menSets(Material side, Squares squares) {
    return Choices.count(Long.bitCount(squares.men), side.men());
  }

  private static long kings(Slice slice, Squares squares) {
    int free = squares.count() - slice.men();
    return Choices.count(free, slice.own().kings())
        * Choices.count(free - slice.own().kings(), slice.foe().kings());
  }

  /// How many entries a table has, holes and all.
  static long size(Slice slice, Squares squares) {
    return menSets(slice.own(), squares) * menSets(slice.foe(), squares) * kings(slice, squares);
  }

  /// How many positions there are.
  static long positions(Slice slice, Squares squares) {
    int alone = Long.bitCount(squares.men & ~squares.foeMen);
    int shared = Long.bitCount(squares.men & squares.foeMen);
    int men = slice.own().men();
    long placed = 0;
    for (int apart = 0; apart <= men; apart++) { // own men where the opponent's cannot stand
      placed +=
          Choices.count(alone, apart)
              * Choices.count(shared, men - apart)
              * Choices.count(alone + shared - (men - apart), slice.foe().men());
    }
    return placed * kings(slice, squares);
  }

  int size() {
    return size;
  }

  int of(long ownMen, long ownKings, long foeMen, long foeKings) {
    long free = squares.all & ~(ownMen | foeMen);
    int men =
        Choices.rank(Long.compress(ownMen, squares.men)) * foeMenSets
            + Choices.rank(Long.compress(foeMen, squares.foeMen));
    int kings = men * ownKingSets + Choices.rank(Long.compress(ownKings, free));
    return kings * foeKingSets + Choices.rank(Long.compress(foeKings, free & ~ownKings));
  }
}
