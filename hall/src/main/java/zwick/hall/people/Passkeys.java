package zwick.hall.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import zwick.hall.policy.Objection.House;
import zwick.hall.policy.UsageLimits;
import zwick.hall.storage.Database;

/// The passkeys of all accounts. Whether one has really signed is seen by whoever asked for it;
/// here is what is remembered of it.
public final class Passkeys {
  private final Database database;
  private final InstantSource time;
  private final Supplier<UsageLimits> limits;
  private final PasskeyChallenges passkeyChallenges;

  public Passkeys(Database database, InstantSource time, Supplier<UsageLimits> limits) {
    this.database = database;
    this.time = time;
    this.limits = limits;
    passkeyChallenges = new PasskeyChallenges(database, time);
  }

  public PasskeyChallenges passkeyChallenges() {
    return passkeyChallenges;
  }

  public List<Passkey> of(long player) {
    return database.read(handle ->
        handle
            .createQuery("select * from passkey where player_id = :player order by created, id")
            .bind("player", player)
            .map((row, _) -> passkey(row))
            .list());
  }

  /// @param credential what the device calls it
  public Optional<Passkey> find(String credential) {
    return database.read(handle -> find(handle, credential));
  }

  private static Optional<Passkey> find(Handle handle, String credential) {
    return handle
        .createQuery("select * from passkey where credential = :credential")
        .bind("credential", credential)
        .map((row, _) -> passkey(row))
        .findOne();
  }

  private static Passkey passkey(ResultSet row) throws SQLException {
    return new Passkey(
        row.getLong("id"),
        row.getLong("player_id"),
        row.getString("credential"),
        row.getString("attested"),
        row.getBoolean("backup_eligible"),
        row.getLong("sign_count"),
        row.getString("label"),
        row.getLong("created"),
        Optional.of(row.getLong("used")).filter(used -> used > 0)); // null is read as 0
  }

  /// Why nobody may have one more; none if he may.
  public Optional<House> full(long player) {
    return database.read(handle -> full(handle, player));
  }

  private Optional<House> full(Handle handle, long player) {
    var account = Players.find(handle, player).filter(one -> one.account() && !one.bot());
    if (account.isEmpty()) {
      return Optional.of(House.NEEDS_ACCOUNT);
    }
    int count =
        handle
            .createQuery("select count(*) from passkey where player_id = :player")
            .bind("player", player)
            .mapTo(Integer.class)
            .one();
    return UsageLimits.isReached(limits.get().passkeysPerPlayer(), count)
        ? Optional.of(House.TOO_MANY_PASSKEYS)
        : Optional.empty();
  }

  /// Keeps a new one, or says why not.
  public Optional<House> add(Passkey fresh) {
    var label = Passkey.tidy(fresh.label());
    if (label.isEmpty()) {
      return Optional.of(House.LABEL_NOT_ALLOWED);
    }
    long now = time.millis();
    return database.write(transaction -> {
      var handle = transaction.handle();
      var wrong = full(handle, fresh.player());
      if (wrong.isPresent()) {
        return wrong;
      }
      int rows =
          handle
              .createUpdate(
                  """
                  insert into passkey (id, player_id, credential, attested, backup_eligible,
                    sign_count, label, created, used)
                  values (:id, :player, :credential, :attested, :eligible, :count, :label, :now, null)
                  on conflict (credential) do nothing
                  """)
              .bind("id", fresh.id())
              .bind("player", fresh.player())
              .bind("credential", fresh.credential())
              .bind("attested", fresh.attested())
              .bind("eligible", fresh.backupEligible())
              .bind("count", fresh.signCount())
              .bind("label", label.get())
              .bind("now", now)
              .execute();
      return rows == 1 ? Optional.empty() : Optional.of(House.PASSKEY_KNOWN);
    });
  }

  /// Notes that it was used. False if it is no more, or if its count does not go up: then there are
  /// two of it, and nobody knows which is the real one.
  public boolean used(Passkey passkey, long signCount) {
    long now = time.millis();
    return database.write(transaction ->
        transaction
                .handle()
                .createUpdate(
                    """
                    update passkey set sign_count = :count, used = :now
                    where id = :id and (sign_count < :count or sign_count = 0 and :count = 0)
                    """)
                .bind("count", signCount)
                .bind("now", now)
                .bind("id", passkey.id())
                .execute()
            == 1);
  }

  /// Why it is not called so.
  public Optional<House> rename(long player, long id, String label) {
    var tidy = Passkey.tidy(label);
    if (tidy.isEmpty()) {
      return Optional.of(House.LABEL_NOT_ALLOWED);
    }
    database.write(transaction ->
        transaction
            .handle()
            .createUpdate(
                "update passkey set label = :label where id = :id and player_id = :player")
            .bind("label", tidy.get())
            .bind("id", id)
            .bind("player", player)
            .execute());
    return Optional.empty();
  }

  /// Why it stays: whoever lets himself in by passkeys alone keeps one. None if he has no such
  /// passkey any more.
  public Optional<House> remove(long player, long id) {
    return database.write(transaction -> {
      var handle = transaction.handle();
      handle
          .createUpdate(
              """
              delete from passkey where id = :id and player_id = :player
                and (exists (select 1 from passkey other
                    where other.player_id = :player and other.id <> :id)
                  or not exists (select 1 from player where id = :player and passkey_only))
              """)
          .bind("id", id)
          .bind("player", player)
          .execute();
      return handle
          .createQuery("select 1 from passkey where id = :id and player_id = :player")
          .bind("id", id)
          .bind("player", player)
          .mapTo(Integer.class)
          .findOne()
          .map(_ -> House.LAST_PASSKEY);
    });
  }
}
