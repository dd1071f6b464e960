package zwick.solver;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;

/// How the positions of the moving phase are numbered. In a position the side with more stones (the
/// side to move where both have as many) is turned to its orbit's set, which makes it a block; the
/// other side's stones are ranked among the points left free. A few positions whose block is
/// symmetric by itself have more than one number.
final class MovingSpace {
  private static final int MOST = 25;

  private final MovingRules rules;
  private final AtomicReferenceArray<Orbits> orbits = new AtomicReferenceArray<>(MOST);
  private final AtomicReferenceArray<Slides> slides = new AtomicReferenceArray<>(MOST);
  private final AtomicReferenceArray<Subsets> subsets = new AtomicReferenceArray<>(MOST * MOST);

  MovingSpace(MovingRules rules) {
    this.rules = rules;
  }

  MovingRules rules() {
    return rules;
  }

  MillPlane plane() {
    return rules.plane();
  }

  Orbits orbits(int stones) {
    var made = orbits.get(stones);
    return made == null ? make(orbits, stones, () -> new Orbits(plane(), stones)) : made;
  }

  Slides slides(int stones) {
    var made = slides.get(stones);
    return made == null
        ? make(slides, stones, () -> new Slides(plane(), orbits(stones), rules.jumps(stones)))
        : made;
  }

  /// The sets of `stones` among the points that `others` leave.
  Subsets subsets(int others, int stones) {
    int key = MOST * others + stones;
    var made = subsets.get(key);
    return made == null
        ? make(subsets, key, () -> new Subsets(plane().size() - others, stones))
        : made;
  }

  /// Made when first asked for, and once.
  private synchronized <T> T make(AtomicReferenceArray<T> all, int key, Supplier<T> how) {
    var made = all.get(key);
    if (made == null) {
      made = how.get();
      all.set(key, made);
    }
    return made;
  }

  /// How many numbers a pair has, whoever is to move.
  long size(int one, int other) {
    int many = Math.max(one, other);
    int few = Math.min(one, other);
    return orbits(many).count() * Subsets.binomial(plane().size() - many, few);
  }

  /// The number of a position with `own` to move.
  long index(int own, int opponent) {
    int mine = Integer.bitCount(own);
    int his = Integer.bitCount(opponent);
    return mine >= his ? index(own, mine, opponent, his) : index(opponent, his, own, mine);
  }

  private long index(int set, int many, int other, int few) {
    var orbits = orbits(many);
    var ranks = subsets(many, few);
    int place = orbits.place(set);
    int turned = rules.plane().image(place & 15, other);
    int rank = ranks.rank(Integer.compress(turned, orbits.free(place >>> 4)));
    return (long) (place >>> 4) * ranks.count() + rank;
  }
}
