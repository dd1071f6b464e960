package zwick.cli;

import zwick.cli.BoardDrawing.Row;
import zwick.engine.Level;
import zwick.game.Game;
import zwick.game.Side;

/// The table as the person sees it: the board with the last move marked, and what lies beside it.
record TableView(Session session) {
  private static final String GAP = "   ";

  /// @param near who sits at the bottom
  String draw(Game game, Side me, Level level, Side near) {
    var look = new Look(session.ansi(), near, true, Marks.of(game.turn().deed()));
    var board = new BoardDrawing(game.position(), look).rows();
    int width = board.stream().mapToInt(Row::width).max().orElse(0);
    var seats = new Seats(game, me, level, look, session.talk());
    var beside = seats.rows(board.size());
    int wide = beside.stream().mapToInt(Row::width).max().orElse(0);
    boolean fits = width + GAP.length() + wide <= session.width() && beside.size() == board.size();
    var text = new StringBuilder("\n");
    for (int i = 0; i < board.size(); i++) {
      var row = board.get(i);
      var line = new StringBuilder(row.text());
      if (fits && beside.get(i).width() > 0) {
        line.append(" ".repeat(width - row.width())).append(GAP).append(beside.get(i).text());
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    if (!fits) {
      text.append('\n');
      seats.rows(0).forEach(row -> text.append(row.text()).append('\n'));
    }
    return text.append('\n').toString();
  }
}
