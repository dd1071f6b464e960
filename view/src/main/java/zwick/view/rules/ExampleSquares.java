package zwick.view.rules;

import zwick.draughts.DraughtsRules;
import zwick.game.RuleSet;

/// Examples of draughts are written down once, with squares called as in chess on a board of eight
/// rows with the dark corner on the left, and fit every board: a larger one has its additional rows
/// and columns below and on the left, and where the dark corner is on the right all is mirrored.
public final class ExampleSquares {
  private static final int WRITTEN_FOR = 8;

  private ExampleSquares() {}

  /// The text with all squares called as this game calls them. Only draughts needs it.
  public static String translate(RuleSet rules, String text) {
    if (!(rules instanceof DraughtsRules draughts)) {
      return text;
    }
    var out = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= 'a' && c <= 'h') {
        out.append(number(draughts, c - 'a', text.charAt(++i) - '1'));
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }

  private static int number(DraughtsRules rules, int column, int row) {
    var board = rules.grid();
    int more = board.size() - WRITTEN_FOR;
    int fromLeft = column + more;
    int x = rules.corner() == DraughtsRules.Corner.LEFT ? fromLeft : board.size() - 1 - fromLeft;
    int y = WRITTEN_FOR - 1 - row;
    for (int point : board.points()) {
      if (board.column(point) == x && board.row(point) == y) {
        return point;
      }
    }
    throw new IllegalArgumentException("no dark square " + column + ", " + row);
  }
}
