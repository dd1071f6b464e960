package zwick.hall.session;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import zwick.game.Side;
import zwick.hall.game.EventJson;
import zwick.hall.game.GameStatus;
import zwick.hall.game.LoggedEvent;
import zwick.hall.game.OnlineGame;
import zwick.hall.game.SeatHolder;
import zwick.hall.policy.Ids;
import zwick.hall.storage.Transaction;

/// Games in the database: their events, and a row each to find them by.
public final class GameStore {
  private static final String INSERT =
      """
      insert into game_event (game_id, seq, at, version, kind, payload, command)
      select :game, :seq, :at, :version, :kind, :payload, :command
      where (:seq = 1
          or exists (select 1 from game_event where game_id = :game and seq = :seq - 1))
        and not exists (select 1 from game_event where game_id = :game and command = :command)
      on conflict (game_id, seq) do nothing
      """;

  private static final String UPSERT =
      """
      insert into game (id, seq, phase, listed, rated, rules, family, pace, host, guest, terms_by, white,
        black, white_level, black_level, turn, moves, deadline, winner, ending, created, changed)
      values (:id, :seq, :phase, :listed, :rated, :rules, :family, :pace, :host, :guest, :termsBy, :white,
        :black, :whiteLevel, :blackLevel, :turn, :moves, :deadline, :winner, :ending, :created,
        :changed)
      on conflict (id) do update set seq = excluded.seq, phase = excluded.phase,
        rated = excluded.rated, rules = excluded.rules, family = excluded.family,
        pace = excluded.pace, host = excluded.host, guest = excluded.guest,
        terms_by = excluded.terms_by, white = excluded.white,
        black = excluded.black, white_level = excluded.white_level,
        black_level = excluded.black_level, turn = excluded.turn, moves = excluded.moves,
        deadline = excluded.deadline, winner = excluded.winner, ending = excluded.ending,
        changed = excluded.changed
      """;

  private GameStore() {}

  /// Writes what has happened. False if somebody else was quicker, if the command has been done
  /// already, or if the database has lost what came before (it may have been put back to an earlier
  /// state): then nothing is written.
  ///
  /// @param match the game after it
  public static boolean append(
      Transaction transaction, OnlineGame onlineGame, List<LoggedEvent> fresh) {
    var handle = transaction.handle();
    for (var loggedEvent : fresh) {
      int rows =
          handle
              .createUpdate(INSERT)
              .bind("game", onlineGame.id())
              .bind("seq", loggedEvent.seq())
              .bind("at", loggedEvent.at())
              .bind("version", EventJson.VERSION)
              .bind("kind", EventJson.kind(loggedEvent.event()))
              .bind("payload", EventJson.payload(loggedEvent.event()).write())
              .bind("command", loggedEvent.command().orElse(null))
              .execute();
      if (rows == 0) {
        return false; // the first of them, then: nobody else can follow up on it before us
      }
    }
    upsert(handle, GameRow.of(onlineGame));
    transaction.tell("g" + Ids.text(onlineGame.id()) + onlineGame.seq());
    return true;
  }

  private static void upsert(Handle handle, GameRow row) {
    handle
        .createUpdate(UPSERT)
        .bind("id", row.id())
        .bind("seq", row.seq())
        .bind("phase", row.gameStatus().id())
        .bind("listed", row.listed())
        .bind("rated", row.rated())
        .bind("rules", row.rules())
        .bind("family", row.family())
        .bind("pace", row.pace())
        .bind("host", row.host())
        .bind("guest", row.guest().orElse(null))
        .bind("termsBy", row.termsBy().orElse(null))
        .bind("white", player(row.white()))
        .bind("black", player(row.black()))
        .bind("whiteLevel", level(row.white()))
        .bind("blackLevel", level(row.black()))
        .bind("turn", letter(row.turn()))
        .bind("moves", row.moves())
        .bind("deadline", row.deadline().orElse(null))
        .bind("winner", letter(row.winner()))
        .bind("ending", row.ending().orElse(null))
        .bind("created", row.created())
        .bind("changed", row.changed())
        .execute();
  }

  private static @Nullable Long player(Optional<SeatHolder> sitter) {
    return sitter.orElse(null) instanceof SeatHolder.Person(long player) ? player : null;
  }

  private static @Nullable Integer level(Optional<SeatHolder> sitter) {
    return sitter.orElse(null) instanceof SeatHolder.Computer(int level) ? level : null;
  }

  private static @Nullable String letter(Optional<Side> side) {
    return side.map(one -> String.valueOf(one.letter())).orElse(null);
  }

  /// What has happened after `seq`, in order.
  public static List<LoggedEvent> since(Handle handle, long game, int seq) {
    return handle
        .createQuery(
            """
            select seq, at, version, kind, payload, command from game_event
            where game_id = :game and seq > :seq order by seq
            """)
        .bind("game", game)
        .bind("seq", seq)
        .map((row, _) -> entry(row))
        .list();
  }

  /// The event a command has led to.
  public static Optional<Integer> done(Handle handle, long game, String command) {
    return handle
        .createQuery("select seq from game_event where game_id = :game and command = :command")
        .bind("game", game)
        .bind("command", command)
        .mapTo(Integer.class)
        .findOne();
  }

  static LoggedEvent entry(ResultSet row) throws SQLException {
    return new LoggedEvent(
        row.getInt("seq"),
        row.getLong("at"),
        Optional.ofNullable(row.getString("command")),
        EventJson.read(row.getString("kind"), row.getInt("version"), row.getString("payload")));
  }

