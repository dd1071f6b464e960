package zwick.hall;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// The people of the hall: guests, accounts, and the programs that play for somebody.
public final class Players {
  private final Database database;
  private final InstantSource time;
  private final Accounts accounts;
  private final Tokens tokens;

  Players(Database database, InstantSource time) {
    this.database = database;
    this.time = time;
    accounts = new Accounts(database, time, this);
    tokens = new Tokens(database, time);
  }

  public Optional<Player> find(long id) {
    return database.read(handle -> find(handle, id));
  }

  static Optional<Player> find(Handle handle, long id) {
    return handle
        .createQuery("select * from player where id = :id")
        .bind("id", id)
        .map((row, _) -> player(row))
        .findOne();
  }

  /// The account of that name.
  public Optional<Player> named(String name) {
    return database.read(handle ->
        handle
            .createQuery("select * from player where login = :login")
            .bind("login", Names.key(name))
            .map((row, _) -> player(row))
            .findOne());
  }

  boolean hasAccount(long id) {
    return find(id).filter(Player::account).isPresent();
  }

  static Player player(ResultSet row) throws SQLException {
    return new Player(
        row.getLong("id"),
        Optional.ofNullable(row.getString("name")),
        row.getString("login") != null,
        row.getBoolean("bot"),
        row.getBoolean("free_text"));
  }

  /// Somebody new, without a name.
  public Player guest() {
    var guest = new Player(Ids.fresh(), Optional.empty(), false, false, false);
    long now = time.millis();
    database.write(transaction -> insert(transaction.handle(), guest, null, null, now));
    return guest;
  }

  static int insert(
      Handle handle, Player player, @Nullable String login, @Nullable Long owner, long now) {
    return handle
        .createUpdate(
            """
            insert into player (id, name, login, bot, owner, free_text, created, seen)
            values (:id, :name, :login, :bot, :owner, false, :now, :now)
            """)
        .bind("id", player.id())
        .bind("name", player.name().orElse(null))
        .bind("login", login)
        .bind("bot", player.bot())
        .bind("owner", owner)
        .bind("now", now)
        .execute();
  }

  // Accounts

  /// The guest gets an account and keeps everything that is his.
  public Welcome register(long guest, String name, String password) {
    return accounts.register(guest, name, password);
  }

  /// What he had as a guest is not his yet; see [Hall#move].
  public Welcome login(String name, String password) {
    return accounts.login(name, password);
  }

  /// Calls a guest by a name that no account has, or gives an account another.
  public Welcome rename(long id, String name) {
    return accounts.rename(id, name);
  }

  /// His tokens stay; see [#revokeOthers].
  public Welcome changePassword(long id, String old, String fresh) {
    return accounts.changePassword(id, old, fresh);
  }

  /// Somebody new for whom a program plays. Whose it is makes [#token]s for it.
  public Welcome bot(long account, String name) {
    return accounts.bot(account, name);
  }

  public List<Player> bots(long account) {
    return database.read(handle ->
        handle
            .createQuery("select * from player where owner = :account order by created, id")
            .bind("account", account)
            .map((row, _) -> player(row))
            .list());
  }

  /// Whether others may write him words of their own.
  public void allowWords(long id, boolean allow) {
    database.write(transaction ->
        transaction
            .handle()
            .createUpdate("update player set free_text = :allow where id = :id")
            .bind("allow", allow)
            .bind("id", id)
            .execute());
    tokens.changed(id);
  }

  // Secrets

  /// A new secret for him.
  ///
  /// @param label what he calls it
  public Token token(long player, Token.Kind kind, String label) {
    return tokens.fresh(player, kind, label);
  }

  /// Whose secret it is.
  public Optional<Player> by(Token token, Token.Kind kind) {
    return tokens.owner(token, kind);
  }

  public List<TokenRow> tokens(long player) {
    return tokens.of(player);
  }

  /// False if he has no such token.
  public boolean revoke(long player, long tokenId) {
    return tokens.revoke(player, tokenId);
  }

  /// All his tokens but this one: he logs out everywhere else.
  public void revokeOthers(long player, Token keep) {
    tokens.revokeOthers(player, keep);
  }

  /// He logs out.
  public void forget(Token token) {
    tokens.revoke(token);
  }

  /// Something about him has changed, or his tokens have.
  void changed(long player) {
    tokens.changed(player);
  }
}
