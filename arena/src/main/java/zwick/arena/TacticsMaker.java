package zwick.arena;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import zwick.engine.SearchLimits;
import zwick.engine.SearchLine;
import zwick.engine.search.Engine;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.Progress.Deed;
import zwick.game.RuleSet;
import zwick.game.Setup;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.moves.MoveBuffer;
import zwick.game.moves.Wish;
import zwick.notation.PositionText;

/// Finds tactical positions: the engine plays hasty games against itself with a random move now and
/// then, and where one side seems to be better the [Prover] looks for a win. What the engine itself
/// makes of the position does not count, so it can be tested with what is found.
public final class TacticsMaker {
  private static final int LEAST_PLIES = 3;
  private static final int MOST_PLIES = 9;
  private static final int LEAST_CHOICES = 3;
  private static final int MOST_GAMES = 3_000;

  /// So many games let one more of each length in, if the rarer ones do not turn up.
  private static final int PATIENCE = 12;

  /// Pieces that must stand elsewhere, at the old and the new place.
  private static final int APART = 4;

  private static final int BETTER = 60;
  private static final int RANDOM_MOVES = 6; // one in so many
  private static final SearchLimits HASTE = SearchLimits.nodes(300);
  private static final long BUDGET = 60_000;

  private final RuleSet rules;
  private final int count;
  private final Random random;
  private final Engine engine;
  private final Consumer<Tactic> news;
  private final List<Tactic> found = new ArrayList<>();
  private int games;

  private TacticsMaker(RuleSet rules, int count, long seed, Consumer<Tactic> news) {
    this.rules = rules;
    this.count = count;
    this.random = new Random(seed);
    this.engine = Engine.of(rules);
    this.news = news;
  }

  /// @param news is told each one as it is found
  /// @return the shortest first; fewer than `count` where it took too many games
  public static List<Tactic> make(RuleSet rules, int count, long seed, Consumer<Tactic> news) {
    var maker = new TacticsMaker(rules, count, seed, news);
    while (maker.found.size() < count && maker.games < MOST_GAMES) {
      maker.play();
    }
    maker.found.sort((a, b) -> Integer.compare(a.plies(), b.plies()));
    return maker.found;
  }

  /// One game; it ends early once something was found in it, so that no two are of one kind.
  private void play() {
    games++;
    var game = Game.of(rules.start());
    for (int ply = 0; ply < MatchGame.MOST_PLIES && game.outcome().isEmpty(); ply++) {
      var best = engine.think(game, HASTE).best();
      var tactic = best.score() < BETTER ? Optional.<Tactic>empty() : tactic(game.position());
      if (tactic.isPresent()) {
        found.add(tactic.get());
        news.accept(tactic.get());
        return;
      }
      game = next(game, best);
    }
  }

  private Game next(Game game, SearchLine best) {
    var position = game.position();
    Action action =
        switch (best.first()) {
          case Deed.Moved(Side by, var move) -> new Action.Play(by, Wish.of(move));
          case Deed.Huffed(Side by, int at) -> new Action.Huff(by, at);
        };
    if (random.nextInt(RANDOM_MOVES) == 0) {
      var moves = position.strict().legalMoves();
      var any = moves.get(random.nextInt(moves.size()));
      action = new Action.Play(position.turn(), Wish.of(any));
    }
    return game.apply(action) instanceof Verdict.Accepted(Game next) ? next : game;
  }

  private Optional<Tactic> tactic(Position played) {
    // as text can say it: without the rights that the last move left behind
    var position = PositionText.read(rules, PositionText.write(played));
    if (position.strict().count(new MoveBuffer()) < LEAST_CHOICES || known(position)) {
      return Optional.empty();
    }
    try {
      return Prover.quickest(position, MOST_PLIES, BUDGET)
          .filter(win -> win.plies() >= LEAST_PLIES && room(win.plies()) && oneWay(win.first()))
          .map(win -> Tactic.of(position, win));
    } catch (Prover.TooHard _) {
      return Optional.empty();
    }
  }

  private boolean room(int plies) {
    long alike = found.stream().filter(tactic -> tactic.plies() == plies).count();
    return alike < count / 4 + games / PATIENCE;
  }

  /// Whether all begin with the same step, whatever stone is taken then.
  private static boolean oneWay(List<Deed> first) {
    return first.stream()
            .map(deed -> deed instanceof Deed.Moved(var _, var move) ? Wish.of(move).path() : deed)
            .distinct()
            .count()
        == 1;
  }

  /// Whether nearly the same was found before.
  private boolean known(Position position) {
    return found.stream().anyMatch(tactic -> distance(tactic.position(), position) < APART);
  }

  private static int distance(Position one, Position other) {
    var mine = new HashSet<Setup.Piece>(one.setup().pieces());
    var theirs = new HashSet<Setup.Piece>(other.setup().pieces());
    int apart = 0;
    for (var piece : mine) {
      apart += theirs.remove(piece) ? 0 : 1;
    }
    return apart + theirs.size();
  }
}