  /// Games in which something is due by `now`. Nobody finds a removed one, so nothing is.
  public static List<Long> due(Handle handle, long now, int most) {
    return handle
        .createQuery(
            """
            select id from game
            where deadline <= :now and id not in (select game_id from removed_game)
            order by deadline limit :most
            """)
        .bind("now", now)
        .bind("most", most)
        .mapTo(Long.class)
        .list();
  }

  /// Games whose clock was running at that time.
  public static List<GameRow> ticking(Handle handle) {
    return rows(
        handle, "phase = 'playing' and deadline is not null order by id", 0, Integer.MAX_VALUE);
  }

  public static long count(Handle handle, GameStatus gameStatus) {
    return handle
        .createQuery("select count(*) from game where phase = :phase")
        .bind("phase", gameStatus.id())
        .mapTo(Long.class)
        .one();
  }

  /// How many games of one host a list shows, so that nobody hides the others.
  static final int MOST_OF_ONE_HOST = 3;

  /// Invitations to everybody, the newest first; changing its terms makes none newer. What somebody
  /// proposes to the host keeps nobody else from coming, until he answers it.
  public static List<GameRow> invitations(Handle handle, int most) {
    return listed(
        handle, "phase = 'invited' and (guest is null or terms_by <> host)", "created", most);
  }

  /// Games that everybody may watch, those with the latest move first.
  public static List<GameRow> watchable(Handle handle, int most) {
    return listed(handle, "phase = 'playing'", "changed", most);
  }

  private static List<GameRow> listed(Handle handle, String which, String by, int most) {
    return handle
        .createQuery(
            """
            select * from (
              select game.*, row_number() over (partition by host order by %1$s desc) as place
              from game where listed and %2$s
            ) as ranked
            where place <= :each order by %1$s desc limit :most
            """
                .formatted(by, which))
        .bind("each", MOST_OF_ONE_HOST)
        .bind("most", most)
        .map((row, _) -> row(row))
        .list();
  }

  /// How many invitations of his everybody may see.
  public static long listedOf(Handle handle, long host) {
    return handle
        .createQuery(
            "select count(*) from game where host = :host and phase = 'invited' and listed")
        .bind("host", host)
        .mapTo(Long.class)
        .one();
  }

  /// Which of these games nobody has joined yet.
  public static Set<Long> invited(Handle handle, Set<Long> games) {
    return handle
        .createQuery("select id from game where phase = 'invited' and id in (<games>)")
        .bindList("games", List.copyOf(games))
        .mapTo(Long.class)
        .collectIntoSet();
  }

  /// All games of a player that are not over yet.
  public static List<GameRow> open(Handle handle, long player) {
    return rows(
        handle,
        """
        phase in ('invited', 'playing')
          and (host = :player or guest = :player or white = :player or black = :player)
        order by coalesce(deadline, 9223372036854775807), changed
        """,
        player,
        1_000);
  }

  /// The ids of all his games that are not over yet.
  public static List<Long> unfinished(Handle handle, long player) {
    return handle
        .createQuery(
            """
            select id from game where phase in ('invited', 'playing')
              and (host = :player or guest = :player or white = :player or black = :player)
            order by created, id
            """)
        .bind("player", player)
        .mapTo(Long.class)
        .list();
  }

  /// The ids of all his games, whatever became of them.
  public static List<Long> all(Handle handle, long player) {
    return handle
        .createQuery(
            """
            select id from game
            where host = :player or guest = :player or white = :player or black = :player
            order by created, id
            """)
        .bind("player", player)
        .mapTo(Long.class)
        .list();
  }

  /// The games a player has finished, the last first.
  public static List<GameRow> history(Handle handle, long player, long before, int most) {
    return rows(
        handle,
        "phase = 'over' and (white = :player or black = :player) and changed < "
            + before
            + " order by changed desc",
        player,
        most);
  }

  private static List<GameRow> rows(Handle handle, String which, long player, int most) {
    var query =
        handle.createQuery(
            "select * from game where id not in (select game_id from removed_game) and "
                + which
                + " limit :most");
    if (which.contains(":player")) {
      query.bind("player", player);
    }
    return query.bind("most", most).map((row, _) -> row(row)).list();
  }

  private static GameRow row(ResultSet row) throws SQLException {
    return new GameRow(
        row.getLong("id"),
        row.getInt("seq"),
        GameStatus.valueOf(row.getString("phase").toUpperCase(Locale.ROOT)),
        row.getBoolean("listed"),
        row.getBoolean("rated"),
        row.getString("rules"),
        row.getString("family"),
        row.getString("pace"),
        row.getLong("host"),
        number(row, "guest"),
        number(row, "terms_by"),
        sitter(row, "white"),
        sitter(row, "black"),
        side(row, "turn"),
        row.getInt("moves"),
        number(row, "deadline"),
        side(row, "winner"),
        Optional.ofNullable(row.getString("ending")),
        row.getLong("created"),
        row.getLong("changed"));
  }

  public static Optional<Long> number(ResultSet row, String column) throws SQLException {
    long value = row.getLong(column);
    return row.wasNull() ? Optional.empty() : Optional.of(value);
  }

  private static Optional<SeatHolder> sitter(ResultSet row, String column) throws SQLException {
    var player = number(row, column);
    if (player.isPresent()) {
      return Optional.of(new SeatHolder.Person(player.get()));
    }
    return number(row, column + "_level").map(level -> new SeatHolder.Computer(level.intValue()));
  }

  private static Optional<Side> side(ResultSet row, String column) throws SQLException {
    var letter = row.getString(column);
    return letter == null
        ? Optional.empty()
        : Optional.of(letter.equals("W") ? Side.WHITE : Side.BLACK);
  }
}
