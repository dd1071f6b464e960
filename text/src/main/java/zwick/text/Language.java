package zwick.text;

import java.util.Locale;
import java.util.Optional;

/// The languages of all texts.
public enum Language {
  GERMAN("de", "Deutsch"),
  FRENCH("fr", "Français"),
  ITALIAN("it", "Italiano"),
  ENGLISH("en", "English");

  private final String code;
  private final String ownName; // what its speakers call it

  Language(String code, String ownName) {
    this.code = code;
    this.ownName = ownName;
  }

  /// `de`, `fr`, `it` or `en`.
  public String code() {
    return code;
  }

  /// The language of a code (`de`), of a tag or a terminal's setting that begins with one (`de-CH`,
  /// `de_AT.UTF-8`), or of a name (`Deutsch`, `german`).
  public static Optional<Language> find(String name) {
    var asked = name.strip().toLowerCase(Locale.ROOT);
    for (var language : values()) {
      if (asked.equals(language.code)
          || asked.startsWith(language.code + "-")
          || asked.startsWith(language.code + "_")
          || asked.startsWith(language.code + ".")
          || asked.equals(language.name().toLowerCase(Locale.ROOT))
          || asked.equals(language.ownName.toLowerCase(Locale.ROOT))) {
        return Optional.of(language);
      }
    }
    return Optional.empty();
  }

  /// Whether a count of `n` takes the singular.
  boolean singular(int n) {
    return n == 1 || n == 0 && this == FRENCH;
  }
}
