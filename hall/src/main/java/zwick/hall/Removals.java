package zwick.hall;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import zwick.hall.moderation.AuditEntry;
import zwick.hall.moderation.AuditLog;
import zwick.hall.moderation.ModerationAction;
import zwick.hall.moderation.Ruling;
import zwick.hall.names.PlayerNames;
import zwick.hall.people.Accounts;
import zwick.hall.policy.Objection.House;

/// Takes away what nobody should have to see. Every answer is what kept it from being done, none if
/// it was.
public final class Removals {
  private final Hall hall;
  private final Moderation moderation;

  Removals(Hall hall, Moderation moderation) {
    this.hall = hall;
    this.moderation = moderation;
  }

  /// What it said is gone; its row stays, so that those after it keep their numbers.
  public Optional<House> message(Ruling asked, long game, int n) {
    return moderation.decide(
        asked,
        (transaction, ruling, now) -> {
          var handle = transaction.handle();
          var author = author(handle, game, n);
          if (author.isEmpty()) {
            return Optional.of(House.NO_SUCH_MESSAGE);
          }
          handle
              .createUpdate(
                  "update message set phrase = null, words = null where game_id = :game and n = :n")
              .bind("game", game)
              .bind("n", n)
              .execute();
          transaction.scrub();
          var entry = AuditEntry.of(ruling, ModerationAction.REMOVE_MESSAGE);
          AuditLog.append(transaction, now, entry.player(author.get()).game(game).message(n));
          return Optional.empty();
        });
  }

  private static Optional<Long> author(Handle handle, long game, int n) {
    return handle
        .createQuery(
            """
            select player_id from message
            where game_id = :game and n = :n and (phrase is not null or words is not null)
            """)
        .bind("game", game)
        .bind("n", n)
        .mapTo(Long.class)
        .findOne();
  }

  /// Nobody finds it any more, and what was said in it is gone. If it goes on, [Enforcement] calls
  /// it off. Its moves stay in the database.
  public Optional<House> game(Ruling asked, long game) {
    var wrong = Moderation.wrong(asked);
    if (wrong.isPresent()) {
      return wrong;
    }
    if (hall.table(game).isEmpty()) {
      return Optional.of(House.NO_SUCH_GAME);
    }
    return moderation.decide(
        asked,
        (transaction, ruling, now) -> {
          var handle = transaction.handle();
          handle
              .createUpdate("update message set phrase = null, words = null where game_id = :game")
              .bind("game", game)
              .execute();
          handle
              .createUpdate(
                  """
                  insert into removed_game (game_id, at) values (:game, :now)
                  on conflict (game_id) do nothing
                  """)
              .bind("game", game)
              .bind("now", now)
              .execute();
          AuditLog.append(
              transaction, now, AuditEntry.of(ruling, ModerationAction.REMOVE_GAME).game(game));
          transaction.scrub();
          return Optional.empty();
        });
  }

  static boolean isRemoved(Handle handle, long game) {
    return handle
        .createQuery("select 1 from removed_game where game_id = :game")
        .bind("game", game)
        .mapTo(Integer.class)
        .findOne()
        .isPresent();
  }

  /// As if he had deleted himself. [Enforcement] ends his games.
  public Optional<House> player(Ruling asked, long player) {
    var wrong = moderation.wrong(asked, player);
    if (wrong.isPresent()) {
      return wrong;
    }
    var people = moderation.household(player);
    return moderation.decide(
        asked,
        (transaction, ruling, now) -> {
          for (long one : people) {
            PlayerData.erase(transaction, one);
            var entry = AuditEntry.of(ruling, ModerationAction.REMOVE_PLAYER);
            AuditLog.append(transaction, now, entry.player(one));
          }
          return Optional.empty();
        });
  }

  /// For a name that nobody should have to read. An account logs in by its new name from then on.
  public Optional<House> rename(Ruling asked, long player, String name) {
    var wrong = moderation.wrong(asked, player);
    if (wrong.isPresent()) {
      return wrong;
    }
    var tidy = PlayerNames.tidy(name);
    if (tidy.isEmpty()) {
      return Optional.of(House.NAME_NOT_ALLOWED);
    }
    return moderation.decide(
        asked,
        (transaction, ruling, now) -> {
          var objection = Accounts.rename(transaction, player, tidy.get());
          if (objection.isEmpty()) {
            var entry = AuditEntry.of(ruling, ModerationAction.RENAME).player(player);
            AuditLog.append(transaction, now, entry.detail(tidy.get()));
          }
          return objection;
        });
  }
}
