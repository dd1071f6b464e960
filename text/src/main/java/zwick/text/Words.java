package zwick.text;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.Problem;
import zwick.game.Progress.Deed;
import zwick.game.Refusal;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.known.Insight;
import zwick.game.known.Proof;

/// Everything the program says to people, in one language: `Words.in(Language.GERMAN)`.
public final class Words {
  private static final Map<Language, Words> KNOWN = new HashMap<>();

  private final Language language;
  private final Texts texts;

  Words(Language language, Texts texts) {
    this.language = language;
    this.texts = texts;
  }

  /// The words of a language; its tables are read on first use.
  public static Words in(Language language) {
    synchronized (KNOWN) {
      return KNOWN.computeIfAbsent(language, l -> new Words(l, Texts.of(l)));
    }
  }

  public Language language() {
    return language;
  }

  /// The sentence of `key` with its placeholders filled: `{0}` is the first argument, `{#0}` the
  /// same with small numbers in words. If the first argument is a number, it chooses between
  /// singular and plural. Throws [IllegalArgumentException] when there is no such key.
  public String text(String key, Object... args) {
    return texts.fill(key, args);
  }

  /// Whether there is a sentence of this key.
  public boolean has(String key) {
    return texts.has(key);
  }

  /// The text of `key` for this value: that of `key.value` if it has one of its own, else that of
  /// `key` with the value filled in.
  public String valueText(String key, String value, Object... args) {
    return has(key + "." + value) ? text(key + "." + value, args) : text(key, args);
  }

  /// Every text whose key begins with `prefix`, by its key.
  public Map<String, String> beginning(String prefix) {
    return texts.beginning(prefix);
  }

  // Names

  /// What the preset is called: `Mühle (Ravensburger)`. An id nobody knows stays as it is.
  public String preset(String id) {
    return has("preset." + id) ? text("preset." + id) : id;
  }

  /// What is special about the preset, in one line.
  public String summary(String presetId) {
    return text("summary." + presetId);
  }

  /// What the option is called: `Springen`.
  public String option(String id) {
    return text("option." + id);
  }

  /// What the option's value is called, to stand after the option and a colon.
  public String value(String option, String value) {
    Object argument = Texts.isNumber(value) ? (Object) Integer.valueOf(value) : value;
    return valueText("value." + option, value, argument);
  }

  public String side(Side side) {
    return switch (side) {
      case WHITE -> text("side.white");
      case BLACK -> text("side.black");
    };
  }

  /// What a computer player of that level is called, to stand after the number: `lernt gerade`.
  public String level(int number) {
    return text("level." + number);
  }

  // Sentences

  /// Why an action was refused, in a sentence that names the rule and the pieces.
  public String refusal(Refusal refusal, RuleSet rules) {
    return new RefusalSentences(this, rules, Optional.empty()).say(refusal);
  }

  /// The same; knowing the position, it can tell men from kings.
  public String refusal(Refusal refusal, Position position) {
    return new RefusalSentences(this, position.rules(), Optional.of(position)).say(refusal);
  }

  /// What somebody has done on the board, in a sentence.
  public String deed(Deed deed, RuleSet rules) {
    return MoveSentences.say(this, deed, rules);
  }

  /// How far a draw rule has come, to stand beside the board.
  public String count(Refusal.Count count, RuleSet rules) {
    return DrawCounts.label(this, count, rules);
  }

  /// Who stands better and how much.
  ///
  /// @param worth of the position to `side`, in hundredths of a man or a stone
  public String standing(int worth, Side side) {
    return MoveSentences.standing(this, worth, side);
  }

  /// That `winner` wins, and in how many of his moves.
  public String wins(Side winner, int moves) {
    return text("standing.wins", moves, side(winner));
  }

  /// How a position ends when both play as well as can be.
  ///
  /// @param proof of it; if it goes to the end, the moves to it are counted
  public String result(Insight insight, Proof proof) {
    return ResultSentences.say(this, insight, proof);
  }

  /// What a move does to the result, in a few words.
  public String effect(Insight insight, Insight.Choice choice) {
    return ResultSentences.effect(this, insight, choice);
  }

  /// The same as one character.
  public static char sign(Insight insight, Insight.Choice choice) {
    return ResultSentences.sign(insight, choice);
  }

  /// Who won and why. Where the rules are at hand, rather ask with them: in a game one tries to
  /// lose, the blocked side wins.
  public String outcome(Outcome outcome) {
    return OutcomeSentences.say(this, outcome, Optional.empty());
  }

  public String outcome(Outcome outcome, RuleSet rules) {
    return OutcomeSentences.say(this, outcome, Optional.of(rules));
  }

  /// What is wrong with something typed or read, and what would be right.
  public String problem(Problem problem) {
    return new ProblemSentences(this, Optional.empty()).say(problem);
  }

  /// The same; knowing the rules, it can name points and give an example of that game.
  public String problem(Problem problem, RuleSet rules) {
    return new ProblemSentences(this, Optional.of(rules)).say(problem);
  }

  /// "a", "a and b", "a, b and c".
  String and(List<String> items) {
    return list("list.and", items);
  }

  /// "a", "a or b", "a, b or c".
  String or(List<String> items) {
    return list("list.or", items);
  }

  private String list(String key, List<String> items) {
    if (items.size() < 2) {
      return String.join("", items);
    }
    return text(key, String.join(", ", items.subList(0, items.size() - 1)), items.getLast());
  }
}
