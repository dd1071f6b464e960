package zwick.solver.mill.positions;

import java.util.Arrays;

/// The sets of a number of stones, those that a symmetry carries into each other counted as one
/// orbit, and represented by the smallest of them.
public final class Orbits {
  private final RingBoard plane;
  private final PointSubsets pointSubsets;
  private final int[] sets;
  private final int[] free;

  /// For each set by its rank: its orbit, and in the four lowest bits the symmetry that carries the
  /// set to the orbit's representative.
  private final int[] places;

  Orbits(RingBoard plane, int stones) {
    this.plane = plane;
    pointSubsets = new PointSubsets(plane.size(), stones);
    var all = pointSubsets.sets();
    var found = new int[all.length];
    int count = 0;
    places = new int[all.length];
    Arrays.fill(places, -1);
    for (int rank = 0; rank < all.length; rank++) {
      if (places[rank] < 0) {
        // Downwards, so that of several symmetries the lowest stays: sets that need not be moved
        // are not.
        for (int turn = plane.symmetries() - 1; turn >= 0; turn--) {
          int image = plane.image(turn, all[rank]);
          places[pointSubsets.rank(image)] = count << 4 | plane.inverse(turn);
        }
        found[count++] = all[rank];
      }
    }
    sets = Arrays.copyOf(found, count);
    free = Arrays.stream(sets).map(set -> ~set & plane.all()).toArray();
  }

  public int count() {
    return sets.length;
  }

  /// The set that stands for an orbit.
  public int set(int orbit) {
    return sets[orbit];
  }

  /// The points that it leaves free.
  public int free(int orbit) {
    return free[orbit];
  }

  int[] free() {
    return free;
  }

  /// The orbit of a set, and in the four lowest bits the symmetry that carries it there.
  public int place(int set) {
    return places[pointSubsets.rank(set)];
  }

  /// The symmetries, number 0 included, that leave the orbit's set as it is.
  int[] keepers(int orbit) {
    int set = sets[orbit];
    var keepers = new int[plane.symmetries()];
    int count = 0;
    for (int turn = 0; turn < keepers.length; turn++) {
      if (plane.image(turn, set) == set) {
        keepers[count++] = turn;
      }
    }
    return Arrays.copyOf(keepers, count);
  }
}
