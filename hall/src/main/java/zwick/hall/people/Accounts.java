package zwick.hall.people;

import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import zwick.hall.names.NameSkeleton;
import zwick.hall.names.PlayerNames;
import zwick.hall.names.TakenNames;
import zwick.hall.policy.Ids;
import zwick.hall.policy.Objection.House;
import zwick.hall.policy.UsageLimits;
import zwick.hall.storage.Database;
import zwick.hall.storage.StorageTrouble;
import zwick.hall.storage.Transaction;

/// Names that only one player has, and the passwords that prove it. See [Players].
public final class Accounts {
  private final Database database;
  private final InstantSource time;
  private final Players players;
  private final TokenRevocations tokenRevocations;
  private final Supplier<UsageLimits> limits;
  private final Passwords passwords = new Passwords();

  Accounts(
      Database database,
      InstantSource time,
      Players players,
      TokenRevocations tokenRevocations,
      Supplier<UsageLimits> limits) {
    this.database = database;
    this.time = time;
    this.players = players;
    this.tokenRevocations = tokenRevocations;
    this.limits = limits;
  }

  LoginResult register(long guest, String name, String password) {
    var wrong = Passwords.wrong(password, name);
    if (wrong.isPresent()) {
      return no(wrong.get());
    }
    var player = players.find(guest);
    if (player.isEmpty() || player.get().account()) {
      return no(player.isEmpty() ? House.NO_SUCH_PLAYER : House.HAS_ACCOUNT);
    }
    var tidy = PlayerNames.tidy(name);
    if (tidy.isEmpty() || isTaken(tidy.get(), guest)) {
      return no(tidy.isEmpty() ? House.NAME_NOT_ALLOWED : House.NAME_TAKEN);
    }
    var hash = passwords.hash(password);
    if (hash.isEmpty()) {
      return no(House.TOO_BUSY);
    }
    return claim(
        guest,
        tidy.get(),
        transaction -> {
          TokenRevocations.all(transaction, guest); // whoever may know one of them
          return transaction
              .handle()
              .createUpdate(
                  """
                  update player
                  set name = :name, login = :login, skeleton = :skeleton, password = :password
                  where id = :id and login is null
                  """)
              .bind("name", tidy.get())
              .bind("login", PlayerNames.key(tidy.get()))
              .bind("skeleton", NameSkeleton.of(tidy.get()))
              .bind("password", hash.get())
              .bind("id", guest)
              .execute();
        });
  }

  LoginResult login(String name, String password) {
    var account = players.named(name);
    if (account.filter(playerProfile -> isPasskeyOnly(playerProfile.id())).isPresent()) {
      return no(House.PASSKEY_ONLY); // whether it is his password is nobody's business
    }
    var wrong = check(account.map(PlayerProfile::id), password, House.NAME_OR_PASSWORD_WRONG);
    if (wrong.isEmpty()) {
      strengthen(account.orElseThrow().id(), password);
    }
    return wrong.map(Accounts::no).orElseGet(() -> new LoginResult.In(account.orElseThrow()));
  }

  /// The only time that the password is there to be hashed again, as is done today.
  private void strengthen(long player, String password) {
    hash(player)
        .filter(Passwords::isWeak)
        .ifPresent(weak ->
            passwords
                .hash(password)
                .ifPresent(hash ->
                    database.write(transaction ->
                        transaction
                            .handle()
                            .createUpdate(
                                """
                                update player set password = :hash
                                where id = :id and password = :weak
                                """)
                            .bind("hash", hash)
                            .bind("id", player)
                            .bind("weak", weak)
                            .execute())));
  }

  LoginResult confirm(long id, String password) {
    var player = players.find(id);
    if (player.isEmpty()) {
      return no(House.NO_SUCH_PLAYER);
    }
    if (needsPasskey(id)) {
      return no(House.PASSKEY_ONLY);
    }
    return check(Optional.of(id), password, House.PASSWORD_WRONG)
        .map(Accounts::no)
        .orElseGet(() -> new LoginResult.In(player.get()));
  }

  boolean isPasskeyOnly(long player) {
    return is(player, "passkey_only");
  }

  /// Whether his password proves nothing: he wants it so, or he has a passkey and looks after the
  /// hall.
  private boolean needsPasskey(long player) {
    return is(
        player,
        """
        (passkey_only or exists (select 1 from player_role where player_id = player.id)
          and exists (select 1 from passkey where player_id = player.id))
        """);
  }

  private boolean is(long player, String condition) {
    return database.read(handle ->
        handle
            .createQuery("select 1 from player where id = :id and " + condition)
            .bind("id", player)
            .mapTo(Integer.class)
            .findOne()
            .isPresent());
  }

  /// None if it holds from now on.
  Optional<House> openToPasskeysAlone(long player, boolean only) {
    return database.write(transaction -> {
      int rows =
          transaction
              .handle()
              .createUpdate(
                  """
                  update player set passkey_only = :only where id = :id and (not :only
                    or exists (select 1 from passkey where player_id = player.id))
                  """)
              .bind("only", only)
              .bind("id", player)
              .execute();
      return rows == 1 ? Optional.empty() : Optional.of(House.NO_PASSKEY);
    });
  }

