package zwick.cli.commands.analysis;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.cli.reports.AnalysisJson;
import zwick.cli.reports.AnalysisText;
import zwick.cli.support.CommandContext;
import zwick.cli.support.Numbers;
import zwick.cli.support.PlayedActions;
import zwick.cli.support.ProgressLine;
import zwick.cli.tables.Oracles;
import zwick.cli.tables.UnknownDistance;
import zwick.engine.SearchControl;
import zwick.engine.SearchLimits;
import zwick.engine.SearchReport;
import zwick.engine.evaluation.ShippedWeights;
import zwick.engine.search.ParallelEngine;
import zwick.game.Game;
import zwick.game.known.Insight;
import zwick.game.known.Oracle;
import zwick.game.known.Oracle.Value;
import zwick.game.known.Proof;

/// `zwick analyse`: the best lines in a position. It looks until the first limit given is met, and
/// not at all where tables say who wins.
@Command(name = "analyse")
public final class AnalyseCommand implements Runnable {
  private static final String USUAL_TIME = "5s";
  private static final int MOST_NODES = 999_999_999;
  private static final int MOST_LINES = 100;
  private static final int MOST_THREADS = 256;
  private static final long MEMORY = 64L << 20;

  private final CommandContext commandContext;

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

  public AnalyseCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void run() {
    var searchLimits = searchLimits();
    int wanted = Numbers.range("--lines", lines, 1, MOST_LINES);
    var played =
        PlayedActions.play(
            Game.of(CommandContext.start(CommandContext.rules(rules), position)), text());
    played.complain(commandContext.cliTexts());
    var game = played.game();
    var oracle = new Oracles(commandContext, tables).of(game.rules());
    var known = known(oracle, game);
    var searchReport = report(game, known, oracle, searchLimits, wanted);
    if (json) {
      commandContext.out().println(AnalysisJson.of(game, known, searchReport).write());
    } else {
      var proof = Proof.of(oracle, game.position(), ProbeCommand.LONGEST_LINE);
      commandContext
          .out()
          .print(new AnalysisText(commandContext, game).write(searchReport, known, proof));
    }
  }

  /// What is known for sure. A piece that may be huffed makes more choices than moves.
  private static Optional<Insight> known(Oracle oracle, Game game) {
    return game.outcome().isPresent() || !game.position().huffable().isEmpty()
        ? Optional.empty()
        : Insight.of(oracle, game.position());
  }

  private SearchReport report(
      Game game, Optional<Insight> known, Oracle oracle, SearchLimits searchLimits, int wanted) {
    if (game.outcome().isPresent()) {
      return new SearchReport(0, 0, 0, List.of());
    }
    if (known.isEmpty()) {
      return think(game, UnknownDistance.of(game.rules(), oracle), searchLimits, wanted);
    }
    var lines = new KnownLines(known.get(), oracle, wanted);
    return known.get().known().value() == Value.DRAWN
        ? lines.drawn(think(game, Oracle.NONE, searchLimits, wanted))
        : lines.decided().orElseGet(() -> think(game, Oracle.NONE, searchLimits, wanted));
  }

  private SearchReport think(Game game, Oracle oracle, SearchLimits searchLimits, int wanted) {
    long start = System.nanoTime();
    SearchControl searchControl = () -> (System.nanoTime() - start) / 1_000_000;
    var line = new ProgressLine(commandContext);
    var text = new AnalysisText(commandContext, game);
    int hands = Numbers.range("--threads", threads, 1, MOST_THREADS);
    var rules = game.rules();
    try {
      return new ParallelEngine(rules, ShippedWeights.weights(rules), oracle, MEMORY, hands)
          .think(
              game,
              searchLimits,
              searchControl,
              wanted,
              searchReport -> line.show(text.progress(searchReport)));
    } finally {
      line.clear();
    }
  }

  /// All the time there is gets used: whoever analyses wants to know more, not to move soon.
  private SearchLimits searchLimits() {
    boolean none = time == null && depth == null && nodes == null;
    var longest = none ? USUAL_TIME : time;
    return new SearchLimits(
        depth == null
            ? SearchLimits.DEEPEST
            : Numbers.range("--depth", depth, 1, SearchLimits.DEEPEST),
        nodes == null ? Long.MAX_VALUE : Numbers.range("--nodes", nodes, 1, MOST_NODES),
        Long.MAX_VALUE,
        longest == null ? Long.MAX_VALUE : Numbers.millis("--time", longest));
  }

  /// The moves themselves, or those in the file of that name.
  private String text() {
    try {
      boolean file = moves.equals("-") || !moves.isBlank() && Files.isRegularFile(Path.of(moves));
      return file ? commandContext.read(moves) : moves;
    } catch (InvalidPathException _) {
      return moves;
    }
  }
}
