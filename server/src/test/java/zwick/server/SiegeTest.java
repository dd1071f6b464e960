package zwick.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.moves.Wish;
import zwick.notation.ActionText;
import zwick.notation.RuleText;
import zwick.notation.json.Json;
import zwick.notation.records.JsonRecord;

/// One address tries everything at once while two people at another play each other, and a third
/// plays against the computer: they do not notice.
@Tag("alone")
class SiegeTest {
  private static final Duration SIEGE =
      Duration.ofSeconds(Integer.getInteger("zwick.siegeSeconds", 15));

  private static final long LONGEST = Duration.ofSeconds(1).toMillis();
  private static final String RULES = "muehle-turnier";
  private static final String DORA = "{\"name\":\"Dora\",\"password\":\"nobody else's\"}";
  private static final String TERMS = "{\"rules\":\"" + RULES + "\",\"host\":\"W\"}";

  @TempDir private Path folder;

  @Test
  void nobodyElseWaitsForSomebodyWhoMeansHarm() throws Exception {
    var honest = InetAddress.getByName("127.0.0.3");
    try (var node = Node.limited(folder.resolve("hall.db").toString(), folder.resolve("log"));
        var anna = new Guest(node.url(), honest);
        var beppe = new Guest(node.url(), honest);
        var carla = new Guest(node.url(), honest);
        var dora = new Guest(node.url(), honest)) {
      var player = anna.arrive();
      beppe.arrive();
      carla.arrive();
      var game = anna.open(TERMS);
      assertThat(beppe.ask(game, 1, "\"do\":\"join\"").status()).isEqualTo(200);
      var listed = "{\"terms\":" + TERMS + ",\"listed\":true}";
      var invited = Guest.table(carla.post("api/games", listed).json()).get("id");
      var invitation = ((Json.Str) invited).text();
      assertThat(dora.post("api/account", DORA).status()).isEqualTo(200);
      var match = new Match(anna, beppe, game);
      var computer = new AgainstTheComputer(carla);
      for (int i = 0; i < 20; i++) { // the first ones are slow everywhere
        match.move();
      }
      match.laps.clear();
      var from = InetAddress.getByName("127.0.0.2");
      var besieger = new Besieger(node.url(), from, game, invitation, player, SIEGE);
      besieger.start();
      long until = System.nanoTime() + SIEGE.toNanos();
      var playing = Thread.startVirtualThread(() -> computer.playUntil(until));
      var logins = new Logins(dora);
      var loggingIn = Thread.startVirtualThread(() -> logins.until(until));
      while (System.nanoTime() < until) {
        match.move();
        Thread.sleep(20);
      }
      playing.join();
      loggingIn.join();
      System.out.printf(
          "siege: %d attacks, answers %s; honest moves %d, p99 %d ms; computer %d, p99 %d ms;"
              + " logins %s%n",
          besieger.asked(),
          besieger.answers,
          match.laps.size(),
          p99(match.laps),
          computer.laps.size(),
          p99(computer.laps),
          logins.answers);
      assertThat(besieger.known()).isEqualTo(7);
      assertThat(besieger.asked()).isGreaterThan(200);
      assertThat(besieger.answers.keySet()).allMatch(status -> status < 500);
      assertThat(match.laps).hasSizeGreaterThan(50);
      assertThat(p99(match.laps)).isLessThan(LONGEST);
      assertThat(computer.failure).isEmpty();
      assertThat(computer.laps).hasSizeGreaterThan(5);
      assertThat(p99(computer.laps)).isLessThan(LONGEST);
      assertThat(logins.answers).hasSizeGreaterThan(2).allMatch(status -> status == 200);
      var stands = Guest.table(beppe.get("api/games/" + invitation).json());
      assertThat(stands.get("phase")).isEqualTo(Json.of("invited"));
      assertThat(beppe.get("ready").status()).isEqualTo(200);
    }
  }

  private static long p99(List<Long> laps) {
    var sorted = new ArrayList<>(laps);
    Collections.sort(sorted);
    return sorted.get(Math.min(sorted.size() - 1, sorted.size() * 99 / 100));
  }

  /// Two people who play at random, and meet again when a game is over.
  private static final class Match {
    private final RandomGenerator random = RandomGenerator.of("L64X128MixRandom");
    private final Guest white;
    private final Guest black;
    private final List<Long> laps = new ArrayList<>();
    private String id;
    private Game board = Game.of(RuleText.read(RULES).start());
    private int version = 2;

