package zwick.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.notation.MoveText;

/// `zwick moves`: the legal moves, a line each.
@Command(name = "moves")
final class MovesCommand implements Runnable {
  private final Session session;

  @Parameters(index = "0", paramLabel = "RULES", descriptionKey = "rules")
  private String rules = "";

  @Option(names = "--position", paramLabel = "POSITION", descriptionKey = "position")
  private @Nullable String position;

  MovesCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    var start = Session.start(Session.rules(rules), position);
    MoveText.writeAll(start).keySet().forEach(session.out()::println);
  }
}
