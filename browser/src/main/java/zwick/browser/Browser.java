package zwick.browser;

import org.teavm.jso.JSExport;
import zwick.game.Game;
import zwick.game.Perft;
import zwick.game.Refusal;
import zwick.game.Verdict;
import zwick.notation.ActionText;
import zwick.notation.PositionText;
import zwick.notation.RuleText;
import zwick.text.Language;
import zwick.text.RulesPage;
import zwick.text.Words;

/// The door between JavaScript and the rules. Counts go out as text, because JavaScript's numbers
/// cannot hold every 64-bit count.
public final class Browser {
  private Browser() {}

  /// The number of ways to make `depth` moves from the start of the game that `rules` describes.
  @JSExport
  public static String leaves(String rules, int depth) {
    return Long.toString(Perft.count(RuleText.read(rules).start(), depth));
  }

  /// The rules page of `rules` in the language with this code, as Markdown.
  @JSExport
  public static String page(String rules, String language) {
    return RulesPage.of(RuleText.read(rules), language(language)).markdown();
  }

  /// What the referee says to an action in a position: nothing if he accepts it.
  @JSExport
  public static String refusal(String rules, String position, String action, String language) {
    var game = Game.of(PositionText.read(RuleText.read(rules), position));
    var verdict =
        ActionText.read(game, action)
            .map(game::apply)
            .orElseGet(() -> new Verdict.Refused(new Refusal.NotAMove(action)));
    return switch (verdict) {
      case Verdict.Accepted _ -> "";
      case Verdict.Refused(Refusal refusal) ->
          Words.in(language(language)).refusal(refusal, game.position());
    };
  }

  private static Language language(String code) {
    return Language.find(code).orElse(Language.ENGLISH);
  }

  /// Loading the program runs this; nothing has to happen then.
  public static void main(String[] args) {}
}
