package zwick.hall.session;

import java.util.List;
import zwick.hall.game.Event;
import zwick.hall.game.EventJson;
import zwick.hall.policy.Ids;
import zwick.hall.storage.Transaction;

/// Games that are over and lie in the database only: what becomes of them when a guest has logged
/// in. It is the same as at a table, see [TranspositionTable#move], without reading them all.
public final class FinishedGames {
  /// What other programs are told, who may have such a game open.
  public static final String NOTICE = "o";

  private static final String HIS =
      """
      id in (<ids>) and phase in ('over', 'aborted')
        and :guest in (host, coalesce(guest, 0), coalesce(white, 0), coalesce(black, 0))
        and :account not in (host, coalesce(guest, 0), coalesce(white, 0), coalesce(black, 0))
        and id not in (select game_id from removed_game)
      """;

  private static final String TELL =
      """
      insert into game_event (game_id, seq, at, version, kind, payload, command)
      select id, seq + 1, :now, :version, :kind, :payload, :command from game where
      """
          + HIS
          + " on conflict do nothing";

  private static final String MOVE =
      """
      update game set seq = seq + 1,
        host = case when host = :guest then :account else host end,
        guest = case when guest = :guest then :account else guest end,
        terms_by = case when terms_by = :guest then :account else terms_by end,
        white = case when white = :guest then :account else white end,
        black = case when black = :guest then :account else black end
      where exists (select 1 from game_event
          where game_id = game.id and seq = game.seq + 1 and command = :command)
        and
      """
          + HIS
          + " returning id";

  private static final String SPEAK =
      "update message set player_id = :account where player_id = :guest and game_id in (<ids>)";

  private FinishedGames() {}

  /// What was this guest's among these games is the account's from now on. Where the account sits
  /// already nothing changes, and where somebody else was quicker neither.
  public static boolean move(
      Transaction transaction, long now, List<Long> ids, long guest, long account) {
    var handle = transaction.handle();
    var moved = new Event.Moved(guest, account);
    var command = "moved:" + Ids.text(guest);
    handle
        .createUpdate(TELL)
        .bindList("ids", ids)
        .bind("guest", guest)
        .bind("account", account)
        .bind("now", now)
        .bind("version", EventJson.VERSION)
        .bind("kind", EventJson.kind(moved))
        .bind("payload", EventJson.payload(moved).write())
        .bind("command", command)
        .execute();
    var done =
        handle
            .createQuery(MOVE)
            .bindList("ids", ids)
            .bind("guest", guest)
            .bind("account", account)
            .bind("command", command)
            .mapTo(Long.class)
            .list();
    done.forEach(id -> transaction.tell(NOTICE + Ids.text(id)));
    if (!done.isEmpty()) {
      handle
          .createUpdate(SPEAK)
          .bindList("ids", done)
          .bind("guest", guest)
          .bind("account", account)
          .execute();
    }
    return true;
  }
}
