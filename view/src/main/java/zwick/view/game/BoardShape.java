package zwick.view.game;

import java.util.ArrayList;
import java.util.List;
import zwick.draughts.DraughtsRules;
import zwick.game.RuleSet;
import zwick.game.moves.Grid;
import zwick.mill.MillBoard;
import zwick.mill.MillRules;
import zwick.notation.json.Json;
import zwick.view.json.JsonObjectBuilder;
import zwick.wolf.WolfBoard;
import zwick.wolf.WolfRules;

/// How a board looks to White: where its points lie, and the lines between them.
public final class BoardShape {
  private BoardShape() {}

  public static Json of(RuleSet rules) {
    return switch (rules) {
      case MillRules mill -> mill(mill.grid());
      case DraughtsRules draughts -> {
        var board = draughts.grid();
        var points = new ArrayList<Json>();
        for (int at : board.points()) {
          points.add(point(board, at, board.column(at), board.row(at)));
        }
        yield squares(board.size(), points);
      }
      case WolfRules wolf -> {
        var points = new ArrayList<Json>();
        for (int at : wolf.grid().points()) {
          points.add(point(wolf.grid(), at, WolfBoard.column(at) - 1, 8 - WolfBoard.row(at)));
        }
        yield squares(8, points);
      }
    };
  }

  private static Json mill(MillBoard board) {
    int size = board.name(board.size() - 1).charAt(0) - 'a' + 1;
    var points = new ArrayList<Json>();
    var lines = new ArrayList<Json>();
    for (int at : board.points()) {
      var name = board.name(at);
      points.add(point(board, at, name.charAt(0) - 'a', size - (name.charAt(1) - '0')));
      for (int other : MillBoard.points(board.neighbours(at))) {
        if (at < other) {
          lines.add(JsonObjectBuilder.points(List.of(at, other)));
        }
      }
    }
    var columns = new ArrayList<String>();
    var rows = new ArrayList<String>();
    for (int i = 0; i < size; i++) {
      columns.add(String.valueOf((char) ('a' + i)));
      rows.add(String.valueOf(size - i));
    }
    return shape("points", size, points, lines, columns, rows);
  }

  private static Json squares(int size, List<Json> points) {
    return shape("squares", size, points, List.of(), List.of(), List.of());
  }

  private static Json point(Grid grid, int at, int x, int y) {
    return new JsonObjectBuilder()
        .put("id", at)
        .put("name", grid.name(at))
        .put("x", x)
        .put("y", y)
        .done();
  }

  private static Json shape(
      String kind,
      int size,
      List<Json> points,
      List<Json> lines,
      List<String> columns,
      List<String> rows) {
    return new JsonObjectBuilder()
        .put("kind", kind)
        .put("size", size)
        .put("points", points)
        .put("lines", lines)
        .put("columns", Json.strings(columns))
        .put("rows", Json.strings(rows))
        .done();
  }
}
