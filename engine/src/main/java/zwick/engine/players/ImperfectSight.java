package zwick.engine.players;

import zwick.engine.search.Sight;
import zwick.game.moves.KeyMixer;

/// The sight of a player who overlooks things: quiet moves sooner than loud ones, and the more the
/// further ahead they are.
///
/// @param blind how many of a thousand loud replies are overlooked
/// @param mood how far off a judgement may be
record ImperfectSight(SeededLuck seededLuck, int blind, int mood) implements Sight {
  /// Sees everything as it is.
  static final Sight ALL = new ImperfectSight(new SeededLuck(0), 0, 0);

  private static final int MOST_BLIND = 850;

  @Override
  public boolean sees(long key, int move, int ply, boolean loud) {
    int often = (loud ? 2 : 3) * blind * (ply + 1) / 4;
    return !seededLuck.strikes(KeyMixer.mix(key, move), Math.min(often, MOST_BLIND));
  }

  @Override
  public int mood(long key) {
    return mood == 0 ? 0 : seededLuck.sway(key, mood);
  }
}
