package zwick.hall.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import zwick.game.Ending;
import zwick.game.Outcome;
import zwick.game.Side;
import zwick.hall.game.GameStatus;
import zwick.hall.game.OnlineGame;
import zwick.hall.game.SeatHolder;
import zwick.hall.game.Seats;
import zwick.hall.storage.Database;
import zwick.hall.storage.Transaction;

/// How strong players are, by their rated games, in every family of rules.
public final class Ratings {
  /// Makes the row if need be, and keeps other programs from changing it until we have.
  private static final String HOLD =
      """
      insert into rating (player_id, family, rating, deviation, volatility, games, changed)
      values (:player, :family, :rating, :deviation, :volatility, :games, :changed)
      on conflict (player_id, family) do update set games = rating.games
      returning *
      """;

  private static final String UPDATE =
      """
      update rating set rating = :rating, deviation = :deviation, volatility = :volatility,
        games = :games, changed = :changed
      where player_id = :player and family = :family
      """;

  private static final String NOTE =
      """
      insert into rating_change (game_id, player_id, before, after)
      values (:game, :player, :before, :after)
      """;

  /// Of each side; a game given up before does not count. One lost on the board does.
  private static final int LEAST_MOVES = 2;

  private static final Set<Ending> BESIDE_THE_BOARD =
      EnumSet.of(Ending.RESIGNATION, Ending.LEFT, Ending.TIME, Ending.AGREEMENT);

  private final Database database;
  private final InstantSource time;
  private final RatedPairs pairs;

  public Ratings(Database database, InstantSource time, RatedPairs pairs) {
    this.database = database;
    this.time = time;
    this.pairs = pairs;
  }

  /// His ratings as of now, by the family of rules; none where he has not played.
  public Map<String, Rating> of(long player) {
    long now = time.millis();
    var ratings = new TreeMap<String, Rating>();
    database.read(handle ->
        handle
            .createQuery("select * from rating where player_id = :player")
            .bind("player", player)
            .map((row, _) -> ratings.put(row.getString("family"), rating(row).at(now)))
            .list());
    return ratings;
  }

  /// What a game has changed.
  public record Change(double before, double after) {}

  /// By player; none if the game was not rated or is not over.
  public Map<Long, Change> of(OnlineGame onlineGame) {
    var changes = new TreeMap<Long, Change>();
    database.read(handle ->
        handle
            .createQuery("select * from rating_change where game_id = :game")
            .bind("game", onlineGame.id())
            .map((row, _) ->
                changes.put(
                    row.getLong("player_id"),
                    new Change(row.getDouble("before"), row.getDouble("after"))))
            .list());
    return changes;
  }

  private static Rating rating(ResultSet row) throws SQLException {
    return new Rating(
        row.getDouble("rating"),
        row.getDouble("deviation"),
        row.getDouble("volatility"),
        row.getInt("games"),
        row.getLong("changed"));
  }

  /// Counts a rated game that is over, once.
  public void settle(Transaction transaction, OnlineGame onlineGame) {
    var outcome = onlineGame.game().outcome();
    boolean counts =
        onlineGame.gameStatus() == GameStatus.OVER
            && onlineGame.terms().rated()
            && outcome.isPresent();
    if (!counts
        || !isPlayed(onlineGame, outcome.get())
        || !(onlineGame.seats().orElse(null)
            instanceof Seats(SeatHolder white, SeatHolder black, var _))
        || !(white instanceof SeatHolder.Person(long first))
        || !(black instanceof SeatHolder.Person(long second))
        || isSettled(transaction.handle(), onlineGame.id())
        || !pairs.counts(transaction.handle(), first, second, onlineGame.changed())) {
      return;
    }
    double score =
        switch (outcome.get()) {
          case Outcome.Win(Side winner, var _) -> winner == Side.WHITE ? 1 : 0;
          case Outcome.Draw _ -> 0.5;
        };
    settle(transaction.handle(), onlineGame, first, second, score);
  }

  /// Whether it was more than sitting down and giving up.
  private static boolean isPlayed(OnlineGame onlineGame, Outcome outcome) {
    var progress = onlineGame.game().progress();
    return !BESIDE_THE_BOARD.contains(outcome.by())
        || Math.min(progress.whiteMoves(), progress.blackMoves()) >= LEAST_MOVES;
  }

  private static void settle(
      Handle handle, OnlineGame onlineGame, long white, long black, double score) {
    var family = onlineGame.terms().rules().family();
    long now = onlineGame.changed();
    // always in the same order, so that two programs do not wait for each other
    var lower = hold(handle, Math.min(white, black), family, now);
    var higher = hold(handle, Math.max(white, black), family, now);
    var whites = white < black ? lower : higher;
    var blacks = white < black ? higher : lower;
    store(handle, onlineGame, white, whites, after(whites, blacks, score, now));
    store(handle, onlineGame, black, blacks, after(blacks, whites, 1 - score, now));
  }

  private static Rating after(Rating mine, Rating others, double score, long now) {
    var result = new Glicko.Result(others.at(now), score);
    return Glicko.after(mine, List.of(result), Glicko.periods(now - mine.changed()), now);
  }

  private static boolean isSettled(Handle handle, long game) {
    Optional<Integer> found =
        handle
            .createQuery("select 1 from rating_change where game_id = :game limit 1")
            .bind("game", game)
            .mapTo(Integer.class)
            .findOne();
    return found.isPresent();
  }

  private static Rating hold(Handle handle, long player, String family, long now) {
    var unknown = Rating.unknown(now);
    return handle
        .createQuery(HOLD)
        .bind("player", player)
        .bind("family", family)
        .bind("rating", unknown.rating())
        .bind("deviation", unknown.deviation())
        .bind("volatility", unknown.volatility())
        .bind("games", unknown.games())
        .bind("changed", unknown.changed())
        .map((row, _) -> rating(row))
        .one();
  }

  private static void store(
      Handle handle, OnlineGame onlineGame, long player, Rating before, Rating after) {
    handle
        .createUpdate(UPDATE)
        .bind("rating", after.rating())
        .bind("deviation", after.deviation())
        .bind("volatility", after.volatility())
        .bind("games", after.games())
        .bind("changed", after.changed())
        .bind("player", player)
        .bind("family", onlineGame.terms().rules().family())
        .execute();
    handle
        .createUpdate(NOTE)
        .bind("game", onlineGame.id())
        .bind("player", player)
        .bind("before", before.rating())
        .bind("after", after.rating())
        .execute();
  }
}
