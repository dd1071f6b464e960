package zwick.cli.terminal;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Progress;
import zwick.game.Side;
import zwick.game.Verdict;

/// Takes back what a person did last, and all that was done since.
final class TakeBacks {
  private TakeBacks() {}

  /// The game when `me` was to decide last; none if that has not happened yet.
  static Optional<Game> of(Game game, Side me) {
    var now = game;
    while (now.apply(new Action.TakeBack(me)) instanceof Verdict.Accepted(Game before)) {
      boolean mine = doer(now.progress()) == me;
      now = before;
      if (mine && now.position().turn() == me) {
        return Optional.of(now);
      }
    }
    return Optional.empty();
  }

  /// Who moved, huffed or insisted last.
  private static @Nullable Side doer(Progress progress) {
    var undo = progress.undo();
    if (undo != null && !undo.equals(progress.before())) {
      return undo.position().turn(); // an insistence
    }
    return switch (progress.deed()) {
      case null -> null;
      case Progress.Deed.Moved(Side by, var _) -> by;
      case Progress.Deed.Huffed(Side by, var _) -> by;
    };
  }
}
