package zwick.fuzz;

import java.util.stream.Stream;
import zwick.game.Action;
import zwick.game.BadInput;
import zwick.game.Game;
import zwick.game.Verdict;
import zwick.notation.ActionText;
import zwick.notation.PositionText;
import zwick.notation.RuleText;

/// Moves and whatever else one does: a line with the rules, one with the position, then one action
/// after the other. Each is understood or not, and the referee has an answer to it; what is written
/// of it means the same.
public final class ActionFuzz extends TextTarget {
  private static final int MOST = 200;

  public ActionFuzz() {
    super("action");
  }

  @Override
  protected Stream<String> texts() {
    return Seeds.scenes()
        .map(scene -> scene.rules() + "\n" + scene.position() + "\n" + scene.actions());
  }

  @Override
  protected void take(String text) {
    var lines = text.split("\n", 3);
    if (lines.length < 3) {
      return;
    }
    Game game;
    try {
      game = Game.of(PositionText.read(RuleText.read(lines[0]), lines[1]));
    } catch (BadInput _) {
      return; // another target's business
    }
    int done = 0;
    for (var word : lines[2].split("[ \n]+")) {
      if (done++ == MOST) {
        return;
      }
      game = act(game, word);
    }
  }

  private static Game act(Game game, String word) {
    var action = ActionText.read(game, word);
    var verdict = ActionText.apply(game, word);
    if (action.isEmpty()) {
      Check.holds("refused: " + word, verdict instanceof Verdict.Refused);
      return game;
    }
    writable(game, action.get(), verdict);
    return verdict instanceof Verdict.Accepted(Game next) ? next : game;
  }

  private static void writable(Game game, Action action, Verdict verdict) {
    var position = game.position();
    for (var text :
        new String[] {ActionText.write(position, action), ActionText.writeFull(position, action)}) {
      var again = ActionText.read(game, text).orElseThrow(() -> new AssertionError(text));
      Check.same("who does " + text, action.by(), again.by());
      Check.same(
          text, ActionText.writeFull(position, action), ActionText.writeFull(position, again));
      Check.same(text, outcome(verdict), outcome(game.apply(again)));
    }
  }

  /// The position it leads to, or the reason why there is none.
  private static Object outcome(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Accepted(Game next) -> next.position();
      case Verdict.Refused(var refusal) -> refusal.reason();
    };
  }
}
