package zwick.server.security;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Optional;
import zwick.hall.policy.AddressKey;

/// From where players came last, so that an administrator can keep more of the same from coming.
/// Only in memory, only for a day, and shown to nobody before something is decided.
public final class LastAddresses {
  private static final long MOST = 100_000;
  private static final Duration LONGEST = Duration.ofDays(1);

  private final Cache<Long, String> addresses =
      Caffeine.newBuilder().maximumSize(MOST).expireAfterWrite(LONGEST).build();

  void came(long player, String address) {
    if (!address.equals(addresses.getIfPresent(player))) {
      addresses.put(player, address);
    }
  }

  /// See [AddressKey]; none if he was not here lately.
  public Optional<String> of(long player) {
    return Optional.ofNullable(addresses.getIfPresent(player)).flatMap(AddressKey::of);
  }
}
