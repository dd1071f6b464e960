package zwick.cli.reports;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwick.cli.drawing.BoardDrawing;
import zwick.cli.drawing.DrawingStyle;
import zwick.cli.drawing.LastMoveMarks;
import zwick.cli.support.CommandContext;
import zwick.cli.support.WordWrap;
import zwick.game.Side;
import zwick.game.known.Insight;
import zwick.game.known.Oracle.Known;
import zwick.game.known.Oracle.Value;
import zwick.game.known.Proof;
import zwick.notation.MoveText;
import zwick.notation.PositionText;
import zwick.notation.json.InsightJson;
import zwick.text.Words;

/// What is known about a position, for people.
public record ProbeText(CommandContext commandContext, Insight insight, Proof proof) {
  public String write() {
    var words = commandContext.cliTexts().words();
    var position = insight.position();
    var text = new StringBuilder();
    var name =
        commandContext.ansi().string("@|bold " + words.preset(position.rules().preset()) + "|@");
    text.append(name).append('\n').append(PositionText.write(position)).append("\n\n");
    var drawingStyle =
        new DrawingStyle(commandContext.ansi(), Side.WHITE, false, LastMoveMarks.NONE);
    text.append(new BoardDrawing(position, drawingStyle).draw()).append('\n');
    if (position.outcome().isPresent()) {
      var end = words.outcome(position.outcome().get(), position.rules());
      return text.append(end).append('\n').toString();
    }
    text.append(commandContext.cliTexts().say("turn", words.side(position.turn()))).append(' ');
    text.append(words.result(insight, proof)).append("\n\n");
    moves(text);
    line(text);
    return text.toString();
  }

  /// One move a line, the best first, each with a sign that needs no colour.
  private void moves(StringBuilder text) {
    var rows = new ArrayList<List<String>>();
    for (var choice : insight.choices()) {
      rows.add(
          List.of(
              String.valueOf(Words.sign(insight, choice)),
              MoveText.write(insight.position(), choice.move()),
              plies(choice.known()),
              commandContext.cliTexts().words().effect(insight, choice)));
    }
    int name = rows.stream().mapToInt(row -> row.get(1).length()).max().orElse(0);
    int plies = rows.stream().mapToInt(row -> row.get(2).length()).max().orElse(0);
    for (var row : rows) {
      text.append(
          "  %s %s  %s  %s\n"
              .formatted(
                  row.get(0),
                  padded(row.get(1), name),
                  " ".repeat(plies - row.get(2).length()) + row.get(2),
                  row.get(3)));
    }
  }

  private static String plies(@Nullable Known known) {
    return known == null || known.value() == Value.DRAWN ? "" : String.valueOf(known.plies());
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(width - text.length());
  }

  private void line(StringBuilder text) {
    if (!proof.moves().isEmpty()) {
      var moves = String.join(" ", InsightJson.line(insight.position(), proof.moves()));
      text.append('\n').append(commandContext.cliTexts().words().text("coach.line")).append('\n');
      text.append("  ").append(WordWrap.text(moves, commandContext.width() - 2, "  "));
    }
  }
}
