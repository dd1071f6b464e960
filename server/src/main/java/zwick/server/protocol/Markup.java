package zwick.server.protocol;

/// Text inside HTML and XML.
public final class Markup {
  private Markup() {}

  /// Nothing in it is markup afterwards, and nothing that XML has no place for.
  public static String escape(String text) {
    var safe = new StringBuilder(text.length() + 16);
    text.codePoints()
        .forEach(point -> {
          switch (point) {
            case '&' -> safe.append("&amp;");
            case '<' -> safe.append("&lt;");
            case '>' -> safe.append("&gt;");
            case '"' -> safe.append("&quot;");
            case '\'' -> safe.append("&#39;");
            default -> safe.appendCodePoint(isXml(point) ? point : '\uFFFD');
          }
        });
    return safe.toString();
  }

  private static boolean isXml(int point) {
    return point == '\t'
        || point == '\n'
        || point >= ' ' && point < Character.MIN_SURROGATE
        || point > Character.MAX_SURROGATE && point < 0xFFFE
        || point >= Character.MIN_SUPPLEMENTARY_CODE_POINT;
  }
}
