package zwick.cli.support;

/// Text in lines that fit.
public final class WordWrap {
  private WordWrap() {}

  /// @param indent what every line but the first begins with
  public static String text(String text, int width, String indent) {
    var lines = new StringBuilder();
    int column = 0;
    for (var word : text.split(" ")) {
      if (column > 0 && column + 1 + word.length() > width) {
        lines.append('\n').append(indent);
        column = indent.length();
      } else if (column > 0) {
        lines.append(' ');
        column++;
      }
      lines.append(word);
      column += word.length();
    }
    return lines.append('\n').toString();
  }
}
