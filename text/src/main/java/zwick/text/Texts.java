package zwick.text;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import zwick.game.TextParts;
import zwick.text.english.EnglishCoach;
import zwick.text.english.EnglishDraughtsPage;
import zwick.text.english.EnglishGuide;
import zwick.text.english.EnglishHall;
import zwick.text.english.EnglishMillPage;
import zwick.text.english.EnglishModeration;
import zwick.text.english.EnglishNames;
import zwick.text.english.EnglishOnline;
import zwick.text.english.EnglishPlay;
import zwick.text.english.EnglishProblems;
import zwick.text.english.EnglishPrompts;
import zwick.text.english.EnglishRulesPage;
import zwick.text.english.EnglishValues;
import zwick.text.english.EnglishVerdicts;
import zwick.text.english.EnglishWeb;
import zwick.text.french.FrenchCoach;
import zwick.text.french.FrenchDraughtsPage;
import zwick.text.french.FrenchGuide;
import zwick.text.french.FrenchHall;
import zwick.text.french.FrenchMillPage;
import zwick.text.french.FrenchModeration;
import zwick.text.french.FrenchNames;
import zwick.text.french.FrenchOnline;
import zwick.text.french.FrenchPlay;
import zwick.text.french.FrenchProblems;
import zwick.text.french.FrenchPrompts;
import zwick.text.french.FrenchRulesPage;
import zwick.text.french.FrenchValues;
import zwick.text.french.FrenchVerdicts;
import zwick.text.french.FrenchWeb;
import zwick.text.german.GermanCoach;
import zwick.text.german.GermanDraughtsPage;
import zwick.text.german.GermanGuide;
import zwick.text.german.GermanHall;
import zwick.text.german.GermanMillPage;
import zwick.text.german.GermanModeration;
import zwick.text.german.GermanNames;
import zwick.text.german.GermanOnline;
import zwick.text.german.GermanPlay;
import zwick.text.german.GermanProblems;
import zwick.text.german.GermanPrompts;
import zwick.text.german.GermanRulesPage;
import zwick.text.german.GermanValues;
import zwick.text.german.GermanVerdicts;
import zwick.text.german.GermanWeb;
import zwick.text.italian.ItalianCoach;
import zwick.text.italian.ItalianDraughtsPage;
import zwick.text.italian.ItalianGuide;
import zwick.text.italian.ItalianHall;
import zwick.text.italian.ItalianMillPage;
import zwick.text.italian.ItalianModeration;
import zwick.text.italian.ItalianNames;
import zwick.text.italian.ItalianOnline;
import zwick.text.italian.ItalianPlay;
import zwick.text.italian.ItalianProblems;
import zwick.text.italian.ItalianPrompts;
import zwick.text.italian.ItalianRulesPage;
import zwick.text.italian.ItalianValues;
import zwick.text.italian.ItalianVerdicts;
import zwick.text.italian.ItalianWeb;

/// All sentences of one language.
///
/// They are kept in text blocks, one class per language and topic, where translators find them:
///
/// ```
/// # a comment
/// refusal.game-over = Das Spiel ist aus. {0}
/// rule.mill.stones = Jeder nimmt sich {#0} Steine
///     seiner Farbe.
/// ```
///
/// An indented line goes on with the sentence before. `{0}` is the first argument, `{#0}` the same
/// with small numbers in words. Where the first argument is a number that takes the singular, the
/// key with `.one` at the end comes first, if the language has it.
final class Texts {
  private final Language language;
  private final Map<String, String> sentences;

  Texts(Language language, Map<String, String> sentences) {
    this.language = language;
    this.sentences = sentences;
  }

  static Texts of(Language language) {
    return new Texts(language, parse(language, tables(language)));
  }

