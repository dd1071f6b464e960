package zwick.server.context;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.time.Duration;
import java.util.Optional;
import zwick.hall.people.PlayerProfile;
import zwick.hall.people.Players;
import zwick.hall.policy.Ids;
import zwick.notation.json.Json;
import zwick.view.json.JsonObjectBuilder;

/// Players as everybody may see them.
public final class PlayerCache {
  private static final long MOST = 10_000;
  private static final Duration FRESH = Duration.ofSeconds(20);

  private final LoadingCache<Long, PlayerProfile> players;

  PlayerCache(Players people) {
    players =
        Caffeine.newBuilder()
            .maximumSize(MOST)
            .expireAfterWrite(FRESH)
            .build(id -> people.find(id).orElseGet(() -> nobody(id)));
  }

  private static PlayerProfile nobody(long id) {
    return new PlayerProfile(id, Optional.empty(), false, false, false);
  }

  PlayerProfile of(long id) {
    return players.get(id);
  }

  /// His name has changed.
  public void changed(long id) {
    players.invalidate(id);
  }

  Json.Obj json(long id) {
    return members(of(id)).done();
  }

  public static JsonObjectBuilder members(PlayerProfile playerProfile) {
    return new JsonObjectBuilder()
        .put("id", Ids.text(playerProfile.id()))
        .put("name", playerProfile.name().map(Json::of).orElse(Json.none()))
        .put("account", playerProfile.account())
        .put("bot", playerProfile.bot());
  }
}
