package zwick.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zwick.draughts.DraughtsPosition;
import zwick.game.moves.Move;
import zwick.game.moves.MoveBuffer;
import zwick.game.moves.Wish;
import zwick.mill.MillPosition;
import zwick.wolf.WolfPosition;

/// A position between two moves. Immutable, legal by construction, and without a history: two equal
/// positions are a repetition. What decides which moves are legal (an extra move, huffable pieces)
/// is in here; what only decides when a draw is due is in [Game].
public sealed interface Position permits MillPosition, DraughtsPosition, WolfPosition {
  RuleSet rules();

  /// Who moves next. Ask this, never the parity of the ply: some rules give extra moves.
  Side turn();

  /// How the board alone ends the game here, if it does.
  Optional<Outcome> outcome();

  /// The pieces as somebody would set them up. Checked again it gives this position without the
  /// rights that only a played move leaves behind (to huff, or to be bound to capture).
  Setup setup();

  // For people

  /// Every legal move once; none when the game is over.
  default List<Move> legalMoves() {
    var buffer = new MoveBuffer();
    generate(buffer);
    var moves = new ArrayList<Move>(buffer.size());
    for (int i = 0; i < buffer.size(); i++) {
      moves.add(describe(buffer, i));
    }
    return moves;
  }

  /// The position after a legal move.
  default Optional<Position> play(Move move) {
    var buffer = new MoveBuffer();
    generate(buffer);
    for (int i = 0; i < buffer.size(); i++) {
      if (describe(buffer, i).equals(move)) {
        return Optional.of(play(buffer, i));
      }
    }
    return Optional.empty();
  }

  /// The legal moves `wish` can mean: usually one, none if it is not legal.
  List<Move> find(Wish wish);

  /// Why `wish` means no legal move here. Only asked when [#find] is empty; may be slow.
  Refusal explain(Wish wish);

  // For searching and counting

  /// Fills `out` with the legal moves, each once.
  ///
  /// @throws TooManyCaptures where a typed-in position explodes; positions reached from a start do
  ///   not
  void generate(MoveBuffer out);

  /// Fills `out` with the [#loud] moves alone. Where the rules demand a capture these are all there
  /// are.
  void generateLoud(MoveBuffer out);

  /// As many as [#generate] would find, without listing them where that is quicker.
  int count(MoveBuffer scratch);

  /// How many positions there are `depth` plies on, for [Perft]; a family may know a quicker way.
  ///
  /// @param buffers one for each number of plies to go, up to `depth`
  default long leaves(int depth, MoveBuffer[] buffers) {
    return Perft.leaves(this, depth, buffers);
  }

  /// The position after one of the moves that [#generate] found here.
  Position play(MoveBuffer moves, int index);

  Move describe(MoveBuffer moves, int index);

  /// Whether the move takes something, closes a mill or crowns: what a search looks at first.
  boolean loud(MoveBuffer moves, int index);

  /// Whether this very position could stand on the board again after the move.
  boolean reversible(MoveBuffer moves, int index);

  /// As [#quiet(Move)], for a move that [#generate] found here.
  boolean quiet(MoveBuffer moves, int index);

  /// A number that equal positions share and that different ones share by accident only.
  long key();

  /// This position among players who overlook nothing. Where a player may insist, missing a capture
  /// gains nothing, since the opponent chooses whether it stands; so plain captures are all that
  /// has to be looked at.
  default Position strict() {
    return this;
  }

  // What the referee counts

  /// Whether `move`, played here, counts towards the quiet-moves rule; one that does not restarts
  /// it.
  boolean quiet(Move move);

  /// Which endgame limit the material falls under, if the rules know any.
  default Optional<Ending> limit() {
    return Optional.empty();
  }

  default boolean loneKings() {
    return false;
  }

  // Missed captures

  /// Whether `move` leaves out a capture on which the opponent may insist or for which he may huff.
  default boolean oversight(Move move) {
    return false;
  }

  /// This position once the opponent has insisted: only complete captures are legal.
  default Position bound() {
    return this;
  }

  /// The pieces the side to move may huff, ascending.
  default List<Integer> huffable() {
    return List.of();
  }

  /// This position without the huffed piece; the same side is to move.
  default Position huff(int at) {
    throw new IllegalArgumentException("nothing to huff on " + at);
  }
}