  /// Why this is not his password. Whether there is such a player at all cannot be told from how
  /// long it takes.
  private Optional<House> check(Optional<Long> player, String password, House wrong) {
    return passwords
        .check(password, player.flatMap(this::hash))
        .map(right -> right ? Optional.<House>empty() : Optional.of(wrong))
        .orElse(Optional.of(House.TOO_BUSY));
  }

  private Optional<String> hash(long player) {
    return database.read(handle ->
        handle
            .createQuery(
                """
                select password from player where id = :id and password is not null
                  and (password_until is null or password_until > :now)
                """)
            .bind("id", player)
            .bind("now", time.millis())
            .mapTo(String.class)
            .findOne());
  }

  LoginResult changePassword(long id, String old, String fresh) {
    var name = players.find(id).flatMap(PlayerProfile::name).orElse("");
    var wrong =
        Passwords.wrong(fresh, name).or(() -> check(Optional.of(id), old, House.PASSWORD_WRONG));
    if (wrong.isPresent()) {
      return no(wrong.get());
    }
    if (Passwords.isSame(old, fresh)) {
      return no(House.PASSWORD_SAME); // or one that somebody else has made up would stay
    }
    var hash = passwords.hash(fresh);
    if (hash.isEmpty()) {
      return no(House.TOO_BUSY);
    }
    database
        .write(transaction -> {
          transaction
              .handle()
              .createUpdate(
                  "update player set password = :hash, password_until = null where id = :id")
              .bind("hash", hash.get())
              .bind("id", id)
              .execute();
          return TokenRevocations.allOf(transaction, id);
        })
        .forEach(tokenRevocations::changed);
    return in(id);
  }

  LoginResult rename(long id, String name) {
    var tidy = PlayerNames.tidy(name);
    if (tidy.isEmpty()) {
      return no(House.NAME_NOT_ALLOWED);
    }
    return claim(id, tidy.get(), transaction -> update(transaction, id, tidy.get()));
  }

  /// The same as part of something else; then [Players#changed] has to follow.
  ///
  /// @param name a tidy one
  public static Optional<House> rename(Transaction transaction, long id, String name) {
    return claim(transaction, id, name, one -> update(one, id, name));
  }

  private static int update(Transaction transaction, long id, String name) {
    return transaction
        .handle()
        .createUpdate(
            """
            update player
            set name = :name,
              login = case when login is null then null else :login end,
              skeleton = case when login is null then null else :skeleton end
            where id = :id
            """)
        .bind("name", name)
        .bind("login", PlayerNames.key(name))
        .bind("skeleton", NameSkeleton.of(name))
        .bind("id", id)
        .execute();
  }

  LoginResult bot(long account, String name) {
    var tidy = PlayerNames.tidy(name);
    if (tidy.isEmpty()) {
      return no(House.NAME_NOT_ALLOWED);
    }
    if (players
        .find(account)
        .filter(playerProfile -> playerProfile.account() && !playerProfile.bot())
        .isEmpty()) {
      return no(House.NEEDS_ACCOUNT);
    }
    if (UsageLimits.isReached(limits.get().botsPerPlayer(), players.bots(account).size())) {
      return no(House.TOO_MANY_BOTS);
    }
    var bot = new PlayerProfile(Ids.fresh(), tidy, true, true, false);
    long now = time.millis();
    return claim(
        bot.id(),
        tidy.get(),
        transaction ->
            Players.insert(transaction.handle(), bot, PlayerNames.key(tidy.get()), account, now));
  }

  // Names

  /// Gives somebody a name that no account of another has. Programs on one database may race for
  /// it; then the database decides.
  private LoginResult claim(long player, String name, ToIntFunction<Transaction> update) {
    Optional<House> wrong;
    try {
      wrong = database.write(transaction -> claim(transaction, player, name, update));
    } catch (StorageTrouble e) {
      if (!isTaken(name, player)) {
        throw e;
      }
      wrong = Optional.of(House.NAME_TAKEN);
    }
    tokenRevocations.changed(player);
    return wrong.map(Accounts::no).orElseGet(() -> in(player));
  }

  private static Optional<House> claim(
      Transaction transaction, long player, String name, ToIntFunction<Transaction> update) {
    if (TakenNames.contains(transaction.handle(), name, player)) {
      return Optional.of(House.NAME_TAKEN);
    }
    TokenRevocations.tell(transaction, player);
    return update.applyAsInt(transaction) == 0
        ? Optional.of(House.NO_SUCH_PLAYER)
        : Optional.empty();
  }

  private boolean isTaken(String name, long player) {
    return database.read(handle -> TakenNames.contains(handle, name, player));
  }

  private LoginResult in(long player) {
    return players
        .find(player)
        .<LoginResult>map(LoginResult.In::new)
        .orElse(no(House.NO_SUCH_PLAYER));
  }

  private static LoginResult no(House why) {
    return new LoginResult.Refused(why);
  }
}
