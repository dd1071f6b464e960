package zwick.hall.moderation;

import java.nio.file.InvalidPathException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import zwick.hall.game.Pace;
import zwick.hall.names.PlayerNames;
import zwick.hall.people.Devices;
import zwick.hall.people.Passwords;
import zwick.hall.people.PlayerProfile;
import zwick.hall.people.Players;
import zwick.hall.people.TokenRevocations;
import zwick.hall.policy.Ids;
import zwick.hall.policy.Objection;
import zwick.hall.policy.Objection.House;
import zwick.hall.storage.Database;
import zwick.hall.storage.DatabaseWriter;
import zwick.hall.storage.StorageTrouble;
import zwick.hall.storage.Transaction;

/// What whoever runs a server does for those who have forgotten their password. It works beside a
/// server that runs: on PostgreSQL the server hears of it at once, on SQLite it looks itself within
/// a second or two.
public final class AccountDesk {
  /// Nobody but its owner should know a password for long; until then he has to choose his own.
  public static final long GOOD_FOR = 3 * Pace.DAY;

  /// Without letters that look alike; 138 bits in groups that can be read out on the telephone.
  private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

  private static final int GROUPS = 7;
  private static final int GROUP = 4;

  private AccountDesk() {}

  public record Account(String name, boolean bot, long created, long seen) {}

  /// What came of it.
  public sealed interface Reset {
    /// @param password the new one, told once
    /// @param until when it ends unless its owner has chosen another
    /// @param passkeyOnly whether it opens nothing: its owner lets himself in by passkeys alone
    record Done(String name, String password, long until, boolean passkeyOnly) implements Reset {}

    record Refused(Objection.House why) implements Reset {}
  }

  /// All accounts by name. Throws [BackupTrouble] if there is no hall, [StorageTrouble] if it
  /// cannot be read.
  public static List<Account> list(String database) {
    return with(
        database,
        handle ->
            handle
                .createQuery(
                    """
                    select name, bot, created, seen from player
                    where login is not null order by login, id
                    """)
                .map((row, _) ->
                    new Account(
                        row.getString("name"),
                        row.getBoolean("bot"),
                        row.getLong("created"),
                        row.getLong("seen")))
                .list());
  }

  /// Gives an account another password and ends all it is logged in with, its programs too. Throws
  /// [BackupTrouble] if there is no hall, [StorageTrouble] if it cannot be written.
  ///
  /// @param wanted none for one that is made up
  /// @param passkeys whether its passkeys go too, and with them that only they let in
  public static Reset reset(
      String database, String name, Optional<String> wanted, boolean passkeys, long now) {
    var password = wanted.orElseGet(AccountDesk::fresh);
    var wrong = Passwords.wrong(password, name);
    if (wrong.isPresent()) {
      return new Reset.Refused(wrong.get());
    }
    var hash = new Passwords().hash(password).orElseThrow();
    long until = now + GOOD_FOR;
    return with(
        database,
        handle ->
            handle.inTransaction(open -> {
              var account = account(open, name);
              if (account.isEmpty()) {
                return new Reset.Refused(House.NO_SUCH_PLAYER);
              }
              long id = account.get().id();
              open.createUpdate(
                      "update player set password = :hash, password_until = :until where id = :id")
                  .bind("hash", hash)
                  .bind("until", until)
                  .bind("id", id)
                  .execute();
              var transaction = new Transaction(open);
              Devices.forget(open, id);
              TokenRevocations.allOf(transaction, id);
              note(transaction, ModerationAction.RESET_PASSWORD, id, now);
              if (passkeys) {
                removePasskeys(transaction, id, now);
              }
              if (Database.isShared(database)) {
                DatabaseWriter.publish(open, transaction);
              }
              return new Reset.Done(
                  account.get().name().orElse(name), password, until, isPasskeyOnly(open, id));
            }));
  }

  private static void removePasskeys(Transaction transaction, long account, long now) {
    for (var statement :
        List.of(
            "delete from passkey where player_id = :account",
            "update player set passkey_only = false where id = :account")) {
      transaction.handle().createUpdate(statement).bind("account", account).execute();
    }
    note(transaction, ModerationAction.REMOVE_PASSKEYS, account, now);
  }

  private static void note(
      Transaction transaction, ModerationAction moderationAction, long account, long now) {
    var entry = AuditEntry.of(Ruling.atTheCommandLine(""), moderationAction);
    AuditLog.append(transaction, now, entry.player(account));
  }

  private static boolean isPasskeyOnly(Handle handle, long account) {
    return handle
        .createQuery("select 1 from player where id = :account and passkey_only")
        .bind("account", account)
        .mapTo(Integer.class)
        .findOne()
        .isPresent();
  }

  private static Optional<PlayerProfile> account(Handle handle, String name) {
    return handle
        .createQuery("select * from player where login = :login and not bot")
        .bind("login", PlayerNames.key(name))
        .map((row, _) -> Players.player(row))
        .findOne();
  }

  private static String fresh() {
    var password = new StringBuilder();
    for (int i = 0; i < GROUPS * GROUP; i++) {
      password.append(i > 0 && i % GROUP == 0 ? "-" : "");
      password.append(LETTERS.charAt(Ids.RANDOM.nextInt(LETTERS.length())));
    }
    return password.toString();
  }

  @FunctionalInterface
  private interface Work<T> {
    T run(Handle handle);
  }

  private static <T> T with(String database, Work<T> work) {
    try (Connection connection = Database.connectBeside(database);
        var handle = Database.discreet(Jdbi.create(connection)).open()) {
      return work.run(handle);
    } catch (SQLException | JdbiException | InvalidPathException e) {
      throw StorageTrouble.reach(e);
    }
  }
}
