package zwick.hall.session;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import zwick.hall.policy.UsageLimits;

/// From where the invitations come that everybody may see, so that one address does not fill the
/// lobby under many names. Known as long as this program runs, and written nowhere.
public final class InvitationQuota {
  private final Map<Long, String> origins = new HashMap<>();
  private final UnaryOperator<Set<Long>> standing;

  /// Those that are being written at this moment, of which the database does not know yet.
  private final Set<Long> fresh = new HashSet<>();

  /// @param standing which of these games still are invitations
  public InvitationQuota(UnaryOperator<Set<Long>> standing) {
    this.standing = standing;
  }

  /// Another invitation from there. False if there are enough of them.
  public boolean enter(long game, String origin, UsageLimits limits) {
    if (isFull(origin, limits)) {
      return false;
    }
    synchronized (this) {
      if (isReached(origin, limits)) { // several came at once
        return false;
      }
      if (limits.listedGamesPerAddress() > 0) {
        origins.put(game, origin);
        fresh.add(game);
      }
      return true;
    }
  }

  /// The database is asked while nobody waits here: a table does so at every move.
  public boolean isFull(String origin, UsageLimits limits) {
    Set<Long> known;
    synchronized (this) {
      if (!isReached(origin, limits)) {
        return false;
      }
      known = new HashSet<>(origins.keySet());
      known.removeAll(fresh);
    }
    var stand = standing.apply(known); // another program may have ended some of them
    synchronized (this) {
      origins.keySet().removeIf(game -> known.contains(game) && !stand.contains(game));
      return isReached(origin, limits);
    }
  }

  private boolean isReached(String origin, UsageLimits limits) {
    return UsageLimits.isReached(
        limits.listedGamesPerAddress(), origins.values().stream().filter(origin::equals).count());
  }

  /// It has been written.
  public synchronized void stands(long game) {
    fresh.remove(game);
  }

  /// It is no invitation any more.
  public synchronized void leave(long game) {
    fresh.remove(game);
    origins.remove(game);
  }
}
