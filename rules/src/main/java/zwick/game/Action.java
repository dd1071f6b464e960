package zwick.game;

import java.util.Optional;
import zwick.game.moves.Wish;

/// Everything that can happen to a game. A rule set, a start position and a list of these are the
/// game; all else follows.
public sealed interface Action {
  Side by();

  record Play(Side by, Wish wish) implements Action {}

  /// The opponent overlooked a capture: he must take his move back and capture.
  record Insist(Side by) implements Action {}

  /// Takes off a piece that failed to capture. Not a move: the same player then moves.
  record Huff(Side by, int at) implements Action {}

  /// Offers a draw.
  record Offer(Side by) implements Action {}

  /// Accepts or declines the opponent's offer.
  record Answer(Side by, boolean accept) implements Action {}

  /// Claims a draw: for the position as it stands, or for the one after the named move.
  record Claim(Side by, Optional<Wish> move) implements Action {}

  record Resign(Side by) implements Action {}

  /// `by` has gone away and does not come back. Whether that is so is not the referee's business.
  record Leave(Side by) implements Action {}

  /// Undoes the last move, huff or insistence. Whether the players agreed is not the referee's
  /// business.
  record TakeBack(Side by) implements Action {}

  /// The time of `by` is said to have run out.
  record TimeOut(Side by) implements Action {}
}
