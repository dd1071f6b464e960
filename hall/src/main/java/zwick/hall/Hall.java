package zwick.hall;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import zwick.engine.search.Engine;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.known.Oracle;
import zwick.hall.game.CommandHandler;
import zwick.hall.game.Event;
import zwick.hall.game.GameStatus;
import zwick.hall.game.LoggedEvent;
import zwick.hall.game.NewGame;
import zwick.hall.game.OnlineGame;
import zwick.hall.game.SeatHolder;
import zwick.hall.game.Terms;
import zwick.hall.moderation.AuditLog;
import zwick.hall.people.Passkeys;
import zwick.hall.people.Players;
import zwick.hall.people.RatedPairs;
import zwick.hall.people.Ratings;
import zwick.hall.people.TokenRevocations;
import zwick.hall.policy.Ids;
import zwick.hall.policy.Objection;
import zwick.hall.policy.Objection.House;
import zwick.hall.policy.UsageLimits;
import zwick.hall.session.ComputerGameQuota;
import zwick.hall.session.FinishedGames;
import zwick.hall.session.GameRow;
import zwick.hall.session.GameStore;
import zwick.hall.session.InvitationQuota;
import zwick.hall.session.MoveRate;
import zwick.hall.storage.Database;
import zwick.hall.storage.Notifications;
import zwick.hall.storage.StorageTrouble;
import zwick.hall.storage.Transaction;
import zwick.notation.json.Json;

/// All tables, and the people at them. Several programs may keep the same hall on one PostgreSQL.
public final class Hall implements AutoCloseable {
  private final Database database;
  private final InstantSource time;
  private final Map<Long, GameSession> tables = new ConcurrentHashMap<>();
  private final List<Consumer<OnlineGame>> followers = new CopyOnWriteArrayList<>();
  private final Players players;
  private final Passkeys passkeys;
  private final Messages messages;
  private final RatedPairs pairs;
  private final Ratings ratings;
  private final PlayerData playerData;
  private final Moderation moderation;
  private final Function<RuleSet, Oracle> oracles;
  private final ComputerPlayers computerPlayers;
  private final ComputerGameQuota computerGameQuota;
  private final InvitationQuota invitationQuota;
  private final MoveRate moveRate = new MoveRate();
  private final DeadlineScheduler deadlineScheduler;
  private final Optional<Notifications> bulletin;
  private volatile UsageLimits limits = UsageLimits.none();
  private volatile boolean closed;

  private Hall(Database database, InstantSource time, Function<RuleSet, Oracle> oracles) {
    this.database = database;
    this.time = time;
    players = new Players(database, time, this::limits);
    passkeys = new Passkeys(database, time, this::limits);
    messages = new Messages(database, this);
    pairs = new RatedPairs(database, this::limits);
    ratings = new Ratings(database, time, pairs);
    playerData = new PlayerData(this, database);
    moderation = new Moderation(this, database);
    this.oracles = oracles;
    computerPlayers = new ComputerPlayers(oracles, this::origin);
    computerGameQuota = new ComputerGameQuota(computerPlayers::isThinking);
    invitationQuota =
        new InvitationQuota(games -> database.read(handle -> GameStore.invited(handle, games)));
    deadlineScheduler = new DeadlineScheduler(this, database, time);
    bulletin =
        database.shared()
            ? Optional.of(new Notifications(database.url(), this::read, this::catchUp))
            : Optional.empty();
  }

  /// Throws [StorageTrouble] if the database cannot be opened.
  ///
  /// @param database `jdbc:postgresql:…`, or the path of a file
  public static Hall open(String database, InstantSource time) {
    return open(database, time, _ -> Oracle.NONE);
  }

  /// The same with what is known for sure of each game, for perfect computers and whoever asks.
  public static Hall open(String database, InstantSource time, Function<RuleSet, Oracle> oracles) {
    var hall = still(database, time, oracles);
    hall.deadlineScheduler.start();
    hall.moderation.enforcement().start();
    return hall;
  }

  /// A hall that another program may be keeping at this moment, to decide something about its
  /// people and games. Nothing happens in it by itself. Throws [BackupTrouble] if there is none.
  public static Hall beside(String database, InstantSource time) {
    var hall = new Hall(Database.beside(database), time, _ -> Oracle.NONE);
    hall.moderation.enforcement().open();
    return hall;
  }

  /// A hall in which nothing happens by itself.
  static Hall still(String database, InstantSource time) {
    return still(database, time, _ -> Oracle.NONE);
  }

  private static Hall still(
      String database, InstantSource time, Function<RuleSet, Oracle> oracles) {
    var hall = new Hall(Database.open(database), time, oracles);
    hall.players.start();
    hall.deadlineScheduler.open();
    hall.moderation.enforcement().open();
    return hall;
  }

