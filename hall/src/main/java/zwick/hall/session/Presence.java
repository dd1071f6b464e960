package zwick.hall.session;

import zwick.game.Side;

/// Which players have a table open here.
public final class Presence {
  private final int[] open = new int[2];
  private final long[] seen = new long[2];
  private int watching;

  /// @param now from when on somebody can be missed
  public Presence(long now) {
    seen[0] = now;
    seen[1] = now;
  }

  /// Whether somebody came who was not there, or the last one went.
  public synchronized boolean change(Side side, int change, long now) {
    int i = side.ordinal();
    open[i] = Math.max(0, open[i] + change);
    seen[i] = now;
    return change > 0 ? open[i] == 1 : open[i] == 0;
  }

  public synchronized void watch(int change) {
    watching = Math.max(0, watching + change);
  }

  /// How many look on who do not play.
  public synchronized int watching() {
    return watching;
  }

  public synchronized boolean isHere(Side side) {
    return open[side.ordinal()] > 0;
  }

  /// When this side's player was last there.
  public synchronized long seen(Side side, long now) {
    return isHere(side) ? now : seen[side.ordinal()];
  }

  /// Nobody has been missed until now.
  public synchronized void restart(long now) {
    seen[0] = now;
    seen[1] = now;
  }

  /// Another program says that he was there at that time.
  public synchronized void seenElsewhere(Side side, long at) {
    seen[side.ordinal()] = Math.max(seen[side.ordinal()], at);
  }
}
