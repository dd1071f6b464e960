package zwick.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.game.BadInput;
import zwick.game.Insight;
import zwick.game.Problem;
import zwick.game.Proof;
import zwick.notation.InsightJson;
import zwick.notation.Json;

/// `zwick probe`: what is known for sure about a position, and what each move does to it.
@Command(name = "probe")
final class ProbeCommand implements Runnable {
  /// More than anybody reads; the longest wins there are have a few hundred moves.
  static final int LONGEST_LINE = 1000;

  private final Session session;

  @Parameters(index = "0", paramLabel = "RULES", descriptionKey = "rules")
  private String rules = "";

  @Option(names = "--position", paramLabel = "POSITION", descriptionKey = "position")
  private @Nullable String position;

  @Option(names = "--from", paramLabel = "DIR", descriptionKey = "tables.from")
  private @Nullable String from;

  @Option(names = "--json", descriptionKey = "probe.json")
  private boolean json;

  ProbeCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    var start = Session.start(Session.rules(rules), position);
    var oracle = new Oracles(session, from).of(start.rules());
    var insight =
        Insight.of(oracle, start)
            .orElseThrow(() -> new BadInput(new Problem.NothingKnown(start.rules().preset())));
    var proof = Proof.of(oracle, start, LONGEST_LINE);
    if (json) {
      session.out().println(new Json.Obj(InsightJson.of(insight, proof)).write());
    } else {
      session.out().print(new ProbeText(session, insight, proof).write());
    }
  }
}
