package zwick.hall;

import java.util.List;
import java.util.Optional;
import zwick.hall.moderation.AuditEntry;
import zwick.hall.moderation.AuditLog;
import zwick.hall.moderation.ModerationAction;
import zwick.hall.moderation.Ruling;
import zwick.hall.policy.Objection.House;
import zwick.hall.storage.Database;

/// Whose accounts look after the hall.
public final class Roles {
  private static final String ADMINISTRATOR = "administrator";

  private final Database database;
  private final Hall hall;
  private final Moderation moderation;

  Roles(Database database, Hall hall, Moderation moderation) {
    this.database = database;
    this.hall = hall;
    this.moderation = moderation;
  }

  public boolean isAdministrator(long player) {
    return database.read(handle ->
        handle
            .createQuery("select 1 from player_role where player_id = :player and role = :role")
            .bind("player", player)
            .bind("role", ADMINISTRATOR)
            .mapTo(Integer.class)
            .findOne()
            .isPresent());
  }

  public List<Long> administrators() {
    return database.read(handle ->
        handle
            .createQuery("select player_id from player_role where role = :role order by granted")
            .bind("role", ADMINISTRATOR)
            .mapTo(Long.class)
            .list());
  }

  /// None if he is an administrator from now on.
  public Optional<House> grant(Ruling asked, long player) {
    if (hall.players().find(player).filter(one -> one.account() && !one.bot()).isEmpty()) {
      return Optional.of(House.ONLY_ACCOUNTS);
    }
    return moderation.decide(
        asked,
        (transaction, ruling, now) -> {
          transaction
              .handle()
              .createUpdate(
                  """
                  insert into player_role (player_id, role, granted) values (:player, :role, :now)
                  on conflict (player_id) do nothing
                  """)
              .bind("player", player)
              .bind("role", ADMINISTRATOR)
              .bind("now", now)
              .execute();
          AuditLog.append(
              transaction, now, AuditEntry.of(ruling, ModerationAction.GRANT).player(player));
          return Optional.empty();
        });
  }

  /// None if he was one and is not any more.
  public Optional<House> revoke(Ruling asked, long player) {
    return moderation.decide(
        asked,
        (transaction, ruling, now) -> {
          int rows =
              transaction
                  .handle()
                  .createUpdate("delete from player_role where player_id = :player")
                  .bind("player", player)
                  .execute();
          if (rows == 0) {
            return Optional.of(House.NOT_AN_ADMINISTRATOR);
          }
          AuditLog.append(
              transaction, now, AuditEntry.of(ruling, ModerationAction.REVOKE).player(player));
          return Optional.empty();
        });
  }
}
