package zwick.game.known;

import org.jspecify.annotations.Nullable;
import zwick.game.Position;
import zwick.game.RuleSet;

/// Knows for sure how some positions end, from tables or because the game is small. Several threads
/// may ask it at once.
@FunctionalInterface
public interface Oracle {
  /// What is known of this position under its very rules; null where nothing is. Draw rules that
  /// count moves are left out of it.
  @Nullable Known known(Position position);

  Oracle NONE = _ -> null;

  /// Whether it knows every position that can come up in a game under these rules, so that whoever
  /// asks it need never guess.
  default boolean knowsAll(RuleSet rules) {
    return false;
  }

  /// How far away it is in `from` by way of `to`, one move on. Only distances within one value are
  /// ever compared. Tables that count to the next capture say 1 for a move that captures, since
  /// what they know of `to` is counted anew from there.
  default int plies(Position from, Position to, Known there) {
    return there.plies() + 1;
  }

  /// @param plies when both play as well as can be: until the end, or until whatever else this
  ///   oracle counts to, such as the next capture; 0 in a draw
  record Known(Value value, int plies) {}

  /// For the side to move.
  enum Value {
    WON,
    DRAWN,
    LOST;

    /// The same for the other side.
    public Value turned() {
      return switch (this) {
        case WON -> LOST;
        case DRAWN -> DRAWN;
        case LOST -> WON;
      };
    }
  }
}
