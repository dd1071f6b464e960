package zwick.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import zwick.cli.drawing.BoardDrawing.Row;
import zwick.cli.drawing.DrawingStyle;
import zwick.cli.support.CliTexts;
import zwick.engine.players.Level;
import zwick.game.Game;
import zwick.game.Progress;
import zwick.game.Progress.Deed;
import zwick.game.Side;
import zwick.game.moves.Move;
import zwick.notation.MoveText;

/// What lies beside the board: who sits where, the stones in hand, the pieces taken, and the last
/// moves.
///
/// @param me the person's side
record PlayersPanel(Game game, Side me, Level level, DrawingStyle drawingStyle, CliTexts cliTexts) {
  private static final int RECENT = 3;
  private static final int MOST_SIGNS = 12;

  /// So many rows that they end where the board ends.
  List<Row> rows(int height) {
    var far = seat(drawingStyle.near().other());
    var near = seat(drawingStyle.near());
    var recent = recent();
    int room = height - far.size() - near.size();
    var rows = new ArrayList<Row>(far);
    int above = Math.max(0, (room - recent.size()) / 2);
    fill(rows, rows.size() + above);
    rows.addAll(recent.subList(Math.max(0, recent.size() - Math.max(0, room)), recent.size()));
    fill(rows, height - near.size());
    rows.addAll(near);
    return rows;
  }

  private static void fill(List<Row> rows, int height) {
    while (rows.size() < height) {
      rows.add(Row.of(""));
    }
  }

  private List<Row> seat(Side side) {
    var rows = new ArrayList<Row>();
    var who = cliTexts.words().side(side);
    var name =
        side == me
            ? cliTexts.say("seat.you", who)
            : cliTexts.say("seat.computer", who, level.number());
    rows.add(new Row(drawingStyle.loose(side) + " " + name, 2 + name.length()));
    var setup = game.position().setup();
    if (setup.whiteHand() + setup.blackHand() > 0) {
      rows.add(pile(cliTexts.say("seat.hand"), side, setup.hand(side)));
    }
    int taken = taken(side);
    if (taken > 0) {
      rows.add(pile(cliTexts.say("seat.taken"), side.other(), taken));
    }
    return rows;
  }

  private Row pile(String label, Side side, int count) {
    var plain = "  " + label + " ";
    if (count > MOST_SIGNS) {
      var many = " × " + count;
      return new Row(plain + drawingStyle.loose(side) + many, plain.length() + 1 + many.length());
    }
    return new Row(plain + drawingStyle.loose(side).repeat(count), plain.length() + count);
  }

  /// How many pieces `side` has taken or huffed in this game.
  private int taken(Side side) {
    int taken = 0;
    for (var deed : game.progress().deeds()) {
      taken +=
          switch (deed) {
            case Deed.Moved(Side by, Move move) -> by == side ? move.taken().size() : 0;
            case Deed.Huffed(Side by, int _) -> by == side ? 1 : 0;
          };
    }
    return taken;
  }

  private List<Row> recent() {
    var rows = new ArrayList<Row>();
    for (Progress progress = game.progress();
        progress != null && rows.size() < RECENT;
        progress = progress.before()) {
      var before = progress.before();
      if (before != null && progress.deed() != null) {
        rows.addFirst(
            switch (progress.deed()) {
              case Deed.Moved(Side by, Move move) ->
                  deed(by, MoveText.write(before.position(), move));
              case Deed.Huffed(Side by, int at) ->
                  deed(by, Keyword.HUFF.in(cliTexts) + " " + game.rules().grid().say(at));
            });
      }
    }
    return rows;
  }

  private Row deed(Side by, String text) {
    return new Row("  " + drawingStyle.loose(by) + " " + text, 4 + text.length());
  }
}
