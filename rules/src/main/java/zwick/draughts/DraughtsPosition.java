package zwick.draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zwick.draughts.DraughtsRules.Obligation;
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

/// A draughts position. Sets of squares are bits as [DraughtsBoard] lays them out.
///
/// @param failed pieces of the side that just moved which failed their duty to capture
/// @param insisted whether the opponent has insisted, so that only complete captures are legal
public record DraughtsPosition(
    DraughtsRules rules,
    long whiteMen,
    long whiteKings,
    long blackMen,
    long blackKings,
    Side turn,
    long failed,
    boolean insisted)
    implements Position {

  static DraughtsPosition start(DraughtsRules rules) {
    var board = rules.grid();
    int rows = rules.men() / (rules.board() / 2);
    return new DraughtsPosition(
        rules,
        board.rows(rules.board() - rows, rows),
        0,
        board.rows(0, rows),
        0,
        Side.WHITE,
        0,
        false);
  }

  // The board as the side to move sees it

  public long ownMen() {
    return turn == Side.WHITE ? whiteMen : blackMen;
  }

  public long ownKings() {
    return turn == Side.WHITE ? whiteKings : blackKings;
  }

  public long foeMen() {
    return turn == Side.WHITE ? blackMen : whiteMen;
  }

  public long foeKings() {
    return turn == Side.WHITE ? blackKings : whiteKings;
  }

  long occupied() {
    return whiteMen | whiteKings | blackMen | blackKings;
  }

  long empty() {
    return rules.grid().squares & ~occupied();
  }

  /// The row where the side to move crowns its men.
  long crowningRow() {
    return rules.grid().crowningRow(turn);
  }

  // Moves

  @Override
  public void generate(MoveBuffer out) {
    DraughtsMoves.generate(this, out);
  }

  @Override
  public void generateLoud(MoveBuffer out) {
    DraughtsMoves.generateLoud(this, out);
  }

  @Override
  public int count(MoveBuffer scratch) {
    return DraughtsMoves.count(this, scratch);
  }

  @Override
  public long leaves(int depth, MoveBuffer[] buffers) {
    return depth > 1 && MenPerft.fit(this)
        ? MenPerft.count(this, depth, buffers)
        : Position.super.leaves(depth, buffers);
  }

  @Override
  public DraughtsPosition play(MoveBuffer moves, int index) {
    return DraughtsMoves.play(this, moves.code(index), moves.taken(index));
  }

  @Override
  public Move describe(MoveBuffer moves, int index) {
    int code = moves.code(index);
    long taken = moves.taken(index);
    if (taken != 0) {
      return new CaptureRoute(this).describe(code, taken);
    }
    int to = rules.grid().numberAt(DraughtsMoves.to(code));
    var slide = new Step.Slide(rules.grid().numberAt(DraughtsMoves.from(code)), to);
    return DraughtsMoves.crowns(code) ? Move.of(slide, new Step.Crown(to)) : Move.of(slide);
  }

  @Override
  public boolean loud(MoveBuffer moves, int index) {
    return moves.taken(index) != 0 || DraughtsMoves.crowns(moves.code(index));
  }

  @Override
  public boolean reversible(MoveBuffer moves, int index) {
    return moves.taken(index) == 0
        && (ownKings() & 1L << DraughtsMoves.from(moves.code(index))) != 0;
  }

  @Override
  public boolean quiet(MoveBuffer moves, int index) {
    return reversible(moves, index);
  }

  /// Where a move that [#generate] found here begins and where it ends, as bits.
  public long touched(MoveBuffer moves, int index) {
    int code = moves.code(index);
    return 1L << DraughtsMoves.from(code) | 1L << DraughtsMoves.to(code);
  }

  @Override
  public long key() {
    long key = KeyMixer.mix(KeyMixer.mix(0, whiteMen), blackMen);
    key = KeyMixer.mix(KeyMixer.mix(key, whiteKings), blackKings);
    key = KeyMixer.mix(key, failed ^ (turn == Side.WHITE ? 1L << 63 : 1L << 62));
    return KeyMixer.done(insisted ? ~key : key);
  }

  /// Whether the side to move can take something.
  public boolean canCapture() {
    return DraughtsMoves.capturers(this) != 0;
  }

  /// The same board with the other side to move.
  public DraughtsPosition turned() {
    return new DraughtsPosition(
        rules, whiteMen, whiteKings, blackMen, blackKings, turn.other(), 0, false);
  }

  @Override
  public List<Move> find(Wish wish) {
    return DraughtsWishes.find(this, wish);
  }

  @Override
  public Refusal explain(Wish wish) {
    return new DraughtsExplainer(this, wish).explain();
  }

  // Endings

  @Override
  public Optional<Outcome> outcome() {
    if (noPieces(turn)) {
      return lost(turn, Ending.NO_PIECES);
    }
    if (noPieces(turn.other())) {
      return lost(turn.other(), Ending.NO_PIECES);
    }
    return DraughtsMoves.canMove(this) ? Optional.empty() : lost(turn, Ending.BLOCKED);
  }

  private boolean noPieces(Side side) {
    return (side == Side.WHITE ? whiteMen | whiteKings : blackMen | blackKings) == 0;
  }

  private Optional<Outcome> lost(Side side, Ending by) {
    return switch (rules.goal()) {
      case CAPTURE -> Optional.of(new Outcome.Win(side.other(), by));
      case LOSE ->
          Optional.of(new Outcome.Win(side, by == Ending.NO_PIECES ? Ending.LOST_ALL : by));
    };
  }

  @Override
  public boolean quiet(Move move) {
    return move.steps().getFirst() instanceof Step.Slide(int from, int _)
        && (ownKings() & rules.grid().bit(from)) != 0;
  }

  @Override
  public Optional<Ending> limit() {
    if (whiteMen != 0 && blackMen != 0) {
      return Optional.empty(); // the common case, asked at every move of a search
    }
    return limit(whiteMen, whiteKings, blackMen, blackKings)
        .or(() -> limit(blackMen, blackKings, whiteMen, whiteKings));
  }

  private static Optional<Ending> limit(long men, long kings, long foeMen, long foeKings) {
    if (men != 0 || Long.bitCount(kings) != 1 || foeKings == 0) {
      return Optional.empty();
    }
    return switch (Long.bitCount(foeMen | foeKings)) {
      case 1, 2 -> Optional.of(Ending.FIVE_MOVES);
      case 3 -> Optional.of(Ending.SIXTEEN_MOVES);
      default -> Optional.empty();
    };
  }

  @Override
  public boolean loneKings() {
    return (whiteMen | blackMen) == 0
        && Long.bitCount(whiteKings) == 1
        && Long.bitCount(blackKings) == 1;
  }

  // Missed captures

  @Override
  public boolean oversight(Move move) {
    return rules.lenient() && !insisted && Oversights.missed(this, move);
  }

  @Override
  public DraughtsPosition bound() {
    return new DraughtsPosition(rules, whiteMen, whiteKings, blackMen, blackKings, turn, 0, true);
  }

  @Override
  public DraughtsPosition strict() {
    return rules.obligation() == Obligation.INSIST
        ? new DraughtsPosition(
            rules.enforced(), whiteMen, whiteKings, blackMen, blackKings, turn, 0, false)
        : this;
  }

  @Override
  public List<Integer> huffable() {
    return numbers(failed);
  }

  @Override
  public DraughtsPosition huff(int at) {
    long stay = ~(rules.grid().bit(at) & failed);
    return new DraughtsPosition(
        rules,
        whiteMen & stay,
        whiteKings & stay,
        blackMen & stay,
        blackKings & stay,
        turn,
        0,
        false);
  }

  List<Integer> numbers(long set) {
    var numbers = new ArrayList<Integer>();
    for (long rest = set; rest != 0; rest &= rest - 1) {
      numbers.add(rules.grid().number(rest));
    }
    return numbers;
  }

  @Override
  public Setup setup() {
    var pieces = new ArrayList<Setup.Piece>();
    numbers(whiteMen).forEach(at -> pieces.add(new Setup.Piece(Side.WHITE, at, false)));
    numbers(whiteKings).forEach(at -> pieces.add(new Setup.Piece(Side.WHITE, at, true)));
    numbers(blackMen).forEach(at -> pieces.add(new Setup.Piece(Side.BLACK, at, false)));
    numbers(blackKings).forEach(at -> pieces.add(new Setup.Piece(Side.BLACK, at, true)));
    return new Setup(turn, pieces, 0, 0, false);
  }
}
