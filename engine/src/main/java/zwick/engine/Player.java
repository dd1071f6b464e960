package zwick.engine;

import java.util.Optional;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Side;
import zwick.game.Turn.Deed;
import zwick.game.Wish;

/// Somebody to play against.
public final class Player {
  private final Engine engine;
  private final Level level;

  public Player(Engine engine, Level level, long seed) {
    this.engine = engine;
    this.level = level;
  }

  /// What the player does when it is `me` to move: a move, or a right it uses first. The game must
  /// not be over.
  public Action act(Game game, Side me, Watch watch) {
    var report = engine.think(game, level.limits(), watch, 1, _ -> {});
    return switch (report.best().first()) {
      case Deed.Moved(Side by, var move) -> new Action.Play(by, Wish.of(move));
      case Deed.Huffed(Side by, int at) -> new Action.Huff(by, at);
    };
  }

  /// The answer to the opponent's open draw offer.
  public Optional<Action> answer(Game game, Side me, Watch watch) {
    return Optional.of(new Action.Answer(me, false));
  }
}
