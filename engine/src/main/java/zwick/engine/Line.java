package zwick.engine;

import java.util.List;
import zwick.game.Turn.Deed;

/// What the search expects to be played.
///
/// @param score for the side to move, see [Score]
/// @param depth plies it was looked ahead
/// @param deeds moves and huffs, both sides'
public record Line(int score, int depth, List<Deed> deeds) {
  public Line {
    deeds = List.copyOf(deeds);
  }

  /// What to do now.
  public Deed first() {
    return deeds.getFirst();
  }
}
