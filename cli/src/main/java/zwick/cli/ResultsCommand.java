package zwick.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.mill.MillRules;
import zwick.solver.MillSolver;

/// `zwick results`: what solving has shown, as a page to read.
@Command(name = "results")
final class ResultsCommand implements Runnable {
  private final Session session;

  @Parameters(index = "0..*", paramLabel = "RULES", descriptionKey = "results.rules")
  private List<String> rules = new ArrayList<>();

  @Option(names = "--from", paramLabel = "DIR", descriptionKey = "tables.from")
  private @Nullable String from;

  @Option(names = "--to", paramLabel = "FILE", descriptionKey = "results.to")
  private @Nullable String to;

  ResultsCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    var folder = Solvers.folder(session, from);
    var solved = new ArrayList<MillResults>();
    var names = rules.isEmpty() ? List.of("muehle-turnier", "muehle-ravensburger") : rules;
    for (var name : names) {
      if (!(Session.rules(name) instanceof MillRules mill) || !MillSolver.solvable(mill)) {
        throw new BadUsage("results.mill-only", name);
      }
      solved.add(new MillResults(name, mill, folder));
    }
    var page = MillResults.page(solved);
    if (to == null) {
      session.out().print(page);
      return;
    }
    try {
      Files.writeString(Path.of(to), page);
    } catch (IOException | RuntimeException e) {
      throw new BadUsage("unwritable-file", to);
    }
  }
}
