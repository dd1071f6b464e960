package zwick.notation.pdn;

import zwick.game.Game;
import zwick.game.Progress;

/// Which moves of a game were not taken back: those that a reader who knows nothing of take-backs
/// and missed captures must see, and no others.
final class StandingMoves {
  private StandingMoves() {}

  /// For each entry of the log, whether it is a move that still stands at the end.
  static boolean[] of(Game game) {
    var standing = new boolean[game.log().size()];
    for (Progress progress = game.progress(); progress != null; progress = progress.before()) {
      if (progress.deed() instanceof Progress.Deed.Moved) {
        standing[progress.entry()] = true;
      }
    }
    return standing;
  }
}
