package zwick.game;

import java.util.ArrayList;
import java.util.List;

/// Text between separators. `String.split` would bring all of regular expressions into the browser,
/// a sixth of the whole program.
public final class TextParts {
  private TextParts() {}

  /// All parts, empty ones too: one more than there are separators.
  public static List<String> of(String text, char separator) {
    var parts = new ArrayList<String>();
    int start = 0;
    for (int end = text.indexOf(separator); end >= 0; end = text.indexOf(separator, start)) {
      parts.add(text.substring(start, end));
      start = end + 1;
    }
    parts.add(text.substring(start));
    return parts;
  }
}
