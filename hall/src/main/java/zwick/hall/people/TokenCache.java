package zwick.hall.people;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import zwick.hall.game.Pace;

/// Who shows which secret, of those shown lately, so that not every request asks the database.
///
/// What is changed by this program or by another on the same PostgreSQL is known at once; what
/// somebody has done to the database besides, within a quarter of a minute.
final class TokenCache {
  static final long LONGEST = 15 * Pace.SECOND;

  private static final int MOST = 10_000;

  private record Known(Identity identity, Token.Kind kind, long at) {}

  private final Map<String, Known> known =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Known> eldest) {
          return size() > MOST;
        }
      };

  private long changes;

  synchronized Optional<Identity> find(String hash, Token.Kind kind, long now) {
    var found = known.get(hash);
    return found == null || found.kind != kind || Math.abs(now - found.at) >= LONGEST
        ? Optional.empty()
        : Optional.of(found.identity);
  }

  /// How often something has changed; to be asked before the database is.
  synchronized long changes() {
    return changes;
  }

  /// Remembers what the database said, unless something has changed since it was asked.
  synchronized void put(String hash, Token.Kind kind, Identity identity, long now, long since) {
    if (since == changes) {
      known.put(hash, new Known(identity, kind, now));
    }
  }

  /// Something about this player has changed, or his tokens have.
  synchronized void forget(long player) {
    changes++;
    known.values().removeIf(one -> one.identity.playerProfile().id() == player);
  }

  synchronized void forgetAll() {
    changes++;
    known.clear();
  }
}
