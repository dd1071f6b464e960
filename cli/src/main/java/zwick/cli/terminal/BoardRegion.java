package zwick.cli.terminal;

import java.util.Locale;
import zwick.draughts.DraughtsRules;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.mill.MillRules;
import zwick.wolf.WolfRules;

/// A ninth of the board, as whoever sits at the bottom sees it.
enum BoardRegion {
  TOP_LEFT,
  TOP,
  TOP_RIGHT,
  LEFT,
  MIDDLE,
  RIGHT,
  BOTTOM_LEFT,
  BOTTOM,
  BOTTOM_RIGHT;

  String key() {
    return "region." + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static BoardRegion of(RuleSet rules, int point, Side near) {
    return switch (rules) {
      case MillRules mill -> {
        var name = mill.grid().name(point);
        int size = mill.grid().name(mill.grid().size() - 1).charAt(0) - 'a' + 1;
        yield of(name.charAt(0) - 'a', size - (name.charAt(1) - '0'), size, near);
      }
      case DraughtsRules draughts -> square(point, draughts.board(), near);
      case WolfRules _ -> square(point, 8, near);
    };
  }

  private static BoardRegion square(int number, int size, Side near) {
    int half = size / 2;
    return of((number - 1) % half * 2, (number - 1) / half, size, near);
  }

  private static BoardRegion of(int column, int row, int size, Side near) {
    int place = third(row, size) * 3 + third(column, size);
    return values()[near == Side.WHITE ? place : values().length - 1 - place];
  }

  private static int third(int place, int size) {
    return (2 * place + 1) * 3 / (2 * size);
  }
}
