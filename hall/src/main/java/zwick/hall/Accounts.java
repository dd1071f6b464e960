package zwick.hall;

import java.time.InstantSource;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.jdbi.v3.core.Handle;
import zwick.hall.Objection.House;

/// Names that only one player has, and the passwords that prove it. See [Players].
final class Accounts {
  private static final int MOST_BOTS = 5;

  private final Database database;
  private final InstantSource time;
  private final Players players;
  private final Passwords passwords = new Passwords();

  Accounts(Database database, InstantSource time, Players players) {
    this.database = database;
    this.time = time;
    this.players = players;
  }

  Welcome register(long guest, String name, String password) {
    var wrong = Passwords.wrong(password);
    if (wrong.isPresent()) {
      return no(wrong.get());
    }
    var player = players.find(guest);
    if (player.isEmpty() || player.get().account()) {
      return no(player.isEmpty() ? House.NO_SUCH_PLAYER : House.HAS_ACCOUNT);
    }
    var tidy = Names.tidy(name);
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
        handle ->
            handle
                .createUpdate(
                    """
                    update player set name = :name, login = :login, password = :password
                    where id = :id and login is null
                    """)
                .bind("name", tidy.get())
                .bind("login", Names.key(tidy.get()))
                .bind("password", hash.get())
                .bind("id", guest)
                .execute());
  }

  Welcome login(String name, String password) {
    var account = players.named(name);
    return check(account.map(Player::id), password)
        .map(Accounts::no)
        .orElseGet(() -> new Welcome.In(account.orElseThrow()));
  }

  /// Why this is not his password. Whether there is such a player at all cannot be told from how
  /// long it takes.
  private Optional<House> check(Optional<Long> player, String password) {
    return passwords
        .check(password, player.flatMap(this::hash))
        .map(right -> right ? Optional.<House>empty() : Optional.of(House.NAME_OR_PASSWORD_WRONG))
        .orElse(Optional.of(House.TOO_BUSY));
  }

  private Optional<String> hash(long player) {
    return database.read(handle ->
        handle
            .createQuery("select password from player where id = :id and password is not null")
            .bind("id", player)
            .mapTo(String.class)
            .findOne());
  }

  Welcome changePassword(long id, String old, String fresh) {
    var wrong = Passwords.wrong(fresh).or(() -> check(Optional.of(id), old));
    if (wrong.isPresent()) {
      return no(wrong.get());
    }
    var hash = passwords.hash(fresh);
    if (hash.isEmpty()) {
      return no(House.TOO_BUSY);
    }
    database.write(transaction ->
        transaction
            .handle()
            .createUpdate("update player set password = :hash where id = :id")
            .bind("hash", hash.get())
            .bind("id", id)
            .execute());
    return in(id);
  }

  Welcome rename(long id, String name) {
    var tidy = Names.tidy(name);
    if (tidy.isEmpty()) {
      return no(House.NAME_NOT_ALLOWED);
    }
    return claim(
        id,
        tidy.get(),
        handle ->
            handle
                .createUpdate(
                    """
                    update player
                    set name = :name, login = case when login is null then null else :login end
                    where id = :id
                    """)
                .bind("name", tidy.get())
                .bind("login", Names.key(tidy.get()))
                .bind("id", id)
                .execute());
  }

  Welcome bot(long account, String name) {
    var tidy = Names.tidy(name);
    if (tidy.isEmpty()) {
      return no(House.NAME_NOT_ALLOWED);
    }
    if (players.find(account).filter(player -> player.account() && !player.bot()).isEmpty()) {
      return no(House.NEEDS_ACCOUNT);
    }
    if (players.bots(account).size() >= MOST_BOTS) {
      return no(House.TOO_MANY_BOTS);
    }
    var bot = new Player(Ids.fresh(), tidy, true, true, false);
    long now = time.millis();
    return claim(
        bot.id(),
        tidy.get(),
        handle -> Players.insert(handle, bot, Names.key(tidy.get()), account, now));
  }

  // Names

  /// Gives somebody a name that no account of another has. Programs on one database may race for
  /// it; then the database decides.
  private Welcome claim(long player, String name, ToIntFunction<Handle> update) {
    Optional<House> wrong;
    try {
      wrong =
          database.write(transaction -> {
            if (isTaken(transaction.handle(), name, player)) {
              return Optional.of(House.NAME_TAKEN);
            }
            return update.applyAsInt(transaction.handle()) == 0
                ? Optional.of(House.NO_SUCH_PLAYER)
                : Optional.empty();
          });
    } catch (StorageTrouble e) {
      if (!isTaken(name, player)) {
        throw e;
      }
      wrong = Optional.of(House.NAME_TAKEN);
    }
    players.changed(player);
    return wrong.map(Accounts::no).orElseGet(() -> in(player));
  }

  private boolean isTaken(String name, long player) {
    return database.read(handle -> isTaken(handle, name, player));
  }

  private static boolean isTaken(Handle handle, String name, long player) {
    return handle
        .createQuery("select 1 from player where login = :login and id <> :player")
        .bind("login", Names.key(name))
        .bind("player", player)
        .mapTo(Integer.class)
        .findOne()
        .isPresent();
  }

  private Welcome in(long player) {
    return players.find(player).<Welcome>map(Welcome.In::new).orElse(no(House.NO_SUCH_PLAYER));
  }

  private static Welcome no(House why) {
    return new Welcome.Refused(why);
  }
}
