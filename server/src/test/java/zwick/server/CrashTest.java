package zwick.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.hall.Entry;
import zwick.hall.Event;
import zwick.hall.Hall;
import zwick.hall.Ids;

/// Acknowledged means stored: whatever is killed, whenever.
class CrashTest {
  private static final int GAMES = 12;
  private static final int KILLS = Integer.getInteger("zwick.kills", 100);
  private static final int FEW_KILLS =
      Integer.getInteger("zwick.fewKills", Math.max(1, KILLS / 10));

  @TempDir private Path folder;
  private final ConcurrentLinkedQueue<Long> latencies = new ConcurrentLinkedQueue<>();
  private final Random random = new Random(Long.getLong("zwick.seed", 17L));

  @Test
  void aServerKilledAtAnyMomentHasLostNothingAndDoneNothingTwice() throws Exception {
    var database = folder.resolve("hall.db").toString();
    try (var node = new Node(database, folder.resolve("node.log"))) {
      node.stop();
      node.start(); // faster from now on
      var players =
          played(
              node::url,
              () -> {
                for (int i = 0; i < KILLS; i++) {
                  someMoves();
                  node.kill();
                  node.start();
                }
                someMoves();
              });
      node.stop();
      check(database, players);
    }
  }

  @Test
  void aDatabaseServerKilledAtAnyMomentHasLostNothingEither() throws Exception {
    try (var postgres = new Postgres(folder)) {
      try (var node = new Node(postgres.url(), folder.resolve("node.log"))) {
        var players =
            played(
                node::url,
                () -> {
                  for (int i = 0; i < FEW_KILLS; i++) {
                    someMoves();
                    postgres.kill();
                    postgres.start();
                  }
                  someMoves();
                });
        node.stop();
        check(postgres.url(), players);
      }
    }
  }

  @Test
  void whenOneOfThreeServersIsKilledTheOthersGoOn() throws Exception {
    try (var postgres = new Postgres(folder)) {
      var log = folder.resolve("node.log");
      try (var first = new Node(postgres.url(), log);
          var second = new Node(postgres.url(), log);
          var third = new Node(postgres.url(), log)) {
        var nodes = List.of(first, second, third);
        var players =
            played(
                () -> nodes.get(ThreadLocalRandom.current().nextInt(3)).url(),
                () -> {
                  for (int i = 0; i < FEW_KILLS; i++) {
                    var victim = nodes.get(random.nextInt(3));
                    someMoves();
                    victim.kill();
                    someMoves();
                    victim.start();
                  }
                  someMoves();
                });
        nodes.forEach(Node::stop);
        check(postgres.url(), players);
      }
    }
  }

  /// Until some moves have been made since the last blow, and then a moment longer.
  private void someMoves() throws InterruptedException {
    int enough = latencies.size() + random.nextInt(40);
    long end = System.nanoTime() + Duration.ofSeconds(60).toNanos();
    while (latencies.size() < enough && System.nanoTime() < end) {
      Thread.sleep(1);
    }
    Thread.sleep(0, random.nextInt(1_000_000));
  }

  @FunctionalInterface
  private interface Ordeal {
    void run() throws Exception;
  }

  private List<Sparring> played(Supplier<String> anyServer, Ordeal ordeal) throws Exception {
    var players = new ArrayList<Sparring>();
    var threads = new ArrayList<Thread>();
    for (int i = 0; i < GAMES; i++) {
      var pair = new Sparring("p" + i, anyServer, latencies);
      players.add(pair);
      threads.add(Thread.ofVirtual().start(pair));
    }
    ordeal.run();
    players.forEach(Sparring::stop);
    for (var thread : threads) {
      thread.join();
    }
    return players;
  }

  /// Everything that was acknowledged is there, where it was said to be, once.
  private static void check(String database, List<Sparring> players) {
    int acknowledged = 0;
    try (var hall = Hall.open(database, InstantSource.system())) {
      for (var pair : players) {
        assertThat(pair.troubles).isEmpty();
        var logs = new HashMap<String, List<Entry>>();
        for (var told : pair.acknowledged) {
          var log = logs.computeIfAbsent(told.game(), game -> log(hall, game));
          var event = log.get(told.seq() - 1).event();
          if (event instanceof Event.Acted(String action, long _)) {
            assertThat(action).isEqualTo(told.action());
          } else {
            assertThat(event).isInstanceOf(Event.Began.class);
          }
          acknowledged++;
        }
        for (var game : logs.entrySet()) {
          var log = game.getValue();
          var commands = log.stream().flatMap(entry -> entry.command().stream()).toList();
          assertThat(commands).doesNotHaveDuplicates();
          long acted = log.stream().filter(e -> e.event() instanceof Event.Acted).count();
          long told =
              pair.acknowledged.stream()
                  .filter(a -> !a.action().equals("join") && a.game().equals(game.getKey()))
                  .count();
          assertThat(acted - told).isBetween(0L, 1L); // the last one may have gone unanswered
        }
      }
    }
    System.out.println("acknowledged and found: " + acknowledged);
    assertThat(acknowledged).isGreaterThan(KILLS);
  }

  private static List<Entry> log(Hall hall, String game) {
    return hall.table(Ids.read(game).orElseThrow()).orElseThrow().since(0);
  }
}
