package zwick.hall;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import zwick.game.Side;

/// Who has been away from his game for longer than is fair, wherever he plays: programs that share
/// a database tell each other who is there.
final class Attendance {
  /// So often they do.
  static final long ROUND = 15 * Pace.SECOND;

  private final Hall hall;
  private final Database database;

  Attendance(Hall hall, Database database) {
    this.hall = hall;
    this.database = database;
  }

  /// Lets the other programs know who is here.
  void note(long now) {
    if (!database.shared()) {
      return;
    }
    database.write(transaction -> {
      for (var table : hall.known()) {
        for (var side : Side.values()) {
          if (table.presence().isHere(side) && table.match().phase() == Phase.PLAYING) {
            seen(transaction.handle(), table.id(), side, now);
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
  boolean isGone(Table table) {
    var match = table.match();
    var fair = match.terms().pace().fairTime();
    if (fair.isEmpty() || match.phase() != Phase.PLAYING) {
      return false;
    }
    long now = hall.now();
    var side = match.turn();
    if (database.shared()) {
      database
          .read(handle ->
              handle
                  .createQuery("select at from seat_seen where game_id = :game and side = :side")
                  .bind("game", match.id())
                  .bind("side", String.valueOf(side.letter()))
                  .mapTo(Long.class)
                  .findOne())
          .ifPresent(at -> table.presence().seenElsewhere(side, at + ROUND));
    }
    return absent(table).filter(from -> now > from).isPresent();
  }

  /// From when on the player to move is gone, unless he comes back or is somewhere else.
  Optional<Long> absent(Table table) {
    var match = table.match();
    var side = match.turn();
    boolean theirs =
        match.phase() == Phase.PLAYING
            && match.seats().filter(seats -> !seats.computer(side)).isPresent()
            && !table.presence().isHere(side);
    return theirs
        ? match
            .terms()
            .pace()
            .fairTime()
            .map(fair -> fair + Math.max(table.presence().seen(side, 0), match.timing().since()))
        : Optional.empty();
  }
}
