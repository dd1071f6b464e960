package zwick.game;

import org.jspecify.annotations.Nullable;

/// Knows for sure how some positions end, from tables or because the game is small.
@FunctionalInterface
public interface Oracle {
  /// What is known of this position under its very rules; null where nothing is. Draw rules that
  /// count moves are left out of it.
  @Nullable Known known(Position position);

  Oracle NONE = _ -> null;

  /// @param plies until the end when both play as well as can be; 0 in a draw
  record Known(Value value, int plies) {}

  /// For the side to move.
  enum Value {
    WON,
    DRAWN,
    LOST
  }
}
