package zwick.view;

import java.util.ArrayList;
import java.util.Optional;
import zwick.engine.SearchControl;
import zwick.engine.SearchLimits;
import zwick.engine.players.Level;
import zwick.engine.players.Player;
import zwick.engine.search.Engine;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Progress.Deed;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.moves.Wish;

/// The computer's seat. Whatever its player comes up with has to please the referee; if it does
/// not, a plain move is made instead, so that a game always goes on.
public record Opponent(Engine engine, Level level, long seed, Side side) {
  /// How long it thinks about a move of its own accord where its player has none.
  private static final long PLAIN = 20_000;

  /// What it does now, or says to an open offer; nothing where it is not asked for anything.
  public Optional<Action> choose(Game game) {
    return choose(game, SearchControl.NONE);
  }

  /// The same for somebody who has no more time than `watch` says.
  public Optional<Action> choose(Game game, SearchControl searchControl) {
    if (game.outcome().isPresent()) {
      return Optional.empty();
    }
    var player = new Player(engine, level, seed);
    var answer = player.answer(game, side, searchControl).filter(action -> accepted(game, action));
    if (answer.isPresent() || game.position().turn() != side) {
      return answer;
    }
    var action = player.act(game, side, searchControl);
    // Taking back is a right of people alone.
    return action instanceof Action.TakeBack || !accepted(game, action)
        ? plain(game)
        : Optional.of(action);
  }

  private Optional<Action> plain(Game game) {
    var candidates = new ArrayList<Action>();
    if (engine.think(game, SearchLimits.nodes(PLAIN)).best().first()
        instanceof Deed.Moved(Side _, var best)) {
      candidates.add(new Action.Play(side, Wish.of(best)));
    }
    for (var move : game.position().legalMoves()) {
      candidates.add(new Action.Play(side, Wish.of(move)));
    }
    for (var action : candidates) {
      if (accepted(game, action)) {
        return Optional.of(action);
      }
    }
    return Optional.empty();
  }

  private static boolean accepted(Game game, Action action) {
    return game.apply(action) instanceof Verdict.Accepted;
  }
}
