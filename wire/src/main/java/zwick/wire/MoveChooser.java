package zwick.wire;

import zwick.engine.SearchLimits;
import zwick.engine.players.Player;
import zwick.engine.search.Engine;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Progress.Deed;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.moves.Wish;

/// Who chooses our moves in games with another program.
@FunctionalInterface
public interface MoveChooser {
  /// What to do when it is `me` to move: a move, resigning or claiming a draw.
  ///
  /// @param clock what the game's clock allows
  Action act(Game game, Side me, SearchLimits clock);

  /// The engine at its best, within these limits and the clock.
  static MoveChooser of(Engine engine, SearchLimits searchLimits) {
    return (game, me, clock) -> {
      var both = TimeAllowance.both(searchLimits, clock);
      var searchReport = engine.think(game, both, SearchStopwatch.running(), 1, _ -> {});
      return searchReport.best().first() instanceof Deed.Moved moved
          ? new Action.Play(me, Wish.of(moved.move()))
          : any(game, me);
    };
  }

  /// A player of some level, who takes the time that is his level's. Nobody can be offered a draw
  /// here; so he is asked once more as if he had offered it.
  static MoveChooser of(Player player) {
    return (game, me, _) -> {
      var action = player.act(game, me, SearchStopwatch.running());
      if (action instanceof Action.Offer
          && game.apply(action) instanceof Verdict.Accepted(Game offered)) {
        action = player.act(offered, me, SearchStopwatch.running());
      }
      return switch (action) {
        case Action.Play _, Action.Resign _, Action.Claim _ -> action;
        case Action.Offer _, Action.Answer _, Action.Insist _, Action.Huff _ -> any(game, me);
        case Action.Leave _, Action.TakeBack _, Action.TimeOut _ -> any(game, me);
      };
    };
  }

  private static Action any(Game game, Side me) {
    return new Action.Play(me, Wish.of(game.position().legalMoves().getFirst()));
  }
}
