package zwick.server.context;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import zwick.hall.Hall;
import zwick.hall.session.GameRow;
import zwick.notation.json.Json;
import zwick.server.protocol.JsonReplies;
import zwick.view.json.JsonObjectBuilder;

/// The lists in the lobby. They are looked up and written down once a second at most, for all who
/// ask.
public final class Lobby {
  private static final int MOST_LISTED = 100;
  private static final long FRESH = TimeUnit.SECONDS.toNanos(1);

  private final Hall hall;
  private final GameSessionJson json;
  private @Nullable Lists lists;

  private static final class Lists {
    private final List<GameRow> invitations;
    private final List<GameRow> games;
    private final long at;
    private final String message;

    Lists(List<GameRow> invitations, List<GameRow> games, GameSessionJson json, long at) {
      this.invitations = invitations;
      this.games = games;
      this.at = at;
      message =
          JsonReplies.with(JsonReplies.message("lobby").done(), json(json, Optional.empty()))
              .write();
    }

    Json.Obj json(GameSessionJson json, Optional<Long> player) {
      return new JsonObjectBuilder()
          .put("invitations", rows(json, invitations, player))
          .put("games", rows(json, games, player))
          .done();
    }

    private static List<Json> rows(
        GameSessionJson json, List<GameRow> rows, Optional<Long> player) {
      return rows.stream().map(row -> json.row(row, player)).toList();
    }
  }

  Lobby(Hall hall, GameSessionJson json) {
    this.hall = hall;
    this.json = json;
  }

  private synchronized Lists lists() {
    var known = lists;
    return known == null || System.nanoTime() - known.at >= FRESH ? renewed() : known;
  }

  private synchronized Lists renewed() {
    long now = System.nanoTime();
    var fresh = new Lists(hall.invitations(MOST_LISTED), hall.watchable(MOST_LISTED), json, now);
    lists = fresh;
    return fresh;
  }

  /// As this player sees it.
  public Json.Obj of(Optional<Long> player) {
    return lists().json(json, player);
  }

  /// The same as it is at this very moment: what has just changed is in it.
  public String news() {
    return renewed().message;
  }

  /// The message for everybody who is there.
  public String message() {
    return lists().message;
  }
}
