package zwick.hall.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import zwick.hall.names.NameSkeleton;
import zwick.hall.names.PlayerNames;
import zwick.hall.names.TakenNames;
import zwick.hall.policy.Ids;
import zwick.hall.policy.Objection;
import zwick.hall.policy.UsageLimits;
import zwick.hall.storage.Database;

/// The people of the hall: guests, accounts, and the programs that play for somebody.
public final class Players {
  private static final int LONGEST_LOOK = 10 * PlayerNames.LONGEST;

  private final Database database;
  private final InstantSource time;
  private final Accounts accounts;
  private final Tokens tokens;
  private final TokenRevocations tokenRevocations;
  private final Devices devices;
  private final Supplier<UsageLimits> limits;

  public Players(Database database, InstantSource time, Supplier<UsageLimits> limits) {
    this.database = database;
    this.time = time;
    this.limits = limits;
    tokens = new Tokens(database, time);
    tokenRevocations = new TokenRevocations(database, tokens.known());
    devices = new Devices(database, time);
    accounts = new Accounts(database, time, this, tokenRevocations, limits);
  }

  /// Names from before it was asked what they look like.
  public void start() {
    TakenNames.complete(database);
  }

  public Optional<PlayerProfile> find(long id) {
    return database.read(handle -> find(handle, id));
  }

  static Optional<PlayerProfile> find(Handle handle, long id) {
    return handle
        .createQuery("select * from player where id = :id")
        .bind("id", id)
        .map((row, _) -> player(row))
        .findOne();
  }

  /// The account of that name.
  public Optional<PlayerProfile> named(String name) {
    return database.read(handle ->
        handle
            .createQuery("select * from player where login = :login")
            .bind("login", PlayerNames.key(name))
            .map((row, _) -> player(row))
            .findOne());
  }

  /// What a name looks like; the same for all ways to write it, and for names that can be taken for
  /// each other. Of what is longer than any name the beginning is enough.
  public static String look(String name) {
    var look = NameSkeleton.of(PlayerNames.key(name));
    return look.substring(0, Math.min(look.length(), LONGEST_LOOK));
  }

  public boolean hasAccount(long id) {
    return find(id).filter(PlayerProfile::account).isPresent();
  }

  public static PlayerProfile player(ResultSet row) throws SQLException {
    return new PlayerProfile(
        row.getLong("id"),
        Optional.ofNullable(row.getString("name")),
        row.getString("login") != null,
        row.getBoolean("bot"),
        row.getBoolean("free_text"));
  }

  /// Somebody new, without a name.
  public PlayerProfile guest() {
    var guest = new PlayerProfile(Ids.fresh(), Optional.empty(), false, false, false);
    long now = time.millis();
    database.write(transaction -> insert(transaction.handle(), guest, null, null, now));
    return guest;
  }

  static int insert(
      Handle handle,
      PlayerProfile playerProfile,
      @Nullable String login,
      @Nullable Long owner,
      long now) {
    return handle
        .createUpdate(
            """
            insert into player (id, name, login, skeleton, bot, owner, free_text, created, seen)
            values (:id, :name, :login, :skeleton, :bot, :owner, false, :now, :now)
            """)
        .bind("id", playerProfile.id())
        .bind("name", playerProfile.name().orElse(null))
        .bind("login", login)
        .bind(
            "skeleton",
            login == null ? null : playerProfile.name().map(NameSkeleton::of).orElse(null))
        .bind("bot", playerProfile.bot())
        .bind("owner", owner)
        .bind("now", now)
        .execute();
  }

  // Accounts

  /// The guest gets an account and keeps everything that is his, but for his tokens: whoever knew
  /// one of the guest's has nothing of the account.
  public LoginResult register(long guest, String name, String password) {
    return accounts.register(guest, name, password);
  }

  /// What he had as a guest is not his yet; see [Hall#move].
  public LoginResult login(String name, String password) {
    return accounts.login(name, password);
  }

  /// Calls a guest by a name that no account has, or gives an account another.
  public LoginResult rename(long id, String name) {
    return accounts.rename(id, name);
  }

  /// Whether it is he who asks, and not somebody who has found his browser open.
  public LoginResult confirm(long id, String password) {
    return accounts.confirm(id, password);
  }

  /// All his tokens end, and those of his programs.
  public LoginResult changePassword(long id, String old, String fresh) {
    return accounts.changePassword(id, old, fresh);
  }

