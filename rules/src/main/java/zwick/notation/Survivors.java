package zwick.notation;

import zwick.game.Game;
import zwick.game.Turn;

/// Which moves of a game were not taken back: those that a reader who knows nothing of take-backs
/// and missed captures must see, and no others.
final class Survivors {
  private Survivors() {}

  /// For each entry of the log, whether it is a move that still stands at the end.
  static boolean[] of(Game game) {
    var standing = new boolean[game.log().size()];
    for (Turn turn = game.turn(); turn != null; turn = turn.before()) {
      if (turn.deed() instanceof Turn.Deed.Moved) {
        standing[turn.entry()] = true;
      }
    }
    return standing;
  }
}
