package zwick.hall.names;

import java.lang.Character.UnicodeBlock;
import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// Which scripts names are written in: one at a time, and one that people write today. A Cyrillic
/// letter between Latin ones is there to deceive.
final class NameScripts {
  /// As UAX 31 recommends them. Others have letters nobody can tell from ours.
  private static final Set<UnicodeScript> LIVING =
      EnumSet.of(
          UnicodeScript.ARABIC,
          UnicodeScript.ARMENIAN,
          UnicodeScript.BENGALI,
          UnicodeScript.BOPOMOFO,
          UnicodeScript.CYRILLIC,
          UnicodeScript.DEVANAGARI,
          UnicodeScript.ETHIOPIC,
          UnicodeScript.GEORGIAN,
          UnicodeScript.GREEK,
          UnicodeScript.GUJARATI,
          UnicodeScript.GURMUKHI,
          UnicodeScript.HAN,
          UnicodeScript.HANGUL,
          UnicodeScript.HEBREW,
          UnicodeScript.HIRAGANA,
          UnicodeScript.KANNADA,
          UnicodeScript.KATAKANA,
          UnicodeScript.KHMER,
          UnicodeScript.LAO,
          UnicodeScript.LATIN,
          UnicodeScript.MALAYALAM,
          UnicodeScript.MYANMAR,
          UnicodeScript.ORIYA,
          UnicodeScript.SINHALA,
          UnicodeScript.TAMIL,
          UnicodeScript.TELUGU,
          UnicodeScript.THAANA,
          UnicodeScript.THAI,
          UnicodeScript.TIBETAN);

  /// Those that are written together.
  private static final List<Set<UnicodeScript>> TOGETHER =
      List.of(
          EnumSet.of(UnicodeScript.HAN, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA),
          EnumSet.of(UnicodeScript.HAN, UnicodeScript.HANGUL),
          EnumSet.of(UnicodeScript.HAN, UnicodeScript.BOPOMOFO));

  /// Where the Latin letters of living languages are; the others are phonetic signs that look like
  /// them.
  private static final Set<UnicodeBlock> LATIN =
      Set.of(
          UnicodeBlock.BASIC_LATIN,
          UnicodeBlock.LATIN_1_SUPPLEMENT,
          UnicodeBlock.LATIN_EXTENDED_A,
          UnicodeBlock.LATIN_EXTENDED_B,
          UnicodeBlock.LATIN_EXTENDED_ADDITIONAL,
          UnicodeBlock.HALFWIDTH_AND_FULLWIDTH_FORMS);

  private NameScripts() {}

  static boolean isOne(String name) {
    var scripts = EnumSet.noneOf(UnicodeScript.class);
    name.codePoints().mapToObj(UnicodeScript::of).forEach(scripts::add);
    scripts.remove(UnicodeScript.COMMON);
    scripts.remove(UnicodeScript.INHERITED);
    boolean together =
        scripts.size() <= 1 || TOGETHER.stream().anyMatch(some -> some.containsAll(scripts));
    return together
        && LIVING.containsAll(scripts)
        && name.codePoints().allMatch(NameScripts::isUsual);
  }

  private static boolean isUsual(int c) {
    return UnicodeScript.of(c) != UnicodeScript.LATIN || LATIN.contains(UnicodeBlock.of(c));
  }
}
