package zwick.view.game;

import zwick.game.Action;
import zwick.game.Position;
import zwick.game.Progress.Deed;
import zwick.game.Side;
import zwick.game.moves.Move;
import zwick.game.moves.Wish;
import zwick.notation.ActionText;

/// Moves and huffs, and the actions that bring them about.
public final class DeedActions {
  private DeedActions() {}

  static Side by(Deed deed) {
    return switch (deed) {
      case Deed.Moved(Side by, Move _) -> by;
      case Deed.Huffed(Side by, int _) -> by;
    };
  }

  public static Action action(Deed deed) {
    return switch (deed) {
      case Deed.Moved(Side by, Move move) -> new Action.Play(by, Wish.of(move));
      case Deed.Huffed(Side by, int at) -> new Action.Huff(by, at);
    };
  }

  /// In the game's notation.
  public static String text(Position before, Deed deed) {
    return ActionText.write(before, action(deed));
  }
}
