package zwick.cli.reports;

import java.util.Collections;
import java.util.List;
import zwick.cli.support.CommandContext;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.Side;
import zwick.game.moves.Move;
import zwick.notation.MoveText;
import zwick.notation.PositionText;
import zwick.wire.dxp.DxpResult;
import zwick.wire.dxp.DxpTerms;
import zwick.wire.dxp.Spectator;

/// Shows games with another program as they are played, a move a line.
public final class DxpReport implements Spectator {
  private final CommandContext commandContext;
  private String opponent;
  private int number;

  public DxpReport(CommandContext commandContext) {
    this.commandContext = commandContext;
    opponent = commandContext.cliTexts().say("dxp.other"); // until it says its name
  }

  public void waiting(int port) {
    say("dxp.waiting", port);
  }

  @Override
  public void begins(int game, String name, DxpTerms terms) {
    opponent = name;
    number = 1;
    var side = commandContext.cliTexts().words().side(terms.mine());
    say("dxp.begins", game, name, side);
    if (!terms.start().equals(terms.start().rules().start())) {
      show(PositionText.write(terms.start()));
    }
  }

  @Override
  public void moved(Position before, Move move) {
    boolean white = before.turn() == Side.WHITE;
    show("%3d%s %s".formatted(number, white ? "." : "…", MoveText.write(before, move)));
    number += white ? 0 : 1;
  }

  @Override
  public void tookBack(Game game) {
    number = 1 + game.progress().blackMoves();
    say("dxp.took-back", PositionText.write(game.position()));
  }

  @Override
  public void chatted(String text) {
    say("dxp.chat", opponent, text);
  }

  @Override
  public void ended(Game game, DxpResult result) {
    game.outcome()
        .ifPresent(end -> show(commandContext.cliTexts().words().outcome(end, game.rules())));
    say(
        switch (result) {
          case WON -> "dxp.won";
          case DRAWN -> "dxp.drawn";
          case LOST -> "dxp.lost";
          case OPEN -> "dxp.open";
        });
  }

  /// Only worth a line after several games.
  public void total(List<DxpResult> results) {
    if (results.size() > 1) {
      say(
          "dxp.total",
          results.size(),
          Collections.frequency(results, DxpResult.WON),
          Collections.frequency(results, DxpResult.DRAWN),
          Collections.frequency(results, DxpResult.LOST),
          Collections.frequency(results, DxpResult.OPEN));
    }
  }

  private void say(String key, Object... args) {
    show(commandContext.cliTexts().say(key, args));
  }

  private void show(String line) {
    commandContext.out().println(line);
    commandContext.out().flush();
  }
}