  public long now() {
    return time.millis();
  }

  public UsageLimits limits() {
    return limits;
  }

  /// From now on nobody may ask for more than that.
  public void limit(UsageLimits most) {
    limits = most;
  }

  /// What is known for sure of games under these rules.
  public Oracle oracle(RuleSet rules) {
    return Engine.oracle(rules, oracles.apply(rules));
  }

  public Players players() {
    return players;
  }

  public Passkeys passkeys() {
    return passkeys;
  }

  public Messages messages() {
    return messages;
  }

  public Ratings ratings() {
    return ratings;
  }

  public Moderation moderation() {
    return moderation;
  }

  /// A guest has logged in: his games are his account's, and he is no more.
  public void move(long guest, long account) {
    playerData.move(guest, account);
  }

  /// Ends his games and removes all that is known of him. The games stay, of a player without name.
  public void delete(long player) {
    playerData.delete(player);
  }

  /// All that is kept about him; none if he has to wait for it, because he is being served already
  /// or too many others are.
  public Optional<Json> handOut(long player) {
    return playerData.handOut(player);
  }

  public Json export(long player) {
    return playerData.export(player);
  }

  // Tables

  /// Lays a table for somebody who waits for an opponent.
  ///
  /// @param listed whether everybody may sit down
  public GameCreation open(long host, Terms terms, boolean listed) {
    return open(host, terms, listed, Ids.text(host));
  }

  /// The same for somebody who comes from there.
  ///
  /// @param origin what those have in common who are most likely one, such as their address
  public GameCreation open(long host, Terms terms, boolean listed, String origin) {
    var ban = moderation.sanctions().ban(host);
    if (ban.isPresent()) {
      return new GameCreation.Refused(new Objection.Sanctioned(ban.get()));
    }
    var wrong = CommandHandler.wrong(terms, players.hasAccount(host));
    if (wrong.isPresent()) {
      return new GameCreation.Refused(wrong.get());
    }
    var fresh = fresh(List.of(new Event.Opened(host, terms, listed)));
    if (listed && !invitationQuota.enter(fresh.id(), origin, limits)) {
      return new GameCreation.Refused(House.TOO_MANY_INVITATIONS);
    }
    int most = listed ? limits.listedGamesPerPlayer() : 0;
    boolean laid = false;
    try {
      laid = database.write(transaction -> lay(transaction, host, fresh, most));
      invitationQuota.stands(fresh.id());
    } finally {
      if (!laid) {
        invitationQuota.leave(fresh.id());
      }
    }
    return laid ? begin(fresh) : new GameCreation.Refused(House.TOO_MANY_INVITATIONS);
  }

  private static boolean lay(Transaction transaction, long host, NewGame fresh, int most) {
    return !(most > 0
            && UsageLimits.isReached(most, GameStore.listedOf(transaction.handle(), host)))
        && GameStore.append(transaction, fresh.onlineGame(), fresh.entries());
  }

  /// Lays a table at which the computer sits already.
  public GameCreation play(long host, Terms terms, boolean listed, int level) {
    return play(host, terms, listed, level, Ids.text(host));
  }

  /// The same for somebody who comes from there.
  public GameCreation play(long host, Terms terms, boolean listed, int level, String origin) {
    var ban = moderation.sanctions().ban(host);
    if (ban.isPresent()) {
      return new GameCreation.Refused(new Objection.Sanctioned(ban.get()));
    }
    if (terms.rated()) {
      return new GameCreation.Refused(House.RATED_NEEDS_ACCOUNTS);
    }
    var began =
        CommandHandler.began(
            terms, new SeatHolder.Person(host), new SeatHolder.Computer(level), Ids.RANDOM);
    var fresh = fresh(List.of(new Event.Opened(host, terms, listed), began));
    if (!computerGameQuota.enter(fresh.id(), host, origin, limits, now())) {
      return new GameCreation.Refused(House.TOO_MANY_COMPUTER_GAMES);
    }
    boolean laid = false;
    try {
      laid =
          database.write(
              transaction -> GameStore.append(transaction, fresh.onlineGame(), fresh.entries()));
    } finally {
      if (!laid) {
        computerGameQuota.leave(fresh.id());
      }
    }
    return begin(fresh);
  }

  /// What keeps somebody new who comes from there from laying such a table; so that nobody is
  /// written down who can do nothing here.
  ///
  /// @param computer whether it is for a game against one
  public Optional<Objection> objection(
      Terms terms, boolean listed, boolean computer, String origin) {
    var wrong = CommandHandler.wrong(terms, false);
    if (wrong.isPresent()) {
      return wrong.map(Objection.class::cast);
    }
    if (computer) {
      return computerGameQuota.isFull(0, origin, limits, now())
          ? Optional.of(House.TOO_MANY_COMPUTER_GAMES)
          : Optional.empty();
    }
    return listed && invitationQuota.isFull(origin, limits)
        ? Optional.of(House.TOO_MANY_INVITATIONS)
        : Optional.empty();
  }

