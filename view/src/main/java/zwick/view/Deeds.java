package zwick.view;

import zwick.game.Action;
import zwick.game.Move;
import zwick.game.Position;
import zwick.game.Side;
import zwick.game.Turn.Deed;
import zwick.game.Wish;
import zwick.notation.ActionText;

/// Moves and huffs, and the actions that bring them about.
final class Deeds {
  private Deeds() {}

  static Side by(Deed deed) {
    return switch (deed) {
      case Deed.Moved(Side by, Move _) -> by;
      case Deed.Huffed(Side by, int _) -> by;
    };
  }

  static Action action(Deed deed) {
    return switch (deed) {
      case Deed.Moved(Side by, Move move) -> new Action.Play(by, Wish.of(move));
      case Deed.Huffed(Side by, int at) -> new Action.Huff(by, at);
    };
  }

  /// In the game's notation.
  static String text(Position before, Deed deed) {
    return ActionText.write(before, action(deed));
  }
}
