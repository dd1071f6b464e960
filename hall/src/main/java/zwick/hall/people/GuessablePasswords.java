package zwick.hall.people;

import com.nulabinc.zxcvbn.Zxcvbn;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;
import zwick.hall.names.PlayerNames;

/// Passwords that somebody tries among the first million: those that many people have, words, names
/// and years, rows of keys, and whatever has to do with him or with us.
final class GuessablePasswords {
  private static final double MOST_TRIES = 1_000_000;

  /// Looking for patterns takes longer the longer the text is; what is hard to guess by then does
  /// not get easier.
  private static final int LONGEST = 48;

  private static final int SHORTEST = 4;

  /// What our games are called besides, where they are played.
  private static final List<String> GAMES =
      List.of("morris", "checkers", "draughts", "moulin", "marelle", "mulino", "dames");

  private static final List<String> OURS = ours();

  private GuessablePasswords() {}

  /// What the product, its games and those who look after it are called.
  private static List<String> ours() {
    var presets = Presets.all().stream().map(Preset::id);
    return Stream.of(presets, PlayerNames.RESERVED.stream(), GAMES.stream())
        .flatMap(Function.identity())
        .flatMap(name -> Stream.concat(Stream.of(name), Stream.of(name.split("-"))))
        .flatMap(word -> Stream.of(word, umlauts(word)))
        .filter(word -> word.length() >= SHORTEST)
        .distinct()
        .toList();
  }

  private static String umlauts(String word) {
    return word.replace("ae", "ä").replace("oe", "ö").replace("ue", "ü");
  }

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
