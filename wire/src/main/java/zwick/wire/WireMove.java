package zwick.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import zwick.game.Position;
import zwick.game.moves.Move;
import zwick.game.moves.Wish;

/// A move as other programs name it: where from, where to and what it takes. The way it goes is
/// left out, and so is the order of the pieces taken.
public record WireMove(int from, int to, Set<Integer> taken) {
  private static final int MOST_DIGITS = 2;

  public WireMove {
    taken = Set.copyOf(taken);
  }

  public static WireMove of(Move move) {
    var touches = move.touches();
    return new WireMove(touches.getFirst(), touches.getLast(), move.taken());
  }

  /// Reads `32-28` and `28x19x23`, which is from, to and then the pieces taken.
  public static Optional<WireMove> read(String text) {
    boolean capture = text.indexOf('x') >= 0;
    var squares = new ArrayList<Integer>();
    for (var part : text.split(capture ? "x" : "-", -1)) {
      if (part.isEmpty()
          || part.length() > MOST_DIGITS
          || !part.chars().allMatch(c -> c >= '0' && c <= '9')) {
        return Optional.empty();
      }
      squares.add(Integer.valueOf(part));
    }
    if (squares.size() < 2 || !capture && squares.size() > 2) {
      return Optional.empty();
    }
    var taken = new TreeSet<>(squares.subList(2, squares.size()));
    return Optional.of(new WireMove(squares.get(0), squares.get(1), taken));
  }

  /// The legal move this is. Captures without the pieces they take are understood where only one
  /// can be meant.
  public Optional<Move> find(Position position) {
    var moves = new ArrayList<Move>();
    for (var move : position.legalMoves()) {
      var other = of(move);
      if (other.from == from && other.to == to && (taken.isEmpty() || taken.equals(other.taken))) {
        moves.add(move);
      }
    }
    return moves.size() == 1 ? Optional.of(moves.getFirst()) : Optional.empty();
  }

  /// The same for the referee, who explains what is wrong with it.
  public Wish wish() {
    return taken.isEmpty() ? Wish.slide(from, to) : Wish.capture(List.of(from, to));
  }

  /// `32-28`, `28x19x23`.
  @Override
  public String toString() {
    var text = new StringBuilder().append(from).append(taken.isEmpty() ? '-' : 'x').append(to);
    new TreeSet<>(taken).forEach(square -> text.append('x').append(square));
    return text.toString();
  }
}
