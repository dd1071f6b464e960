package zwick.cli.commands.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.cli.support.Numbers;
import zwick.cli.tables.Oracles;
import zwick.game.RuleSet;
import zwick.game.known.Oracle;
import zwick.training.TrainingCourse;

/// `zwick train`: lets the engine play against itself and learn from it.
@Command(name = "train")
public final class TrainCommand implements Runnable {
  private static final int MOST_THREADS = 1024;

  private final CommandContext commandContext;

  @Parameters(index = "0", paramLabel = "RULES", descriptionKey = "rules")
  private String rules = "";

  @Option(names = "--games", paramLabel = "N,N,…", descriptionKey = "train.games")
  private @Nullable String games;

  @Option(names = "--nodes", paramLabel = "N", descriptionKey = "train.nodes")
  private @Nullable String nodes;

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "train.seed")
  private String seed = "1";

  @Option(names = "--tables", paramLabel = "DIR", descriptionKey = "train.tables")
  private @Nullable String tables;

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "threads")
  private @Nullable String threads;

  @Option(names = "--to", paramLabel = "FILE", descriptionKey = "train.to")
  private @Nullable String to;

  public TrainCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void run() {
    var game = CommandContext.rules(rules);
    var known = known(game);
    var usual =
        TrainingCourse.usual(game, known)
            .orElseThrow(() -> new BadUsage("nothing-to-learn", rules));
    var trainingCourse =
        new TrainingCourse(
            usual.rules(),
            games == null ? usual.games() : classes(games),
            nodes == null ? usual.nodes() : Numbers.range("--nodes", nodes, 1, 10_000_000),
            Numbers.range("--seed", seed, 0, 999_999_999),
            known);
    int workers =
        threads == null
            ? Runtime.getRuntime().availableProcessors()
            : Numbers.range("--threads", threads, 1, MOST_THREADS);
    var file = file(to == null ? trainingCourse.rules().preset() + ".weights" : to);
    try {
      var weights = trainingCourse.run(workers, new News());
      Files.write(file, weights.write());
      commandContext.err().print(commandContext.processContext().terminal() ? "\r" : "");
      weights.facts().forEach((name, value) -> commandContext.out().println(name + ": " + value));
      commandContext.out().println(file);
    } catch (IOException e) {
      throw new BadUsage("unwritable-file", file);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Only when asked for: what is on a machine by chance must not change what is learned on it.
  private Oracle known(RuleSet game) {
    if (tables == null) {
      return Oracle.NONE;
    }
    var known = new Oracles(commandContext, tables).of(game);
    if (known == Oracle.NONE) {
      throw new BadUsage("results.none", tables);
    }
    return known;
  }

  private static List<Integer> classes(String text) {
    var classes = new ArrayList<Integer>();
    for (var part : text.split(",", -1)) {
      classes.add(Numbers.range("--games", part, 1, 10_000_000));
    }
    return classes;
  }

  /// Looked at before hours of work, not after.
  private static Path file(String name) {
    try {
      var path = Path.of(name);
      var folder = path.toAbsolutePath().getParent();
      if (folder == null || !Files.isWritable(folder) || Files.isDirectory(path)) {
        throw new BadUsage("unwritable-file", name);
      }
      return path;
    } catch (InvalidPathException e) {
      throw new BadUsage("unwritable-file", name);
    }
  }

  /// A line for a person who watches.
  private final class News implements TrainingCourse.Listener {
    @Override
    public void playing(int lesson, double share) {
      tell("train.playing", lesson, share);
    }

    @Override
    public void fitting(int lesson, double share) {
      tell("train.fitting", lesson, share);
    }

    @Override
    public void learned(int lesson, int samples, double loss) {
      commandContext
          .err()
          .println(
              (commandContext.processContext().terminal() ? "\r" : "")
                  + commandContext
                      .cliTexts()
                      .say(
                          "train.learned",
                          lesson + 1,
                          samples,
                          String.format(Locale.ROOT, "%.4f", loss)));
    }

    private void tell(String key, int lesson, double share) {
      if (commandContext.processContext().terminal()) {
        commandContext
            .err()
            .print("\r" + commandContext.cliTexts().say(key, lesson + 1, Math.round(share * 100)));
        commandContext.err().flush();
      }
    }
  }
}
