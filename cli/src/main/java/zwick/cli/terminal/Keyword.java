package zwick.cli.terminal;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import zwick.cli.support.CliTexts;
import zwick.text.Language;

/// What one can say at the table besides moves. Each has names in every language, the first of them
/// the one that is shown; the English ones are understood everywhere.
public enum Keyword {
  HELP,
  MOVES,
  HINT,
  BACK,
  BOARD,
  FLIP,
  RULES,
  LEVEL,
  SAVE,
  OFFER,
  ACCEPT,
  DECLINE,
  CLAIM,
  INSIST,
  HUFF,
  PASS,
  RESIGN,
  QUIT,
  YES,
  NO;

  private static final int SHORTEST_BEGINNING = 3;

  String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// What it is called in that language.
  public String in(CliTexts cliTexts) {
    return names(cliTexts).getFirst();
  }

  /// The word somebody means; the beginning of a name is enough if it is the beginning of no other.
  static Optional<Keyword> find(CliTexts cliTexts, String typed) {
    var asked = fold(typed);
    var begun = EnumSet.noneOf(Keyword.class);
    for (var understood : List.of(cliTexts, CliTexts.in(Language.ENGLISH))) {
      for (var keyword : values()) {
        for (var name : keyword.names(understood)) {
          if (fold(name).equals(asked)) {
            return Optional.of(keyword);
          }
          if (asked.length() >= SHORTEST_BEGINNING && fold(name).startsWith(asked)) {
            begun.add(keyword);
          }
        }
      }
    }
    return only(begun);
  }

  private static Optional<Keyword> only(Set<Keyword> words) {
    return words.size() == 1 ? words.stream().findFirst() : Optional.empty();
  }

  private List<String> names(CliTexts cliTexts) {
    var names = new ArrayList<String>();
    for (var name : cliTexts.say("word." + key()).split(",")) {
      names.add(name.strip());
    }
    return names;
  }

  /// Capitals and accents make no difference.
  private static String fold(String text) {
    var plain = Normalizer.normalize(text.strip(), Normalizer.Form.NFD).replaceAll("\\p{M}", "");
    return plain.toLowerCase(Locale.ROOT);
  }
}
