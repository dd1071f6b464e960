package zwick.browser;

import org.teavm.jso.JSExport;
import zwick.game.Perft;
import zwick.notation.RuleText;

/// The door between JavaScript and the rules. Counts go out as text, because JavaScript's numbers
/// cannot hold every 64-bit count.
public final class Browser {
  private Browser() {}

  /// The number of ways to make `depth` moves from the start of the game that `rules` describes.
  @JSExport
  public static String leaves(String rules, int depth) {
    return Long.toString(Perft.count(RuleText.read(rules).start(), depth));
  }

  /// Loading the program runs this; nothing has to happen then.
  public static void main(String[] args) {}
}
