package zwick.server.security;

import java.util.function.LongSupplier;

/// So many at once, and so many a second after that.
public final class TokenBucket {
  private final double perSecond;
  private final double atOnce;
  private final LongSupplier nanos;
  private double left;
  private long filled;

  /// @param perSecond 0 for as much as anybody likes
  public TokenBucket(double perSecond, double atOnce, LongSupplier nanos) {
    this.perSecond = perSecond;
    this.atOnce = atOnce;
    this.nanos = nanos;
    left = atOnce;
    filled = nanos.getAsLong();
  }

  /// Takes one if there is still one.
  public synchronized boolean take() {
    if (perSecond == 0) {
      return true;
    }
    long now = nanos.getAsLong();
    left = Math.min(atOnce, left + (now - filled) * 1e-9 * perSecond);
    filled = now;
    if (left < 1) {
      return false;
    }
    left--;
    return true;
  }

  /// Until there is one again, at least one.
  synchronized long seconds() {
    return perSecond == 0 ? 1 : Math.max(1, (long) Math.ceil((1 - left) / perSecond));
  }

  synchronized void giveBack() {
    left = Math.min(atOnce, left + 1);
  }
}
