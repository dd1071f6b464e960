package zwick.hall;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/// From where the invitations come that everybody may see, so that one address does not fill the
/// lobby under many names. Known as long as this program runs, and written nowhere.
final class Listings {
  private final Map<Long, String> origins = new HashMap<>();
  private final UnaryOperator<Set<Long>> standing;

  /// @param standing which of these games still are invitations
  Listings(UnaryOperator<Set<Long>> standing) {
    this.standing = standing;
  }

  /// Another invitation from there. False if there are enough of them.
  synchronized boolean enter(long game, String origin, UsageLimits limits) {
    if (isFull(origin, limits)) {
      return false;
    }
    if (limits.listedGamesPerAddress() > 0) {
      origins.put(game, origin);
    }
    return true;
  }

  synchronized boolean isFull(String origin, UsageLimits limits) {
    if (!UsageLimits.isReached(limits.listedGamesPerAddress(), count(origin))) {
      return false;
    }
    // another program may have ended some of them
    origins.keySet().retainAll(standing.apply(Set.copyOf(origins.keySet())));
    return UsageLimits.isReached(limits.listedGamesPerAddress(), count(origin));
  }

  private long count(String origin) {
    return origins.values().stream().filter(origin::equals).count();
  }

  /// It is no invitation any more.
  synchronized void leave(long game) {
    origins.remove(game);
  }
}
