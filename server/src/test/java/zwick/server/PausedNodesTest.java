package zwick.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.notation.json.Json;

/// Servers that stand still for a while (a laptop's lid, a snapshot of a virtual machine, a host
/// with too much to do) and then go on as if no time had passed.
class PausedNodesTest {
  private static final int GAMES = 6;
  private static final int SOME = 30;
  private static final Duration PAUSE = Duration.ofSeconds(Integer.getInteger("zwick.pause", 8));

  /// Less than the pause: what a paused server knows of such a game says that its time is up.
  private static final String TERMS =
      "{\"rules\":\"dame-10x10\",\"host\":\"W\",\"pace\":{\"kind\":\"live\",\"base\":%d,\"increment\":%d}}"
          .formatted(PAUSE.toMillis() / 2, PAUSE.toMillis() / 4);

  /// A game of draughts that goes on for a while whoever takes what.
  private static final List<String> MOVES =
      List.of("32-28", "19-23", "28x19", "14x23", "37-32", "10-14", "41-37", "5-10", "46-41");

  @TempDir private Path folder;

  @Test
  void oneOfThreeThatWasPausedNeitherRingsNorWritesFromWhatItKnew() throws Exception {
    try (var postgres = new Postgres(folder);
        var first = new Node(postgres.url(), log());
        var second = new Node(postgres.url(), log());
        var third = new Node(postgres.url(), log());
        var tournament = new Tournament(GAMES, Tournament.anyOf(List.of(first, second, third)));
        var anna = new Guest(second.url());
        var beppe = new Guest(second.url());
        var watcher = new Guest(first.url())) {
      var game = begun(anna, beppe);
      watcher.arrive();
      watcher.connect().watch(game, 0).hear("open");
      tournament.moves(SOME);
      first.pause();
      long begin = System.nanoTime();
      for (int i = 2; i < MOVES.size(); i++) {
        sleepUntil(begin + PAUSE.toNanos() * i / MOVES.size());
        move(i % 2 == 0 ? anna : beppe, game, i);
      }
      sleepUntil(begin + PAUSE.toNanos());
      first.goOn();
      assertThat(watcher.hears("W:" + MOVES.getLast())).isTrue();
      Thread.sleep(1_000); // some ticks of the one that was paused
      assertThat(kinds(anna, game)).doesNotContain("outage").hasSize(2 + MOVES.size());
      assertThat(outcome(anna, game)).isEqualTo("playing");
      tournament.moves(SOME);
      var history = tournament.end();
      List.of(first, second, third).forEach(Node::stop);
      history.check(postgres.url());
    }
  }

  @Test
  void aServerThatWasPausedTakesNobodysTime() throws Exception {
    try (var node = new Node(folder.resolve("hall.db").toString(), log());
        var anna = new Guest(node.url());
        var beppe = new Guest(node.url())) {
      var game = begun(anna, beppe);
      node.pause();
      // it lies before the door when the server goes on, and is let in before anything else
      var move = later(anna, game, 2);
      Thread.sleep(PAUSE);
      node.goOn();
      // after a long pause the connection counts as idle and is closed; then he asks again, as
      // pages do
      int answer = move.exceptionallyCompose(_ -> later(anna, game, 2)).join();
      assertThat(answer).isIn(200, 409, 503); // done, or he has to look or to ask once more
      Thread.sleep(1_000);
      assertThat(kinds(anna, game)).contains("outage");
      assertThat(outcome(anna, game)).isEqualTo("playing");
    }
  }

  private static void sleepUntil(long nanos) throws InterruptedException {
    Thread.sleep(Duration.ofNanos(Math.max(0, nanos - System.nanoTime())));
  }

  /// Both have made the first move, which is free; from now on the clocks run.
  private static String begun(Guest anna, Guest beppe) throws Exception {
    anna.arrive();
    beppe.arrive();
    var game = anna.open(TERMS);
    assertThat(beppe.ask(game, 1, "\"do\":\"join\"").status()).isEqualTo(200);
    move(anna, game, 0);
    move(beppe, game, 1);
    return game;
  }

  private static void move(Guest who, String game, int i) throws Exception {
    var answer = who.ask(game, i + 2, act(i));
    assertThat(answer.status()).as(answer.http().body()).isEqualTo(200);
  }

  private static String act(int i) {
    return "\"do\":\"act\",\"action\":\"" + MOVES.get(i) + "\"";
  }

  private static CompletableFuture<Integer> later(Guest who, String game, int i) {
    var body = "{\"commandId\":\"later\",\"expectedVersion\":%d,%s}".formatted(i + 2, act(i));
    var request = who.request("api/games/" + game + "/commands");
    return who.client
        .sendAsync(
            request.timeout(PAUSE.multipliedBy(3)).POST(BodyPublishers.ofString(body)).build(),
            BodyHandlers.ofString())
        .thenApply(HttpResponse::statusCode);
  }

  private static List<String> kinds(Guest who, String game) throws Exception {
    return who.get("api/games/" + game + "/events")
        .http()
        .body()
        .lines()
        .map(line -> ((Json.Str) ((Json.Obj) Json.read(line)).get("kind")).text())
        .toList();
  }

  private static String outcome(Guest who, String game) throws Exception {
    return ((Json.Str) Guest.table(who.get("api/games/" + game).json()).get("phase")).text();
  }

  private Path log() {
    return folder.resolve("node.log");
  }
}
