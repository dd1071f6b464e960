package zwick.cli.reports;

import java.util.ArrayList;
import java.util.Optional;
import zwick.cli.drawing.BoardDrawing;
import zwick.cli.drawing.DrawingStyle;
import zwick.cli.drawing.LastMoveMarks;
import zwick.cli.support.CommandContext;
import zwick.cli.support.Numbers;
import zwick.cli.support.WordWrap;
import zwick.cli.tables.UnknownDistance;
import zwick.engine.Score;
import zwick.engine.SearchReport;
import zwick.game.Game;
import zwick.game.Side;
import zwick.game.known.Insight;
import zwick.game.known.Proof;
import zwick.notation.PositionText;

/// What the search has found, for people.
public record AnalysisText(CommandContext commandContext, Game game) {
  /// @param known what is known for sure, shown by `proof`
  public String write(SearchReport searchReport, Optional<Insight> known, Proof proof) {
    var words = commandContext.cliTexts().words();
    var text = new StringBuilder();
    var name = commandContext.ansi().string("@|bold " + words.preset(game.rules().preset()) + "|@");
    text.append(name).append('\n').append(PositionText.write(game.position())).append("\n\n");
    var drawingStyle =
        new DrawingStyle(
            commandContext.ansi(), Side.WHITE, false, LastMoveMarks.of(game.progress().deed()));
    text.append(new BoardDrawing(game.position(), drawingStyle).draw()).append('\n');
    if (game.outcome().isPresent()) {
      return text.append(words.outcome(game.outcome().get(), game.rules())).append('\n').toString();
    }
    var turn = words.side(game.position().turn());
    text.append(commandContext.cliTexts().say("turn", turn)).append("\n\n");
    lines(searchReport, text);
    text.append('\n');
    if (known.isPresent()) {
      text.append(commandContext.cliTexts().say("analyse.known", words.result(known.get(), proof)));
      text.append('\n');
    }
    if (searchReport.depth() > 0) { // it was searched for
      text.append(standing(searchReport)).append('\n').append(effort(searchReport)).append('\n');
    }
    return text.toString();
  }

  /// How far it is, on one line.
  public String progress(SearchReport searchReport) {
    var best = new LineText(game, searchReport.best());
    return effort(searchReport) + "  " + score(best) + "  " + String.join(" ", best.actions());
  }

  private void lines(SearchReport searchReport, StringBuilder text) {
    var scores = new ArrayList<String>();
    searchReport.lines().forEach(searchLine -> scores.add(score(new LineText(game, searchLine))));
    int width = scores.stream().mapToInt(String::length).max().orElse(0);
    for (int i = 0; i < scores.size(); i++) {
      var head = (i + 1) + "  " + " ".repeat(width - scores.get(i).length()) + scores.get(i) + "  ";
      var moves = String.join(" ", new LineText(game, searchReport.lines().get(i)).actions());
      var indent = " ".repeat(head.length());
      var wrapped = WordWrap.text(moves, commandContext.width() - head.length(), "");
      text.append(head).append(wrapped.strip().replace("\n", "\n" + indent)).append('\n');
    }
  }

  private String score(LineText line) {
    int score = line.searchLine().score();
    if (!Score.decided(score)) {
      return line.score();
    }
    if (UnknownDistance.is(score)) {
      return commandContext.cliTexts().say(score > 0 ? "wins" : "loses");
    }
    return commandContext.cliTexts().say(score > 0 ? "wins-in" : "loses-in", line.moves());
  }

  private String standing(SearchReport searchReport) {
    var best = new LineText(game, searchReport.best());
    var words = commandContext.cliTexts().words();
    if (UnknownDistance.is(searchReport.best().score())) {
      return words.text("known.won", words.side(best.winner()));
    }
    return Score.decided(searchReport.best().score())
        ? words.wins(best.winner(), best.moves())
        : words.standing(searchReport.best().score(), game.position().turn());
  }

  private String effort(SearchReport searchReport) {
    double seconds = searchReport.millis() / 1000.0;
    long speed =
        searchReport.millis() == 0 ? 0 : searchReport.nodes() * 1000 / searchReport.millis();
    return commandContext
        .cliTexts()
        .say(
            "effort",
            searchReport.depth(),
            Numbers.brief(searchReport.nodes()),
            Numbers.decimal(seconds, 1),
            Numbers.brief(speed));
  }
}
