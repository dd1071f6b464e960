package zwick.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zwick.engine.SearchControl;
import zwick.engine.SearchLimits;
import zwick.engine.evaluation.ShippedWeights;
import zwick.engine.players.Level;
import zwick.engine.players.Player;
import zwick.engine.search.Engine;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Progress.Deed;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.known.Oracle;
import zwick.game.moves.Wish;

/// The computer's seat. Whatever its player comes up with goes to the referee like anybody's
/// action; if he refuses it, a plain move is made instead, so that a game always goes on.
public final class Computer {
  /// How long it thinks about a move of its own accord where its player has none.
  private static final long PLAIN = 20_000;

  private static final long MEMORY = 32L << 20;

  private final Engine engine;
  private final long seed;
  private final List<Level> levels;
  private Level level;
  private Player player;

  public Computer(RuleSet rules, Oracle oracle, Level level, long seed) {
    engine = new Engine(rules, ShippedWeights.weights(rules), oracle, MEMORY);
    levels = Level.of(rules, oracle);
    this.seed = seed;
    this.level = level;
    player = new Player(engine, level, seed);
  }

  /// What was done, and the game after it.
  record Done(Action action, Game game) {}

  public Level level() {
    return level;
  }

  /// How strong it can be in this game.
  List<Level> levels() {
    return levels;
  }

  void level(Level next) {
    level = next;
    player = new Player(engine, next, seed);
  }

  /// What the side to move does.
  ///
  /// @param move whether it has to be a move at last
  Done act(Game game, SearchControl searchControl, boolean move) {
    var me = game.position().turn();
    var done = apply(game, player.act(game, me, searchControl));
    if (done.isPresent() && (!move || done.get().action instanceof Action.Play)) {
      return done.get();
    }
    return plain(game, me);
  }

  /// What it says to an open offer, if anything that counts.
  Optional<Done> answer(Game game, Side me, SearchControl searchControl) {
    return player.answer(game, me, searchControl).flatMap(action -> apply(game, action));
  }

  private static Optional<Done> apply(Game game, Action action) {
    if (action instanceof Action.TakeBack) {
      return Optional.empty(); // a right of the person alone
    }
    return game.apply(action) instanceof Verdict.Accepted(Game next)
        ? Optional.of(new Done(action, next))
        : Optional.empty();
  }

  private Done plain(Game game, Side me) {
    var candidates = new ArrayList<Action>();
    if (engine.think(game, SearchLimits.nodes(PLAIN)).best().first()
        instanceof Deed.Moved(Side _, var best)) {
      candidates.add(new Action.Play(me, Wish.of(best)));
    }
    game.position().legalMoves().forEach(m -> candidates.add(new Action.Play(me, Wish.of(m))));
    return candidates.stream()
        .flatMap(action -> apply(game, action).stream())
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no move in " + game.position()));
  }
}