  private GameCreation begin(NewGame fresh) {
    var gameSession = table(fresh.id()).orElseThrow();
    changed(gameSession.onlineGame());
    wrote(gameSession);
    return new GameCreation.Laid(gameSession);
  }

  private NewGame fresh(List<Event> events) {
    long now = now();
    var entries = new ArrayList<LoggedEvent>();
    for (var event : events) {
      entries.add(new LoggedEvent(entries.size() + 1, now, Optional.empty(), event));
    }
    return new NewGame(Ids.fresh(), entries);
  }

  /// The same two again, with colours changed.
  NewGame rematch(OnlineGame onlineGame) {
    var seats = onlineGame.seats().orElseThrow();
    var agreement = onlineGame.agreement();
    boolean hostWasWhite = seats.white().is(agreement.host());
    var terms = onlineGame.terms();
    var turned =
        new Terms(
            terms.rules(),
            terms.position(),
            terms.pace(),
            Optional.of(hostWasWhite ? Side.BLACK : Side.WHITE),
            terms.rated());
    var opened = new Event.Opened(agreement.host(), turned, agreement.listed());
    var began =
        new Event.Began(seats.black(), seats.white(), Ids.RANDOM.nextInt(Integer.MAX_VALUE));
    return fresh(List.of(opened, began));
  }

  public Optional<GameSession> table(long id) {
    var known = tables.get(id);
    if (known != null) {
      return Optional.of(known);
    }
    var log = since(id, 0);
    if (log.isEmpty() || database.read(handle -> Removals.isRemoved(handle, id))) {
      return Optional.empty();
    }
    var gameSession = new GameSession(this, id, log);
    messages.open(gameSession);
    var quicker = tables.putIfAbsent(id, gameSession);
    if (quicker == null && database.shared()) {
      gameSession.catchUp(); // what was told before we were listening for it
      messages.catchUp(gameSession);
    }
    return Optional.of(quicker == null ? gameSession : quicker);
  }

  Optional<GameSession> inMemory(long id) {
    return Optional.ofNullable(tables.get(id));
  }

  /// Nobody finds it here any more.
  void drop(GameSession gameSession) {
    tables.remove(gameSession.id(), gameSession);
    changed(gameSession.onlineGame());
  }

  /// Tables that are in memory.
  public int tables() {
    return tables.size();
  }

  void forget(long millis) {
    long now = now();
    tables.values().removeIf(gameSession -> gameSession.isForgotten(now, millis));
  }

  Iterable<GameSession> known() {
    return tables.values();
  }

  // What tables ask for

  boolean store(OnlineGame onlineGame, List<LoggedEvent> fresh, Optional<NewGame> other) {
    return database.write(transaction -> {
      if (!GameStore.append(transaction, onlineGame, fresh)) {
        return false;
      }
      other.ifPresent(game -> GameStore.append(transaction, game.onlineGame(), game.entries()));
      ratings.settle(transaction, onlineGame);
      return true;
    });
  }

  List<LoggedEvent> since(long id, int seq) {
    return database.read(handle -> GameStore.since(handle, id, seq));
  }

  /// The event a command has led to, wherever it was asked for.
  Optional<Integer> done(long id, String command) {
    return database.read(handle -> GameStore.done(handle, id, command));
  }

  /// Whether this player may ask a computer for a move in this game now.
  boolean mayAskComputer(long game, long player, String origin) {
    return computerGameQuota.enter(game, player, origin, limits, now());
  }

  private String origin(OnlineGame onlineGame) {
    return computerGameQuota.origin(onlineGame);
  }

  boolean isGone(GameSession gameSession) {
    return deadlineScheduler.absenceTracker().isGone(gameSession);
  }

  /// From when on the opponent of the player to move may claim the game, because that one is away.
  Optional<Long> absent(GameSession gameSession) {
    return deadlineScheduler.absenceTracker().absent(gameSession);
  }

  /// Nobody's move is judged by a clock that has yet to be put back.
  void requireAwake() {
    if (deadlineScheduler.isAsleep()) {
      throw StorageTrouble.because("nobody has looked after the hall for a while");
    }
  }

  /// Whether the clock has just been set, and nobody's time can be told.
  boolean isSettingClocks() {
    return deadlineScheduler.isSetting();
  }

  /// Something has happened, here or elsewhere.
  void changed(OnlineGame onlineGame) {
    if (onlineGame.gameStatus() != GameStatus.INVITED) {
      invitationQuota.leave(onlineGame.id());
    }
    if (onlineGame.gameStatus() != GameStatus.PLAYING) {
      computerGameQuota.leave(onlineGame.id());
    }
    followers.forEach(follower -> follower.accept(onlineGame));
  }

