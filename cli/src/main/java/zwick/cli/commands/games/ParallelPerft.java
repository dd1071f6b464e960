package zwick.cli.commands.games;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import zwick.game.Perft;
import zwick.game.Position;
import zwick.game.moves.Move;
import zwick.game.moves.MoveBuffer;
import zwick.notation.MoveText;

/// Counts leaves with several threads: the positions after two moves are shared out one by one.
/// Every leaf is counted once whoever counts it, so the sums do not depend on the threads.
final class ParallelPerft {
  private static final long FIRST_NEWS = 2_000_000_000L;

  /// @param perMove the count of every first move, in the order of [Position#legalMoves]
  record Count(List<Long> perMove, long total) {

    /// The same with the texts of the moves, sorted as [MoveText] sorts them.
    Map<String, Long> divide(Position position) {
      if (perMove.isEmpty()) {
        return Map.of();
      }
      var moves = position.legalMoves();
      var byMove = new HashMap<Move, Long>();
      for (int i = 0; i < moves.size(); i++) {
        byMove.put(moves.get(i), perMove.get(i));
      }
      var byText = new LinkedHashMap<String, Long>();
      MoveText.writeAll(position)
          .forEach((text, move) -> byText.put(text, byMove.getOrDefault(move, 0L)));
      return byText;
    }
  }

  /// @param first which first move it follows
  private record Task(int first, Position position, int depth) {}

  private final List<Task> tasks = new ArrayList<>();
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
  private final long[] counts;
  private final @Nullable PrintStream news;
  private final long start = System.nanoTime();

  private ParallelPerft(List<Position> firsts, int depth, @Nullable PrintStream news) {
    for (int i = 0; i < firsts.size(); i++) {
      split(i, firsts.get(i), depth);
    }
    this.counts = new long[tasks.size()];
    this.news = news;
  }

  /// @param news where to tell how far it is, if anybody wants to know
  static Count count(Position position, int depth, int threads, @Nullable PrintStream news) {
    if (depth == 0) {
      return new Count(List.of(), 1);
    }
    var moves = new MoveBuffer();
    position.generate(moves);
    var firsts = new ArrayList<Position>();
    for (int i = 0; i < moves.size(); i++) {
      firsts.add(position.play(moves, i));
    }
    var work = new ParallelPerft(firsts, depth - 1, news);
    work.run(threads);
    return work.sum(firsts.size());
  }

  private void split(int first, Position position, int depth) {
    if (depth < 2) {
      tasks.add(new Task(first, position, depth));
      return;
    }
    var moves = new MoveBuffer();
    position.generate(moves);
    for (int i = 0; i < moves.size(); i++) {
      tasks.add(new Task(first, position.play(moves, i), depth - 1));
    }
  }

  private void run(int threads) {
    var helpers = new ArrayList<Thread>();
    for (int i = 1; i < Math.min(threads, tasks.size()); i++) {
      helpers.add(Thread.ofPlatform().daemon().start(this::work));
    }
    work();
    for (var helper : helpers) {
      try {
        helper.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    if (news != null && System.nanoTime() - start > FIRST_NEWS) {
      news.print("\r      \r");
      news.flush();
    }
    switch (failure.get()) {
      case null -> {}
      case RuntimeException e -> throw e;
      case Throwable e -> throw new IllegalStateException(e);
    }
  }

  private void work() {
    try {
      for (int i = next.getAndIncrement(); i < tasks.size(); i = next.getAndIncrement()) {
        counts[i] = Perft.count(tasks.get(i).position(), tasks.get(i).depth());
        tell(i);
      }
    } catch (RuntimeException | Error e) {
      failure.compareAndSet(null, e);
      next.set(tasks.size()); // the others can stop too
    }
  }

  private void tell(int done) {
    if (news != null && System.nanoTime() - start > FIRST_NEWS) {
      news.print("\r" + 100L * done / tasks.size() + " %");
      news.flush();
    }
  }

  private Count sum(int firsts) {
    var perMove = new long[firsts];
    for (int i = 0; i < counts.length; i++) {
      perMove[tasks.get(i).first()] += counts[i];
    }
    return new Count(Arrays.stream(perMove).boxed().toList(), Arrays.stream(perMove).sum());
  }
}
