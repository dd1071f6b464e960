package zwick.notation;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zwick.game.Action;
import zwick.game.Ending;
import zwick.game.Game;

/// Which moves of a game were not taken back: those that a reader who knows nothing of take-backs
/// and missed captures must see, and no others.
final class Survivors {
  /// A link of the line on the board; the same shape as [zwick.game.Turn].
  private record Link(@Nullable Link before, @Nullable Link undo, int index) {}

  private Survivors() {}

  /// For each entry of the log, whether it is a move that still stands at the end.
  static boolean[] of(Game game) {
    var log = game.log();
    Link now = new Link(null, null, -1);
    for (int i = 0; i < log.size(); i++) {
      now = after(now, log.get(i).action(), i);
    }
    var standing = new boolean[log.size()];
    for (Link link = now; link != null && link.index >= 0; link = link.before) {
      standing[link.index] = log.get(link.index).action() instanceof Action.Play;
    }
    if (lostOnTime(game)) {
      standing[log.size() - 1] = false; // the move came too late to be made
    }
    return standing;
  }

  private static Link after(Link now, Action action, int index) {
    return switch (action) {
      case Action.Play _, Action.Huff _ -> new Link(now, now, index);
      case Action.Insist _ -> insisted(now);
      case Action.TakeBack _ -> now.undo == null ? now : now.undo;
      case Action.Offer _, Action.Answer _, Action.Claim _, Action.Resign _, Action.TimeOut _ ->
          now;
    };
  }

  /// The move is gone, and taking back the insistence would bring it back.
  private static Link insisted(Link now) {
    var missed = now.before;
    return missed == null ? now : new Link(missed.before, now, missed.index);
  }

  private static boolean lostOnTime(Game game) {
    List<Game.Entry> log = game.log();
    Optional<Ending> by = game.outcome().map(outcome -> outcome.by());
    return by.equals(Optional.of(Ending.TIME))
        && !log.isEmpty()
        && log.getLast().action() instanceof Action.Play;
  }
}
