package zwick.wire.hub;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import zwick.engine.Score;
import zwick.engine.SearchLimits;
import zwick.engine.SearchLine;
import zwick.engine.SearchReport;
import zwick.engine.search.Engine;
import zwick.game.Game;
import zwick.game.Progress.Deed;
import zwick.game.moves.Move;
import zwick.wire.SearchStopwatch;
import zwick.wire.WireMove;

/// One search, on a thread of its own so that we can listen meanwhile. It always ends with `done`,
/// which is the last thing it says.
final class HubSearch {
  /// What Scan, whose protocol this is, gives for a win on the board, and for the best position
  /// that is not a sure win. Programs know sure wins by these.
  private static final int WIN = 10_000, BEST = 7_999;

  private final Engine engine;
  private final Game game;
  private final SearchLimits searchLimits;
  private final SearchStopwatch watch;
  private final Consumer<String> out;
  private final Thread thread = new Thread(this::run, "search");

  /// @param game not over
  HubSearch(
      Engine engine,
      Game game,
      SearchLimits searchLimits,
      SearchStopwatch watch,
      Consumer<String> out) {
    this.engine = engine;
    this.game = game;
    this.searchLimits = searchLimits;
    this.watch = watch;
    this.out = out;
    thread.setDaemon(true);
    thread.start();
  }

  void stop() {
    watch.stop();
  }

  /// The move we expected was played: from now on our clock is running.
  void hit() {
    watch.go();
  }

  /// Stops and waits until it has said its last word.
  void end() {
    stop();
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    var moves = List.<Move>of();
    try {
      var searchReport = engine.think(game, searchLimits, watch, 1, this::info);
      moves = searchReport.lines().isEmpty() ? List.of() : moves(searchReport.best());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      // The game goes on, if not as well; whoever reads the other program's log will tell us.
      out.accept("error" + HubLine.pair("message", "the search failed: " + e));
    }
    if (moves.isEmpty()) {
      moves = game.position().legalMoves().subList(0, 1);
    }
    out.accept(
        "done"
            + HubLine.pair("move", WireMove.of(moves.getFirst()).toString())
            + (moves.size() < 2
                ? ""
                : HubLine.pair("ponder", WireMove.of(moves.get(1)).toString())));
  }

  /// Programs read the arguments in this order. We do not count how deep each line went, so the
  /// depth is also given as the mean.
  private void info(SearchReport searchReport) {
    long millis = watch.age();
    var speed =
        millis == 0 ? "" : HubLine.pair("nps", decimal(searchReport.nodes() / 1e3 / millis, 1));
    out.accept(
        "info"
            + HubLine.pair("depth", String.valueOf(searchReport.depth()))
            + HubLine.pair("mean-depth", decimal(searchReport.depth(), 1))
            + HubLine.pair("score", score(searchReport.best().score()))
            + HubLine.pair("nodes", String.valueOf(searchReport.nodes()))
            + HubLine.pair("time", decimal(millis / 1e3, 3))
            + speed
            + " pv=\""
            + moves(searchReport.best()).stream()
                .map(move -> WireMove.of(move).toString())
                .collect(Collectors.joining(" "))
            + '"');
  }

  /// In men for the side to move; a win in `n` plies is 100 less `n` hundredths.
  static String score(int score) {
    int hundredths =
        Score.decided(score)
            ? Integer.signum(score) * (WIN - Score.plies(score))
            : Math.clamp(score, -BEST, BEST);
    return decimal(hundredths / 100.0, 2);
  }

  private static String decimal(double value, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f", value);
  }

  private static List<Move> moves(SearchLine searchLine) {
    return searchLine.deeds().stream().map(HubSearch::move).flatMap(Optional::stream).toList();
  }

  private static Optional<Move> move(Deed deed) {
    return deed instanceof Deed.Moved(var _, Move move) ? Optional.of(move) : Optional.empty();
  }
}
