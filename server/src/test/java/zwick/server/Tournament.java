package zwick.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;

/// Pairs of players who go on playing while a test does harm to what they play on. What they were
/// told is their [HistoryHeuristic].
final class Tournament implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(90);

  private final ConcurrentLinkedQueue<Long> latencies = new ConcurrentLinkedQueue<>();
  private final List<Sparring> pairs = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();

  /// @param anyServer where they ask next
  Tournament(int games, Supplier<String> anyServer) {
    this(games, anyServer, Sparring.AGAIN);
  }

  /// @param again so long they wait for an answer before they ask again
  Tournament(int games, Supplier<String> anyServer, Duration again) {
    for (int i = 0; i < games; i++) {
      var pair = new Sparring("p" + i, anyServer, latencies, again);
      pairs.add(pair);
      threads.add(Thread.ofVirtual().start(pair));
    }
  }

  /// One of these, and the next time maybe another.
  static Supplier<String> anyOf(List<Node> nodes) {
    return () -> nodes.get(ThreadLocalRandom.current().nextInt(nodes.size())).url();
  }

  /// How many commands have been acknowledged by now.
  int acknowledged() {
    return latencies.size();
  }

  /// How often somebody was told that nothing can be stored.
  long unavailable() {
    return pairs.stream().mapToLong(pair -> pair.unavailable.sum()).sum();
  }

  /// How often somebody asked again, since no answer came.
  long repeated() {
    return pairs.stream().mapToLong(pair -> pair.repeated.sum()).sum();
  }

  /// All tables they have sat at so far.
  List<String> games() {
    return pairs.stream().flatMap(pair -> pair.games.stream()).toList();
  }

  /// Until so many more have been acknowledged.
  void moves(int more) throws InterruptedException {
    int enough = acknowledged() + more;
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (acknowledged() < enough) {
      if (System.nanoTime() > end) {
        throw new AssertionError(
            "%d of %d acknowledged: %s"
                .formatted(
                    acknowledged(),
                    enough,
                    pairs.stream().flatMap(pair -> pair.troubles.stream()).toList()));
      }
      Thread.sleep(1);
    }
  }

  /// Everybody finishes what he is about to do; then nobody does anything any more.
  void stop() throws InterruptedException {
    pairs.forEach(Sparring::stop);
    for (var thread : threads) {
      thread.join();
    }
  }

  History end() throws InterruptedException {
    stop();
    return new History(pairs);
  }

  @Override
  public void close() {
    pairs.forEach(Sparring::stop);
    threads.forEach(Thread::interrupt);
  }
}
