package zwick.hall.names;

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
public final class NameSkeleton {
  /// A letter, and then all that look like it. Capitals are looked up before they are made small,
  /// and once more after that. Those written from right to left are here by their numbers.
  private static final String[] ALIKE = {
    "aАаΑα",
    "bВвЬьΒβßƄƅ",
    "cСсϹϲ",
    "dԀԁ",
    "eЕеΕεЄєԐԑ",
    "fƒϜϝ",
    "gԌԍցƍ",
    "hНнҺһΗհ",
    "jЈјϳյȷ",
    "kКкΚκĸ",
    "lІіӀӏΙιıi1ǀƖԼ丨\u05D5\u05DF\u0627",
    "mМмΜ",
    "nПпΝηո",
    "oОоΟοσօ0ჿഠଠဝዐ\u05E1\u0647\u06C1\u06BE\u06D5",
    "pРрΡρ",
    "qԚԛզ",
    "rГгƦ",
    "sЅѕՏƽ",
    "tТтΤτ",
    "uսυԱሀ",
    "vνѴѵ",
    "wωԜԝաѡѠ",
    "xХхΧχ",
    "yУуүҮγΥ",
    "zΖζ",
    "2Ƨƨ",
    "3ЗзҙƷȜӠӡ",
    "4Чч",
    "5Ƽ",
    "6Бб",
    "8Ȣȣ",
    "đÐƉ",
    "þƿ",
    "θѲѳƟӨө",
    "λɅ",
    "\u0649\u064A\u06CC",
    "\u0643\u06A9",
    "へヘ",
    "一ー",
    "二ニ",
    "八ハ",
    "力カ",
    "卜ト",
    "口ロ",
    "夕タ",
    "工エ",
    "才オ",
  };

  private static final Map<Integer, Integer> LETTERS = letters();

  private NameSkeleton() {}

  private static Map<Integer, Integer> letters() {
    var letters = new HashMap<Integer, Integer>();
    for (var alike : ALIKE) {
      alike.codePoints().skip(1).forEach(c -> letters.put(c, (int) alike.charAt(0)));
    }
    return letters;
  }

  public static String of(String name) {
    var whole = InvisibleCharacters.without(Normalizer.normalize(name, Normalizer.Form.NFKD));
    var looks = replaced(replaced(whole).toLowerCase(Locale.ROOT)); // capitals look otherwise
    return Normalizer.normalize(marked(looks), Normalizer.Form.NFKC)
        .replaceAll("[^\\p{L}\\p{M}\\p{N}]+|\\p{InSpacing_Modifier_Letters}+", "-")
        .replaceAll("-+", "-")
        .replaceAll("^-|-$", "")
        .replace("ǁ", "ll")
        .replace("ы", "bl")
        .replace("ю", "lo")
        .replace("rn", "m")
        .replace("vv", "w");
  }

  /// A mark on top of the same mark is not seen, nor is the dot of a letter that has one anyway.
  private static String marked(String looks) {
    return looks.replaceAll("(\\p{M})\\1+", "$1").replaceAll("(?<=[lj])\u0307", "");
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
