package zwick.wire.dxp;

import zwick.game.Outcome;
import zwick.game.Side;

/// How a game with another program ended for us.
public enum DxpResult {
  WON(DxpMessage.GameEnd.I_WIN),
  DRAWN(DxpMessage.GameEnd.DRAW),
  LOST(DxpMessage.GameEnd.I_LOSE),
  /// Broken off, at a limit of moves perhaps, with everything still open.
  OPEN(DxpMessage.GameEnd.NONE);

  /// What we say when we end the game like this.
  final char reason;

  DxpResult(char reason) {
    this.reason = reason;
  }

  static DxpResult of(Outcome outcome, Side mine) {
    return switch (outcome) {
      case Outcome.Draw _ -> DRAWN;
      case Outcome.Win(Side winner, var _) -> winner == mine ? WON : LOST;
    };
  }

  /// What the other program's reason means for us.
  static DxpResult heard(char reason) {
    return switch (reason) {
      case DxpMessage.GameEnd.I_LOSE -> WON;
      case DxpMessage.GameEnd.DRAW -> DRAWN;
      case DxpMessage.GameEnd.I_WIN -> LOST;
      default -> OPEN;
    };
  }
}
