package zwick.hall.game;

import java.util.Locale;

/// How far a table has come.
public enum GameStatus {
  /// Somebody waits for an opponent.
  INVITED,
  PLAYING,
  OVER,
  /// Called off before it was worth anything.
  ABORTED;

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
