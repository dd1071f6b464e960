package zwick.cli.support;

import java.util.Locale;
import java.util.ResourceBundle;
import zwick.engine.players.Level;
import zwick.text.Language;
import zwick.text.Words;

/// What the program says in one language: the texts of the games and those of the command line.
public record CliTexts(Words words, ResourceBundle bundle) {
  public static CliTexts in(Language language) {
    var bundle = ResourceBundle.getBundle("zwick.cli.cli", Locale.of(language.code()));
    return new CliTexts(Words.in(language), bundle);
  }

  public Language language() {
    return words.language();
  }

  /// `level 3 (plays for fun)`.
  public String level(Level level) {
    return say("level-name", level.number(), words.level(level.number()));
  }

  /// The sentence of `key` with `{0}` and so on filled in.
  public String say(String key, Object... args) {
    var sentence = bundle.getString(key);
    var said = new StringBuilder();
    for (int i = 0; i < sentence.length(); i++) {
      char c = sentence.charAt(i);
      boolean place = c == '{' && i + 2 < sentence.length() && sentence.charAt(i + 2) == '}';
      if (place) {
        said.append(args[sentence.charAt(i + 1) - '0']);
        i += 2;
      } else {
        said.append(c);
      }
    }
    return said.toString();
  }
}
