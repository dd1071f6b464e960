package zwick.cli.commands.analysis;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.cli.reports.DraughtsResults;
import zwick.cli.reports.MillResults;
import zwick.cli.reports.ResultsPage;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.cli.tables.Solvers;
import zwick.draughts.DraughtsRules;
import zwick.game.RuleSet;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;
import zwick.mill.MillRules;
import zwick.solver.Workers;

/// `zwick results`: what solving has shown, as a page to read.
@Command(name = "results")
public final class ResultsCommand implements Runnable {
  private final CommandContext commandContext;

  @Parameters(index = "0..*", paramLabel = "RULES", descriptionKey = "results.rules")
  private List<String> rules = new ArrayList<>();

  @Option(names = "--from", paramLabel = "DIR", descriptionKey = "tables.from")
  private @Nullable String from;

  @Option(names = "--to", paramLabel = "FILE", descriptionKey = "results.to")
  private @Nullable String to;

  public ResultsCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void run() {
    var folder = Solvers.folder(commandContext, from);
    var page = page(rules.isEmpty() ? solved(folder) : rules, folder);
    if (to == null) {
      commandContext.out().print(page);
      return;
    }
    try {
      Files.writeString(Path.of(to), page);
    } catch (IOException | RuntimeException e) {
      throw new BadUsage("unwritable-file", to);
    }
  }

  private static String page(List<String> names, Path folder) {
    var mill = new ArrayList<MillResults>();
    var draughts = new ArrayList<DraughtsResults>();
    for (var name : names) {
      var game = CommandContext.rules(name);
      if (!known(game, folder)) {
        throw new BadUsage("tables.none", name, folder);
      }
      if (game instanceof MillRules rules) {
        mill.add(new MillResults(name, rules, folder));
      } else if (game instanceof DraughtsRules rules) {
        draughts.add(new DraughtsResults(name, rules, folder));
      }
    }
    return new ResultsPage(mill, draughts).text();
  }

  /// The presets of which something is there; those that have all their tables in common are one.
  private static List<String> solved(Path folder) {
    var seen = new HashSet<String>();
    var solved =
        Presets.all().stream()
            .filter(preset -> Solvers.solvable(preset.rules()))
            .filter(preset -> seen.add(Solvers.text(preset.rules())))
            .filter(preset -> known(preset.rules(), folder))
            .map(Preset::id)
            .toList();
    if (solved.isEmpty()) {
      throw new BadUsage("results.none", folder);
    }
    return solved;
  }

  private static boolean known(RuleSet game, Path folder) {
    try (var workers = new Workers(1)) {
      return !Solvers.of(game, folder, null, true, workers).census().isEmpty();
    }
  }
}
