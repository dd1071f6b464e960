package zwick.cli;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import zwick.text.Language;

/// What one can say at the table besides moves. Each has names in every language, the first of them
/// the one that is shown; the English ones are understood everywhere.
enum Word {
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
  String in(Talk talk) {
    return names(talk).getFirst();
  }

  /// The word somebody means; the beginning of a name is enough if it is the beginning of no other.
  static Optional<Word> find(Talk talk, String typed) {
    var asked = fold(typed);
    var begun = EnumSet.noneOf(Word.class);
    for (var understood : List.of(talk, Talk.in(Language.ENGLISH))) {
      for (var word : values()) {
        for (var name : word.names(understood)) {
          if (fold(name).equals(asked)) {
            return Optional.of(word);
          }
          if (asked.length() >= SHORTEST_BEGINNING && fold(name).startsWith(asked)) {
            begun.add(word);
          }
        }
      }
    }
    return only(begun);
  }

  private static Optional<Word> only(Set<Word> words) {
    return words.size() == 1 ? words.stream().findFirst() : Optional.empty();
  }

  private List<String> names(Talk talk) {
    var names = new ArrayList<String>();
    for (var name : talk.say("word." + key()).split(",")) {
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
