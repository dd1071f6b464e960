package zwick.cli.reports;

import java.util.StringJoiner;
import zwick.cli.drawing.BoardDrawing;
import zwick.cli.drawing.DrawingStyle;
import zwick.cli.support.CommandContext;
import zwick.cli.support.WordWrap;
import zwick.game.Game;
import zwick.game.Side;
import zwick.notation.PositionText;
import zwick.text.Words;

/// Where a game stands, for people: the board, who is to move, and what can be done.
public record GameSummary(Game game, CommandContext commandContext) {
  private static final String INDENT = "  ";

  public String write() {
    var position = game.position();
    var words = commandContext.cliTexts().words();
    var text = new StringBuilder();
    var name = commandContext.ansi().text("@|bold " + words.preset(game.rules().preset()) + "|@");
    text.append(name).append('\n').append(PositionText.write(position)).append("\n\n");
    text.append(new BoardDrawing(position, DrawingStyle.plain(commandContext.ansi())).draw())
        .append('\n');
    hands(text, words);
    if (game.outcome().isPresent()) {
      text.append(words.outcome(game.outcome().get(), game.rules())).append('\n');
      return text.toString();
    }
    var key = position.setup().extra() ? "extra" : "turn";
    text.append(commandContext.cliTexts().say(key, words.side(position.turn()))).append('\n');
    game.offer()
        .ifPresent(side ->
            text.append(commandContext.cliTexts().say("offered", words.side(side))).append('\n'));
    list(text, "moves", GameJson.moves(game));
    list(text, "also", GameJson.actions(game));
    return text.toString();
  }

  private void hands(StringBuilder text, Words words) {
    var setup = game.position().setup();
    if (setup.whiteHand() + setup.blackHand() > 0) {
      text.append(
              commandContext
                  .cliTexts()
                  .say(
                      "hand",
                      words.side(Side.WHITE),
                      setup.whiteHand(),
                      words.side(Side.BLACK),
                      setup.blackHand()))
          .append('\n');
    }
  }

  private void list(StringBuilder text, String key, Iterable<String> items) {
    var joined = new StringJoiner(" ");
    items.forEach(joined::add);
    if (joined.length() > 0) {
      text.append(
          WordWrap.text(
              commandContext.cliTexts().say(key, joined), commandContext.width(), INDENT));
    }
  }
}
