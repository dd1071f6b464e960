package zwick.solver;

/// Where both sides have as many stones, a table's blocks are those of the side to move. This is
/// the same table with the other side's blocks.
record MovingTurn(MovingSpace space, int stones) {
  byte[] of(byte[] table, Workers workers) {
    var orbits = space.orbits(stones);
    var subsets = space.subsets(stones, stones);
    var result = new byte[table.length];
    workers.each(
        orbits.count(),
        (from, to, _) -> {
          for (int block = from; block < to; block++) {
            for (int i = 0; i < subsets.count(); i++) {
              int other = Integer.expand(subsets.sets()[i], orbits.free(block));
              int place = orbits.place(other);
              int turned = space.plane().image(place & 15, orbits.set(block));
              int rank = subsets.rank(Integer.compress(turned, orbits.free(place >>> 4)));
              result[block * subsets.count() + i] = table[(place >>> 4) * subsets.count() + rank];
            }
          }
        });
    return result;
  }
}
