package zwick.cli.drawing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import picocli.CommandLine.Help.Ansi;

/// A field of characters, each with a style. Without colours only the characters are left, so they
/// alone must tell everything.
public final class Canvas {
  private final String[][] signs;
  private final String[][] styles;

  Canvas(int width, int height, String style) {
    signs = new String[height][width];
    styles = new String[height][width];
    for (int row = 0; row < height; row++) {
      Arrays.fill(signs[row], " ");
      Arrays.fill(styles[row], style);
    }
  }

  int width() {
    return signs[0].length;
  }

  /// Writes `text`, a character a place; what goes over the edge is lost.
  void put(int x, int y, String text, String style) {
    for (int i = 0; i < text.length() && x + i < width(); i++) {
      signs[y][x + i] = String.valueOf(text.charAt(i));
      styles[y][x + i] = style;
    }
  }

  /// Every row in colours; neighbours of one style share their codes.
  List<String> rows(Ansi ansi) {
    var rows = new ArrayList<String>();
    for (int y = 0; y < signs.length; y++) {
      var row = new StringBuilder();
      for (int x = 0; x < width(); ) {
        int end = x;
        var text = new StringBuilder();
        while (end < width() && Objects.equals(styles[y][end], styles[y][x])) {
          text.append(signs[y][end++]);
        }
        row.append(colour(ansi, styles[y][x], text.toString()));
        x = end;
      }
      rows.add(row.toString());
    }
    return rows;
  }

  public static String colour(Ansi ansi, String style, String text) {
    return ansi.enabled() && !style.isEmpty()
        ? ansi.string("@|" + style + " " + text + "|@")
        : text;
  }
}
