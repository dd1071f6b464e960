package zwick.hall;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import zwick.hall.game.OnlineGame;
import zwick.hall.game.Pace;
import zwick.hall.moderation.AuditEntry;
import zwick.hall.moderation.AuditLog;
import zwick.hall.moderation.ModerationAction;
import zwick.hall.moderation.PlayerReport;
import zwick.hall.moderation.ReportReason;
import zwick.hall.moderation.Ruling;
import zwick.hall.policy.Ids;
import zwick.hall.policy.Objection.House;
import zwick.hall.policy.UsageLimits;
import zwick.hall.session.GameStore;
import zwick.hall.storage.Database;

/// What players tell about each other, until somebody has dealt with it.
public final class PlayerReports {
  /// Of the words that come with it, and of the reason for a decision.
  static final int LONGEST = 500;

  private static final String WITH_MESSAGE =
      """
      left join message on message.game_id = report.game_id and message.n = report.message_n
      """;

  private static final String SELECT =
      "select report.*, message.phrase, message.words as said, 1 as together from report\n"
          + WITH_MESSAGE;

  /// The newest about each player, so that many about one do not hide the others.
  private static final String SELECT_OPEN =
      """
      select report.*, message.phrase, message.words as said from (
        select report.*, row_number() over (partition by player_id order by at desc, id) as place,
          count(*) over (partition by player_id) as together
        from report where closed is null
      ) as report
      """
          + WITH_MESSAGE
          + "where place = 1 order by report.at desc, report.id limit :most";

  private final Database database;
  private final Hall hall;
  private final Moderation moderation;

  PlayerReports(Database database, Hall hall, Moderation moderation) {
    this.database = database;
    this.hall = hall;
    this.moderation = moderation;
  }

  /// None if it was taken down. Telling the same again changes nothing as long as nobody has looked
  /// into it.
  public Optional<House> file(long reporter, PlayerReport.Draft draft) {
    var words = Messages.clean(draft.words());
    if (words.codePointCount(0, words.length()) > LONGEST) {
      return Optional.of(House.REPORT_TOO_LONG);
    }
    if (reporter == draft.player()) {
      return Optional.of(House.NOT_ABOUT_YOURSELF);
    }
    if (hall.players().find(draft.player()).isEmpty()) {
      return Optional.of(House.NO_SUCH_PLAYER);
    }
    var wrong = wrong(reporter, draft);
    if (wrong.isPresent()) {
      return wrong;
    }
    long now = hall.now();
    return database.write(transaction -> {
      var handle = transaction.handle();
      if (isKnown(handle, reporter, draft)) {
        return Optional.empty();
      }
      if (UsageLimits.isReached(hall.limits().reportsPerDay(), lately(handle, reporter, now))) {
        return Optional.of(House.TOO_MANY_REPORTS);
      }
      insert(handle, reporter, draft, words, now);
      return Optional.empty();
    });
  }

  private Optional<House> wrong(long reporter, PlayerReport.Draft draft) {
    if (draft.game().isEmpty()) {
      return draft.message().isEmpty() ? Optional.empty() : Optional.of(House.NO_SUCH_MESSAGE);
    }
    var match = hall.table(draft.game().get()).map(GameSession::onlineGame);
    if (match.isEmpty()) {
      return Optional.of(House.NO_SUCH_GAME);
    }
    if (draft.message().isPresent()) {
      return isSaid(match.get(), reporter, draft.player(), draft.message().get())
          ? Optional.empty()
          : Optional.of(House.NO_SUCH_MESSAGE);
    }
    return match.get().isOf(draft.player()) ? Optional.empty() : Optional.of(House.NO_SUCH_GAME);
  }

  /// By him, and for the reporter to read: nobody tells of what was said between two others.
  private boolean isSaid(OnlineGame onlineGame, long reporter, long player, int n) {
    return hall.messages().of(onlineGame, Optional.of(reporter)).stream()
        .anyMatch(message -> message.n() == n && message.player() == player);
  }

  private static boolean isKnown(Handle handle, long reporter, PlayerReport.Draft draft) {
    return handle
        .createQuery("select * from report where reporter = :reporter and closed is null")
        .bind("reporter", reporter)
        .map((row, _) ->
            row.getLong("player_id") == draft.player()
                && GameStore.number(row, "game_id").equals(draft.game())
                && GameStore.number(row, "message_n").map(Long::intValue).equals(draft.message())
                && row.getString("reason").equals(draft.reason().id()))
        .list()
        .contains(true);
  }

