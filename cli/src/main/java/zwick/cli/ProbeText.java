package zwick.cli;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwick.game.Insight;
import zwick.game.Oracle.Known;
import zwick.game.Oracle.Value;
import zwick.game.Proof;
import zwick.game.Side;
import zwick.notation.InsightJson;
import zwick.notation.MoveText;
import zwick.notation.PositionText;
import zwick.text.Words;

/// What is known about a position, for people.
record ProbeText(Session session, Insight insight, Proof proof) {
  String write() {
    var words = session.talk().words();
    var position = insight.position();
    var text = new StringBuilder();
    var name = session.ansi().string("@|bold " + words.preset(position.rules().preset()) + "|@");
    text.append(name).append('\n').append(PositionText.write(position)).append("\n\n");
    var look = new Look(session.ansi(), Side.WHITE, false, Marks.NONE);
    text.append(new BoardDrawing(position, look).draw()).append('\n');
    if (position.outcome().isPresent()) {
      var end = words.outcome(position.outcome().get(), position.rules());
      return text.append(end).append('\n').toString();
    }
    text.append(session.talk().say("turn", words.side(position.turn()))).append(' ');
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
              session.talk().words().effect(insight, choice)));
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
      text.append('\n').append(session.talk().words().text("coach.line")).append('\n');
      text.append("  ").append(Wrap.text(moves, session.width() - 2, "  "));
    }
  }
}
