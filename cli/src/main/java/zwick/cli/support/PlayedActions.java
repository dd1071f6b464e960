package zwick.cli.support;

import java.util.Optional;
import java.util.StringTokenizer;
import zwick.game.Game;
import zwick.game.Refusal;
import zwick.game.Verdict;
import zwick.notation.ActionText;
import zwick.notation.Excerpt;

/// Actions given as text, played up to the first that is refused.
public record PlayedActions(Game game, Optional<Refused> refused) {
  /// @param index of the action, starting at 0
  public record Refused(int index, String action, Refusal refusal) {}

  public static PlayedActions play(Game start, String text) {
    var game = start;
    var words = new StringTokenizer(text);
    for (int i = 0; words.hasMoreTokens(); i++) {
      var word = words.nextToken();
      switch (ActionText.apply(game, word)) {
        case Verdict.Accepted(Game next) -> game = next;
        case Verdict.Refused(Refusal why) -> {
          return new PlayedActions(game, Optional.of(new Refused(i, word, why)));
        }
      }
    }
    return new PlayedActions(game, Optional.empty());
  }

  /// Throws [BadUsage] if one was refused.
  public void complain(CliTexts cliTexts) {
    if (refused.isPresent()) {
      var bad = refused.get();
      var why = cliTexts.words().refusal(bad.refusal(), game.position());
      throw new BadUsage("refused", bad.index() + 1, Excerpt.of(bad.action()), why);
    }
  }
}
