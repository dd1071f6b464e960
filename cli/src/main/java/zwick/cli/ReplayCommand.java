package zwick.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.game.Game;

/// `zwick replay`: plays actions and shows where the game stands. Stops at the first refused one.
///
/// As JSON a refusal is part of the answer and the exit code is 0; otherwise it is bad input.
@Command(name = "replay")
final class ReplayCommand implements Runnable {
  private final Session session;

  @Parameters(index = "0", paramLabel = "RULES", descriptionKey = "rules")
  private String rules = "";

  @Parameters(index = "1", arity = "0..1", paramLabel = "FILE", descriptionKey = "actions")
  private @Nullable String file;

  @Option(names = "--position", paramLabel = "POSITION", descriptionKey = "position")
  private @Nullable String position;

  @Option(names = "--json", descriptionKey = "replay.json")
  private boolean json;

  ReplayCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    var start = Game.of(Session.start(Session.rules(rules), position));
    var played = Actions.play(start, text());
    if (json) {
      var state = GameJson.of(played.game(), played.refused(), session.talk().words());
      session.out().println(state.write());
      return;
    }
    session.out().print(new GameSummary(played.game(), session).write());
    played.complain(session.talk());
  }

  /// Nobody who just looks at a start wants to be asked for actions.
  private String text() {
    if (file == null) {
      return session.program().terminal() ? "" : session.read("-");
    }
    return session.read(file);
  }
}
