package zwick.solver.mill.positions;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;

/// How the positions of the moving phase are numbered. In a position the side with more stones (the
/// side to move where both have as many) is turned to its orbit's set, which makes it a block; the
/// other side's stones are ranked among the points left free. A few positions whose block is
/// symmetric by itself have more than one number.
public final class MovingIndex {
  private static final int MOST = 25;

  private final MovingRules rules;
  private final AtomicReferenceArray<Orbits> orbits = new AtomicReferenceArray<>(MOST);
  private final AtomicReferenceArray<OrbitUnmoves> slides = new AtomicReferenceArray<>(MOST);
  private final AtomicReferenceArray<PointSubsets> subsets =
      new AtomicReferenceArray<>(MOST * MOST);

  public MovingIndex(MovingRules rules) {
    this.rules = rules;
  }

  public MovingRules rules() {
    return rules;
  }

  public RingBoard plane() {
    return rules.plane();
  }

  public Orbits orbits(int stones) {
    var made = orbits.get(stones);
    return made == null ? make(orbits, stones, () -> new Orbits(plane(), stones)) : made;
  }

  public OrbitUnmoves slides(int stones) {
    var made = slides.get(stones);
    return made == null
        ? make(slides, stones, () -> new OrbitUnmoves(plane(), orbits(stones), rules.jumps(stones)))
        : made;
  }

  /// The sets of `stones` among the points that `others` leave.
  public PointSubsets subsets(int others, int stones) {
    int key = MOST * others + stones;
    var made = subsets.get(key);
    return made == null
        ? make(subsets, key, () -> new PointSubsets(plane().size() - others, stones))
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
  public long size(int one, int other) {
    int many = Math.max(one, other);
    int few = Math.min(one, other);
    return orbits(many).count() * PointSubsets.binomial(plane().size() - many, few);
  }

  /// The number of a position with `own` to move.
  public long index(int own, int opponent) {
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
