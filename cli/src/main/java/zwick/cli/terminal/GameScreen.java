package zwick.cli.terminal;

import zwick.cli.drawing.BoardDrawing;
import zwick.cli.drawing.BoardDrawing.Row;
import zwick.cli.drawing.DrawingStyle;
import zwick.cli.drawing.LastMoveMarks;
import zwick.cli.support.CommandContext;
import zwick.engine.players.Level;
import zwick.game.Game;
import zwick.game.Side;

/// The table as the person sees it: the board with the last move marked, and what lies beside it.
record GameScreen(CommandContext commandContext) {
  private static final String GAP = "   ";

  /// @param near who sits at the bottom
  String draw(Game game, Side me, Level level, Side near) {
    var drawingStyle =
        new DrawingStyle(
            commandContext.ansi(), near, true, LastMoveMarks.of(game.progress().deed()));
    var board = new BoardDrawing(game.position(), drawingStyle).rows();
    int width = board.stream().mapToInt(Row::width).max().orElse(0);
    var playersPanel = new PlayersPanel(game, me, level, drawingStyle, commandContext.cliTexts());
    var beside = playersPanel.rows(board.size());
    int wide = beside.stream().mapToInt(Row::width).max().orElse(0);
    boolean fits =
        width + GAP.length() + wide <= commandContext.width() && beside.size() == board.size();
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
      playersPanel.rows(0).forEach(row -> text.append(row.text()).append('\n'));
    }
    return text.append('\n').toString();
  }
}
