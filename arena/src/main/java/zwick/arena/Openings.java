package zwick.arena;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import zwick.engine.Score;
import zwick.engine.SearchLimits;
import zwick.engine.search.Engine;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.moves.Wish;
import zwick.wolf.WolfRules;

/// Where the games of a match begin: a few random moves from the start, none of which overlooks a
/// capture, and nobody is much better after them. In wolf and sheep the sheep win if they know how,
/// and so it must be after the opening too.
final class Openings {
  /// The larger board leaves more to do before the sides meet.
  private static final int POINTS_PER_PLY = 8;

  private static final int LEAST_PLIES = 3;
  private static final int BALANCED = 60;
  private static final int TRIES = 40;
  private static final SearchLimits GLANCE = SearchLimits.nodes(2_000);

  private final RuleSet rules;
  private final OptionalInt plies;
  private final Random random;
  private final Engine judge;
  private final Set<Position> seen = new HashSet<>();

  private Openings(RuleSet rules, OptionalInt plies, long seed) {
    this.rules = rules;
    this.plies = plies;
    this.random = new Random(seed);
    this.judge = Engine.of(rules);
  }

  /// @param plies how many random moves each has; as the board asks for if it is not given
  static List<Game> of(RuleSet rules, OptionalInt plies, int count, long seed) {
    var openings = new Openings(rules, plies, seed);
    var games = new ArrayList<Game>();
    for (int i = 0; i < count; i++) {
      games.add(openings.next());
    }
    return games;
  }

  /// One that was not there yet, if that can be had; otherwise the most balanced one found.
  private Game next() {
    Game best = Game.of(rules.start());
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < TRIES; i++) {
      var game = random();
      if (game.outcome().isPresent() || seen.contains(game.position())) {
        continue;
      }
      int lead = lead(game);
      if (lead < least) {
        least = lead;
        best = game;
      }
      if (lead <= BALANCED) {
        break;
      }
    }
    seen.add(best.position());
    return best;
  }

  /// How far the game is from what it should be at the start.
  private int lead(Game game) {
    int score = judge.think(game, GLANCE).best().score();
    if (rules instanceof WolfRules) {
      boolean sheepWin = score > 0 == (game.position().turn() == Side.WHITE);
      return sheepWin ? 0 : Score.WIN;
    }
    return Math.abs(score);
  }

  private Game random() {
    var game = Game.of(rules.start());
    int length = plies.orElseGet(this::usual);
    for (int i = 0; i < length && game.outcome().isEmpty(); i++) {
      var position = game.position();
      var moves = position.legalMoves().stream().filter(m -> !position.oversight(m)).toList();
      var wish = Wish.of(moves.get(random.nextInt(moves.size())));
      if (game.apply(new Action.Play(position.turn(), wish)) instanceof Verdict.Accepted(Game g)) {
        game = g;
      }
    }
    return game;
  }

  private int usual() {
    return rules instanceof WolfRules
        ? 2 + random.nextInt(2)
        : Math.max(LEAST_PLIES, rules.grid().points().size() / POINTS_PER_PLY);
  }
}