  /// Something has happened at this table, and it was we who wrote it.
  void wrote(GameSession gameSession) {
    computerPlayers.wake(gameSession);
    gameSession.onlineGame().next().flatMap(this::table).ifPresent(computerPlayers::wake);
  }

  RatedPairs pairs() {
    return pairs;
  }

  public Database database() {
    return database;
  }

  ComputerPlayers computerPlayers() {
    return computerPlayers;
  }

  MoveRate moveRate() {
    return moveRate;
  }

  // What other programs tell

  private void read(String notice) {
    if (notice.startsWith("g") && notice.length() > 13) {
      Ids.read(notice.substring(1, 13))
          .ifPresent(id -> heard(id, Integer.parseInt(notice.substring(13))));
    } else if (notice.equals(AuditLog.NOTICE)) {
      moderation.enforcement().wake();
    } else if (notice.startsWith("m")) {
      Ids.read(notice.substring(1))
          .ifPresent(id -> {
            var gameSession = tables.get(id);
            if (gameSession != null) {
              messages.catchUp(gameSession);
            }
          });
    } else if (notice.startsWith(FinishedGames.NOTICE)) {
      Ids.read(notice.substring(1)).ifPresent(id -> inMemory(id).ifPresent(GameSession::catchUp));
    } else if (notice.startsWith(TokenRevocations.NOTICE)) {
      Ids.read(notice.substring(1)).ifPresent(players::changed);
    }
  }

  private void heard(long id, int seq) {
    var gameSession = tables.get(id);
    if (gameSession != null) {
      if (gameSession.onlineGame().seq() < seq) {
        gameSession.catchUp();
      }
    } else if (!followers.isEmpty()) {
      table(id).ifPresent(loaded -> changed(loaded.onlineGame()));
    }
  }

  private void catchUp() {
    players.missed();
    tables
        .values()
        .forEach(gameSession -> {
          gameSession.catchUp();
          messages.catchUp(gameSession);
        });
  }

  // Lists

  /// Tells of every game in which something happens.
  public Runnable follow(Consumer<OnlineGame> follower) {
    followers.add(follower);
    return () -> followers.remove(follower);
  }

  public List<GameRow> invitations(int most) {
    return database.read(handle -> GameStore.invitations(handle, most));
  }

  public List<GameRow> watchable(int most) {
    return database.read(handle -> GameStore.watchable(handle, most));
  }

  /// A player's games that are not over yet, by deadline.
  public List<GameRow> gamesOf(long player) {
    return database.read(handle -> GameStore.open(handle, player));
  }

  /// The same, all of them, however many.
  List<Long> unfinished(long player) {
    return database.read(handle -> GameStore.unfinished(handle, player));
  }

  public List<GameRow> history(long player, long before, int most) {
    return database.read(handle -> GameStore.history(handle, player, before, most));
  }

  /// Whether people can play here: the database has just kept something that was written, it is
  /// still where it was, and whoever looks after the clocks does.
  public boolean isReady() {
    return !closed
        && deadlineScheduler.sinceBeat() < DeadlineScheduler.OUTAGE
        && deadlineScheduler.sinceTick() < DeadlineScheduler.OUTAGE
        && database.isInPlace();
  }

  public Figures figures() {
    return new Figures(
        tables.size(),
        database.databaseWriter().commits(),
        database.databaseWriter().waiting(),
        computerPlayers.waiting(),
        moveRate.total(),
        moveRate.recent(now()),
        deadlineScheduler.sinceTick(),
        deadlineScheduler.sinceBeat(),
        deadlineScheduler.drift());
  }

  /// How busy the hall is.
  ///
  /// @param tables those in memory
  /// @param moves all that were made since it was opened
  /// @param recentMoves those of the last minute
  /// @param sinceTick milliseconds since the clocks were looked after
  /// @param sinceBeat milliseconds since the database has last kept what was written
  /// @param drift milliseconds the machine's clock is ahead of the hall's; none if that is the same
  public record Figures(
      int tables,
      long commits,
      int waitingWrites,
      int waitingComputers,
      long moves,
      int recentMoves,
      long sinceTick,
      long sinceBeat,
      OptionalLong drift) {}

  /// How many games are in that phase.
  public long games(GameStatus gameStatus) {
    return database.read(handle -> GameStore.count(handle, gameStatus));
  }

  /// Where all of it is kept: `SQLite` or `PostgreSQL`.
  public String storage() {
    return database.shared() ? "PostgreSQL" : "SQLite";
  }

  /// Finishes what is being written, then ends.
  @Override
  public void close() {
    closed = true;
    bulletin.ifPresent(Notifications::close);
    deadlineScheduler.close();
    moderation.close();
    computerPlayers.close();
    database.close();
  }
}
