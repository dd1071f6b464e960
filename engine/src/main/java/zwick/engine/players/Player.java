package zwick.engine.players;

import java.util.Optional;
import zwick.engine.SearchControl;
import zwick.engine.search.Engine;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Side;

/// Somebody to play against. It keeps nothing between two moves: the same player does the same in
/// the same game, whatever it was asked before.
public final class Player {
  private final Engine engine;
  private final Level level;
  private final long seed;

  public Player(Engine engine, Level level, long seed) {
    this.engine = engine;
    this.level = level;
    this.seed = seed;
  }

  /// What the player does when it is `me` to move: a move, or a right it uses first. The game must
  /// not be over.
  public Action act(Game game, Side me, SearchControl searchControl) {
    return new MoveDecision(engine, level, seed, game, me, searchControl).act();
  }

  /// The answer to the opponent's open draw offer, if there is one.
  public Optional<Action> answer(Game game, Side me, SearchControl searchControl) {
    return game.offer().filter(side -> side != me).isPresent()
        ? Optional.of(new MoveDecision(engine, level, seed, game, me, searchControl).answer())
        : Optional.empty();
  }
}
