package zwick.mill;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zwick.game.Ending;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.Refusal;
import zwick.game.Setup;
import zwick.game.Side;
import zwick.game.moves.KeyMixer;
import zwick.game.moves.Move;
import zwick.game.moves.MoveBuffer;
import zwick.game.moves.Step;
import zwick.game.moves.Wish;
import zwick.mill.MillRules.Jump;
import zwick.mill.MillRules.Placing;

/// Where the stones are, who moves, and whether it is an extra move.
///
/// The constructor trusts its caller, since a search makes millions of these: what comes from
/// outside goes through [MillRules#check]. No point is in both sets, and nobody owns more stones
/// than the rules give, so whoever has a stone in hand finds a free point for it.
///
/// @param white the points of White's stones, as a set (see [MillBoard])
/// @param black the points of Black's stones
/// @param extra whether the side to move has just closed a mill and may move again or pass
public record MillPosition(
    MillRules rules, int white, int black, int whiteHand, int blackHand, Side turn, boolean extra)
    implements Position {

  public static MillPosition start(MillRules rules) {
    return new MillPosition(rules, 0, 0, rules.stones(), rules.stones(), Side.WHITE, false);
  }

  /// The points of a side's stones, as a set.
  public int stones(Side side) {
    return side == Side.WHITE ? white : black;
  }

  public int hand(Side side) {
    return side == Side.WHITE ? whiteHand : blackHand;
  }

  /// A side's stones on the board and in its hand.
  public int owned(Side side) {
    return Integer.bitCount(stones(side)) + hand(side);
  }

  /// The free points, as a set.
  public int free() {
    return rules.grid().all() & ~(white | black);
  }

  /// Whether the side to move may slide (or jump with) a stone on the board.
  boolean mayMove() {
    return hand(turn) == 0 || rules.placing() == Placing.MIXED;
  }

  /// Whether the side to move may carry a stone to any free point.
  boolean mayJump() {
    return rules.jump() == Jump.THREE && owned(turn) == 3;
  }

  /// Where the stone on `from` may go, as a set, provided that [#mayMove].
  int reach(int from) {
    return mayJump() ? free() : rules.grid().neighbours(from) & free();
  }

  /// Whether somebody has too few stones to go on.
  boolean decided() {
    return Integer.bitCount(white) + whiteHand < 3 || Integer.bitCount(black) + blackHand < 3;
  }

  /// In a set-up where both own too few stones, the side to move has lost.
  @Override
  public Optional<Outcome> outcome() {
    if (decided()) {
      var loser = owned(turn) < 3 ? turn : turn.other();
      boolean swept = owned(loser) == 0 && rules.millBeatsJumper().yes();
      return Optional.of(
          new Outcome.Win(loser.other(), swept ? Ending.MILL_AGAINST_JUMPER : Ending.BELOW_THREE));
    }
    return blocked()
        ? Optional.of(new Outcome.Win(turn.other(), Ending.BLOCKED))
        : Optional.empty();
  }

  /// An extra move can be declined, so it blocks nobody.
  private boolean blocked() {
    if (extra || hand(turn) > 0) {
      return false;
    }
    for (int rest = stones(turn); rest != 0; rest &= rest - 1) {
      if (reach(Integer.numberOfTrailingZeros(rest)) != 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Setup setup() {
    var pieces = new ArrayList<Setup.Piece>();
    for (var side : Side.values()) {
      for (int at : MillBoard.points(stones(side))) {
        pieces.add(new Setup.Piece(side, at, false));
      }
    }
    return new Setup(turn, pieces, whiteHand, blackHand, extra);
  }

  @Override
  public List<Move> find(Wish wish) {
    return MillWishes.find(this, wish);
  }

  @Override
  public Refusal explain(Wish wish) {
    return MillWishes.explain(this, wish);
  }

  @Override
  public void generate(MoveBuffer out) {
    MillMoves.generate(this, out);
  }

  @Override
  public void generateLoud(MoveBuffer out) {
    MillMoves.generateLoud(this, out);
  }

  @Override
  public int count(MoveBuffer scratch) {
    return MillMoves.count(this, scratch);
  }

  @Override
  public MillPosition play(MoveBuffer moves, int index) {
    return MillMoves.play(this, moves.code(index), (int) moves.taken(index));
  }

  @Override
  public Move describe(MoveBuffer moves, int index) {
    return MillMoves.describe(moves.code(index), (int) moves.taken(index));
  }

  @Override
  public boolean loud(MoveBuffer moves, int index) {
    return (moves.code(index) & MillMoves.MILL) != 0;
  }

  @Override
  public boolean reversible(MoveBuffer moves, int index) {
    return moves.taken(index) == 0 && MillMoves.from(moves.code(index)) != MillMoves.HAND;
  }

  @Override
  public boolean quiet(MoveBuffer moves, int index) {
    return whiteHand == 0 && blackHand == 0 && !loud(moves, index) && reversible(moves, index);
  }

  /// All of a position fits into one number, so no two share a key.
  @Override
  public long key() {
    long rest =
        whiteHand | blackHand << 4 | (extra ? 1 << 8 : 0) | (turn == Side.WHITE ? 1 << 9 : 0);
    return KeyMixer.done(KeyMixer.mix(0, white | (long) black << 24 | rest << 48));
  }

  @Override
  public boolean quiet(Move move) {
    return whiteHand == 0
        && blackHand == 0
        && move.steps().getFirst() instanceof Step.Slide(int from, int to)
        && rules.grid().mills(to, stones(turn) & ~(1 << from)) == 0;
  }
}
