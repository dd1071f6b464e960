package zwick.arena;

import java.util.List;
import zwick.game.Game;
import zwick.notation.GameRecord;
import zwick.notation.records.RecordFormat;

/// A player did what it never should. Its message has the whole game in it, so that it can be
/// played again.
public final class BrokenGame extends RuntimeException {
  private static final long serialVersionUID = 1;

  BrokenGame(String what, Game game) {
    super(what + "\n" + RecordFormat.TEXT.write(List.of(GameRecord.of(game))));
  }
}
