package zwick.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.engine.Crew;
import zwick.engine.Limits;
import zwick.engine.Report;
import zwick.engine.Watch;
import zwick.game.Game;

/// `zwick analyse`: the best lines in a position. It looks until the first limit given is met.
@Command(name = "analyse")
final class AnalyseCommand implements Runnable {
  private static final String USUAL_TIME = "5s";
  private static final int MOST_NODES = 999_999_999;
  private static final int MOST_LINES = 100;
  private static final int MOST_THREADS = 256;

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
    var report =
        game.outcome().isPresent() ? new Report(0, 0, 0, List.of()) : think(game, limits, wanted);
    if (json) {
      session.out().println(AnalysisJson.of(game, report).write());
    } else {
      session.out().print(new AnalysisText(session, game).write(report));
    }
  }

  private Report think(Game game, Limits limits, int wanted) {
    long start = System.nanoTime();
    Watch watch = () -> (System.nanoTime() - start) / 1_000_000;
    var line = new ProgressLine(session);
    var text = new AnalysisText(session, game);
    try {
      return Crew.of(game.rules(), Numbers.range("--threads", threads, 1, MOST_THREADS))
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
