package zwick.engine.evaluation;

import zwick.draughts.DraughtsBoard;
import zwick.draughts.DraughtsPosition;
import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.Goal;
import zwick.draughts.DraughtsRules.Obligation;
import zwick.game.Position;
import zwick.game.Side;

/// Judges a draughts position: [MenPatterns], what kings are worth and where, the balance between
/// the two wings, who is to move, and how endings with few pieces usually end.
///
/// Each weight exists twice, for the opening and for the ending; men on the board say how much of
/// each counts. All but the right to move is what White has less what Black has.
final class DraughtsEvaluation implements Evaluation {
  /// Kings beyond this many are worth what the last one was.
  private static final int KINGS = 4;

  /// Endings are told apart up to so many men and so many kings a side.
  private static final int FEW = 3;

  private final DraughtsRules rules;
  private final DraughtsBoard board;
  private final MenPatterns patterns;
  private final int most;

  // Where the weights of each kind begin
  private final int man;
  private final int kings;
  private final int kingOn;
  private final int wings;
  private final int move;
  private final int few;
  private final int size;

  /// Opening in the upper, ending in the lower half of each number, so that one sum adds up both.
  private final int[] packed;

  private final int[] numbers = new int[64];
  private final long left;
  private final long right;

  DraughtsEvaluation(DraughtsRules rules, short[] weights) {
    this.rules = rules;
    board = rules.grid();
    patterns = new MenPatterns(board);
    most = 2 * rules.men();
    int squares = board.points().size();
    man = patterns.count * MenPatterns.SHAPES;
    kings = man + 1;
    kingOn = kings + KINGS;
    wings = kingOn + squares;
    move = wings + 1;
    few = move + 1;
    size = few + 256;
    if (weights.length != 2 * size) {
      throw new IllegalArgumentException(weights.length + " weights, but " + 2 * size + " needed");
    }
    packed = new int[size];
    for (int i = 0; i < size; i++) {
      packed[i] = (weights[2 * i] << 16) + weights[2 * i + 1];
    }
    long west = 0;
    long east = 0;
    for (int number : board.points()) {
      numbers[Long.numberOfTrailingZeros(board.bit(number))] = number;
      west |= board.column(number) < board.size() / 2 ? board.bit(number) : 0;
      east |= board.column(number) < board.size() / 2 ? 0 : board.bit(number);
    }
    left = west;
    right = east;
  }

  static short[] untrained(DraughtsRules rules) {
    var probe = new DraughtsEvaluation(rules, new short[sizeOf(rules)]);
    var weights = new short[2 * probe.size];
    int sign = rules.goal() == Goal.LOSE ? -1 : 1;
    for (int phase = 0; phase < 2; phase++) {
      weights[2 * probe.man + phase] = (short) (100 * sign);
      for (int k = 0; k < KINGS; k++) {
        weights[2 * (probe.kings + k) + phase] = (short) (250 * sign);
      }
    }
    return weights;
  }

  private static int sizeOf(DraughtsRules rules) {
    var patterns = new MenPatterns(rules.grid());
    int squares = rules.grid().points().size();
    return 2 * (patterns.count * MenPatterns.SHAPES + 1 + KINGS + squares + 1 + 1 + 256);
  }

  @Override
  public int evaluate(Position position) {
    var p = (DraughtsPosition) position;
    long white = p.whiteMen();
    long black = p.blackMen();
    int sum = patterns.weigh(packed, white, black);
    int whiteMen = Long.bitCount(white);
    int blackMen = Long.bitCount(black);
    sum += (whiteMen - blackMen) * packed[man];
    sum += (wing(black) - wing(white)) * packed[wings];
    sum += p.turn() == Side.WHITE ? packed[move] : -packed[move];
    if ((p.whiteKings() | p.blackKings()) != 0) {
      sum += kings(p);
    }
    if (whiteMen <= FEW && blackMen <= FEW) {
      int w = Math.min(FEW, Long.bitCount(p.whiteKings()));
      int b = Math.min(FEW, Long.bitCount(p.blackKings()));
      sum += packed[few + ending(whiteMen, w, blackMen, b)];
      sum -= packed[few + ending(blackMen, b, whiteMen, w)];
    }
    int ending = (short) sum;
    int opening = sum - ending >> 16;
    int men = whiteMen + blackMen;
    int score = (opening * men + ending * (most - men)) / most;
    return p.turn() == Side.WHITE ? score : -score;
  }

  private int kings(DraughtsPosition p) {
    int sum = 0;
    for (int k = 0; k < KINGS; k++) {
      sum += packed[kings + k] * (share(p.whiteKings(), k) - share(p.blackKings(), k));
    }
    for (long rest = p.whiteKings(); rest != 0; rest &= rest - 1) {
      sum += packed[kingOn + numbers[Long.numberOfTrailingZeros(rest)] - 1];
    }
    for (long rest = p.blackKings(); rest != 0; rest &= rest - 1) {
      sum -= packed[wings - numbers[Long.numberOfTrailingZeros(rest)]];
    }
    return sum;
  }

  /// How many kings count as the `k`-th one, from 0; all beyond the last count as the last.
  private static int share(long kings, int k) {
    int count = Long.bitCount(kings);
    return k == KINGS - 1 ? Math.max(0, count - k) : count > k ? 1 : 0;
  }

  private static int ending(int men, int kings, int foeMen, int foeKings) {
    return men | kings << 2 | foeMen << 4 | foeKings << 6;
  }

  /// How unevenly men stand on the two halves of the board.
  private int wing(long men) {
    return Math.abs(Long.bitCount(men & left) - Long.bitCount(men & right));
  }

  @Override
  public int size() {
    return 2 * size;
  }

  @Override
  public void features(Position position, Sink sink) {
    var p = (DraughtsPosition) position;
    long white = p.whiteMen();
    long black = p.blackMen();
    int whiteMen = Long.bitCount(white);
    int blackMen = Long.bitCount(black);
    float share = (whiteMen + blackMen) / (float) most;
    float sign = p.turn() == Side.WHITE ? 1 : -1;
    Sink both =
        (weight, value) -> {
          sink.add(2 * weight, value * sign * share);
          sink.add(2 * weight + 1, value * sign * (1 - share));
        };
    patterns.features(white, black, both);
    both.add(man, whiteMen - blackMen);
    both.add(wings, wing(black) - wing(white));
    both.add(move, sign);
    for (int k = 0; k < KINGS; k++) {
      both.add(kings + k, share(p.whiteKings(), k) - share(p.blackKings(), k));
    }
    for (long rest = p.whiteKings(); rest != 0; rest &= rest - 1) {
      both.add(kingOn + numbers[Long.numberOfTrailingZeros(rest)] - 1, 1);
    }
    for (long rest = p.blackKings(); rest != 0; rest &= rest - 1) {
      both.add(wings - numbers[Long.numberOfTrailingZeros(rest)], -1);
    }
    if (whiteMen <= FEW && blackMen <= FEW) {
      int w = Math.min(FEW, Long.bitCount(p.whiteKings()));
      int b = Math.min(FEW, Long.bitCount(p.blackKings()));
      both.add(few + ending(whiteMen, w, blackMen, b), 1);
      both.add(few + ending(blackMen, b, whiteMen, w), -1);
    }
  }

  /// Captures are forced, so a threat cannot be left standing.
  @Override
  public boolean restless(Position position) {
    return ((DraughtsPosition) position).turned().canCapture();
  }

  @Override
  public boolean mustBeLoud() {
    return true;
  }

  @Override
  public boolean huffs() {
    return rules.obligation() == Obligation.HUFF;
  }
}
