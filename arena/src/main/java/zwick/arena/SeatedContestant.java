package zwick.arena;

import java.util.Optional;
import zwick.arena.Contestant.Strength;
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

/// A contestant in one game, on one side of the board.
sealed interface SeatedContestant {
  /// What it does when it is to move.
  Action act(Game game);

  /// Its answer to the opponent's open offer; none leaves it open.
  Optional<Action> answer(Game game);

  static SeatedContestant of(Contestant contestant, Side me, Engine engine, long seed) {
    return switch (contestant.strength()) {
      case Strength.Ranked(Level level) -> new Ranked(me, new Player(engine, level, seed));
      case Strength.Limited(SearchLimits searchLimits) -> new Bare(me, engine, searchLimits);
    };
  }

  record Ranked(Side me, Player player) implements SeatedContestant {
    @Override
    public Action act(Game game) {
      return player.act(game, me, new RealTimeWatch());
    }

    @Override
    public Optional<Action> answer(Game game) {
      return player.answer(game, me, new RealTimeWatch());
    }
  }

  /// The engine itself plays on to the end: it never offers, accepts or resigns, and takes a draw
  /// that is due.
  record Bare(Side me, Engine engine, SearchLimits searchLimits) implements SeatedContestant {
    @Override
    public Action act(Game game) {
      if (game.progress().due().isPresent()) {
        // A claim may need an offer first.
        boolean ready = game.apply(claim()) instanceof Verdict.Accepted;
        return ready ? claim() : new Action.Offer(me);
      }
      var best = engine.think(game, searchLimits, new RealTimeWatch(), 1, _ -> {}).best();
      if (game.apply(new Action.Insist(me)) instanceof Verdict.Accepted(Game bound)) {
        var other = engine.think(bound, searchLimits, new RealTimeWatch(), 1, _ -> {}).best();
        if (-other.score() > best.score()) {
          return new Action.Insist(me);
        }
      }
      return switch (best.first()) {
        case Deed.Moved(Side by, var move) -> new Action.Play(by, Wish.of(move));
        case Deed.Huffed(Side by, int at) -> new Action.Huff(by, at);
      };
    }

    private Action claim() {
      return new Action.Claim(me, Optional.empty());
    }

    @Override
    public Optional<Action> answer(Game game) {
      return Optional.empty();
    }
  }
}
