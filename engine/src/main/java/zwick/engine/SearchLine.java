package zwick.engine;

import java.util.List;
import zwick.game.Progress.Deed;

/// What the search expects to be played.
///
/// @param score for the side to move, see [Score]
/// @param depth plies it was looked ahead
/// @param deeds moves and huffs, both sides'
public record SearchLine(int score, int depth, List<Deed> deeds) {
  public SearchLine {
    deeds = List.copyOf(deeds);
  }

  /// Whether it ends the game within so many plies, and nothing can change that.
  public boolean sure(int plies) {
    return Score.decided(score) && Score.plies(score) <= plies;
  }

  /// What to do now.
  public Deed first() {
    return deeds.getFirst();
  }
}
