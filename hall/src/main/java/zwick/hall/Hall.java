package zwick.hall;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
  static final SecureRandom RANDOM = new SecureRandom();

  private final Database database;
  private final InstantSource time;
  private final Map<Long, Table> tables = new ConcurrentHashMap<>();
  private final List<Consumer<Match>> followers = new CopyOnWriteArrayList<>();
  private final Players players;
  private final Messages messages;
  private final Ratings ratings;
  private final Belongings belongings;
  private final Function<RuleSet, Oracle> oracles;
  private final Computers computers;
  private final Pulse pulse = new Pulse();
  private final Keeper keeper;
  private final Optional<Bulletin> bulletin;

  private Hall(Database database, InstantSource time, Function<RuleSet, Oracle> oracles) {
    this.database = database;
    this.time = time;
    players = new Players(database, time);
    messages = new Messages(database, this);
    ratings = new Ratings(database, time);
    belongings = new Belongings(this, database);
    this.oracles = oracles;
    computers = new Computers(oracles);
    keeper = new Keeper(this, database);
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
    return hall;
  }

  /// A hall in which nothing happens by itself.
  static Hall still(String database, InstantSource time) {
    return still(database, time, _ -> Oracle.NONE);
  }

  private static Hall still(
      String database, InstantSource time, Function<RuleSet, Oracle> oracles) {
    var hall = new Hall(Database.open(database), time, oracles);
    hall.keeper.open();
    return hall;
  }

  public long now() {
    return time.millis();
  }

  /// What is known for sure of games under these rules.
  public Oracle oracle(RuleSet rules) {
    return Engine.oracle(rules, oracles.apply(rules));
  }

  public Players players() {
    return players;
  }

  public Messages messages() {
    return messages;
  }

  public Ratings ratings() {
    return ratings;
  }

  /// A guest has logged in: his games are his account's, and he is no more.
  public void move(long guest, long account) {
    belongings.move(guest, account);
  }

  /// Ends his games and removes all that is known of him. The games stay, of a player without name.
  public void delete(long player) {
    belongings.delete(player);
  }

  /// All that is kept about him.
  public Json export(long player) {
    return belongings.export(player);
  }

  // Tables

  /// Lays a table for somebody who waits for an opponent.
  ///
  /// @param listed whether everybody may sit down
  public Opening open(long host, Terms terms, boolean listed) {
    var wrong = Steward.wrong(terms, players.hasAccount(host));
    return wrong.isPresent()
        ? new Opening.Refused(wrong.get())
        : begin(List.of(new Event.Opened(host, terms, listed)));
  }

  /// Lays a table at which the computer sits already.
  public Opening play(long host, Terms terms, boolean listed, int level) {
    if (terms.rated()) {
      return new Opening.Refused(House.RATED_NEEDS_ACCOUNTS);
    }
    var began = Steward.began(terms, new Sitter.Person(host), new Sitter.Computer(level), RANDOM);
    return begin(List.of(new Event.Opened(host, terms, listed), began));
  }

  private Opening begin(List<Event> events) {
    var fresh = fresh(events);
    database.write(transaction -> Games.append(transaction, fresh.match(), fresh.entries()));
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
    var began = new Event.Began(seats.black(), seats.white(), RANDOM.nextInt(Integer.MAX_VALUE));
    return fresh(List.of(opened, began));
  }

  public Optional<Table> table(long id) {
    var known = tables.get(id);
    if (known != null) {
      return Optional.of(known);
    }
    var log = since(id, 0);
    if (log.isEmpty()) {
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

  boolean isGone(Table table) {
    return keeper.isGone(table);
  }

  /// From when on the opponent of the player to move may claim the game, because that one is away.
  Optional<Long> absent(Table table) {
    return keeper.absent(table);
  }

  /// Something has happened, here or elsewhere.
  void changed(Match match) {
    followers.forEach(follower -> follower.accept(match));
  }

  /// Something has happened at this table, and it was we who wrote it.
  void wrote(Table table) {
    computers.wake(table);
    table.match().next().flatMap(this::table).ifPresent(computers::wake);
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
    } else if (notice.startsWith("m")) {
      Ids.read(notice.substring(1))
          .ifPresent(id -> {
            var table = tables.get(id);
            if (table != null) {
              messages.catchUp(table);
            }
          });
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

  public List<GameRow> history(long player, long before, int most) {
    return database.read(handle -> Games.history(handle, player, before, most));
  }

  /// Whether the database answers.
  public boolean isReady() {
    try {
      return database.read(handle -> handle.createQuery("select 1").mapTo(Integer.class).one())
          == 1;
    } catch (StorageTrouble _) {
      return false;
    }
  }

  public Figures figures() {
    return new Figures(
        tables.size(),
        database.writer().commits(),
        database.writer().waiting(),
        computers.waiting(),
        pulse.total(),
        pulse.recent(now()));
  }

  /// How busy the hall is.
  ///
  /// @param tables those in memory
  /// @param moves all that were made since it was opened
  /// @param recentMoves those of the last minute
  public record Figures(
      int tables,
      long commits,
      int waitingWrites,
      int waitingComputers,
      long moves,
      int recentMoves) {}

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
    bulletin.ifPresent(Bulletin::close);
    keeper.close();
    computers.close();
    database.close();
  }
}
