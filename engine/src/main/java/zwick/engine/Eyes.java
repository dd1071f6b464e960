package zwick.engine;

import zwick.game.Key;

/// The sight of a player who overlooks things: quiet moves sooner than loud ones, and the more the
/// further ahead they are.
///
/// @param blind how many of a thousand loud replies are overlooked
/// @param mood how far off a judgement may be
record Eyes(Luck luck, int blind, int mood) implements Sight {
  /// Sees everything as it is.
  static final Sight ALL = new Eyes(new Luck(0), 0, 0);

  private static final int MOST_BLIND = 850;

  @Override
  public boolean sees(long key, int move, int ply, boolean loud) {
    int often = (loud ? 2 : 3) * blind * (ply + 1) / 4;
    return !luck.strikes(Key.mix(key, move), Math.min(often, MOST_BLIND));
  }

  @Override
  public int mood(long key) {
    return mood == 0 ? 0 : luck.sway(key, mood);
  }
}