  static List<String> tables(Language language) {
    return switch (language) {
      case GERMAN ->
          List.of(
              GermanNames.TEXT,
              GermanValues.TEXT,
              GermanVerdicts.TEXT,
              GermanProblems.TEXT,
              GermanPlay.TEXT,
              GermanCoach.TEXT,
              GermanRulesPage.TEXT,
              GermanMillPage.TEXT,
              GermanDraughtsPage.TEXT,
              GermanPrompts.TEXT,
              GermanGuide.TEXT,
              GermanWeb.TEXT,
              GermanOnline.TEXT,
              GermanHall.TEXT,
              GermanModeration.TEXT);
      case FRENCH ->
          List.of(
              FrenchNames.TEXT,
              FrenchValues.TEXT,
              FrenchVerdicts.TEXT,
              FrenchProblems.TEXT,
              FrenchPlay.TEXT,
              FrenchCoach.TEXT,
              FrenchRulesPage.TEXT,
              FrenchMillPage.TEXT,
              FrenchDraughtsPage.TEXT,
              FrenchPrompts.TEXT,
              FrenchGuide.TEXT,
              FrenchWeb.TEXT,
              FrenchOnline.TEXT,
              FrenchHall.TEXT,
              FrenchModeration.TEXT);
      case ITALIAN ->
          List.of(
              ItalianNames.TEXT,
              ItalianValues.TEXT,
              ItalianVerdicts.TEXT,
              ItalianProblems.TEXT,
              ItalianPlay.TEXT,
              ItalianCoach.TEXT,
              ItalianRulesPage.TEXT,
              ItalianMillPage.TEXT,
              ItalianDraughtsPage.TEXT,
              ItalianPrompts.TEXT,
              ItalianGuide.TEXT,
              ItalianWeb.TEXT,
              ItalianOnline.TEXT,
              ItalianHall.TEXT,
              ItalianModeration.TEXT);
      case ENGLISH ->
          List.of(
              EnglishNames.TEXT,
              EnglishValues.TEXT,
              EnglishVerdicts.TEXT,
              EnglishProblems.TEXT,
              EnglishPlay.TEXT,
              EnglishCoach.TEXT,
              EnglishRulesPage.TEXT,
              EnglishMillPage.TEXT,
              EnglishDraughtsPage.TEXT,
              EnglishPrompts.TEXT,
              EnglishGuide.TEXT,
              EnglishWeb.TEXT,
              EnglishOnline.TEXT,
              EnglishHall.TEXT,
              EnglishModeration.TEXT);
    };
  }

  static Map<String, String> parse(Language language, List<String> tables) {
    var sentences = new HashMap<String, String>();
    for (var table : tables) {
      var key = "";
      for (var line : TextParts.of(table, '\n')) {
        if (line.isBlank() || line.startsWith("#")) {
          continue;
        }
        if (line.startsWith(" ")) {
          sentences.put(key, sentences.get(key) + " " + line.strip());
          continue;
        }
        int equals = line.indexOf(" =");
        if (equals < 0) {
          throw new IllegalStateException("neither a key nor indented: " + line);
        }
        key = line.substring(0, equals);
        if (sentences.put(key, line.substring(equals + 2).strip()) != null) {
          throw new IllegalStateException("twice in " + language + ": " + key);
        }
      }
    }
    sentences.replaceAll((key, sentence) -> typeset(language, sentence));
    return sentences;
  }

  /// French keeps a sign and its word together with a space that does not break.
  private static String typeset(Language language, String text) {
    if (language != Language.FRENCH) {
      return text;
    }
    return text.replace(" :", "\u00a0:")
        .replace(" ;", "\u00a0;")
        .replace(" !", "\u00a0!")
        .replace(" ?", "\u00a0?")
        .replace("« ", "«\u00a0")
        .replace(" »", "\u00a0»");
  }

  /// Every sentence whose key begins with `prefix`, in alphabetical order.
  Map<String, String> beginning(String prefix) {
    var found = new TreeMap<String, String>();
    sentences.forEach((key, sentence) -> {
      if (key.startsWith(prefix)) {
        found.put(key, sentence);
      }
    });
    return found;
  }

  boolean has(String key) {
    return sentences.containsKey(key);
  }

  String fill(String key, Object... args) {
    var sentence = sentence(key, args);
    var out = new StringBuilder();
    int done = 0;
    int open = sentence.indexOf('{');
    while (open >= 0) {
      int close = sentence.indexOf('}', open);
      boolean word = sentence.charAt(open + 1) == '#';
      var arg = args[Integer.parseInt(sentence.substring(open + (word ? 2 : 1), close))];
      out.append(sentence, done, open).append(word ? number(arg) : arg.toString());
      done = close + 1;
      open = sentence.indexOf('{', done);
    }
    return out.append(sentence.substring(done)).toString();
  }

  private String sentence(String key, Object... args) {
    if (args.length > 0 && args[0] instanceof Integer n && language.singular(n)) {
      var one = sentences.get(key + ".one");
      if (one != null) {
        return one;
      }
    }
    var sentence = sentences.get(key);
    if (sentence == null) {
      throw new IllegalArgumentException("no text in " + language + " for " + key);
    }
    return sentence;
  }

  static boolean isNumber(String text) {
    return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  private String number(Object arg) {
    var word = sentences.get("number." + arg);
    return word == null ? arg.toString() : word;
  }
}
