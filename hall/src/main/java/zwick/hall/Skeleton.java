package zwick.hall;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// What a name looks like: names with the same skeleton can be taken for each other, though every
/// letter may be another one (Unicode's UTS 39). Since a name keeps to one script, the letters of
/// other scripts that look like Latin ones are enough, and those Latin ones that look alike.
///
/// It is stored with every account. Whoever changes the table empties the column in the next schema
/// file, and it is filled anew.
final class Skeleton {
  /// A letter, and then all that look like it.
  private static final String[] ALIKE = {
    "aАаΑα", "bВвЬьΒβß", "cСсϹϲ", "dԀԁ", "eЕеΕεЄє", "gԌԍց", "hНнҺһΗհ", "jЈјϳ", "kКкΚκĸ",
    "lІіӀӏΙιıi1", "mМмΜ", "nПпΝηո", "oОоΟοσօ0", "pРрΡρ", "qԚԛզ", "rГг", "sЅѕՏ", "tТтΤτ",
    "uսυԱ", "vνѴѵ", "wωԜԝա", "xХхΧχ", "yУуүҮγΥ", "zΖζ", "3Ззҙ", "4Чч", "6Бб",
  };

  private static final Map<Integer, Integer> LETTERS = letters();

  private Skeleton() {}

  private static Map<Integer, Integer> letters() {
    var letters = new HashMap<Integer, Integer>();
    for (var alike : ALIKE) {
      alike.codePoints().skip(1).forEach(c -> letters.put(c, (int) alike.charAt(0)));
    }
    return letters;
  }

  static String of(String name) {
    var whole = Normalizer.normalize(name, Normalizer.Form.NFKD);
    var looks = replaced(replaced(whole).toLowerCase(Locale.ROOT)); // capitals look otherwise
    return Normalizer.normalize(looks, Normalizer.Form.NFKC)
        .replaceAll("[^\\p{L}\\p{M}\\p{N}]+", "-")
        .replaceAll("^-|-$", "")
        .replace("rn", "m")
        .replace("vv", "w");
  }

  private static String replaced(String text) {
    var looks = new StringBuilder();
    text.codePoints()
        .map(c -> Character.isDigit(c) ? '0' + Character.digit(c, 10) : c)
        .map(c -> LETTERS.getOrDefault(c, c))
        .forEach(looks::appendCodePoint);
    return looks.toString();
  }
}
