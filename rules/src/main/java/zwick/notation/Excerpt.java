package zwick.notation;

/// The few characters of a text that a message may show: never long, never with control characters.
public final class Excerpt {
  private static final int LENGTH = 40;

  private Excerpt() {}

  public static String of(String text) {
    return from(text, 0);
  }

  /// What stands at `start`, up to the end of its line.
  public static String from(String text, int start) {
    var excerpt = new StringBuilder();
    for (int i = start; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n' || c == '\r') {
        break;
      }
      if (excerpt.length() == LENGTH) {
        return excerpt.append('…').toString();
      }
      excerpt.append(printable(c) ? c : '\ufffd');
    }
    return excerpt.toString();
  }

  /// Half a surrogate pair is not printable either: an excerpt may cut one in two.
  private static boolean printable(char c) {
    return c >= ' ' && (c < 0x7f || c > 0x9f) && !Character.isSurrogate(c);
  }
}
