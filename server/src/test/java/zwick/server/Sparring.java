package zwick.server;

import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.moves.Wish;
import zwick.notation.ActionText;
import zwick.notation.RuleText;
import zwick.notation.json.Json;

/// Two people who play one game after the other as fast as they are answered, whatever happens to
/// the server. They note what they were told is done.
final class Sparring implements Runnable {
  private static final String RULES = "mulino";
  private static final String TERMS =
      "{\"rules\":\"%s\",\"host\":\"W\",\"pace\":{\"kind\":\"live\",\"base\":3600000,\"increment\":0}}"
          .formatted(RULES);
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  /// So long they wait for an answer before they ask again, usually.
  static final Duration AGAIN = Duration.ofSeconds(4);

  /// Something the server has acknowledged.
  ///
  /// @param command the name it was asked for by
  record Acknowledged(String game, int seq, String action, String command) {}

  final List<Acknowledged> acknowledged = new ArrayList<>();
  final List<String> troubles = new ArrayList<>();

  /// How often they were told that nothing can be stored just now.
  final LongAdder unavailable = new LongAdder();

  /// How often they asked again, since no answer came.
  final LongAdder repeated = new LongAdder();

  /// The tables they have sat at so far.
  final List<String> games = new CopyOnWriteArrayList<>();

  private final Supplier<String> anyServer;
  private final Random random;
  private final ConcurrentLinkedQueue<Long> latencies;
  private final String name;
  private final Duration again;
  private volatile boolean enough;
  private int commands;

  /// @param anyServer where to ask next
  Sparring(String name, Supplier<String> anyServer, ConcurrentLinkedQueue<Long> latencies) {
    this(name, anyServer, latencies, AGAIN);
  }

  /// @param again so long they wait for an answer before they ask again
  Sparring(
      String name,
      Supplier<String> anyServer,
      ConcurrentLinkedQueue<Long> latencies,
      Duration again) {
    this.name = name;
    this.again = again;
    this.anyServer = anyServer;
    this.latencies = latencies;
    random = new Random(name.hashCode());
  }

  void stop() {
    enough = true;
  }

  @Override
  public void run() {
    try (var anna = new Guest(anyServer);
        var beppe = new Guest(anyServer)) {
      until(() -> post(anna, "api/session", "{}"));
      until(() -> post(beppe, "api/session", "{}"));
      while (!enough) {
        play(anna, beppe);
      }
    } catch (Exception e) {
      troubles.add(name + ": " + e);
    }
  }

  private void play(Guest anna, Guest beppe) throws Exception {
    // A table laid twice because its answer was lost is nobody's harm: nobody has played there.
    var laid = until(() -> post(anna, "api/games", "{\"terms\":" + TERMS + "}"));
    var game = ((Json.Str) Guest.table(laid.json()).get("id")).text();
    games.add(game);
    int version = ask(beppe, game, 1, "\"do\":\"join\"", "join");
    var board = Game.of(RuleText.read(RULES).start());
    while (!enough && board.outcome().isEmpty()) {
      var moves = board.position().legalMoves();
      var wish = Wish.of(moves.get(random.nextInt(moves.size())));
      var action = new Action.Play(board.position().turn(), wish);
      var text = ActionText.writeFull(board.position(), action);
      var mover = board.position().turn() == Side.WHITE ? anna : beppe;
      version = ask(mover, game, version, "\"do\":\"act\",\"action\":\"" + text + "\"", text);
      board = ((Verdict.Accepted) board.apply(action)).game();
    }
  }

  /// Asks until it is done, always by the same name, and notes it. The version after it.
  private int ask(Guest who, String game, int version, String deed, String what) throws Exception {
    var command = name + "-" + commands++;
    while (true) {
      int expected = version;
      long start = System.nanoTime();
      var answer =
          until(() ->
              post(
                  who,
                  "api/games/" + game + "/commands",
                  "{\"commandId\":\"%s\",\"expectedVersion\":%d,%s}"
                      .formatted(command, expected, deed)));
      if (answer.status() == 200) {
        latencies.add(System.nanoTime() - start);
        int seq = Integer.parseInt(((Json.Num) answer.json().get("seq")).digits());
        acknowledged.add(new Acknowledged(game, seq, what, command));
        return seq;
      }
      if (answer.status() != 409) {
        throw new IllegalStateException(what + ": " + answer.http().body());
      }
      // an outage has been noted meanwhile
      var events = ((Json.Arr) answer.json().get("events")).items();
      for (var event : events) {
        if (!((Json.Obj) event).get("kind").equals(Json.of("outage"))) {
          throw new IllegalStateException(what + " after " + event.write());
        }
      }
      version += events.size();
    }
  }

  private Guest.Answer post(Guest who, String path, String body) throws Exception {
    var request = who.request(path).timeout(again).POST(BodyPublishers.ofString(body));
    return who.send(request.build());
  }

  @FunctionalInterface
  private interface Request {
    Guest.Answer send() throws Exception;
  }

  /// As often as it takes, at whichever server answers.
  private Guest.Answer until(Request request) throws Exception {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() < end) {
      try {
        var answer = request.send();
        if (answer.status() < 500) {
          return answer;
        }
        if (answer.status() != 503) {
          throw new IllegalStateException(answer.http().body());
        }
        unavailable.increment();
      } catch (IOException _) {
        repeated.increment(); // nobody there
      }
      Thread.sleep(60); // a server that starts again needs the processors more
    }
    throw new IOException("nobody has answered for two minutes");
  }
}
