package zwick.game;

/// Whether a due draw ends the game by itself or waits for a player to claim it.
public enum DrawBy {
  AUTOMATIC,
  CLAIM
}
