package zwick.solver;

import java.util.HashMap;
import java.util.Map;

/// How the positions of the moving phase are numbered. In a position the side with more stones (the
/// side to move where both have as many) is turned to its orbit's set, which makes it a block; the
/// other side's stones are ranked among the points left free. A few positions whose block is
/// symmetric by itself have more than one number.
final class MovingSpace {
  private final MovingRules rules;
  private final Map<Integer, Orbits> orbits = new HashMap<>();
  private final Map<Integer, Slides> slides = new HashMap<>();
  private final Map<Integer, Subsets> subsets = new HashMap<>();

  MovingSpace(MovingRules rules) {
    this.rules = rules;
  }

  MovingRules rules() {
    return rules;
  }

  MillPlane plane() {
    return rules.plane();
  }

  synchronized Orbits orbits(int stones) {
    return orbits.computeIfAbsent(stones, n -> new Orbits(plane(), n));
  }

  synchronized Slides slides(int stones) {
    return slides.computeIfAbsent(stones, n -> new Slides(plane(), orbits(n), rules.jumps(n)));
  }

  /// The sets of `stones` among the points that `others` leave.
  synchronized Subsets subsets(int others, int stones) {
    return subsets.computeIfAbsent(
        32 * others + stones, _ -> new Subsets(plane().size() - others, stones));
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
