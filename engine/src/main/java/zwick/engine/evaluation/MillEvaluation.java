package zwick.engine.evaluation;

import zwick.game.Position;
import zwick.game.Side;
import zwick.mill.MillBoard;
import zwick.mill.MillPosition;
import zwick.mill.MillRules;

/// Judges a mill position: [StonePatterns], stones owned and in hand, room to move, and the right
/// to move again. Each stage of the game has its own weights.
///
/// Patterns are seen by the side to move, so that a mill it can close now and one that threatens it
/// are different things. They hold what players look for: mills, open twos, Zwickmühlen, stones
/// that are shut in.
final class MillEvaluation implements Evaluation {
  private static final int STAGES = 7;

  // Where the weights of each kind begin within a stage
  private static final int RINGS = StonePatterns.SIDE_SHAPES;
  private static final int MIDDLE = RINGS + StonePatterns.RING_SHAPES;
  private static final int STONES = MIDDLE + StonePatterns.RING_SHAPES;
  private static final int HAND = STONES + 1;
  private static final int ROOM = HAND + 1;
  private static final int FOE_ROOM = ROOM + 1;
  private static final int MOVE = FOE_ROOM + 1;
  private static final int EXTRA = MOVE + 1;
  private static final int STAGE = EXTRA + 1;

  private static final int[] SIDE_FOR = new int[StonePatterns.SIDE_SHAPES];
  private static final int[] RING_FOR = new int[StonePatterns.RING_SHAPES];

  static {
    for (int shape = 0; shape < SIDE_FOR.length; shape++) {
      SIDE_FOR[shape] = StonePatterns.side(shape);
    }
    for (int shape = 0; shape < RING_FOR.length; shape++) {
      RING_FOR[shape] = StonePatterns.ring(shape);
    }
  }

  private final MillRules rules;
  private final MillBoard board;
  private final StonePatterns patterns;

  /// As given, with every pattern's weight also at those it stands for.
  private final short[] weights;

  MillEvaluation(MillRules rules, short[] given) {
    if (given.length != STAGES * STAGE) {
      throw new IllegalArgumentException(
          given.length + " weights, but " + STAGES * STAGE + " needed");
    }
    this.rules = rules;
    board = rules.grid();
    patterns = new StonePatterns(board);
    weights = given.clone();
    for (int stage = 0; stage < STAGES; stage++) {
      int from = stage * STAGE;
      for (int shape = 0; shape < SIDE_FOR.length; shape++) {
        weights[from + shape] = given[from + SIDE_FOR[shape]];
      }
      for (int shape = 0; shape < RING_FOR.length; shape++) {
        weights[from + RINGS + shape] = given[from + RINGS + RING_FOR[shape]];
        weights[from + MIDDLE + shape] = given[from + MIDDLE + RING_FOR[shape]];
      }
    }
  }

  static short[] untrained(MillRules rules) {
    var weights = new short[STAGES * STAGE];
    for (int stage = 0; stage < STAGES; stage++) {
      weights[stage * STAGE + STONES] = 100;
      weights[stage * STAGE + ROOM] = 4;
      weights[stage * STAGE + FOE_ROOM] = -4;
    }
    return weights;
  }

  @Override
  public int evaluate(Position position) {
    var p = (MillPosition) position;
    var me = p.turn();
    var foe = me.other();
    int from = stage(p) * STAGE;
    int own = p.stones(me);
    int others = p.stones(foe);
    long sides = patterns.sides(own, others);
    int sum =
        weights[from + (int) (sides & 0xffff)]
            + weights[from + (int) (sides >> 16 & 0xffff)]
            + weights[from + (int) (sides >> 32 & 0xffff)]
            + weights[from + (int) (sides >> 48 & 0xffff)];
    long rings = patterns.rings(own, others);
    for (int ring = 0; ring < patterns.ringCount; ring++) {
      sum += weights[from + ringAt(ring) + (int) (rings >> 16 * ring & 0xffff)];
    }
    sum += (p.owned(me) - p.owned(foe)) * weights[from + STONES];
    sum += (p.hand(me) - p.hand(foe)) * weights[from + HAND];
    sum += room(own, p.free()) * weights[from + ROOM];
    sum += room(others, p.free()) * weights[from + FOE_ROOM];
    sum += weights[from + MOVE];
    return p.extra() ? sum + weights[from + EXTRA] : sum;
  }

  /// The outermost and the innermost ring share their weights.
  private int ringAt(int ring) {
    return ring == 0 || ring == patterns.ringCount - 1 ? RINGS : MIDDLE;
  }

  /// Early, middle and late placing; moving; and who may jump, if anybody.
  private int stage(MillPosition p) {
    int hands = p.whiteHand() + p.blackHand();
    if (hands > 0) {
      int share = hands * 6 / rules.stones(); // of 12
      return share >= 7 ? 0 : share >= 3 ? 1 : 2;
    }
    boolean mine = Integer.bitCount(p.stones(p.turn())) == 3;
    boolean his = Integer.bitCount(p.stones(p.turn().other())) == 3;
    return mine ? his ? 6 : 4 : his ? 5 : 3;
  }

  /// How many ways there are to slide one of `stones`.
  private int room(int stones, int free) {
    int ways = 0;
    for (int rest = stones; rest != 0; rest &= rest - 1) {
      ways += Integer.bitCount(board.neighbours(Integer.numberOfTrailingZeros(rest)) & free);
    }
    return ways;
  }

  @Override
  public int size() {
    return STAGES * STAGE;
  }

  @Override
  public void features(Position position, Sink sink) {
    var p = (MillPosition) position;
    Side me = p.turn();
    Side foe = me.other();
    int from = stage(p) * STAGE;
    long sides = patterns.sides(p.stones(me), p.stones(foe));
    for (int side = 0; side < 4; side++) {
      sink.add(from + SIDE_FOR[(int) (sides >> 16 * side & 0xffff)], 1);
    }
    long rings = patterns.rings(p.stones(me), p.stones(foe));
    for (int ring = 0; ring < patterns.ringCount; ring++) {
      sink.add(from + ringAt(ring) + RING_FOR[(int) (rings >> 16 * ring & 0xffff)], 1);
    }
    sink.add(from + STONES, p.owned(me) - p.owned(foe));
    sink.add(from + HAND, p.hand(me) - p.hand(foe));
    sink.add(from + ROOM, room(p.stones(me), p.free()));
    sink.add(from + FOE_ROOM, room(p.stones(foe), p.free()));
    sink.add(from + MOVE, 1);
    if (p.extra()) {
      sink.add(from + EXTRA, 1);
    }
  }
}
