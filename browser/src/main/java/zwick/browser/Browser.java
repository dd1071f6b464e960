package zwick.browser;

import java.util.Arrays;
import java.util.Base64;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.teavm.jso.JSExport;
import zwick.engine.Engine;
import zwick.engine.Evaluation;
import zwick.engine.Limits;
import zwick.engine.Weights;
import zwick.game.BadInput;
import zwick.game.Game;
import zwick.game.Oracle;
import zwick.game.Perft;
import zwick.game.Problem;
import zwick.game.Refusal;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.TooManyCaptures;
import zwick.game.Turn.Deed;
import zwick.game.Verdict;
import zwick.notation.ActionText;
import zwick.notation.MoveText;
import zwick.notation.PositionText;
import zwick.notation.RecordFormat;
import zwick.notation.RuleText;
import zwick.text.Language;
import zwick.text.RulesPage;
import zwick.text.Words;

/// The door between JavaScript and the rules. Counts go out as text, because JavaScript's numbers
/// cannot hold every 64-bit count. Whoever sends something unreadable gets sentences, in his
/// language, that say what is wrong with it.
public final class Browser {
  private static final long MEMORY = 16L << 20;

  private Browser() {}

  /// The number of ways to make `depth` moves from the start of the game that `rules` describes.
  @JSExport
  public static String leaves(String rules, int depth, String language) {
    return answer(
        Words.in(language(language))::problem,
        () -> Long.toString(Perft.count(RuleText.read(rules).start(), depth)));
  }

  /// The rules page of `rules` in the language with this code, as Markdown.
  @JSExport
  public static String page(String rules, String language) {
    return answer(
        Words.in(language(language))::problem,
        () -> RulesPage.of(RuleText.read(rules), language(language)).markdown());
  }

  /// What the referee says to an action in a position: nothing if he accepts it.
  @JSExport
  public static String refusal(String rules, String position, String action, String language) {
    var words = Words.in(language(language));
    return answer(words::problem, () -> refusal(RuleText.read(rules), position, action, words));
  }

  private static String refusal(RuleSet rules, String position, String action, Words words) {
    return answer(
        problem -> words.problem(problem, rules),
        () -> {
          var game = Game.of(PositionText.read(rules, position));
          return switch (ActionText.apply(game, action)) {
            case Verdict.Accepted _ -> "";
            case Verdict.Refused(Refusal refusal) -> words.refusal(refusal, game.position());
          };
        });
  }

  /// The game records of `text`, whatever their format, as `pdn`, `json` or `text`.
  @JSExport
  public static String convert(String text, String format, String language) {
    return answer(
        Words.in(language(language))::problem,
        () -> {
          var to = RecordFormat.find(format).orElseThrow(() -> noSuchFormat(format));
          return to.write(RecordFormat.of(text).read(text));
        });
  }

  /// What the engine thinks of a position when it looks `depth` moves ahead: the score, the
  /// positions it looked at and the move it would play, separated by blanks.
  ///
  /// @param weights a file of weights in Base64; empty for untrained ones
  @JSExport
  public static String think(
      String rules, String position, int depth, String weights, String language) {
    return answer(
        Words.in(language(language))::problem,
        () -> {
          var game = Game.of(PositionText.read(RuleText.read(rules), position));
          var values =
              weights.isEmpty()
                  ? Evaluation.untrained(game.rules())
                  : Weights.read(Base64.getDecoder().decode(weights)).values();
          var report =
              new Engine(game.rules(), values, Oracle.NONE, MEMORY)
                  .think(game, Limits.depth(depth));
          var move =
              switch (report.best().first()) {
                case Deed.Moved(Side _, var played) -> MoveText.write(game.position(), played);
                case Deed.Huffed(Side _, int at) -> "huff:" + at;
              };
          return report.best().score() + " " + report.nodes() + " " + move;
        });
  }

  /// What `asked` gives, or what is wrong with what it was given.
  private static String answer(Function<Problem, String> say, Supplier<String> asked) {
    try {
      return asked.get();
    } catch (BadInput bad) {
      return bad.problems().stream().distinct().map(say).collect(Collectors.joining(" "));
    } catch (TooManyCaptures _) {
      return say.apply(new Problem.TooManyCaptures());
    }
  }

  private static BadInput noSuchFormat(String format) {
    var known =
        Arrays.stream(RecordFormat.values()).map(f -> f.name().toLowerCase(Locale.ROOT)).toList();
    return new BadInput(new Problem.NoSuchValue("format", format, known));
  }

  private static Language language(String code) {
    return Language.find(code).orElse(Language.ENGLISH);
  }

  /// Loading the program runs this; nothing has to happen then.
  public static void main(String[] args) {}
}