  /// Whether his passkeys are the only way in.
  public boolean isPasskeyOnly(long id) {
    return accounts.isPasskeyOnly(id);
  }

  /// Lets nobody in by his password any more, or again; or says why not.
  public Optional<Objection.House> openToPasskeysAlone(long id, boolean only) {
    return accounts.openToPasskeysAlone(id, only);
  }

  /// Somebody new for whom a program plays. Whose it is makes [#token]s for it.
  public LoginResult bot(long account, String name) {
    return accounts.bot(account, name);
  }

  public List<PlayerProfile> bots(long account) {
    return database.read(handle ->
        handle
            .createQuery("select * from player where owner = :account order by created, id")
            .bind("account", account)
            .map((row, _) -> player(row))
            .list());
  }

  /// Whose program this is; none for people.
  public Optional<Long> owner(long bot) {
    return database.read(handle ->
        handle
            .createQuery("select owner from player where id = :bot and owner is not null")
            .bind("bot", bot)
            .mapTo(Long.class)
            .findOne());
  }

  /// Whether others may write him words of their own.
  public void allowWords(long id, boolean allow) {
    database.write(transaction -> {
      TokenRevocations.tell(transaction, id);
      return transaction
          .handle()
          .createUpdate("update player set free_text = :allow where id = :id")
          .bind("allow", allow)
          .bind("id", id)
          .execute();
    });
    changed(id);
  }

  // Secrets

  /// A new secret for him, of all that such a one can do.
  ///
  /// @param label what he calls it
  public Token token(long player, Token.Kind kind, String label) {
    var scope = kind == Token.Kind.FEED ? Token.Scope.READ : Token.Scope.PLAY;
    return tokens.fresh(player, kind, scope, label, 0).orElseThrow();
  }

  /// A new secret for his browser. If he has very many, the one not used for longest ends.
  ///
  /// @param passkey whether he has just shown one
  public Token session(long player, boolean passkey) {
    var session = tokens.session(player, passkey);
    if (session.others()) {
      changed(player);
    }
    return session.token();
  }

  /// A new secret for a program that acts for him; none if he has as many as he may.
  public Optional<Token> program(long player, Token.Scope scope, String label) {
    int most = limits.get().tokensPerPlayer();
    return tokens.fresh(player, Token.Kind.BEARER, scope, label, most);
  }

  /// Who shows this secret.
  public Optional<Identity> identity(Token token, Token.Kind kind) {
    return tokens.identity(token, kind);
  }

  /// Whose secret it is.
  public Optional<PlayerProfile> by(Token token, Token.Kind kind) {
    return identity(token, kind).map(Identity::playerProfile);
  }

  /// His secrets and those of his programs.
  public List<TokenRow> tokens(long player) {
    return tokens.of(player);
  }

  /// Which of these ids are of tokens that are still good, by what the database says now.
  public Set<Long> living(Collection<Long> tokenIds) {
    return tokens.living(tokenIds);
  }

  /// False if neither he nor one of his programs has such a token.
  public boolean revoke(long player, long tokenId) {
    return tokenRevocations.one(player, tokenId);
  }

  /// He logs out with all browsers but the one that shows this.
  public void revokeOthers(long player, Token keep) {
    tokenRevocations.others(player, keep);
  }

  /// He logs out.
  public void forget(Token token) {
    tokenRevocations.one(token);
  }

  /// Tells whenever something about a player or his tokens has changed, here or in another program
  /// on this database; without a player if nobody knows who it was.
  public Runnable follow(Consumer<OptionalLong> follower) {
    return tokenRevocations.follow(follower);
  }

  /// He is logged out everywhere; who has a page of his open hears of it.
  public void endSessions(long player) {
    database.write(transaction -> {
      TokenRevocations.all(transaction, player);
      return true;
    });
    changed(player);
  }

  /// Something about him has changed, or his tokens have.
  public void changed(long player) {
    tokenRevocations.changed(player);
  }

  /// Much may have changed without our hearing of it.
  public void missed() {
    tokenRevocations.missed();
  }

  /// Removes what has ended by itself, now and then.
  public void sweep(long now) {
    tokenRevocations.sweep(now);
  }

  /// The browsers people have logged in with.
  public Devices devices() {
    return devices;
  }
}