  private static long lately(Handle handle, long reporter, long now) {
    return handle
        .createQuery("select count(*) from report where reporter = :reporter and at > :since")
        .bind("reporter", reporter)
        .bind("since", now - Pace.DAY)
        .mapTo(Long.class)
        .one();
  }

  private static void insert(
      Handle handle, long reporter, PlayerReport.Draft draft, String words, long now) {
    handle
        .createUpdate(
            """
            insert into report (id, at, reporter, player_id, game_id, message_n, reason, words)
            values (:id, :at, :reporter, :player, :game, :message, :reason, :words)
            """)
        .bind("id", Ids.fresh())
        .bind("at", now)
        .bind("reporter", reporter)
        .bind("player", draft.player())
        .bind("game", draft.game().orElse(null))
        .bind("message", draft.message().orElse(null))
        .bind("reason", draft.reason().id())
        .bind("words", words.isEmpty() ? null : words)
        .execute();
  }

  /// Of those that nobody has dealt with the newest about each player, the newest first.
  public List<PlayerReport> open(int most) {
    return database.read(handle ->
        handle.createQuery(SELECT_OPEN).bind("most", most).map((row, _) -> report(row)).list());
  }

  /// Those about one player that nobody has dealt with, the newest first.
  public List<PlayerReport> openAbout(long player, int most) {
    return about("report.closed is null and ", player, most);
  }

  /// All about one player, the newest first, dealt with or not.
  public List<PlayerReport> about(long player, int most) {
    return about("", player, most);
  }

  private List<PlayerReport> about(String which, long player, int most) {
    return database.read(handle ->
        handle
            .createQuery(
                SELECT
                    + "where "
                    + which
                    + "report.player_id = :player order by report.at desc, report.id limit :most")
            .bind("player", player)
            .bind("most", most)
            .map((row, _) -> report(row))
            .list());
  }

  private static PlayerReport report(ResultSet row) throws SQLException {
    return new PlayerReport(
        row.getLong("id"),
        row.getLong("at"),
        row.getLong("reporter"),
        row.getLong("player_id"),
        GameStore.number(row, "game_id"),
        GameStore.number(row, "message_n").map(Long::intValue),
        Optional.ofNullable(row.getString("phrase")),
        Optional.ofNullable(row.getString("said")),
        ReportReason.find(row.getString("reason")).orElse(ReportReason.OTHER),
        Optional.ofNullable(row.getString("words")),
        row.getInt("together"));
  }

  /// Nothing needs to be done about it. None if it was open.
  public Optional<House> dismiss(Ruling asked, long id) {
    return moderation.decide(
        asked.settling(Optional.of(id)),
        (transaction, ruling, now) -> {
          var about = about(transaction.handle(), id);
          if (about.isEmpty()) {
            return Optional.of(House.NO_SUCH_REPORT);
          }
          var entry = AuditEntry.of(ruling, ModerationAction.DISMISS);
          AuditLog.append(transaction, now, entry.player(about.get()));
          return Optional.empty();
        });
  }

  /// Nothing needs to be done about any of those about this player. None if there were open ones.
  public Optional<House> dismissAll(Ruling asked, long player) {
    var own = moderation.own(asked);
    return moderation.decide(
        asked,
        (transaction, ruling, now) -> {
          if (own.contains(player)) {
            return Optional.of(House.SOMEBODY_ELSE_DECIDES);
          }
          int closed =
              transaction
                  .handle()
                  .createUpdate(
                      """
                      update report set closed = :now
                      where player_id = :player and closed is null
                      """)
                  .bind("now", now)
                  .bind("player", player)
                  .execute();
          if (closed == 0) {
            return Optional.of(House.NO_SUCH_REPORT);
          }
          var entry = AuditEntry.of(ruling, ModerationAction.DISMISS).player(player);
          AuditLog.append(transaction, now, entry.detail(String.valueOf(closed)));
          return Optional.empty();
        });
  }

  /// Whom it is about; none if it is not open.
  static Optional<Long> about(Handle handle, long id) {
    return handle
        .createQuery("select player_id from report where id = :id and closed is null")
        .bind("id", id)
        .mapTo(Long.class)
        .findOne();
  }

  static void close(Handle handle, long id, long now) {
    handle
        .createUpdate("update report set closed = :now where id = :id and closed is null")
        .bind("now", now)
        .bind("id", id)
        .execute();
  }
}
