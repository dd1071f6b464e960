package zwick.cli.commands.engine;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.arena.Contestant;
import zwick.arena.Match;
import zwick.arena.MatchGame;
import zwick.arena.Tally;
import zwick.cli.reports.MatchReport;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.cli.support.Numbers;
import zwick.cli.support.ProgressBar;
import zwick.cli.support.RuleSetList;
import zwick.cli.tables.Oracles;
import zwick.engine.Weights;
import zwick.engine.players.Level;
import zwick.game.RuleSet;
import zwick.game.known.Oracle;
import zwick.notation.records.RecordFormat;

/// `zwick match`: two contestants, many games, and who is the stronger.
@Command(name = "match")
public final class MatchCommand implements Runnable {
  private static final int MOST_GAMES = 100_000;
  private static final int MOST_NUMBER = 999_999_999;
  private static final int MOST_THREADS = 1024;
  private static final int MOST_OPENING = 40;

  private final CommandContext commandContext;

  @Parameters(index = "0", paramLabel = "RULES", descriptionKey = "match.rules")
  private String rules = "";

  @Option(names = "--first", paramLabel = "WHO", required = true, descriptionKey = "match.first")
  private String first = "";

  @Option(names = "--second", paramLabel = "WHO", required = true, descriptionKey = "match.second")
  private String second = "";

  @Option(names = "--games", paramLabel = "N", descriptionKey = "match.games")
  private String games = "100";

  @Option(names = "--opening", paramLabel = "N", descriptionKey = "match.opening")
  private @Nullable String opening;

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "seed")
  private String seed = "1";

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "threads")
  private String threads = "1";

  @Option(names = "--pdn", paramLabel = "FILE", descriptionKey = "match.pdn")
  private @Nullable String pdn;

  @Option(names = "--json", descriptionKey = "match.json")
  private boolean json;

  @Option(names = "--tables", paramLabel = "DIR", descriptionKey = "tables.from")
  private @Nullable String tables;

  public MatchCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void run() {
    var all = RuleSetList.read(rules);
    var one = contestant("--first", first);
    var two = contestant("--second", second);
    var oracles = new Oracles(commandContext, tables);
    check(all, one, oracles);
    check(all, two, oracles);
    int even = (Numbers.range("--games", games, 1, MOST_GAMES) + 1) / 2 * 2;
    var plies = opening();
    int luck = Numbers.range("--seed", seed, 0, MOST_NUMBER);
    int workers = Numbers.range("--threads", threads, 1, MOST_THREADS);
    var report = new MatchReport(commandContext, all.size() > 1);
    try (var kept = keep()) {
      for (var each : all) {
        var match = new Match(each, one, two, even, plies, luck, oracles.of(each));
        var tally = play(match, workers, kept);
        commandContext
            .out()
            .println(json ? MatchReport.json(match, tally) : report.text(match, tally));
        commandContext.out().flush();
      }
    }
  }

  private OptionalInt opening() {
    return opening == null
        ? OptionalInt.empty()
        : OptionalInt.of(Numbers.range("--opening", opening, 0, MOST_OPENING));
  }

  private Tally play(Match match, int workers, PrintStream kept) {
    var bar = new ProgressBar(commandContext, match.games());
    var so =
        new Object() {
          double points;
        };
    bar.tell(0, "");
    var tally =
        match.play(
            workers,
            matchGame -> {
              so.points += matchGame.points();
              int done = matchGame.number() + 1;
              bar.tell(done, "  " + Numbers.decimal(100 * so.points / done, 1) + " %");
              write(kept, match, matchGame);
            });
    bar.gone();
    return tally;
  }

  private void write(PrintStream kept, Match match, MatchGame matchGame) {
    if (pdn != null) {
      kept.print(RecordFormat.PDN.write(List.of(matchGame.record(match))) + "\n");
      kept.flush();
      if (kept.checkError()) {
        throw new BadUsage("unwritable-file", pdn);
      }
    }
  }

  /// Where the games go, as they end: a long match may be stopped in the middle.
  private PrintStream keep() {
    if (pdn == null) {
      return new PrintStream(PrintStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    }
    try {
      return new PrintStream(Files.newOutputStream(Path.of(pdn)), false, StandardCharsets.UTF_8);
    } catch (IOException | InvalidPathException e) {
      throw new BadUsage("unwritable-file", pdn);
    }
  }

  private static Contestant contestant(String option, String text) {
    return Contestant.read(text, MatchCommand::weights)
        .orElseThrow(() -> new BadUsage("no-contestant", option, text));
  }

  private static Weights weights(String file) {
    try {
      return Weights.read(Files.readAllBytes(Path.of(file)));
    } catch (NoSuchFileException e) {
      throw new BadUsage("no-file", file);
    } catch (IOException | InvalidPathException e) {
      throw new BadUsage("unreadable-file", file);
    } catch (IllegalArgumentException e) {
      throw new BadUsage("bad-weights", file);
    }
  }

  /// Weights and levels that do not fit are noticed before the first game, not after hours.
  private static void check(List<RuleSet> all, Contestant contestant, Oracles oracles) {
    for (var each : all) {
      try {
        contestant.evaluation(each);
        if (contestant.strength() instanceof Contestant.Strength.Ranked(Level level)) {
          level.required(each, contestant.informed() ? oracles.of(each) : Oracle.NONE);
        }
      } catch (IllegalArgumentException e) {
        throw new BadUsage("bad-weights", contestant.name());
      }
    }
  }
}
