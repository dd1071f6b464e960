package zwick.notation;

import java.util.ArrayList;
import java.util.List;

/// Cuts text into lines and words.
public final class TextLines {
  private TextLines() {}

  public static List<String> of(String text) {
    var lines = new ArrayList<String>();
    int start = 0;
    while (start < text.length()) {
      int end = text.indexOf('\n', start);
      end = end < 0 ? text.length() : end;
      lines.add(text.substring(start, end));
      start = end + 1;
    }
    return lines;
  }

  /// What stands between blanks.
  public static List<String> words(String text) {
    var words = new ArrayList<String>();
    int start = -1;
    for (int i = 0; i <= text.length(); i++) {
      boolean blank = i == text.length() || text.charAt(i) <= ' ';
      if (!blank && start < 0) {
        start = i;
      } else if (blank && start >= 0) {
        words.add(text.substring(start, i));
        start = -1;
      }
    }
    return words;
  }
}
