package zwick.hall.names;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// What players may be called: a name that can be read aloud, in any script, and taken for nobody
/// else.
public final class PlayerNames {
  private static final int SHORTEST = 2;
  public static final int LONGEST = 24;
  private static final String SIGNS = " -_.'";

  /// As they are without signs and accents: the house and its computers.
  public static final Set<String> RESERVED =
      Set.of(
          "admin",
          "administrator",
          "administrateur",
          "amministratore",
          "anonimo",
          "anonym",
          "anonyme",
          "anonymous",
          "arbitre",
          "arbitro",
          "bot",
          "computer",
          "gast",
          "guest",
          "hall",
          "invite",
          "machine",
          "mod",
          "moderateur",
          "moderator",
          "moderatore",
          "nobody",
          "ordinateur",
          "ospite",
          "referee",
          "root",
          "schiedsrichter",
          "server",
          "support",
          "system",
          "zwick",
          "zwickmuehle",
          "zwickmuhle");

  private static final Set<String> LOOKS =
      RESERVED.stream().map(NameSkeleton::of).collect(Collectors.toUnmodifiableSet());

  private PlayerNames() {}

  /// The name as others will see it; none if it is not allowed.
  public static Optional<String> tidy(String wanted) {
    if (wanted.length() > 10 * LONGEST) {
      return Optional.empty();
    }
    var name =
        Normalizer.normalize(wanted, Normalizer.Form.NFC)
            .strip()
            .replaceAll(" +", " ")
            .replace('’', '\'');
    int length = name.codePointCount(0, name.length());
    boolean allowed =
        length >= SHORTEST
            && length <= LONGEST
            && name.codePoints().allMatch(PlayerNames::isAllowed)
            && Character.isLetterOrDigit(name.codePointAt(0))
            && NameScripts.isOne(name)
            && !isReserved(name);
    return allowed ? Optional.of(name) : Optional.empty();
  }

  /// Also with a number before or after it, and in letters that look like it, be they small or
  /// capitals.
  private static boolean isReserved(String name) {
    return isReservedWord(bare(key(name))) || isReservedWord(bare(name));
  }

  private static boolean isReservedWord(String bare) {
    var word = bare.replaceAll("^\\p{N}+|\\p{N}+$", "");
    return RESERVED.contains(bare)
        || RESERVED.contains(word)
        || LOOKS.contains(NameSkeleton.of(bare))
        || LOOKS.contains(NameSkeleton.of(word));
  }

  /// Letters need their marks in many scripts. Control characters, and those that turn the
  /// direction of writing, are none of these; what cannot be seen may be, and is refused.
  private static boolean isAllowed(int c) {
    return !InvisibleCharacters.is(c)
        && (Character.isLetterOrDigit(c)
            || Character.getType(c) == Character.NON_SPACING_MARK
            || Character.getType(c) == Character.COMBINING_SPACING_MARK
            || SIGNS.indexOf(c) >= 0);
  }

  /// Two names with the same key are the same name.
  public static String key(String name) {
    var key =
        Normalizer.normalize(
                InvisibleCharacters.without(name).replace('’', '\''), Normalizer.Form.NFKC)
            .toLowerCase(Locale.ROOT);
    return Normalizer.normalize(key, Normalizer.Form.NFKC).strip().replaceAll(" +", " ");
  }

  private static String bare(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFKD).replaceAll("[^\\p{L}\\p{N}]", "");
  }
}
