package zwick.text;

import java.util.List;
import java.util.Optional;

/// Guesses what somebody meant to type.
final class NearestWord {
  private NearestWord() {}

  /// The word most like `asked`, if one is like it at all: at most half of it needs changing.
  static Optional<String> to(String asked, List<String> known) {
    var best = Optional.<String>empty();
    int least = Math.max(1, asked.length() / 2) + 1;
    for (var word : known) {
      int distance = word.startsWith(asked) && asked.length() > 2 ? 0 : distance(asked, word);
      if (distance < least) {
        least = distance;
        best = Optional.of(word);
      }
    }
    return best;
  }

  /// How many letters must be added, left out or changed.
  static int distance(String a, String b) {
    var row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int changed = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
