package zwick.hall;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import zwick.game.Side;
import zwick.hall.game.GameStatus;
import zwick.hall.game.Pace;
import zwick.hall.storage.Database;

/// Who has been away from his game for longer than is fair, wherever he plays: programs that share
/// a database tell each other who is there.
final class AbsenceTracker {
  /// So often they do.
  static final long ROUND = 15 * Pace.SECOND;

  private final Hall hall;
  private final Database database;

  AbsenceTracker(Hall hall, Database database) {
    this.hall = hall;
    this.database = database;
  }

  /// Lets the other programs know who is here.
  void note(long now) {
    if (!database.shared()) {
      return;
    }
    database.write(transaction -> {
      for (var gameSession : hall.known()) {
        for (var side : Side.values()) {
          if (gameSession.presence().isHere(side)
              && gameSession.onlineGame().gameStatus() == GameStatus.PLAYING) {
            seen(transaction.handle(), gameSession.id(), side, now);
          }
        }
      }
      return true;
    });
  }

  private static void seen(Handle handle, long game, Side side, long now) {
    handle
        .createUpdate(
            """
            insert into seat_seen (game_id, side, at) values (:game, :side, :now)
            on conflict (game_id, side) do update set at = excluded.at
            """)
        .bind("game", game)
        .bind("side", String.valueOf(side.letter()))
        .bind("now", now)
        .execute();
  }

  /// Whether the player to move has been away for longer than is fair.
  boolean isGone(GameSession gameSession) {
    var onlineGame = gameSession.onlineGame();
    var fair = onlineGame.terms().pace().fairTime();
    if (fair.isEmpty() || onlineGame.gameStatus() != GameStatus.PLAYING) {
      return false;
    }
    long now = hall.now();
    var side = onlineGame.turn();
    if (database.shared()) {
      database
          .read(handle ->
              handle
                  .createQuery("select at from seat_seen where game_id = :game and side = :side")
                  .bind("game", onlineGame.id())
                  .bind("side", String.valueOf(side.letter()))
                  .mapTo(Long.class)
                  .findOne())
          .ifPresent(at -> gameSession.presence().seenElsewhere(side, at + ROUND));
    }
    return absent(gameSession).filter(from -> now > from).isPresent();
  }

  /// From when on the player to move is gone, unless he comes back or is somewhere else.
  Optional<Long> absent(GameSession gameSession) {
    var onlineGame = gameSession.onlineGame();
    var side = onlineGame.turn();
    boolean theirs =
        onlineGame.gameStatus() == GameStatus.PLAYING
            && onlineGame.seats().filter(seats -> !seats.computer(side)).isPresent()
            && !gameSession.presence().isHere(side);
    return theirs
        ? onlineGame
            .terms()
            .pace()
            .fairTime()
            .map(fair ->
                fair
                    + Math.max(
                        gameSession.presence().seen(side, 0), onlineGame.thinkingTime().since()))
        : Optional.empty();
  }
}
