package zwick.hall;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// Whose the secrets are that were shown lately, so that not every request asks the database.
///
/// What changes through this program is known at once; what another has changed, within a minute.
final class KnownTokens {
  private static final int MOST = 10_000;
  private static final long LONGEST = Pace.MINUTE;

  private record Known(Player player, Token.Kind kind, long at) {}

  private final Map<String, Known> known =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Known> eldest) {
          return size() > MOST;
        }
      };

  private long changes;

  synchronized Optional<Player> find(String hash, Token.Kind kind, long now) {
    var found = known.get(hash);
    return found == null || found.kind != kind || Math.abs(now - found.at) >= LONGEST
        ? Optional.empty()
        : Optional.of(found.player);
  }

  /// How often something has changed; to be asked before the database is.
  synchronized long changes() {
    return changes;
  }

  /// Remembers what the database said, unless something has changed since it was asked.
  synchronized void put(String hash, Token.Kind kind, Player player, long now, long since) {
    if (since == changes) {
      known.put(hash, new Known(player, kind, now));
    }
  }

  /// Something about this player has changed.
  synchronized void forget(long player) {
    changes++;
    known.values().removeIf(one -> one.player.id() == player);
  }

  synchronized void forget(String hash) {
    changes++;
    known.remove(hash);
  }
}