    Match(Guest white, Guest black, String id) {
      this.white = white;
      this.black = black;
      this.id = id;
    }

    void move() throws Exception {
      if (board.outcome().isPresent()) {
        id = white.open(TERMS);
        assertThat(black.ask(id, 1, "\"do\":\"join\"").status()).isEqualTo(200);
        board = Game.of(board.rules().start());
        version = 2;
      }
      var action = anyMove(board, random);
      var text = ActionText.writeFull(board.position(), action);
      var mover = board.position().turn() == Side.WHITE ? white : black;
      long start = System.nanoTime();
      var answer = mover.ask(id, version++, "\"do\":\"act\",\"action\":\"" + text + "\"");
      laps.add(Duration.ofNanos(System.nanoTime() - start).toMillis());
      assertThat(answer.status()).as(answer.text("detail")).isEqualTo(200);
      board = ((Verdict.Accepted) board.apply(action)).game();
    }
  }

  private static Action anyMove(Game board, RandomGenerator random) {
    var moves = board.position().legalMoves();
    return new Action.Play(
        board.position().turn(), Wish.of(moves.get(random.nextInt(moves.size()))));
  }

  /// Somebody who forgets all the time that she is here already.
  private static final class Logins {
    private final Guest guest;
    private final List<Integer> answers = new ArrayList<>();

    Logins(Guest guest) {
      this.guest = guest;
    }

    void until(long end) {
      try {
        while (System.nanoTime() < end) {
          answers.add(guest.post("api/login", DORA).status());
          Thread.sleep(1_500);
        }
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
      } catch (Exception _) {
        answers.add(0);
      }
    }
  }

  /// Somebody who plays the weakest level, and how long it takes until his move is answered.
  private static final class AgainstTheComputer {
    private static final String TERMS = "{\"rules\":\"lupo-e-pecore\",\"host\":\"W\"}";

    private final Guest guest;
    private final List<Long> laps = new ArrayList<>();
    private volatile String failure = "";

    AgainstTheComputer(Guest guest) {
      this.guest = guest;
    }

    void playUntil(long until) {
      try {
        while (System.nanoTime() < until) {
          game(until);
        }
      } catch (Exception | AssertionError e) {
        failure = e.toString();
      }
    }

    private void game(long until) throws Exception {
      var answer = guest.post("api/games", "{\"terms\":" + TERMS + ",\"level\":1}");
      assertThat(answer.status()).as(answer.text("detail")).isEqualTo(201);
      var id = ((Json.Str) Guest.table(answer.json()).get("id")).text();
      boolean on = true;
      for (int moves = 0; on && moves < 10 && System.nanoTime() < until; moves++) {
        var view = guest.get("api/games/" + id).json();
        var table = (Json.Obj) view.get("table");
        if (!table.get("turn").equals(Json.of("W")) || !table.get("outcome").equals(Json.none())) {
          on = table.get("outcome").equals(Json.none());
          continue;
        }
        int seq = Integer.parseInt(((Json.Num) table.get("seq")).digits());
        long start = System.nanoTime();
        guest.ask(id, seq, "\"do\":\"act\",\"action\":\"" + firstMove(view) + "\"");
        on = answered(id, seq, start);
      }
      int seq = seq(guest.get("api/games/" + id).json());
      guest.ask(id, seq, "\"do\":\"act\",\"action\":\"resign\"");
      Thread.sleep(1_000);
    }

    private static String firstMove(Json.Obj view) {
      var record = (Json.Obj) Json.read(((Json.Str) view.get("record")).text());
      var game = JsonRecord.fromJson(record).game();
      return ActionText.writeFull(game.position(), anyMove(game, RandomGenerator.getDefault()));
    }

    private static int seq(Json.Obj view) {
      return Integer.parseInt(((Json.Num) ((Json.Obj) view.get("table")).get("seq")).digits());
    }

    /// Whether the game goes on.
    private boolean answered(String id, int seq, long start) throws Exception {
      while (true) {
        var view = guest.get("api/games/" + id).json();
        boolean over = !((Json.Obj) view.get("table")).get("outcome").equals(Json.none());
        if (over || seq(view) >= seq + 2) {
          laps.add(Duration.ofNanos(System.nanoTime() - start).toMillis());
          return !over;
        }
        if (System.nanoTime() - start > 10e9) {
          throw new AssertionError("the computer does not answer");
        }
        Thread.sleep(50);
      }
    }
  }
}
