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
import zwick.engine.Engine;
import zwick.game.Oracle;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.hall.Objection.House;
import zwick.notation.Json;

/// All tables, and the people at them. Several programs may keep the same hall on one PostgreSQL.
public final class Hall implements AutoCloseable {
  private final Database database;
  private final InstantSource time;
  private final Map<Long, Table> tables = new ConcurrentHashMap<>();
  private final List<Consumer<Match>> followers = new CopyOnWriteArrayList<>();
  private final Players players;
  private final Passkeys passkeys;
  private final Messages messages;
  private final RatedPairs pairs;
  private final Ratings ratings;
  private final Belongings belongings;
  private final Moderation moderation;
  private final Function<RuleSet, Oracle> oracles;
  private final Computers computers;
  private final ComputerGames computerGames;
  private final Listings listings;
  private final Pulse pulse = new Pulse();
  private final Keeper keeper;
  private final Optional<Bulletin> bulletin;
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
    belongings = new Belongings(this, database);
    moderation = new Moderation(this, database);
    this.oracles = oracles;
    computers = new Computers(oracles, this::origin);
    computerGames = new ComputerGames(computers::isThinking);
    listings = new Listings(games -> database.read(handle -> Games.invited(handle, games)));
    keeper = new Keeper(this, database, time);
    bulletin =
        database.shared()
            ? Optional.of(new Bulletin(database.url(), this::read, this::catchUp))
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
    hall.keeper.start();
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
    hall.keeper.open();
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
    belongings.move(guest, account);
  }

  /// Ends his games and removes all that is known of him. The games stay, of a player without name.
  public void delete(long player) {
    belongings.delete(player);
  }

  /// All that is kept about him; none if he has to wait for it, because he is being served already
  /// or too many others are.
  public Optional<Json> handOut(long player) {
    return belongings.handOut(player);
  }

  Json export(long player) {
    return belongings.export(player);
  }

  // Tables

  /// Lays a table for somebody who waits for an opponent.
  ///
  /// @param listed whether everybody may sit down
  public Opening open(long host, Terms terms, boolean listed) {
    return open(host, terms, listed, Ids.text(host));
  }

  /// The same for somebody who comes from there.
  ///
  /// @param origin what those have in common who are most likely one, such as their address
  public Opening open(long host, Terms terms, boolean listed, String origin) {
    var ban = moderation.sanctions().ban(host);
    if (ban.isPresent()) {
      return new Opening.Refused(new Objection.Sanctioned(ban.get()));
    }
    var wrong = Steward.wrong(terms, players.hasAccount(host));
    if (wrong.isPresent()) {
      return new Opening.Refused(wrong.get());
    }
    var fresh = fresh(List.of(new Event.Opened(host, terms, listed)));
    if (listed && !listings.enter(fresh.id(), origin, limits)) {
      return new Opening.Refused(House.TOO_MANY_INVITATIONS);
    }
    int most = listed ? limits.listedGamesPerPlayer() : 0;
    boolean laid = false;
    try {
      laid = database.write(transaction -> lay(transaction, host, fresh, most));
      listings.stands(fresh.id());
    } finally {
      if (!laid) {
        listings.leave(fresh.id());
      }
    }
    return laid ? begin(fresh) : new Opening.Refused(House.TOO_MANY_INVITATIONS);
  }

  private static boolean lay(Transaction transaction, long host, NewGame fresh, int most) {
    return !(most > 0 && UsageLimits.isReached(most, Games.listedOf(transaction.handle(), host)))
        && Games.append(transaction, fresh.match(), fresh.entries());
  }

  /// Lays a table at which the computer sits already.
  public Opening play(long host, Terms terms, boolean listed, int level) {
    return play(host, terms, listed, level, Ids.text(host));
  }

  /// The same for somebody who comes from there.
  public Opening play(long host, Terms terms, boolean listed, int level, String origin) {
    var ban = moderation.sanctions().ban(host);
    if (ban.isPresent()) {
      return new Opening.Refused(new Objection.Sanctioned(ban.get()));
    }
    if (terms.rated()) {
      return new Opening.Refused(House.RATED_NEEDS_ACCOUNTS);
    }
    var began =
        Steward.began(terms, new Sitter.Person(host), new Sitter.Computer(level), Ids.RANDOM);
    var fresh = fresh(List.of(new Event.Opened(host, terms, listed), began));
    if (!computerGames.enter(fresh.id(), host, origin, limits, now())) {
      return new Opening.Refused(House.TOO_MANY_COMPUTER_GAMES);
    }
    boolean laid = false;
    try {
      laid =
          database.write(transaction -> Games.append(transaction, fresh.match(), fresh.entries()));
    } finally {
      if (!laid) {
        computerGames.leave(fresh.id());
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
    var wrong = Steward.wrong(terms, false);
    if (wrong.isPresent()) {
      return wrong.map(Objection.class::cast);
    }
    if (computer) {
      return computerGames.isFull(0, origin, limits, now())
          ? Optional.of(House.TOO_MANY_COMPUTER_GAMES)
          : Optional.empty();
    }
    return listed && listings.isFull(origin, limits)
        ? Optional.of(House.TOO_MANY_INVITATIONS)
        : Optional.empty();
  }

  private Opening begin(NewGame fresh) {
    var table = table(fresh.id()).orElseThrow();
    changed(table.match());
    wrote(table);
    return new Opening.Laid(table);
  }

  private NewGame fresh(List<Event> events) {
    long now = now();
    var entries = new ArrayList<Entry>();
    for (var event : events) {
      entries.add(new Entry(entries.size() + 1, now, Optional.empty(), event));
    }
    return new NewGame(Ids.fresh(), entries);
  }

  /// The same two again, with colours changed.
  NewGame rematch(Match match) {
    var seats = match.seats().orElseThrow();
    var agreement = match.agreement();
    boolean hostWasWhite = seats.white().is(agreement.host());
    var terms = match.terms();
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

  public Optional<Table> table(long id) {
    var known = tables.get(id);
    if (known != null) {
      return Optional.of(known);
    }
    var log = since(id, 0);
    if (log.isEmpty() || database.read(handle -> Removals.isRemoved(handle, id))) {
      return Optional.empty();
    }
    var table = new Table(this, id, log);
    messages.open(table);
    var quicker = tables.putIfAbsent(id, table);
    if (quicker == null && database.shared()) {
      table.catchUp(); // what was told before we were listening for it
      messages.catchUp(table);
    }
    return Optional.of(quicker == null ? table : quicker);
  }

  Optional<Table> inMemory(long id) {
    return Optional.ofNullable(tables.get(id));
  }

  /// Nobody finds it here any more.
  void drop(Table table) {
    tables.remove(table.id(), table);
    changed(table.match());
  }

  /// Tables that are in memory.
  public int tables() {
    return tables.size();
  }

  void forget(long millis) {
    long now = now();
    tables.values().removeIf(table -> table.isForgotten(now, millis));
  }

  Iterable<Table> known() {
    return tables.values();
  }

  // What tables ask for

  boolean store(Match match, List<Entry> fresh, Optional<NewGame> other) {
    return database.write(transaction -> {
      if (!Games.append(transaction, match, fresh)) {
        return false;
      }
      other.ifPresent(game -> Games.append(transaction, game.match(), game.entries()));
      ratings.settle(transaction, match);
      return true;
    });
  }

  List<Entry> since(long id, int seq) {
    return database.read(handle -> Games.since(handle, id, seq));
  }

  /// The event a command has led to, wherever it was asked for.
  Optional<Integer> done(long id, String command) {
    return database.read(handle -> Games.done(handle, id, command));
  }

  /// Whether this player may ask a computer for a move in this game now.
  boolean mayAskComputer(long game, long player, String origin) {
    return computerGames.enter(game, player, origin, limits, now());
  }

  private String origin(Match match) {
    return computerGames.origin(match);
  }

  boolean isGone(Table table) {
    return keeper.attendance().isGone(table);
  }

  /// From when on the opponent of the player to move may claim the game, because that one is away.
  Optional<Long> absent(Table table) {
    return keeper.attendance().absent(table);
  }

  /// Nobody's move is judged by a clock that has yet to be put back.
  void requireAwake() {
    if (keeper.isAsleep()) {
      throw StorageTrouble.because("nobody has looked after the hall for a while");
    }
  }

  /// Whether the clock has just been set, and nobody's time can be told.
  boolean isSettingClocks() {
    return keeper.isSetting();
  }

  /// Something has happened, here or elsewhere.
  void changed(Match match) {
    if (match.phase() != Phase.INVITED) {
      listings.leave(match.id());
    }
    if (match.phase() != Phase.PLAYING) {
      computerGames.leave(match.id());
    }
    followers.forEach(follower -> follower.accept(match));
  }

  /// Something has happened at this table, and it was we who wrote it.
  void wrote(Table table) {
    computers.wake(table);
    table.match().next().flatMap(this::table).ifPresent(computers::wake);
  }

  RatedPairs pairs() {
    return pairs;
  }

  Database database() {
    return database;
  }

  Computers computers() {
    return computers;
  }

  Pulse pulse() {
    return pulse;
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
            var table = tables.get(id);
            if (table != null) {
              messages.catchUp(table);
            }
          });
    } else if (notice.startsWith(FinishedGames.NOTICE)) {
      Ids.read(notice.substring(1)).ifPresent(id -> inMemory(id).ifPresent(Table::catchUp));
    } else if (notice.startsWith(Revocations.NOTICE)) {
      Ids.read(notice.substring(1)).ifPresent(players::changed);
    }
  }

  private void heard(long id, int seq) {
    var table = tables.get(id);
    if (table != null) {
      if (table.match().seq() < seq) {
        table.catchUp();
      }
    } else if (!followers.isEmpty()) {
      table(id).ifPresent(loaded -> changed(loaded.match()));
    }
  }

  private void catchUp() {
    players.missed();
    tables
        .values()
        .forEach(table -> {
          table.catchUp();
          messages.catchUp(table);
        });
  }

  // Lists

  /// Tells of every game in which something happens.
  public Runnable follow(Consumer<Match> follower) {
    followers.add(follower);
    return () -> followers.remove(follower);
  }

  public List<GameRow> invitations(int most) {
    return database.read(handle -> Games.invitations(handle, most));
  }

  public List<GameRow> watchable(int most) {
    return database.read(handle -> Games.watchable(handle, most));
  }

  /// A player's games that are not over yet, by deadline.
  public List<GameRow> gamesOf(long player) {
    return database.read(handle -> Games.open(handle, player));
  }

  /// The same, all of them, however many.
  List<Long> unfinished(long player) {
    return database.read(handle -> Games.unfinished(handle, player));
  }

  public List<GameRow> history(long player, long before, int most) {
    return database.read(handle -> Games.history(handle, player, before, most));
  }

  /// Whether people can play here: the database has just kept something that was written, it is
  /// still where it was, and whoever looks after the clocks does.
  public boolean isReady() {
    return !closed
        && keeper.sinceBeat() < Keeper.OUTAGE
        && keeper.sinceTick() < Keeper.OUTAGE
        && database.isInPlace();
  }

  public Figures figures() {
    return new Figures(
        tables.size(),
        database.writer().commits(),
        database.writer().waiting(),
        computers.waiting(),
        pulse.total(),
        pulse.recent(now()),
        keeper.sinceTick(),
        keeper.sinceBeat(),
        keeper.drift());
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
  public long games(Phase phase) {
    return database.read(handle -> Games.count(handle, phase));
  }

  /// Where all of it is kept: `SQLite` or `PostgreSQL`.
  public String storage() {
    return database.shared() ? "PostgreSQL" : "SQLite";
  }

  /// Finishes what is being written, then ends.
  @Override
  public void close() {
    closed = true;
    bulletin.ifPresent(Bulletin::close);
    keeper.close();
    moderation.close();
    computers.close();
    database.close();
  }
}
