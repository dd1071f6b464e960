package zwick.engine.search;

/// How a weaker player sees the board: not every move catches the eye, and what does is judged in
/// passing. The same glance at the same thing always sees the same.
public interface Sight {
  /// Whether the player notices a move.
  ///
  /// @param key the position it would be played in
  /// @param ply how far ahead that is
  boolean sees(long key, int move, int ply, boolean loud);

  /// How much better a position looks than it is.
  int mood(long key);
}
