package zwick.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.notation.json.Json;

/// TCP keeps the order on one connection, but a server has many of them to the database: news of
/// what another server wrote comes later than what can be read already, or the other way round, and
/// a command that is asked for again may be there before the first one.
class OvertakingTest {
  private static final int GAMES = 5;
  private static final int MOVES = 12;
  private static final int LONGEST_DELAY = 200;

  /// Not enough for most answers, so that the same is soon asked for on both servers at once.
  private static final Duration IMPATIENT = Duration.ofMillis(700);

  @TempDir private Path folder;
  private final long seed = Long.getLong("zwick.seed", 17L);

  @Test
  void whatOvertakesOnItsWayIsStillDoneOnceAndInItsOrder() throws Exception {
    System.out.println("-Dzwick.seed=" + seed);
    try (var postgres = new Postgres(folder);
        var one = new Cable(postgres.port(), seed);
        var two = new Cable(postgres.port(), seed + 1);
        var first = new Node(postgres.url(one), log());
        var second = new Node(postgres.url(two), log());
        var here = new Ear(first);
        var there = new Ear(second);
        var tournament =
            new Tournament(GAMES, Tournament.anyOf(List.of(first, second)), IMPATIENT)) {
      tournament.moves(GAMES); // all have sat down
      var games = tournament.games();
      here.listen(games);
      there.listen(games);
      one.delay(LONGEST_DELAY);
      two.delay(LONGEST_DELAY);
      tournament.moves(MOVES);
      var history = tournament.end();
      long repeated = tournament.repeated();
      one.delay(0);
      two.delay(0);
      for (var game : games) {
        int last = history.last(game);
        assertThat(here.events(game, last)).isEqualTo(there.events(game, last));
      }
      List.of(first, second).parallelStream().forEach(Node::stop);
      assertThat(history.check(postgres.url())).isGreaterThan(MOVES);
      assertThat(repeated).as("asked again").isPositive();
      assertThat(one.overtaken()).as("overtaken").isPositive();
      assertThat(two.overtaken()).as("overtaken").isPositive();
    }
  }

  private Path log() {
    return folder.resolve("node.log");
  }

  /// Somebody who watches games on one server and notes what he is told as it comes.
  private static final class Ear implements AutoCloseable {
    private final Guest guest;
    private final Map<String, NavigableMap<Integer, String>> heard = new HashMap<>();

    Ear(Node node) throws Exception {
      guest = new Guest(node.url());
      guest.arrive();
      guest.connect();
    }

    void listen(List<String> games) {
      for (var game : games) {
        heard.put(game, new TreeMap<>());
        guest.watch(game, 1);
      }
    }

    /// What happened in a game after it was laid, up to this event.
    Map<Integer, String> events(String game, int last) throws InterruptedException {
      var events = heard.get(game);
      while (!isWhole(events) || events.lastKey() < last) {
        note(guest.hear("events"));
      }
      return events.headMap(last, true);
    }

    private static boolean isWhole(NavigableMap<Integer, String> events) {
      return !events.isEmpty() && events.firstKey() == 2 && events.lastKey() == events.size() + 1;
    }

    /// Whoever begins to watch may be told what happens at that moment before he is told what
    /// happened until then, or twice. From then on all comes in its order.
    private void note(Json.Obj message) {
      var events = heard.get(((Json.Str) message.get("game")).text());
      for (var item : ((Json.Arr) message.get("events")).items()) {
        var event = (Json.Obj) item;
        int seq = Integer.parseInt(((Json.Num) event.get("seq")).digits());
        if (isWhole(events)) {
          assertThat(seq).as("too early").isLessThanOrEqualTo(events.lastKey() + 1);
        }
        var before = events.put(seq, event.write());
        assertThat(before).isIn(null, event.write());
      }
    }

    @Override
    public void close() {
      guest.close();
    }
  }
}
