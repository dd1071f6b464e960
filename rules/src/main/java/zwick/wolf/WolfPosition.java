package zwick.wolf;

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
import zwick.wolf.WolfRules.First;

/// Where the sheep and the wolf are, and who moves. White has the sheep, Black the wolf.
///
/// @param sheep the squares of the four sheep, as a set (see [WolfBoard])
/// @param wolf its square; 0 before it is placed, and then Black is to move
public record WolfPosition(WolfRules rules, int sheep, int wolf, Side turn) implements Position {

  public static WolfPosition start(WolfRules rules) {
    return new WolfPosition(rules, WolfBoard.FIRST_ROW, 0, Side.BLACK);
  }

  /// Whether Black has yet to choose the wolf's square.
  public boolean placing() {
    return wolf == 0;
  }

  @Override
  public Optional<Outcome> outcome() {
    if (placing()) {
      return Optional.empty();
    }
    if (through()) {
      return Optional.of(new Outcome.Win(Side.BLACK, Ending.WOLF_THROUGH));
    }
    if (!stuck()) {
      return Optional.empty();
    }
    return Optional.of(
        switch (turn) {
          case WHITE -> new Outcome.Win(Side.BLACK, Ending.BLOCKED);
          case BLACK -> new Outcome.Win(Side.WHITE, Ending.WOLF_CAUGHT);
        });
  }

  private boolean stuck() {
    int squares = 0;
    for (int rest = own(); rest != 0; rest &= rest - 1) {
      squares |= reach(lowest(rest));
    }
    return squares == 0;
  }

  /// The squares of the side to move, as a set. The wolf must be placed.
  int own() {
    return turn == Side.WHITE ? sheep : WolfBoard.set(wolf);
  }

  /// Whether the wolf stands on White's first row or every sheep has gone past it.
  private boolean through() {
    boolean allAbove = true;
    for (int rest = sheep; rest != 0; rest &= rest - 1) {
      allAbove &= WolfBoard.row(lowest(rest)) > WolfBoard.row(wolf);
    }
    return allAbove || WolfBoard.row(wolf) == 1;
  }

  @Override
  public Setup setup() {
    var pieces = new ArrayList<Setup.Piece>();
    for (int rest = sheep; rest != 0; rest &= rest - 1) {
      pieces.add(new Setup.Piece(Side.WHITE, lowest(rest), false));
    }
    if (!placing()) {
      pieces.add(new Setup.Piece(Side.BLACK, wolf, false));
    }
    return new Setup(turn, pieces, 0, 0, false);
  }

  @Override
  public List<Move> find(Wish wish) {
    return WolfWishes.find(this, wish);
  }

  @Override
  public Refusal explain(Wish wish) {
    return WolfWishes.explain(this, wish);
  }

  /// The free squares, as a set.
  int free() {
    return ~(placing() ? sheep : sheep | WolfBoard.set(wolf));
  }

  /// The free squares that the sheep or the wolf on `from` may go to, as a set.
  int reach(int from) {
    var board = WolfBoard.BOARD;
    return free() & (from == wolf ? board.around(from) : board.forward(from));
  }

  /// A move's code is the square it goes to and, from bit 6 on, the one it comes from; 0 is the
  /// hand.
  @Override
  public void generate(MoveBuffer out) {
    out.clear();
    if (placing()) {
      add(0, free(), out);
    } else if (!through()) {
      for (int rest = own(); rest != 0; rest &= rest - 1) {
        add(lowest(rest), reach(lowest(rest)), out);
      }
    }
  }

  @Override
  public void generateLoud(MoveBuffer out) {
    out.clear();
  }

  private static void add(int from, int squares, MoveBuffer out) {
    for (int rest = squares; rest != 0; rest &= rest - 1) {
      out.add((from << 6) | lowest(rest), 0);
    }
  }

  private static int lowest(int set) {
    return Integer.numberOfTrailingZeros(set) + 1;
  }

  @Override
  public int count(MoveBuffer scratch) {
    generate(scratch);
    return scratch.size();
  }

  @Override
  public WolfPosition play(MoveBuffer moves, int index) {
    int from = moves.code(index) >> 6;
    int to = moves.code(index) & 63;
    if (placing()) {
      return new WolfPosition(
          rules, sheep, to, rules.first() == First.WOLF ? Side.BLACK : Side.WHITE);
    }
    return from == wolf
        ? new WolfPosition(rules, sheep, to, Side.WHITE)
        : new WolfPosition(
            rules, sheep ^ WolfBoard.set(from) ^ WolfBoard.set(to), wolf, Side.BLACK);
  }

  @Override
  public Move describe(MoveBuffer moves, int index) {
    int from = moves.code(index) >> 6;
    int to = moves.code(index) & 63;
    return Move.of(from == 0 ? new Step.Place(to) : new Step.Slide(from, to));
  }

  @Override
  public boolean loud(MoveBuffer moves, int index) {
    return false;
  }

  /// Sheep never go back, so the same position never comes again.
  @Override
  public boolean reversible(MoveBuffer moves, int index) {
    return false;
  }

  @Override
  public boolean quiet(MoveBuffer moves, int index) {
    return false;
  }

  /// All of a position fits into one number, so no two share a key.
  @Override
  public long key() {
    long rest = wolf << 1 | (turn == Side.WHITE ? 1 : 0);
    return KeyMixer.done(KeyMixer.mix(0, sheep & 0xffff_ffffL | rest << 32));
  }

  /// No rule counts quiet moves here: the sheep run out of moves by themselves.
  @Override
  public boolean quiet(Move move) {
    return false;
  }
}
