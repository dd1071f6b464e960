package zwick.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.engine.Crew;
import zwick.engine.Limits;
import zwick.engine.Report;
import zwick.engine.Shipped;
import zwick.engine.Watch;
import zwick.game.Game;
import zwick.game.Insight;
import zwick.game.Oracle;
import zwick.game.Oracle.Value;
import zwick.game.Proof;

/// `zwick analyse`: the best lines in a position. It looks until the first limit given is met, and
/// not at all where tables say who wins.
@Command(name = "analyse")
final class AnalyseCommand implements Runnable {
  private static final String USUAL_TIME = "5s";
  private static final int MOST_NODES = 999_999_999;
  private static final int MOST_LINES = 100;
  private static final int MOST_THREADS = 256;
  private static final long MEMORY = 64L << 20;

  private final Session session;

  @Parameters(index = "0", paramLabel = "RULES", descriptionKey = "rules")
  private String rules = "";

  @Option(names = "--position", paramLabel = "POSITION", descriptionKey = "position")
  private @Nullable String position;

  @Option(names = "--moves", paramLabel = "MOVES", descriptionKey = "analyse.moves")
  private String moves = "";

  @Option(names = "--time", paramLabel = "TIME", descriptionKey = "analyse.time")
  private @Nullable String time;

  @Option(names = "--depth", paramLabel = "N", descriptionKey = "analyse.depth")
  private @Nullable String depth;

  @Option(names = "--nodes", paramLabel = "N", descriptionKey = "analyse.nodes")
  private @Nullable String nodes;

  @Option(names = "--lines", paramLabel = "N", descriptionKey = "analyse.lines")
  private String lines = "3";

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "threads")
  private String threads = "1";

  @Option(names = "--json", descriptionKey = "analyse.json")
  private boolean json;

  @Option(names = "--tables", paramLabel = "DIR", descriptionKey = "tables.from")
  private @Nullable String tables;

  AnalyseCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    var limits = limits();
    int wanted = Numbers.range("--lines", lines, 1, MOST_LINES);
    var played = Actions.play(Game.of(Session.start(Session.rules(rules), position)), text());
    played.complain(session.talk());
    var game = played.game();
    var oracle = new Oracles(session, tables).of(game.rules());
    var known = known(oracle, game);
    var report = report(game, known, oracle, limits, wanted);
    if (json) {
      session.out().println(AnalysisJson.of(game, known, report).write());
    } else {
      var proof = Proof.of(oracle, game.position(), ProbeCommand.LONGEST_LINE);
      session.out().print(new AnalysisText(session, game).write(report, known, proof));
    }
  }

  /// What is known for sure. A piece that may be huffed makes more choices than moves.
  private static Optional<Insight> known(Oracle oracle, Game game) {
    return game.outcome().isPresent() || !game.position().huffable().isEmpty()
        ? Optional.empty()
        : Insight.of(oracle, game.position());
  }

  private Report report(
      Game game, Optional<Insight> known, Oracle oracle, Limits limits, int wanted) {
    if (game.outcome().isPresent()) {
      return new Report(0, 0, 0, List.of());
    }
    if (known.isEmpty()) {
      return think(game, Faraway.of(game.rules(), oracle), limits, wanted);
    }
    var lines = new KnownLines(known.get(), oracle, wanted);
    return known.get().known().value() == Value.DRAWN
        ? lines.drawn(think(game, Oracle.NONE, limits, wanted))
        : lines.decided().orElseGet(() -> think(game, Oracle.NONE, limits, wanted));
  }

  private Report think(Game game, Oracle oracle, Limits limits, int wanted) {
    long start = System.nanoTime();
    Watch watch = () -> (System.nanoTime() - start) / 1_000_000;
    var line = new ProgressLine(session);
    var text = new AnalysisText(session, game);
    int hands = Numbers.range("--threads", threads, 1, MOST_THREADS);
    var rules = game.rules();
    try {
      return new Crew(rules, Shipped.weights(rules), oracle, MEMORY, hands)
          .think(game, limits, watch, wanted, report -> line.show(text.progress(report)));
    } finally {
      line.clear();
    }
  }

  /// All the time there is gets used: whoever analyses wants to know more, not to move soon.
  private Limits limits() {
    boolean none = time == null && depth == null && nodes == null;
    var longest = none ? USUAL_TIME : time;
    return new Limits(
        depth == null ? Limits.DEEPEST : Numbers.range("--depth", depth, 1, Limits.DEEPEST),
        nodes == null ? Long.MAX_VALUE : Numbers.range("--nodes", nodes, 1, MOST_NODES),
        Long.MAX_VALUE,
        longest == null ? Long.MAX_VALUE : Numbers.millis("--time", longest));
  }

  /// The moves themselves, or those in the file of that name.
  private String text() {
    try {
      boolean file = moves.equals("-") || !moves.isBlank() && Files.isRegularFile(Path.of(moves));
      return file ? session.read(moves) : moves;
    } catch (InvalidPathException _) {
      return moves;
    }
  }
}
