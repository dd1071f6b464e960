package zwick.hall;

import com.nulabinc.zxcvbn.Zxcvbn;
import java.util.ArrayList;
import java.util.List;

/// Passwords that somebody tries among the first million: those that many people have, words, names
/// and years, rows of keys, and whatever has to do with him or with us.
final class Guessable {
  private static final double MOST_TRIES = 1_000_000;

  /// Looking for patterns takes longer the longer the text is; what is hard to guess by then does
  /// not get easier.
  private static final int LONGEST = 48;

  private static final List<String> OURS =
      List.of("zwick", "zwickmühle", "zwickmuehle", "mühle", "muehle", "mulino", "moulin", "dame");

  private Guessable() {}

  /// Its lists are some megabytes, so they are read when the first one wants an account.
  private static final class Lists {
    static final Zxcvbn ALL = new Zxcvbn();
  }

  static boolean is(String password, String name) {
    var near = new ArrayList<>(OURS);
    near.add(name);
    near.add(name.replaceAll("[^\\p{L}\\p{N}]", ""));
    near.addAll(List.of(name.split("[^\\p{L}\\p{N}]+")));
    near.removeIf(String::isBlank);
    var start = password.substring(0, Math.min(password.length(), LONGEST));
    return Lists.ALL.measure(start, near).getGuesses() < MOST_TRIES;
  }
}
