package zwick.bench;

import java.util.Random;
import java.util.concurrent.CompletableFuture;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.moves.Wish;
import zwick.notation.ActionText;
import zwick.notation.RuleText;

/// A game between two [SeatedContestant]s, and the same game here, to know what to play next.
final class LiveGame {
  private static final String RULES = "muehle-turnier";
  private static final String TERMS =
      """
      {"rules":"%s","host":"W","pace":{"kind":"live","base":3600000,"increment":0}}
      """
          .formatted(RULES)
          .strip();

  private final Seat white;
  private final Seat black;
  private final Random random;
  private String id = "";
  private Game board = Game.of(RuleText.read(RULES).start());
  private long version;
  private int commands;

  LiveGame(Seat white, Seat black, long seed) {
    this.white = white;
    this.black = black;
    random = new Random(seed);
  }

  String url() {
    return white.url();
  }

  /// Both sit down and see it.
  void begin() throws Exception {
    id = white.lay(TERMS);
    white.watch(id);
    black.watch(id);
    black.command(id, "join", 1, "\"do\":\"join\"").join();
    version = 2;
    white.heard(2).join();
    black.heard(2).join();
  }

  /// How long a move took until it was acknowledged, and until the opponent saw it.
  record Lap(long stored, long seen) {}

  /// Makes one move; a game that is over begins anew.
  CompletableFuture<Lap> move() throws Exception {
    if (board.outcome().isPresent()) {
      return CompletableFuture.failedFuture(new IllegalStateException("over"));
    }
    var moves = board.position().legalMoves();
    var action =
        new Action.Play(board.position().turn(), Wish.of(moves.get(random.nextInt(moves.size()))));
    var text = ActionText.writeFull(board.position(), action);
    var mover = board.position().turn() == Side.WHITE ? white : black;
    var other = mover == white ? black : white;
    if (board.apply(action) instanceof Verdict.Accepted(Game next)) {
      board = next;
    }
    long start = System.nanoTime();
    var stored =
        mover.command(
            id, "m" + commands++, version++, "\"do\":\"act\",\"action\":\"" + text + "\"");
    return stored.thenCombine(
        other.heard(version), (done, seen) -> new Lap(done - start, seen - start));
  }

  /// Whether there is still something to play.
  boolean isOn() {
    return board.outcome().isEmpty();
  }

  /// Whether both have heard of everything.
  boolean complete() {
    return white.heard() == version && black.heard() == version;
  }
}
