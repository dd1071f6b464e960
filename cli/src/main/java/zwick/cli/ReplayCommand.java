package zwick.cli;

import java.util.Optional;
import java.util.StringTokenizer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.game.Game;
import zwick.game.Refusal;
import zwick.game.Verdict;
import zwick.notation.ActionText;
import zwick.notation.Excerpt;

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

  /// @param index of the action, starting at 0
  record Refused(int index, String action, Refusal refusal) {}

  @Override
  public void run() {
    var game = Game.of(Session.start(Session.rules(rules), position));
    Optional<Refused> refused = Optional.empty();
    var words = new StringTokenizer(text());
    for (int i = 0; words.hasMoreTokens() && refused.isEmpty(); i++) {
      var word = words.nextToken();
      switch (ActionText.apply(game, word)) {
        case Verdict.Accepted(Game next) -> game = next;
        case Verdict.Refused(Refusal why) -> refused = Optional.of(new Refused(i, word, why));
      }
    }
    if (json) {
      session.out().println(GameJson.of(game, refused, session.talk().words()).write());
      return;
    }
    session.out().print(new GameSummary(game, session).write());
    if (refused.isPresent()) {
      var why = session.talk().words().refusal(refused.get().refusal(), game.position());
      throw new BadUsage(
          "refused", refused.get().index() + 1, Excerpt.of(refused.get().action()), why);
    }
  }

  /// Nobody who just looks at a start wants to be asked for actions.
  private String text() {
    if (file == null) {
      return session.program().terminal() ? "" : session.read("-");
    }
    return session.read(file);
  }
}
