package zwick.notation;

import java.util.ArrayList;
import java.util.List;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.Progress;
import zwick.game.Verdict;

/// One line of a game's log with the position it was written in.
public record LogStep(Game before, Game.Entry entry) {
  public static List<LogStep> of(Game game) {
    var steps = new ArrayList<LogStep>();
    var now = Game.of(game.start(), game.startClock());
    for (var entry : game.log()) {
      steps.add(new LogStep(now, entry));
      if (now.apply(entry.action(), entry.used()) instanceof Verdict.Accepted(Game next)) {
        now = next;
      }
    }
    return steps;
  }

  public Position position() {
    return before.position();
  }

  public Progress progress() {
    return before.progress();
  }
}
