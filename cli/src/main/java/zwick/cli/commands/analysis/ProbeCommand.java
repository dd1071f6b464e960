package zwick.cli.commands.analysis;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.cli.reports.ProbeText;
import zwick.cli.support.CommandContext;
import zwick.cli.tables.Oracles;
import zwick.game.BadInput;
import zwick.game.Problem;
import zwick.game.known.Insight;
import zwick.game.known.Proof;
import zwick.notation.json.InsightJson;
import zwick.notation.json.Json;

/// `zwick probe`: what is known for sure about a position, and what each move does to it.
@Command(name = "probe")
public final class ProbeCommand implements Runnable {
  /// More than anybody reads; the longest wins there are have a few hundred moves.
  static final int LONGEST_LINE = 1000;

  private final CommandContext commandContext;

  @Parameters(index = "0", paramLabel = "RULES", descriptionKey = "rules")
  private String rules = "";

  @Option(names = "--position", paramLabel = "POSITION", descriptionKey = "position")
  private @Nullable String position;

  @Option(names = "--from", paramLabel = "DIR", descriptionKey = "tables.from")
  private @Nullable String from;

  @Option(names = "--json", descriptionKey = "probe.json")
  private boolean json;

  public ProbeCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void run() {
    var start = CommandContext.start(CommandContext.rules(rules), position);
    var oracle = new Oracles(commandContext, from).of(start.rules());
    var insight =
        Insight.of(oracle, start)
            .orElseThrow(() -> new BadInput(new Problem.NothingKnown(start.rules().preset())));
    var proof = Proof.of(oracle, start, LONGEST_LINE);
    if (json) {
      commandContext.out().println(new Json.Obj(InsightJson.of(insight, proof)).write());
    } else {
      commandContext.out().print(new ProbeText(commandContext, insight, proof).write());
    }
  }
}
