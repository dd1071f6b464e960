package zwick.solver.mill.moving;

import zwick.solver.Workers;
import zwick.solver.mill.positions.MovingIndex;

/// Where both sides have as many stones, a table's blocks are those of the side to move. This is
/// the same table with the other side's blocks.
record BlockSwap(MovingIndex space, int stones) {
  byte[] of(byte[] table, Workers workers) {
    var orbits = space.orbits(stones);
    var pointSubsets = space.subsets(stones, stones);
    var result = new byte[table.length];
    workers.each(
        orbits.count(),
        (from, to, _) -> {
          for (int block = from; block < to; block++) {
            for (int i = 0; i < pointSubsets.count(); i++) {
              int other = Integer.expand(pointSubsets.sets()[i], orbits.free(block));
              int place = orbits.place(other);
              int turned = space.plane().image(place & 15, orbits.set(block));
              int rank = pointSubsets.rank(Integer.compress(turned, orbits.free(place >>> 4)));
              result[block * pointSubsets.count() + i] =
                  table[(place >>> 4) * pointSubsets.count() + rank];
            }
          }
        });
    return result;
  }
}
