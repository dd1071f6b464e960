package zwick.server.security;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.function.LongSupplier;
import zwick.server.protocol.RequestTrouble;

/// How much one may ask for: so many at once, and so many a second after that. Those who have been
/// quiet for a while are forgotten, and then have it all again.
public final class RateLimiter {
  private static final long MOST_ASKERS = 100_000;

  private final double perSecond;
  private final double atOnce;
  private final LongSupplier nanos;
  private final Cache<String, TokenBucket> purses;

  /// @param perSecond 0 for as much as anybody likes
  public RateLimiter(double perSecond, double atOnce) {
    this(perSecond, atOnce, System::nanoTime);
  }

  RateLimiter(double perSecond, double atOnce, LongSupplier nanos) {
    this.perSecond = perSecond;
    this.atOnce = atOnce;
    this.nanos = nanos;
    var refill = Duration.ofSeconds(1 + (long) (perSecond == 0 ? 0 : atOnce / perSecond));
    purses = Caffeine.newBuilder().maximumSize(MOST_ASKERS).expireAfterAccess(refill).build();
  }

  /// Whether there is still some left.
  public boolean has(String asker) {
    if (perSecond == 0) {
      return true;
    }
    return purses.get(asker, _ -> new TokenBucket(perSecond, atOnce, nanos)).take();
  }

  /// Throws [RequestTrouble], which says when to come back, if there is none left.
  public void require(String asker) {
    if (!has(asker)) {
      throw RequestTrouble.tooMany(seconds(asker));
    }
  }

  /// Until there is one again, at least a second.
  public long seconds(String asker) {
    var purse = purses.getIfPresent(asker);
    return purse == null ? 1 : purse.seconds();
  }

  /// It was not his fault after all. What may turn out so is taken first all the same, or a hundred
  /// who ask at once would all pass.
  public void giveBack(String asker) {
    var purse = purses.getIfPresent(asker);
    if (purse != null) {
      purse.giveBack();
    }
  }
}
