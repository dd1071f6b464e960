package zwick.server;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.time.Duration;
import java.util.Optional;
import zwick.hall.Ids;
import zwick.hall.Player;
import zwick.hall.Players;
import zwick.notation.Json;
import zwick.view.Members;

/// Players as everybody may see them.
final class Faces {
  private static final long MOST = 10_000;
  private static final Duration FRESH = Duration.ofSeconds(20);

  private final LoadingCache<Long, Player> players;

  Faces(Players people) {
    players =
        Caffeine.newBuilder()
            .maximumSize(MOST)
            .expireAfterWrite(FRESH)
            .build(id -> people.find(id).orElseGet(() -> nobody(id)));
  }

  private static Player nobody(long id) {
    return new Player(id, Optional.empty(), false, false, false);
  }

  Player of(long id) {
    return players.get(id);
  }

  /// His name has changed.
  void changed(long id) {
    players.invalidate(id);
  }

  Json.Obj json(long id) {
    return members(of(id)).done();
  }

  static Members members(Player player) {
    return new Members()
        .put("id", Ids.text(player.id()))
        .put("name", player.name().map(Json::of).orElse(Json.none()))
        .put("account", player.account())
        .put("bot", player.bot());
  }
}
