package zwick.arena;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwick.engine.evaluation.Evaluation;
import zwick.engine.search.Engine;
import zwick.game.Game;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.known.Oracle;

/// Two contestants, and every opening twice with the colours changed.
///
/// Each game has engines and a seed of its own, so the games are the same however many threads play
/// them, unless somebody plays by the clock.
///
/// @param games an even number
/// @param opening how many plies the openings have; as the board asks for if it is not given
/// @param oracle what informed contestants may know for sure; asked by several threads
public record Match(
    RuleSet rules,
    Contestant first,
    Contestant second,
    int games,
    OptionalInt opening,
    long seed,
    Oracle oracle) {
  private static final long MEMORY = 32L << 20;

  public Match {
    if (games < 2 || games % 2 != 0) {
      throw new IllegalArgumentException("every opening is played twice: " + games);
    }
  }

  /// @param news is told every game, in their order, by one thread at a time
  public Tally play(int threads, Consumer<MatchGame> news) {
    return new Table(Openings.of(rules, opening, games / 2, seed), news).play(threads);
  }

  /// Where the threads fetch the next game and leave the last.
  private final class Table {
    private final List<Game> openings;
    private final Consumer<MatchGame> news;
    private final Evaluation one = first.evaluation(rules);
    private final Evaluation two = second.evaluation(rules);
    private final @Nullable MatchGame[] bouts = new MatchGame[games];
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private Tally tally = Tally.NONE;

    Table(List<Game> openings, Consumer<MatchGame> news) {
      this.openings = openings;
      this.news = news;
    }

    Tally play(int threads) {
      var helpers = new Thread[Math.min(threads, games) - 1];
      for (int i = 0; i < helpers.length; i++) {
        helpers[i] = Thread.ofPlatform().daemon().start(this::work);
      }
      work();
      for (var helper : helpers) {
        try {
          helper.join();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
      return switch (failure.get()) {
        case null -> tally;
        case RuntimeException e -> throw e;
        case Throwable e -> throw new IllegalStateException(e);
      };
    }

    private void work() {
      try {
        for (int i = next.getAndIncrement(); i < games; i = next.getAndIncrement()) {
          done(bout(i, openings.get(i / 2)));
        }
      } catch (RuntimeException | Error e) {
        failure.compareAndSet(null, e);
        next.set(games); // the others can stop too
      }
    }

    private MatchGame bout(int number, Game opening) {
      var side = number % 2 == 0 ? Side.WHITE : Side.BLACK;
      long luck = seed + number;
      // Two of the same level must not overlook the same things.
      var here = SeatedContestant.of(first, side, engine(first, one), luck);
      var there = SeatedContestant.of(second, side.other(), engine(second, two), ~luck);
      return MatchGame.play(number, side, opening, Map.of(side, here, side.other(), there));
    }

    private Engine engine(Contestant who, Evaluation evaluation) {
      return new Engine(evaluation, rules, who.informed() ? oracle : Oracle.NONE, MEMORY);
    }

    /// Keeps a game until all before it are told.
    private synchronized void done(MatchGame matchGame) {
      bouts[matchGame.number()] = matchGame;
      for (int i = tally.games(); i < games && bouts[i] != null; i++) {
        tally = tally.with(bouts[i]);
        news.accept(bouts[i]);
      }
    }
  }
}
